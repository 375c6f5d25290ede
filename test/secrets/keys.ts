/** Keys, how they are presented, and the control API that makes them: for tests of where their values stand. */
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tenderbox } from '../../src/app/start.js';
import type { World } from '../../src/domain/world.js';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import type { Body } from '../control/context.js';
import { NOW } from '../support/box.js';

export const FIXED = ['tb_key_default', 'tb_key_readonly', 'tb_key_revoked'];

export type { Body };

export interface Keys {
  id: string;
  api_key: string;
  public_key: string;
  secret_key: string;
}

export const NOW_S = Math.floor(Date.parse(NOW) / 1_000);

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const originOf = (box: Sandbox): string => new URL(box.url).origin;

/** A call to the control API, as the merchant of a key where one is given. */
export async function control(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Body> {
  const answer = await fetch(`${origin}/_sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}
export async function statusOf(origin: string, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${origin}/v1/account`, { headers })).status;
}

/** What a call is answered with each way of presenting a key. */
export async function statuses(
  origin: string,
  { api_key, public_key, secret_key }: Keys,
  now_s: number,
): Promise<number[]> {
  const stamp = String(now_s);
  const signature = createHmac('sha256', secret_key).update(`GET/v1/account${stamp}`).digest('base64');
  return [
    await statusOf(origin, { authorization: `Bearer ${api_key}` }),
    await statusOf(origin, { 'x-api-key': api_key }),
    await statusOf(origin, { 'x-api-key': public_key, 'x-api-timestamp': stamp, 'x-api-signature': signature }),
  ];
}

/** A folder for data files, and the sandboxes that keep one there. */
export interface Place {
  readonly folder: string;
  readonly file: string;
  open(options?: TenderboxOptions): Promise<Sandbox>;
  /** The keys that stand in any file of the folder. */
  keysInFiles(issued: readonly string[]): string[];
  later(end: () => unknown): void;
  clear(): Promise<void>;
}

export function place(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-keys-'));
  const file = join(folder, 'data');
  const ends: (() => unknown)[] = [];
  return {
    folder,
    file,
    async open(options = {}) {
      const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, data: file, ...options });
      ends.push(() => box.close());
      return box;
    },
    keysInFiles(issued) {
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
      return issued.filter((key) => files.some((text) => text.includes(key)));
    },
    later: (end) => void ends.push(end),
    async clear() {
      for (const end of ends) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What stands behind a sandbox. */
export const innerOf = (box: Sandbox) => box as unknown as { world: World; running: Tenderbox };
