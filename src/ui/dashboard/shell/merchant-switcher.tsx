/** Whose books are shown. On loopback the merchants are listed; elsewhere a key says it. */
import { choose, chosen, facts, keyAsked } from '../../api/merchant.js';
import { useRead } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Icon } from '../../kit/icons.js';
import { countText } from '../../kit/values.js';

const MOST = 100;

export function MerchantSwitcher() {
  return facts.loopback ? (
    <Listed />
  ) : (
    <Button onClick={() => (keyAsked.value = 'Enter the API key of another merchant.')}>Change merchant</Button>
  );
}

function Listed() {
  const { value } = useRead('/merchants', ['merchant'], { query: { limit: MOST } });
  const merchants = value?.data ?? [];
  const first = merchants.find(({ ordinal }) => ordinal === 0) ?? merchants.at(-1);
  const current = chosen.value.by === 'id' ? chosen.value.id : (first?.id ?? '');
  const name = merchants.find(({ id }) => id === current)?.label ?? 'default';
  return (
    <label class="switcher">
      <span class="unseen">Merchant</span>
      <span class="switcher-mark" aria-hidden="true">
        {name.trim().slice(0, 1).toUpperCase()}
      </span>
      <span class="switcher-name short" aria-hidden="true">
        {name}
        <small>{countText(merchants.length, 'merchant')}</small>
      </span>
      <Icon name="chevrons" small />
      <select
        value={current}
        data-testid="merchant"
        onChange={({ currentTarget }) => {
          const id = currentTarget.value;
          choose(id === first?.id ? { by: 'default' } : { by: 'id', id });
        }}
      >
        {merchants.length === 0 && <option value="">default</option>}
        {merchants.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
