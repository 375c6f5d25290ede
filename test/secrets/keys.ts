/** Keys, how they are presented, and the control API that makes them: for tests of where their values stand. */
import { createHash, createHmac } from 'node:crypto';
import type { Sandbox } from '../../src/index.js';
import { NOW } from '../support/box.js';

export const FIXED = ['tb_key_default', 'tb_key_readonly', 'tb_key_revoked'];

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answered
export type Body = any;

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
