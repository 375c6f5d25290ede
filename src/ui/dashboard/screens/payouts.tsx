/** Every payout, newest first, those that the merchant makes in the dashboard, and the form behind both. */
import type { BodyFor, Reply } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { FormButton } from '../../kit/contract-form.js';
import type { Column } from '../../kit/table.js';
import { amountText, StatusBadge, wordsOf } from '../../kit/values.js';
import { AMOUNT, CREATED, DAYS, ID, ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

const STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
type Row = Reply<'/payouts', 'get'>['data'][number];

const COLUMNS: readonly Column<Row>[] = [
  AMOUNT,
  { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
  { title: 'Address', cell: ({ address }) => <code>{address}</code> },
  CREATED,
  ID,
];

export default function PayoutsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/payouts"
      title="Payouts"
      intro="Money that goes out. Open one to review, complete or fail it."
      filters={[{ name: 'status', label: 'State', options: STATUSES }, ...DAYS]}
      query={query}
      kinds={['payout']}
      columns={COLUMNS}
      actions={<PayoutForm title="New payout" operation="createPayout" />}
      empty={{ title: 'No payouts yet', text: 'Create one here or with POST /v1/payouts; it appears at once.' }}
    />
  );
}

export function WithdrawalsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/withdrawals"
      title="Withdrawals"
      intro="Funds that the merchant takes out. They are payouts too, and are listed among them."
      filters={[{ name: 'status', label: 'State', options: STATUSES }]}
      query={query}
      kinds={['payout']}
      records="/payouts"
      columns={COLUMNS}
      actions={<PayoutForm title="Withdraw" operation="createWithdrawal" />}
      empty={{ title: 'No withdrawals yet', text: 'Withdraw something, and see what your program makes of it.' }}
    />
  );
}

type NewPayout = BodyFor<'createPayout'>;

/** A magic address stands for itself and its currency, where no address was typed. */
function withMagic({ magic, ...body }: NewPayout & { magic?: string }): NewPayout {
  const [currency, address] = magic?.split(' ') ?? [];
  return { ...body, currency: (currency ?? body.currency) as NewPayout['currency'], address: body.address ?? address };
}

type Fees = Reply<'/fees', 'get'>['data'];

/** The sum of two amounts, exactly: no cryptocurrency here has more than eight decimals. */
function sumOf(...amounts: number[]): number {
  const minor = amounts.reduce((sum, amount) => sum + BigInt(amount.toFixed(8).replace('.', '')), 0n);
  return Number(minor) / 1e8;
}

/** What the payout will cost, by the sandbox's own rules, and whether there is enough for it. */
function costOf(fees: Fees, { amount, currency, fee_level }: NewPayout): string {
  const found = fees.find((each) => each.currency === currency);
  if (found === undefined) return '';
  const show = (value: number): string => amountText(value, currency);
  const { network_fee, minimum_withdrawal: least, available } = found;
  const fee = network_fee[fee_level ?? 'medium'];
  const said = `Network fee: ${show(fee)} at most.`;
  if (!(amount > 0) || amount > 1e12) return `${said} ${show(available)} are available.`;
  if (amount < least) return `${said} The least that can be paid out is ${show(least)}.`;
  const held = sumOf(amount, fee);
  if (held > available) return `${said} ${show(held)} are needed, and only ${show(available)} are available.`;
  return `${said} ${show(held)} are held until it ends; ${show(available)} are available.`;
}

/** A button with the form; magic addresses can be chosen instead of typing one. */
function PayoutForm({ title, operation }: { title: string; operation: 'createPayout' | 'createWithdrawal' }) {
  const magic = useRead('/magic', []);
  const fees = useRead('/fees', ['balance']).value?.data;
  const usable = (magic.value?.payout_addresses ?? []).filter(({ environment }) => environment === 'test');
  const offered = usable.map(({ currency, address, behaviour, network }) => ({
    value: `${currency} ${address}`,
    text: `${currency} on ${network}: ${wordsOf(behaviour)}`,
  }));
  return (
    <FormButton
      title={title}
      operation={operation}
      fields={{
        address: { hint: 'Where the money goes. Nothing ever leaves this sandbox.' },
        magic: {
          label: 'Or a magic address',
          options: offered,
          none: 'none',
          hint: 'Decides what becomes of it, where no address is typed above; its currency counts then.',
        },
        fee_level: { initial: 'medium' },
      }}
      shape={withMagic}
      outlook={fees && ((body) => costOf(fees, body))}
      verb={title}
      onDone={({ payout }) => navigate(`/dashboard/payouts/${payout.id}`)}
    />
  );
}
