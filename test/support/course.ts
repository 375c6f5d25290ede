/** The course of determinism with a clock that stands, webhooks to inboxes and what it left behind, recorded. */
import { runCourse } from '../../tools/course.mjs';
import { beginAlike, type Recording, type Way } from './ways.js';

const HEADERS = { authorization: 'Bearer tb_key_default' };

/** @param way carries calls to a sandbox @param url what that sandbox calls itself, without a slash at its end */
export async function recordCourse(way: Way, url: string): Promise<Recording> {
  const recording = await beginAlike(way, '2026-11-20T10:00:00.000Z');
  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return JSON.parse((await recording.make(method, path, text, { ...HEADERS, ...headers })).text);
  };
  await call('PUT', '/_sandbox/inbox/down', { status: 500 });
  for (const [inbox, event] of Object.entries({ up: 'payment_received', down: 'payout_completed' }))
    await call('POST', '/v1/webhooks', { url: `${url}/_sandbox/inbox/${inbox}`, event_types: [event] });
  await runCourse(call);
  await call('PATCH', '/_sandbox/profile', { envelope: 'form2' });
  for (const of of ['balance', 'webhooks', 'nothing', 'payments?limit=x']) await call('GET', `/v1/${of}`);
  for (const of of ['ledger?limit=5', 'audit', 'contract', 'inbox/up', 'inbox/down', 'deliveries', 'state'])
    await call('GET', `/_sandbox/${of}`);
  return recording;
}
