/** All commands: how they are called, what they do, and where their code is, which is loaded only when one is called. */
import type { CommandModule } from './context.js';

interface Row {
  usage: string;
  summary: string;
  load(): Promise<CommandModule>;
}

const moves = () => import('./moves.js');
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
  pay: { usage: 'pay ID', summary: 'a customer pays a payment request or an invoice, confirmed at once', load: moves },
  receive: { usage: 'receive PAYMENT_ID', summary: 'a customer sends money, not yet confirmed', load: moves },
  confirm: { usage: 'confirm PAYMENT_ID', summary: 'blocks are found that confirm what was sent', load: moves },
  drop: { usage: 'drop PAYMENT_ID', summary: 'an unconfirmed transaction vanishes', load: moves },
  expire: { usage: 'expire PAYMENT_ID', summary: 'the time of a payment request is up', load: moves },
  fail: { usage: 'fail ID', summary: 'a payment request or a payout fails', load: moves },
  refund: { usage: 'refund PAYMENT_ID', summary: 'a paid payment request is refunded', load: moves },
  process: { usage: 'process PAYOUT_ID', summary: 'a payout passes review and is broadcast', load: moves },
  complete: { usage: 'complete PAYOUT_ID', summary: 'a payout is confirmed on the chain', load: moves },
  open: { usage: 'open INVOICE_ID', summary: 'a draft invoice is opened', load: moves },
  void: { usage: 'void INVOICE_ID', summary: 'an invoice is voided', load: moves },
  'past-due': { usage: 'past-due INVOICE_ID', summary: 'the due date of an invoice passes', load: moves },
  advance: { usage: 'advance 15m', summary: 'time passes; answers after the webhooks it caused', load: world },
  run: { usage: 'run SCENARIO [ID]', summary: 'runs a scenario on a resource, or on a new one', load: world },
  fund: { usage: 'fund BTC 2', summary: 'sets the available balance of a currency', load: world },
  reset: { usage: 'reset', summary: 'puts the merchant back to its seed state', load: world },
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
