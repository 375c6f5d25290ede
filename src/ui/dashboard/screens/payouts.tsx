/** Every payout, newest first. */
import type { Reply } from '../../api/control.js';
import type { Column } from '../../kit/table.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { DAYS, ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { PayoutForm } from './payout-form.js';

export const PAYOUT_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
type Row = Reply<'/payouts', 'get'>['data'][number];

export const PAYOUT_COLUMNS: readonly Column<Row>[] = [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Amount', cell: (row) => <Amount {...row} />, numeric: true },
  { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
  { title: 'Address', cell: ({ address }) => <code>{address}</code>, minor: true },
  { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
];

export default function PayoutsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/payouts"
      title="Payouts"
      intro="Money that goes out. Open one to review, complete or fail it."
      filters={[{ name: 'status', label: 'Status', options: PAYOUT_STATUSES }, ...DAYS]}
      query={query}
      kinds={['payout']}
      columns={PAYOUT_COLUMNS}
      actions={<PayoutForm title="New payout" operation="createPayout" />}
      empty={{ title: 'No payouts yet', text: 'Create one here or with POST /v1/payouts; it appears at once.' }}
    />
  );
}
