/** Every transaction, newest first, their export, and one of them with what the chain knows of it. */

import type { Reply } from '../../api/control.js';
import { DownloadButton } from '../../kit/download.js';
import { RecordPage, Timeline } from '../../kit/page.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, StatusBadge, Time } from '../../kit/values.js';
import { Json } from '../json.js';
import { AMOUNT, CREATED, DAYS, ID, ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { AmountHeading, FactsCard } from './record-parts.js';
import { Reference } from './reference.js';

export default function TransactionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/transactions"
      title="Transactions"
      intro="What moved on the chains: payments, payouts and refunds. The export holds all of them."
      filters={[
        { name: 'status', label: 'State', options: ['pending', 'confirmed', 'failed', 'refunded'] },
        { name: 'type', label: 'Type', options: ['payment', 'payout', 'refund'] },
        ...DAYS,
      ]}
      query={query}
      kinds={['transaction']}
      columns={[
        {
          ...AMOUNT,
          cell: ({ id, crypto_amount, crypto_currency }) =>
            AMOUNT.cell({ id, amount: crypto_amount, currency: crypto_currency }),
        },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Type', cell: ({ type }) => type },
        {
          title: 'Fiat value',
          cell: (row) => (row.currency === row.crypto_currency ? '–' : <Amount {...row} />),
          numeric: true,
          minor: true,
        },
        CREATED,
        ID,
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

type Detail = Reply<'/transactions/{id}', 'get'>;

export function TransactionScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/transactions/{id}"
      what="transaction"
      list="Transactions"
      kinds={['transaction', 'event']}
      heading={({ chain: { crypto_amount, crypto_currency, phase } }) => (
        <AmountHeading amount={crypto_amount} currency={crypto_currency} status={phase} />
      )}
    >
      {(detail) => (
        <>
          <Summary {...detail} />
          <Tabs
            label="What lies behind it"
            of={{
              Timeline: () => <Timeline entries={detail.timeline} />,
              JSON: () => <Json value={detail.transaction} what="the transaction" />,
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

function Summary({ transaction, chain }: Detail) {
  const { type, payment_request_id, fee, fee_currency, created_at, updated_at } = transaction;
  return (
    <FactsCard
      title="Summary"
      of={{
        Type: type,
        'Fiat value': <Amount {...transaction} />,
        Fee: <Amount amount={fee} currency={fee_currency} />,
        'Payment request': <Reference id={payment_request_id} none="none" />,
        Network: chain.network,
        Address: <Copyable text={chain.address} what="the address" />,
        Hash: <Copyable text={chain.hash} what="the hash" />,
        Confirmations: `${chain.confirmations} of ${chain.confirmations_required}`,
        Created: <Time at={created_at} />,
        Changed: <Time at={updated_at} />,
      }}
    />
  );
}
