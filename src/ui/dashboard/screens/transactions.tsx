/** Every transaction, newest first, and their export. */
import { DownloadButton } from '../../kit/download.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { DAYS, ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';

const STATUSES = ['pending', 'confirmed', 'failed', 'refunded'] as const;
const TYPES = ['payment', 'payout', 'refund'] as const;

export default function TransactionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/transactions"
      title="Transactions"
      intro="What moved on the chains: payments, payouts and refunds. The export holds all of them."
      filters={[
        { name: 'status', label: 'Status', options: STATUSES },
        { name: 'type', label: 'Type', options: TYPES },
        ...DAYS,
      ]}
      query={query}
      kinds={['transaction']}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        {
          title: 'Amount',
          cell: ({ crypto_amount, crypto_currency }) => <Amount amount={crypto_amount} currency={crypto_currency} />,
          numeric: true,
        },
        { title: 'Type', cell: ({ type }) => type, minor: true },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Fiat value', cell: (row) => <Amount {...row} />, numeric: true, minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      actions={
        <div class="actions">
          <DownloadButton path="/transactions/export?format=csv" file="transactions.csv" testId="export-csv">
            Export CSV
          </DownloadButton>
          <DownloadButton path="/transactions/export?format=json" file="transactions.json" testId="export-json">
            Export JSON
          </DownloadButton>
        </div>
      }
      empty={{ title: 'No transactions yet', text: 'Let a customer pay, or send a payout; what moves appears here.' }}
    />
  );
}
