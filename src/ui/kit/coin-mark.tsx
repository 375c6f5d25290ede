/** The mark of a coin, and of the network that a token travels on: drawn here, and never alone, because its name stands beside it. */
import { COINS, NATIVE_COIN } from '../../chains/networks.js';

/** Nothing for a currency that is no coin. */
export function CoinMark({ currency, network }: { currency: string; network?: string | undefined }) {
  const mark = COINS[currency];
  if (mark === undefined) return null;
  const native = NATIVE_COIN[network ?? ''];
  return (
    <svg class="coin-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle fill={`var(--coin-${currency.toLowerCase()})`} cx="12" cy="12" r="11" />
      <path class={mark.solid ? 'solid' : 'sign'} d={mark.sign} />
      {native !== undefined && native !== currency && (
        <>
          <circle class="rim" cx="19" cy="19" r="5" />
          <circle fill={`var(--coin-${native.toLowerCase()})`} cx="19" cy="19" r="3.8" />
        </>
      )}
    </svg>
  );
}
