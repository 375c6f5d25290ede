/** Every transaction, newest first, and their export. */
import { useState } from 'preact/hooks';
import { download, read } from '../../api/control.js';
import { useAction } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { ListPage } from '../../kit/list-page.js';
import { Failure } from '../../kit/state.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { DAYS, windowOf } from './money.js';

const STATUSES = ['pending', 'confirmed', 'failed', 'refunded'] as const;
const TYPES = ['payment', 'payout', 'refund'] as const;
type Status = (typeof STATUSES)[number];
type Type = (typeof TYPES)[number];

function Export() {
  const [format, setFormat] = useState('csv');
  const action = useAction((chosen: string) =>
    download('/transactions/export', { format: chosen }, `transactions.${chosen}`),
  );
  const button = (name: string) => ({
    busy: action.busy && format === name,
    testId: `export-${name}`,
    onClick: () => {
      setFormat(name);
      void action.run(name);
    },
  });
  return (
    <div>
      <div class="actions">
        <Button {...button('csv')}>Export CSV</Button>
        <Button {...button('json')}>Export JSON</Button>
      </div>
      {action.failure && <Failure error={action.failure} />}
    </div>
  );
}

export default function TransactionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      title="Transactions"
      intro="What moved on the chains: payments, payouts and refunds. The export holds all of them."
      filters={[
        { name: 'status', label: 'Status', options: STATUSES },
        { name: 'type', label: 'Type', options: TYPES },
        ...DAYS,
      ]}
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, { status, type, ...days }, signal) =>
        read('/transactions', {
          query: { ...page, ...windowOf(days), status: status as Status, type: type as Type },
          signal,
        })
      }
      kinds={['transaction']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/transactions/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        {
          title: 'Amount',
          cell: ({ crypto_amount, crypto_currency }) => <Amount amount={crypto_amount} currency={crypto_currency} />,
          numeric: true,
        },
        { title: 'Type', cell: ({ type }) => type, minor: true },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Worth', cell: (row) => <Amount {...row} />, numeric: true, minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      actions={<Export />}
      empty={{ title: 'No transactions yet', text: 'Let a customer pay, or send a payout; what moves appears here.' }}
    />
  );
}
