/** Payouts that the merchant makes in the dashboard. */
import { read } from '../../api/control.js';
import { ListPage } from '../../kit/list-page.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { PayoutForm } from './payout-form.js';
import { PAYOUT_COLUMNS, PAYOUT_STATUSES, type PayoutStatus } from './payouts.js';

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
      actions={<PayoutForm title="Withdraw" operation="createWithdrawal" />}
      empty={{ title: 'No withdrawals yet', text: 'Withdraw something, and see what your program makes of it.' }}
    />
  );
}
