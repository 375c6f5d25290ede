/** The records that another record made, newest first. */

interface RecordListProps {
  title: string;
  ids: readonly string[];
  /** How many there are; more than are listed, where it made many. */
  total: number;
  /** Where the screen of one begins. */
  href: string;
  none: string;
}

export function RecordList({ title, ids, total, href, none }: RecordListProps) {
  return (
    <section class="card" aria-labelledby="made">
      <h2 id="made">
        {title} <span class="count number">{total.toLocaleString('en')}</span>
      </h2>
      {ids.length === 0 ? (
        <p class="footnote">{none}</p>
      ) : (
        <ul class="made" data-testid="made">
          {ids.map((id) => (
            <li key={id}>
              <a href={`${href}/${encodeURIComponent(id)}`}>
                <code>{id}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
      {total > ids.length && <p class="footnote">The newest {ids.length} are listed.</p>}
    </section>
  );
}
