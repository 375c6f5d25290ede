/** The form behind payouts and withdrawals, which are made by the same rules. */
import { read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { FormButton, type Typed } from '../../kit/form-dialog.js';
import { wordsOf } from '../../kit/values.js';
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

/** A button with the form; magic addresses can be chosen instead of typing one. */
export function PayoutForm({ title, submit }: { title: string; submit: (body: NewPayout) => Promise<unknown> }) {
  const magic = useData('magic', (signal) => read('/magic', { signal }), []);
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
      verb={title}
      submit={(typed) => submit(sent(typed))}
    >
      {title}
    </FormButton>
  );
}
