import { layoutCopy } from '~/copy/layout';

export default function NotFound() {
  const copy = layoutCopy.id;
  return (
    <section>
      <h1>{copy.notFoundTitle}</h1>
      <p>{copy.notFoundText}</p>
      <p>{copy.notFoundHelp}</p>
      <a href="/">{copy.goHome}</a>
    </section>
  );
}
