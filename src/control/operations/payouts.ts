/** The way of a payout through review and broadcast, and the addresses that decide it. */
import type { ControlHandler, ControlOperationId, ControlSchema } from '../../contract/types.js';
import { CRYPTO_CODES, currencyOf } from '../../domain/currencies.js';
import { minorOf, minorToNumber } from '../../domain/money.js';
import { listPage } from '../../domain/pages.js';
import * as payouts from '../../domain/payouts/payouts.js';
import { publicPayout } from '../../domain/present.js';
import type { PayoutRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { REQUEST_KEY } from '../../scenarios/triggers.js';
import type { ControlContext, MagicEntry } from '../host.js';
import { showPayoutDetail } from '../shapes/payouts.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (world: World, payout: PayoutRecord) => ({ status: 200, body: showPayoutDetail(world, payout) }) as const;

export const listPayouts: Handler<'listPayouts'> = ({ query }, { world }) => {
  const { status } = query;
  const path = '/_sandbox/payouts';
  const options = { path, filters: { status }, facet: status, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(world.payouts, query, options, (payout) => publicPayout(world, payout)) };
};

export const createPayout: Handler<'createPayout'> = ({ body }, { world }) => ({
  status: 201,
  body: showPayoutDetail(world, payouts.createPayout(world, body)),
});

export const getPayoutDetail: Handler<'getPayoutDetail'> = ({ path }, { world }) =>
  shown(world, payouts.getPayout(world, path.id));

function showMagic({ currency, chain, network, byte, behaviour, effect, address }: MagicEntry) {
  const code = `0x${byte.toString(16).padStart(2, '0')}`;
  return {
    currency,
    network: chain,
    environment: network,
    behaviour,
    byte: code,
    address,
    effect,
  } as ControlSchema<'MagicAddress'>;
}

export const getMagic: Handler<'getMagic'> = (_request, { host, world }) => ({
  status: 200,
  body: {
    payout_addresses: host.magic().map(showMagic),
    metadata: [{ key: REQUEST_KEY, values: host.scenarios.names(world) }],
    warning: 'Never send real funds to these addresses; nobody holds their keys.',
  },
});

const numberIn = (currency: string, decimal: string): number => minorToNumber(minorOf(decimal, currency), currency);

export const getFees: Handler<'getFees'> = (_request, { world }) => ({
  status: 200,
  body: {
    data: CRYPTO_CODES.map((code) => {
      const { network_fee, minimum_withdrawal } = currencyOf(code);
      const { low = '0', medium = '0', high = '0' } = network_fee ?? {};
      return {
        currency: code as ControlSchema<'Cryptocurrency'>,
        network_fee: { low: numberIn(code, low), medium: numberIn(code, medium), high: numberIn(code, high) },
        minimum_withdrawal: numberIn(code, minimum_withdrawal),
        available: minorToNumber(world.books.accounts(code).available, code),
      };
    }),
  },
});
