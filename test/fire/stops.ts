/** Stops sandboxes in the midst of everything, again and again, and counts what was lost. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTenderbox } from '../../src/index.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { spawnSandbox } from './spawned.js';
import { beginCalls, neverRest, Outcomes, openIdle, openStreams } from './under-way.js';

/** A sandbox that can be stopped. */
interface Subject {
  origin: string;
  /** Milliseconds that it took. */
  stop(): Promise<number>;
  /** The text of its whole state after the stop. */
  state(): string;
}

export interface Stopped {
  took_ms: number;
  /** Answers that came whole. */
  answered: number;
  /** What was begun or carried out and not answered whole, in words. */
  lost: string[];
  /** Calls that came when the connection was already ending: nothing of them was carried out, and a client may repeat them. */
  untaken: number;
}

const CLIENTS = 4;
/** How many calls of theirs are answered before the stop begins. */
const CALLS = 20;
/** Every so many runs a call waits for a receiver that hangs, which takes the stop two seconds. */
const HANGING_EVERY = 25;

/** A sandbox in this process. */
async function inside(webhook: string): Promise<Subject> {
  const box = await createTenderbox({ clock: 'frozen', webhook });
  const stop = async (): Promise<number> => {
    const from = performance.now();
    await box.close();
    return performance.now() - from;
  };
  return { origin: new URL(box.url).origin, stop, state: () => JSON.stringify(box.exportState()) };
}

/** The built program as a process of its own, stopped by a signal. */
async function outside(webhook: string): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  const file = join(folder, 'state.json');
  const sandbox = await spawnSandbox('--clock', 'frozen', '--webhook', webhook, '--export-on-exit', file);
  const stop = async (): Promise<number> => {
    const { code, took_ms } = await sandbox.stop();
    if (code !== 0) throw new Error(`It ended with ${code}: ${sandbox.errors()}`);
    return took_ms;
  };
  const state = (): string => {
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
  };
  return { origin: sandbox.origin, stop, state };
}

/** Puts everything under way, stops, and looks what became of it. */
async function stopOnce(subject: Subject, receiver: Receiver, hanging: boolean): Promise<Stopped> {
  const { origin } = subject;
  const outcomes = new Outcomes();
  const payment = await fetch(`${origin}/v1/payments`, {
    method: 'POST',
    headers: { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' },
    body: '{"amount":1,"currency":"USD"}',
  });
  const { id } = (await payment.json()) as { id: string };
  await receiver.received(1);
  const begun = await beginCalls(origin, hanging);
  await openIdle(origin);
  const streams = await openStreams(origin, id);
  const clients = Array.from({ length: CLIENTS }, (_, i) => neverRest(origin, `client ${i}`, outcomes));
  await outcomes.reached(CALLS);
  const stopping = subject.stop();
  for (const { goOn } of begun) goOn?.();
  const took_ms = await stopping;
  await Promise.all([...streams, ...clients]);
  const lost: string[] = [];
  for (const { name, expected, answered } of begun) {
    const came = await answered;
    if (came.join() !== String(expected)) lost.push(`${name} was answered ${came.join() || 'nothing'}`);
  }
  const state = subject.state();
  for (const [text, outcome] of outcomes.all) {
    const done = state.includes(`"${text}"`);
    if (outcome === 'cut' || done !== (outcome === 201)) lost.push(`${text}: ${outcome}${done ? ', and done' : ''}`);
  }
  const untaken = [...outcomes.all.values()].filter((outcome) => outcome === 'untaken').length;
  return { took_ms, lost, untaken, answered: begun.length - lost.length + outcomes.all.size - untaken };
}

/** Stops so many sandboxes, one after the other. */
export async function stopOften(runs: number, where: 'inside' | 'outside'): Promise<Stopped[]> {
  const stopped: Stopped[] = [];
  for (let run = 0; run < runs; run += 1) {
    const receiver = await startReceiver();
    receiver.answers('never');
    try {
      const subject = await (where === 'inside' ? inside : outside)(receiver.url);
      stopped.push(await stopOnce(subject, receiver, run % HANGING_EVERY === 0));
    } finally {
      await receiver.close();
    }
  }
  return stopped;
}
