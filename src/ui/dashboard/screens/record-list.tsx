/** The records that another record made, newest first. */
import { Card } from '../../kit/page.js';
import { Reference } from './reference.js';

interface RecordListProps {
  title: string;
  ids: readonly string[];
  /** How many there are; more than are listed, where it made many. */
  total: number;
  none: string;
}

export function RecordList({ title, ids, total, none }: RecordListProps) {
  const heading = (
    <>
      {title} <span class="count number">{total.toLocaleString('en')}</span>
    </>
  );
  return (
    <Card title={heading}>
      {ids.length === 0 ? (
        <p class="footnote">{none}</p>
      ) : (
        <ul class="made" data-testid="made">
          {ids.map((id) => (
            <li key={id}>
              <Reference id={id} />
            </li>
          ))}
        </ul>
      )}
      {total > ids.length && <p class="footnote">The newest {ids.length} are listed.</p>}
    </Card>
  );
}
