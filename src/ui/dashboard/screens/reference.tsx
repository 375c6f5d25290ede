/** An id, as a link to its record where a screen shows it. */
import { shortId } from '../../kit/values.js';
import { hrefOf } from '../screens.js';

/** Ids as entries of a list. */
export const References = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => (
    <li key={id}>
      <Reference id={id} />
    </li>
  ));

/** @param none what is said where there is none */
export function Reference({
  id,
  none = '–',
  short,
}: {
  id: string | null | undefined;
  none?: string;
  short?: boolean;
}) {
  if (id == null) return <>{none}</>;
  const href = hrefOf(id);
  if (href === undefined) return <code>{id}</code>;
  return (
    <a href={href}>
      <code title={id}>{short ? shortId(id) : id}</code>
    </a>
  );
}
