/** Payouts that the merchant makes in the dashboard. */
import { ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { PayoutForm } from './payout-form.js';
import { PAYOUT_COLUMNS, PAYOUT_STATUSES } from './payouts.js';

export default function WithdrawalsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/withdrawals"
      title="Withdrawals"
      intro="Funds that the merchant takes out. They are payouts too, and are listed among them."
      filters={[{ name: 'status', label: 'Status', options: PAYOUT_STATUSES }]}
      query={query}
      kinds={['payout']}
      records="/payouts"
      columns={PAYOUT_COLUMNS}
      actions={<PayoutForm title="Withdraw" operation="createWithdrawal" />}
      empty={{ title: 'No withdrawals yet', text: 'Withdraw something, and see what your program makes of it.' }}
    />
  );
}
