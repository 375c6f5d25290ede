/**
 * Plausible made-up data: accounts of merchants created later, and resources for runs that name none. Drawn by faker from a
 * seed of its own per sample, so that one sample does not change the next; faker is loaded when first needed.
 */
import { nowOf } from '../domain/clock.js';
import { ID_LENGTH } from '../domain/ids.js';
import { derivedBytes, randomToken, seedToken } from '../domain/random.js';
import type { JsonObject } from '../domain/types.js';
import type { World } from '../domain/world.js';

type Faker = typeof import('@faker-js/faker/locale/en')['faker'];

const loadFaker = async (): Promise<Faker> => (await import('@faker-js/faker/locale/en')).faker;

/** To be called in one synchronous stretch with the draws that follow: all samples share the one generator. */
function seedFaker(faker: Faker, token: string, reference_ms: number): void {
  faker.seed(Number.parseInt(token.slice(0, 8), 36));
  faker.setDefaultRefDate(reference_ms);
}

/** Account data of a merchant that is not the default one: the same for the same seed and ordinal. */
export async function sampleAccount(seed: string, ordinal: number): Promise<{ email: string; business_name: string }> {
  const faker = await loadFaker();
  seedFaker(faker, seedToken(seed, ordinal, 'sample/account', ID_LENGTH), 0);
  const business_name = faker.company.name();
  const domain = business_name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { email: `accounts@${domain}.example`, business_name };
}

export const CURRENCY = 'EUR';
export const CRYPTO = 'BTC';

export interface Draft {
  amount: string;
  description: string;
  customer_name: string;
  customer_email: string;
  order_id: string;
}

/** The made-up parts of one sample. */
export async function draft(world: World): Promise<Draft> {
  const faker = await loadFaker();
  seedFaker(faker, randomToken(world.data, 'samples', ID_LENGTH), nowOf(world));
  const first = faker.person.firstName();
  const last = faker.person.lastName();
  return {
    amount: faker.commerce.price({ min: 20, max: 500 }),
    description: faker.commerce.productName(),
    customer_name: `${first} ${last}`,
    customer_email: `${first}.${last}@customers.example`.toLowerCase().replace(/[^a-z.@-]/g, ''),
    order_id: `order-${faker.number.int({ min: 1000, max: 9999 })}`,
  };
}

/** An address of the test network that nobody holds the key to. */
export function sampleAddress(world: World): { address: string; network: string } {
  const network = world.env.chains.networksOf(CRYPTO)[0] ?? '';
  const bytes = derivedBytes(world.data, 'sample/address', 32);
  return { address: world.env.chains.depositAddress(CRYPTO, network, bytes), network };
}

/** Far above the minimum, and far below the opening balance. */
export const PAYOUT_AMOUNT = '0.005';

/** The body of a request that creates a plausible resource of a kind, with the given metadata. */
export async function sampleBody(
  world: World,
  kind: 'payment' | 'invoice' | 'payout',
  metadata: Record<string, string>,
): Promise<JsonObject> {
  const { amount, description, customer_name, customer_email, order_id } = await draft(world);
  const all = { order_id, ...metadata };
  if (kind === 'payout') {
    const { address } = sampleAddress(world);
    return { amount: Number(PAYOUT_AMOUNT), currency: CRYPTO, address, description, metadata: all };
  }
  const asked = { amount: Number(amount), currency: CURRENCY, description, customer_email, metadata: all };
  if (kind === 'payment') return asked;
  return { ...asked, customer_name, items: [{ name: description, quantity: 1, unit_price: Number(amount) }] };
}
