/** One transaction, with what the chain knows of it. */
import type { Reply } from '../../api/control.js';
import { Card, RecordPage, Timeline } from '../../kit/page.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import { Json } from '../json.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';

type Detail = Reply<'/transactions/{id}', 'get'>;

export default function TransactionScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/transactions/{id}"
      what="transaction"
      list="Transactions"
      kinds={['transaction', 'event']}
      heading={({ chain }) => (
        <>
          <Amount amount={chain.crypto_amount} currency={chain.crypto_currency} /> <StatusBadge status={chain.phase} />
        </>
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
    <Card title="Summary">
      <Facts
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
    </Card>
  );
}
