/**
 * One course of calls against a sandbox with a fixed seed on a frozen clock, printed as a digest of all that it left behind: run
 * by determinism.mjs in each version of Node, in different zones and languages. What is measured in real time is left out.
 */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createTenderbox } from '../dist/index.js';
import { runCourse } from './course.mjs';
import { listen } from './processes.mjs';

// Answers of the receiver depend on what was sent, and not on when it came.
const receiver = await listen(async (req, res) => {
  const body = await text(req);
  res.sendDate = false;
  res.writeHead(body.includes('payout') ? 500 : 200).end();
});

const box = await createTenderbox({
  seed: 42,
  clock: 'frozen',
  now: '2026-11-20T10:00:00Z',
  publicUrl: 'https://sandbox.example',
  webhook: `${receiver.url}/hooks`,
  webhookSecret: 'a-secret-of-the-course',
});

const { origin } = new URL(box.url);
await runCourse(async (method, path, body, headers = {}) => {
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return JSON.parse(await answer.text());
});

/** The port of this run and what is measured in real time; the order of what is filed, and not of what happened, is none. */
const REAL = new Set(['real_ms', 'duration_ms', 'anchor_ms', 'exported_at']);
const PORTS = new RegExp(`127\\.0\\.0\\.1:(?:${new URL(origin).port}|${new URL(receiver.url).port})`, 'g');
const state = box.exportState();
await box.close();
receiver.close();
// The client of each version of Node names itself otherwise, and is no part of the sandbox.
for (const world of Object.values(state.worlds)) {
  for (const entry of world.journal) entry.headers = {};
  // A heap has the next one first, and the others as they came.
  world.jobs.sort((one, other) => one.due_ms - other.due_ms || one.id - other.id);
}
const left = JSON.stringify(state, (name, value) => (REAL.has(name) ? undefined : value)).replace(PORTS, 'HOST');
if (process.env.TENDERBOX_COURSE_TEXT) console.error(left);
const counts = Object.values(state.worlds).map(
  (world) => `${world.events.length} events, ${world.deliveries.length} deliveries, ${world.ledger.length} movements`,
);
console.log(`${createHash('sha256').update(left).digest('hex')} ${counts.join('; ')}`);
