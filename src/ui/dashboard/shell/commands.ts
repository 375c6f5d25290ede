/** What the palette offers beside screens: what can be done with the record on screen, what the sandbox can do, and records. */
import { type Reply, read, send } from '../../api/control.js';
import { announceChange } from '../../api/live.js';
import type { IconName } from '../../kit/icons.js';
import { say } from '../../kit/toasts.js';
import { amountText, capital, countText, type Tone, toneOf, wordsOf } from '../../kit/values.js';
import { advance, advancedText } from '../advance.js';
import { FAST, SPANS, setMode } from '../clock-moves.js';
import { navigate, place } from '../router.js';
import { hrefOf, screenAt } from '../screens.js';

/** What can be chosen. */
export interface Command {
  title: string;
  hint: string;
  run: () => unknown;
  icon?: IconName;
  /** Only the sandbox can do it. */
  sand?: boolean;
  /** The state of a record. */
  state?: { tone: Tone; status: string };
}

/** What belongs together, by its heading. */
export type Groups = Readonly<Record<string, readonly Command[]>>;

type Found = Reply<'/search', 'get'>['data'][number];

/** What an action is called, where its name would not say it. */
const MOVES: Readonly<Record<string, string>> = {
  pay: 'Pay & confirm',
  receive: 'Broadcast (0 conf)',
  refund: 'Refund in full',
  retry: 'Retry now',
};

/** Does something, says what came of it, and has the screens read again. */
async function act(what: () => Promise<string>): Promise<void> {
  const done = await what();
  announceChange({ kind: '*' });
  say(done);
}

/** What can be done now with the record that is on screen. */
async function movesHere(): Promise<Command[]> {
  const { id } = screenAt(place.peek().path) ?? { id: '' };
  if (hrefOf(id) === undefined) return [];
  const { moves } = await read('/moves/{id}', { at: { id } }).catch(() => ({ moves: [] }));
  return moves
    .filter(({ allowed }) => allowed)
    .map(({ verb, path }) => {
      const title = MOVES[verb] ?? capital(verb.replaceAll('-', ' '));
      const move = async (): Promise<string> => {
        await send('post', path.slice('/_sandbox'.length) as '/payouts/{id}/complete', { body: {} });
        return `${title}: done.`;
      };
      return { title, hint: 'Simulate', icon: 'play', sand: true, run: () => act(move) } as const;
    });
}

/** A span that was typed, such as `advance 15 minutes`; one that is offered anyhow is called as it is there. */
export function typedSpan(text: string): Command[] {
  const [, count, unit] = /^(?:advance|fast-?forward|skip|\+)\s*(\d{1,5})\s*([smhd])/.exec(text.toLowerCase()) ?? [];
  if (count === undefined) return [];
  return [advanceBy(`${count}${unit}`, `${count} ${unit}`)];
}

async function skip(): Promise<string> {
  const { next_due } = await read('/clock');
  if (next_due === null) return 'Nothing is scheduled.';
  return advancedText(await advance({ to: next_due }));
}

async function turn(mode: 'frozen' | 'real' | 'scaled'): Promise<string> {
  await setMode(mode);
  return mode === 'scaled' ? `The clock runs ×${FAST}.` : `The clock is ${mode}.`;
}

async function replayFailed(): Promise<string> {
  const { replayed } = await send('post', '/deliveries/replay-failed', { body: {} });
  return replayed === 0 ? 'Nothing has failed.' : `${replayed} replayed.`;
}

async function retryAll(): Promise<string> {
  const { retried } = await send('post', '/deliveries/retry', { body: {} });
  return retried === 0 ? 'Nothing waits for a retry.' : `${retried} tried now.`;
}

async function clearFaults(): Promise<string> {
  const { cleared } = await send('delete', '/faults');
  return `${countText(cleared, 'fault')} cleared.`;
}

const sandCommand = (title: string, hint: string, icon: IconName, what: () => Promise<string>): Command => ({
  ...{ title, hint, icon, sand: true },
  run: () => act(what),
});

const advanceBy = (by: string, words = ''): Command =>
  sandCommand(`Advance ${(SPANS as Readonly<Record<string, string>>)[by] ?? words}`, 'Clock', 'forward', async () =>
    advancedText(await advance({ by })),
  );

/** What can be done anywhere. */
function general(): Command[] {
  return [
    { title: 'New payment', hint: 'API', icon: 'plus', run: () => navigate('/dashboard/payments?new=yes') },
    ...Object.keys(SPANS).map((by) => advanceBy(by)),
    sandCommand('Skip to the next event', 'Clock', 'skip', skip),
    sandCommand('Freeze the clock', 'Clock', 'pause', () => turn('frozen')),
    sandCommand('Run the clock in real time', 'Clock', 'play', () => turn('real')),
    sandCommand(`Run the clock ×${FAST}`, 'Clock', 'forward', () => turn('scaled')),
    sandCommand('Replay failed webhooks', 'Webhooks', 'replay', replayFailed),
    sandCommand('Retry waiting webhooks now', 'Webhooks', 'replay', retryAll),
    sandCommand('Clear all faults', 'Faults', 'bug', clearFaults),
  ];
}

async function scenarios(): Promise<Command[]> {
  const { data } = await read('/scenarios').catch(() => ({ data: [] }));
  return data.map(({ name }) =>
    sandCommand(`Run ${name}`, 'Scenario', 'play', async () => {
      const { resource_id } = await send('post', '/scenarios/{name}/run', { at: { name }, body: {} });
      const href = hrefOf(resource_id ?? '');
      if (href !== undefined) navigate(href);
      return `${name} runs.`;
    }),
  );
}

/** Everything that can be done, read once when the palette opens. */
export async function readCommands(): Promise<{ here: readonly Command[]; all: readonly Command[] }> {
  const [here, runs] = await Promise.all([movesHere(), scenarios()]);
  return { here, all: [...general(), ...runs] };
}

function recordCommand({ kind, id, status, title, amount, currency }: Found): Command {
  const price = amount !== undefined && currency ? amountText(amount, currency) : '';
  const words = [price, title].filter(Boolean).join(', ') || id;
  const state = status === null ? {} : { state: { tone: toneOf(status), status } };
  const noun = capital(wordsOf(kind));
  const hint = status === null ? noun : `${noun}, ${wordsOf(status)}`;
  return { title: words, hint, ...state, run: () => navigate(hrefOf(id) ?? '/dashboard') };
}

/** Records that have what was typed. */
export async function findRecords(text: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await read('/search', { query: { q: text.slice(0, 200) }, signal });
  return data.slice(0, 8).map(recordCommand);
}
