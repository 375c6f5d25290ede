/** What screens of records have in common: a heading, facts, and the records that a record made. */
import { Card } from '../../kit/page.js';
import { Amount, Facts, StatusBadge } from '../../kit/values.js';
import { References } from './reference.js';

/** A record of money, by its amount and its state. */
export function AmountHeading({
  status,
  tone,
  ...money
}: Parameters<typeof Amount>[0] & Parameters<typeof StatusBadge>[0]) {
  return (
    <>
      <Amount {...money} /> <StatusBadge status={status} tone={tone} />
    </>
  );
}

/** What is known of a record. */
export function FactsCard({ of, ...card }: Parameters<typeof Facts>[0] & { title?: string; label?: string }) {
  return (
    <Card {...card}>
      <Facts of={of} />
    </Card>
  );
}

interface RecordListProps {
  title: string;
  ids: readonly string[];
  /** How many there are; more than are listed, where it made many. */
  total: number;
  none: string;
}

/** The records that another record made, newest first. */
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
          <References ids={ids} />
        </ul>
      )}
      {total > ids.length && <p class="footnote">The newest {ids.length} are listed.</p>}
    </Card>
  );
}
