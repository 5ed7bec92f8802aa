import { publicApi } from '~/trpc/server';

export default async function HomePage() {
  const { items } = await publicApi.events.page({});
  return (
    <ul>
      {items.map((event) => (
        <li key={event.id}>{event.title}</li>
      ))}
    </ul>
  );
}
