/** A public sandbox stays fair: one stranger does its worst, and what others notice is measured. */
import { expect, onTestFinished, test } from 'vitest';
import { expectWithin, TIMED } from '../support/timing.js';
import { type OrdinaryCalls, startOrdinaryCalls } from './ordinary.js';
import { watchOthers } from './others.js';
import { type Spawned, spawnSandbox } from './spawned.js';
import { ATTACKS, DEAR, fullMerchant, type Ground, getsStream, importable, loopOver, pause } from './strangers.js';

/** How long each attack goes on in all: a minute under `npm run fire`. */
const SECONDS = Number(process.env.FIRE_SECONDS ?? '4');
/** It is measured in so many windows, and the median of them counts: something else on the machine spoils one or two. */
const WINDOWS = 5;
const WINDOW_MS = Math.max(800, (SECONDS * 1_000) / WINDOWS);
/**
 * A time that is too long on a machine of which others had more than this share is measured again, and not more often than this.
 * Where they never let go, what counts is for how long the sandbox itself worked without a pause.
 */
const QUIET_SHARE = 0.25;
const MOST_RUNS = 3;
/** So many times may be longer: the collector's, and what runs for the first time. */
const LONGER = 2;
/** Beside one call that a stranger makes again and again, whatever its rate. */
const FAIR_MS = 50;
/** Beside each attack on a sandbox with its default bounds. */
const ORDINARY_MS = 100;
const MOST_BYTES = 1_000_000_000;

async function publicSandbox(...args: string[]): Promise<Spawned> {
  const sandbox = await spawnSandbox('--public', '--public-rate', '10000', '--deliver-to', '127.0.0.1', ...args);
  onTestFinished(() => void sandbox.child.kill('SIGKILL'));
  return sandbox;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Measured {
  p99_ms: number;
  calls: number;
  others: unknown[];
  share: number;
}

/** The 99th percentile of each window: all merchants' ordinary calls together. */
async function window(sandbox: Spawned, merchants: number): Promise<Measured> {
  const loads: OrdinaryCalls[] = [];
  for (let i = 0; i < merchants; i++)
    loads.push(await startOrdinaryCalls(sandbox.origin, { connections: 2, per_second: 15 }));
  for (const { kill } of loads) onTestFinished(kill);
  const others_share = watchOthers([sandbox.child.pid ?? 0, ...loads.map(({ pid }) => pid)]);
  await pause(WINDOW_MS);
  const share = others_share();
  const outcomes = await Promise.all(loads.map((load) => load.stop()));
  const took = outcomes.flatMap(({ took_ms }) => took_ms).sort((a, b) => a - b);
  const p99_ms = took[Math.floor(took.length * 0.99)] ?? Number.NaN;
  return { p99_ms, calls: took.length, others: outcomes.flatMap(({ others }) => others), share };
}

/** Measures while an attack goes on, again where others had the machine. */
async function judge(name: string, sandbox: Spawned, most_ms: number, attack: (ground: Ground) => Promise<unknown>) {
  for (let run = 1; ; run++) {
    let on = true;
    await sandbox.held();
    const attacked = attack({ origin: sandbox.origin, goesOn: () => on });
    const windows: Measured[] = [];
    for (let i = 0; i < WINDOWS; i++) windows.push(await window(sandbox, 3));
    const held_ms = await sandbox.held();
    on = false;
    const came = await attacked;
    const p99_ms = median(windows.map((each) => each.p99_ms));
    const share = median(windows.map((each) => each.share));
    const calls = windows.reduce((sum, each) => sum + each.calls, 0);
    const told = `${name}: ${calls} ordinary calls, p99 ${p99_ms.toFixed(1)} ms (windows ${windows.map((each) => each.p99_ms.toFixed(0)).join(', ')}), others had ${Math.round(share * 100)} % of the machine, held for ${held_ms.map((each) => each.toFixed(0)).join(', ')} ms`;
    console.log(`${told}; the stranger was answered ${JSON.stringify(came ?? {})}`);
    expect(windows.flatMap(({ others }) => others)).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    if (!TIMED || p99_ms <= most_ms) return;
    if (share <= QUIET_SHARE) expectWithin(p99_ms, most_ms, { label: told });
    if (run < MOST_RUNS) continue;
    expectWithin(held_ms[LONGER] ?? 0, most_ms, { label: told });
    return;
  }
}

test.each(DEAR)(
  'P4: four connections over $name leave the 99th percentile of others at 50 ms or less',
  async (call) => {
    // Without the rate, which would end the attack: what is measured is that each call leaves room for others.
    const sandbox = await publicSandbox('--public-calls', '1000000', '--public-control-calls', '1000000');
    const key = await (call.of ?? fullMerchant)(sandbox.origin);
    const state = await importable(sandbox.origin, key);
    await judge(call.name, sandbox, FAIR_MS, (ground) => loopOver(ground, key, call, state));
    expect(sandbox.errors()).toBe('');
  },
  900_000,
);

test.each(ATTACKS)(
  '$row: others are answered, and the memory stays below 1 GB',
  async ({ row, prepare }) => {
    const sandbox = await publicSandbox();
    let goesOn = (): boolean => true;
    const attack = await prepare({ origin: sandbox.origin, goesOn: () => goesOn() });
    await judge(row, sandbox, ORDINARY_MS, async (ground) => {
      goesOn = ground.goesOn;
      const going = attack();
      if (row.startsWith('P9')) {
        await pause(2_000);
        expect(await getsStream(sandbox.origin)).toBe(true);
      }
      return going;
    });
    const memory = sandbox.memory();
    if (memory !== undefined) expect(memory.most_bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(sandbox.errors()).toBe('');
  },
  1_800_000,
);
