/** All commands: how they are called, what they do, and where their code is, which is loaded only when one is called. */
import type { DescribedAction } from '../contract/types.js';
import type { CommandModule } from './context.js';
import described from './generated/actions.json' with { type: 'json' };

interface Row {
  usage: string;
  summary: string;
  load(): Promise<CommandModule>;
}

/** An action on records of one kind. */
export type Action = Omit<DescribedAction, 'action'> & { kind: string };

/** By command, what it does to each kind of record. */
export const ACTIONS = new Map<string, Action[]>();
for (const { action, ...rest } of described as DescribedAction[]) {
  const [kind = ''] = action.split('.');
  const name = rest.path.slice(rest.path.lastIndexOf('/') + 1);
  ACTIONS.set(name, [...(ACTIONS.get(name) ?? []), { ...rest, kind }]);
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function actionCommands(): Record<string, Row> {
  const rows = [...ACTIONS].map(([name, actions]): [string, Row] => {
    const id = actions.length > 1 ? 'ID' : `${actions[0]?.kind.toUpperCase()}_ID`;
    const summary = actions.map((action) => lower(action.summary)).join('; ');
    return [name, { usage: `${name} ${id}`, summary, load: () => import('./actions.js') }];
  });
  return Object.fromEntries(rows);
}

const world = () => import('./world.js');
const webhooks = () => import('./webhooks.js');

export const COMMANDS: Readonly<Record<string, Row>> = {
  start: {
    usage: 'start [OPTIONS]',
    summary: 'run the sandbox until it is told to stop',
    load: () => import('./start.js'),
  },
  demo: {
    usage: 'demo',
    summary: 'makes a payment, pays it, and shows every call, state and webhook',
    load: () => import('./demo.js'),
  },
  exec: {
    usage: 'exec [OPTIONS] -- CMD…',
    summary: 'runs a command with a sandbox of its own, and judges what it exercised',
    load: () => import('./exec.js'),
  },
  ...actionCommands(),
  advance: { usage: 'advance 15m', summary: 'time passes; answers after the webhooks it caused', load: world },
  run: { usage: 'run SCENARIO [ID]', summary: 'runs a scenario on a resource, or on a new one', load: world },
  fund: { usage: 'fund BTC 2', summary: 'sets the available balance of a currency', load: world },
  reset: { usage: 'reset', summary: 'puts the merchant back to its seed state', load: world },
  snapshot: { usage: 'snapshot NAME', summary: 'keeps the state of the merchant under a name', load: world },
  restore: { usage: 'restore NAME', summary: 'puts the merchant back to a snapshot; its keys stay', load: world },
  fork: { usage: 'fork [NAME]', summary: 'makes a second merchant in the state of this one', load: world },
  diff: { usage: 'diff A [B]', summary: 'shows what differs between two states, or since one', load: world },
  health: { usage: 'health', summary: 'exits with 0 when the sandbox is ready', load: world },
  events: { usage: 'events', summary: 'shows what happens, as it happens', load: webhooks },
  deliveries: { usage: 'deliveries', summary: 'lists the webhooks that were sent', load: webhooks },
  replay: {
    usage: 'replay DELIVERY_ID',
    summary: 'sends a webhook again, or with --failed every failed one',
    load: webhooks,
  },
  'check-scenarios': {
    usage: 'check-scenarios [PATH…]',
    summary: 'checks scenario files without a sandbox',
    load: () => import('./check-scenarios.js'),
  },
  'check-webhook': {
    usage: 'check-webhook URL --secret S',
    summary: "examines a merchant's webhook receiver",
    load: () => import('./check-webhook.js'),
  },
  contract: {
    usage: 'contract',
    summary: 'prints the OpenAPI document of a profile, or a Postman or Bruno collection',
    load: () => import('./contract.js'),
  },
};
