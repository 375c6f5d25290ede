/** Payouts that the merchant makes in the dashboard. */
import { read, send } from '../../api/control.js';
import { ListPage } from '../../kit/list-page.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { type NewPayout, PayoutForm } from './payout-form.js';
import { PAYOUT_COLUMNS, PAYOUT_STATUSES, type PayoutStatus } from './payouts.js';

const create = async (body: NewPayout): Promise<void> => {
  const { payout } = await send('post', '/withdrawals', { body });
  navigate(`/dashboard/payouts/${payout.id}`);
};

export default function WithdrawalsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      title="Withdrawals"
      intro="Funds that the merchant takes out. They are payouts too, and are listed among them."
      filters={[{ name: 'status', label: 'Status', options: PAYOUT_STATUSES }]}
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, { status }, signal) =>
        read('/withdrawals', { query: { ...page, status: status as PayoutStatus }, signal })
      }
      kinds={['payout']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/payouts/${id}`}
      columns={PAYOUT_COLUMNS}
      actions={<PayoutForm title="Withdraw" submit={create} />}
      empty={{ title: 'No withdrawals yet', text: 'Withdraw something, and see what your program makes of it.' }}
    />
  );
}
