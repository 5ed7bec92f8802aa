import { notFound } from 'next/navigation';

/** Every address that no other page answers. */
export default function UnknownPage() {
  notFound();
}
