/** An id, as a link to its record where a screen shows it. */
import { hrefOf } from '../screens.js';

export function Reference({ id }: { id: string | null | undefined }) {
  if (id == null) return <>–</>;
  const href = hrefOf(id);
  if (href === undefined) return <code>{id}</code>;
  return (
    <a href={href}>
      <code>{id}</code>
    </a>
  );
}
