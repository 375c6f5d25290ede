/** A recorded call, sent once more through the door that it came in by. */
import type { ControlHandler } from '../../contract/types.js';
import { nowOf } from '../../domain/clock.js';
import { heldSecret } from '../../domain/masks.js';
import { notFound, Problem } from '../../domain/problems.js';
import type { JournalEntry, KeyRecord, WorldData } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import type { ControlContext, ControlHost } from '../host.js';
import { showRequest } from '../shapes/requests.js';

/** Headers that belong to the connection or to whoever called; credentials are put in anew. */
const LEFT_OUT = new Set([
  'authorization',
  'x-api-key',
  'x-api-timestamp',
  'x-api-signature',
  'cookie',
  'proxy-authorization',
  'x-control-token',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-length',
  'origin',
]);

/** Why a call cannot be sent again as it was; undefined when it can. */
function reasonAgainst({ body, body_truncated, path, query, headers }: JournalEntry): string | undefined {
  if (body_truncated) return 'its body was too long to be kept whole';
  if (body.includes('"****"') || [body, query, path, ...Object.values(headers)].some(heldSecret))
    return 'secrets in it are masked, and nobody has them any more';
  return body.includes('\uFFFD') ? 'its body was no text, and was not kept byte by byte' : undefined;
}

/** The key that it came with, while that is in force; else the first one that is. */
function keyFor({ data }: World, { key_id }: JournalEntry): KeyRecord {
  const keys = data.keys.filter(({ revoked }) => !revoked);
  const key = keys.find(({ id }) => id === key_id) ?? keys[0];
  if (key === undefined)
    throw new Problem('illegal_move', 'Every key of this merchant is revoked; make one with POST /_sandbox/keys.');
  return key;
}

interface Credential {
  headers: Record<string, string>;
  /** To be called once the call was answered. */
  done?(): void;
}

/** The credential that the merchant's profile accepts. */
function credential(world: World, entry: JournalEntry, host: ControlHost): Credential {
  const key = keyFor(world, entry);
  if (world.data.settings.auth !== 'signed') {
    if (key.api_key !== null) return { headers: { authorization: `Bearer ${key.api_key}` } };
    // It ends in stars, because the journal shows the end of a credential that it masks.
    const stand_in = `tb_key_${host.drawSecret()}****`;
    return { headers: { authorization: `Bearer ${stand_in}` }, done: host.worlds.lend({ world, key }, stand_in) };
  }
  const stamp = String(Math.floor(nowOf(world) / 1_000));
  const message = entry.method + entry.path + stamp + entry.body;
  const signature = btoa(String.fromCharCode(...world.env.crypto.hmacSha256(key.secret_key, message)));
  return { headers: { 'x-api-key': key.public_key, 'x-api-timestamp': stamp, 'x-api-signature': signature } };
}

const lastNumbers = new WeakMap<WorldData, number>();

/** A number for a new key: that of the call to come, unless a call that is still on its way to the door has it. */
function nextNumber({ data }: World): number {
  const number = Math.max(data.counters.request, lastNumbers.get(data) ?? 0) + 1;
  lastNumbers.set(data, number);
  return number;
}

function headersFor(world: World, entry: JournalEntry, keyed: 'same' | 'new' | 'none', credentials: Credential) {
  const kept = Object.entries(entry.headers).filter(
    ([name]) => !LEFT_OUT.has(name.toLowerCase()) && (keyed === 'same' || name.toLowerCase() !== 'idempotency-key'),
  );
  return {
    ...Object.fromEntries(kept),
    ...credentials.headers,
    ...(keyed === 'new' ? { 'idempotency-key': `${entry.id}_again_${nextNumber(world)}` } : {}),
    'content-length': String(new TextEncoder().encode(entry.body).length),
  };
}

const found = (world: World, id: string | undefined): JournalEntry | undefined =>
  world.data.journal.find((entry) => entry.id === id);

export const resendRequest: ControlHandler<'resendRequest', ControlContext> = async (
  { path, body },
  { world, host },
) => {
  const entry = found(world, path.id);
  if (entry === undefined) throw notFound('request', path.id);
  const against = reasonAgainst(entry);
  if (against !== undefined) throw new Problem('illegal_move', `${path.id} cannot be sent again: ${against}.`);
  const target = entry.query === '' ? entry.path : `${entry.path}?${entry.query}`;
  const credentials = credential(world, entry, host);
  const headers = headersFor(world, entry, body.idempotency_key ?? 'same', credentials);
  const known = new Set(world.data.journal.map(({ id }) => id));
  let id: string | undefined;
  try {
    id = await host.callOwnServer({ method: entry.method, path: target, headers, body: entry.body });
  } catch (error) {
    // No call that came in by this door is like that, but one of an imported world may be.
    const why = `it is no call that HTTP can carry: ${(error as Error).message}`;
    throw new Problem('illegal_move', `${path.id} cannot be sent again: ${why}.`);
  } finally {
    credentials.done?.();
  }
  const { method } = entry;
  const made =
    found(world, id) ??
    world.data.journal.findLast((each) => !known.has(each.id) && each.method === method && each.path === entry.path);
  if (made !== undefined) return { status: 201, body: showRequest(world, made) };
  throw new Problem(
    'illegal_move',
    `${path.id} was sent again, and no answer of it was recorded. Look at GET /_sandbox/requests.`,
  );
};
