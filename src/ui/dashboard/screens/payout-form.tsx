/** The form behind payouts and withdrawals, which are made by the same rules. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { FormButton, type Typed } from '../../kit/form-dialog.js';
import { amountText, wordsOf } from '../../kit/values.js';
import { AMOUNT, CRYPTO_CURRENCY, type Crypto, DESCRIPTION, FEE_LEVEL } from './money.js';

/** What a payout is made of, as it is sent. */
export interface NewPayout {
  amount: number;
  currency: Crypto;
  address: string;
  description?: string | undefined;
  fee_level?: 'low' | 'medium' | 'high';
}

const sent = ({ amount, currency, address, magic, description, fee_level }: Typed): NewPayout => ({
  amount: Number(amount),
  currency: (magic?.split(' ')[0] ?? currency) as Crypto,
  address: address ?? magic?.split(' ')[1] ?? '',
  description,
  fee_level: fee_level as NewPayout['fee_level'],
});

type Fees = Reply<'/fees', 'get'>['data'];

/** The sum of two amounts, exactly: no cryptocurrency here has more than eight decimals. */
function sumOf(...amounts: number[]): number {
  const minor = amounts.reduce((sum, amount) => sum + BigInt(amount.toFixed(8).replace('.', '')), 0n);
  return Number(minor) / 1e8;
}

/** What the payout will cost, by the sandbox's own rules, and whether there is enough for it. */
function costOf(fees: Fees, typed: Typed): string {
  const { amount, currency, fee_level } = sent(typed);
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
export function PayoutForm({ title, submit }: { title: string; submit: (body: NewPayout) => Promise<unknown> }) {
  const magic = useData('magic', (signal) => read('/magic', { signal }), []);
  const fees = useData('fees', (signal) => read('/fees', { signal }), ['balance']).value?.data;
  const usable = (magic.value?.payout_addresses ?? []).filter(({ environment }) => environment === 'test');
  const offered = usable.map(({ currency, address, behaviour, network }) => ({
    value: `${currency} ${address}`,
    text: `${currency} on ${network}: ${wordsOf(behaviour)}`,
  }));
  return (
    <FormButton
      title={title}
      fields={[
        AMOUNT,
        CRYPTO_CURRENCY,
        { name: 'address', label: 'Address', hint: 'Where the money goes. Nothing ever leaves this sandbox.' },
        {
          name: 'magic',
          label: 'Or a magic address',
          options: [{ value: '', text: 'none' }, ...offered],
          hint: 'Decides what becomes of it, where no address is typed above; its currency counts then.',
        },
        FEE_LEVEL,
        DESCRIPTION,
      ]}
      outlook={fees && ((typed) => costOf(fees, typed))}
      verb={title}
      submit={(typed) => submit(sent(typed))}
    >
      {title}
    </FormButton>
  );
}
