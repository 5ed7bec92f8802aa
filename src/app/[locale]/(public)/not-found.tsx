import { NotFoundScreen } from '~/features/layout/not-found-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
