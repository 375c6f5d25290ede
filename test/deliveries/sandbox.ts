/** A world with a frozen clock, real delivery and nothing else: what the delivery tests stand on. */
import { createHash, createHmac } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { advance, settle } from '../../src/deliveries/advance.js';
import type { DispatcherPorts } from '../../src/deliveries/attempt.js';
import { Dispatcher } from '../../src/deliveries/dispatcher.js';
import { enqueueDeliveries } from '../../src/deliveries/enqueue.js';
import { cancelDeliveries } from '../../src/deliveries/in-flight.js';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import type { EventType } from '../../src/domain/event-types.js';
import { recordEvent } from '../../src/domain/events.js';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import type { Chains, Env } from '../../src/domain/ports.js';
import type {
  DeliveryRecord,
  EventRecord,
  JsonObject,
  PaymentRecord,
  RunRecord,
  WebhookRecord,
} from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { HttpSender, type SenderOptions } from '../../src/platform/node/sender.js';
import { timer, yieldToLoop } from '../../src/platform/node/time.js';
import { type Receiver, startReceiver } from '../support/receiver.js';

export const START_MS = Date.UTC(2026, 10, 20, 17, 0, 0);
export const SECRET = 'whsec_test';
export const DATA: JsonObject = { id: 'pay_req_1', amount: 100.5, currency: 'EUR', status: 'paid' };

export interface DeliveryBox {
  world: World;
  worlds: Worlds;
  dispatcher: Dispatcher;
  /** Records an event and, at the end of the turn, lets what is due begin. */
  emit(type?: EventType, data?: JsonObject, resource_id?: string): EventRecord;
  subscribe(url: string, options?: { secret?: string | undefined; event_types?: string[] }): WebhookRecord;
  advance(seconds: number): ReturnType<typeof advance>;
  settle(): Promise<boolean>;
  deliveries(): DeliveryRecord[];
  /** A scenario's run with rules for its deliveries. */
  run(rules: JsonObject[], resource_id?: string): RunRecord;
}

const noChains = {} as Chains;

export function createDeliveryBox(
  settings: Partial<Settings> = {},
  ports: Partial<DispatcherPorts> = {},
  senderOptions: SenderOptions = {},
): DeliveryBox {
  const sender = new HttpSender(senderOptions);
  const dispatcher = new Dispatcher({
    sender,
    version: '0.0.0',
    isOwn: () => false,
    yieldToLoop,
    timer,
    ...ports,
  });
  const env: Env = {
    hostTime: () => Date.now(),
    chains: noChains,
    crypto: {
      sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
      hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
    },
    listeners: [],
    deliver: enqueueDeliveries,
    handlers: { 'delivery.attempt': dispatcher.attempt },
    webhookRemoved: (world, webhook) => void cancelDeliveries(world, webhook.id),
    touched: () => undefined,
    retired: (world) => dispatcher.forget(world),
  };
  const worlds = new Worlds(env, '1');
  const world = worlds.create({
    clock: { mode: 'frozen', now_ms: START_MS },
    settings: { ...defaultSettings(), ...settings },
  });
  onTestFinished(() => {
    dispatcher.giveUp();
    sender.close();
  });
  const now = (): number => world.data.clock.now_ms;
  return {
    world,
    worlds,
    dispatcher,
    emit: (type = 'payment.succeeded', data = DATA, resource_id = 'pay_req_1') =>
      recordEvent(world, type, { id: resource_id } as PaymentRecord, data),
    subscribe: (url, { secret = SECRET, event_types = ['payment.succeeded'] } = {}) => {
      const body = { url, event_types, ...(secret === '' ? {} : { secret }) };
      return createWebhook(world, body as Parameters<typeof createWebhook>[1]);
    },
    advance: (seconds) => advance(world, dispatcher, now() + seconds * 1000),
    settle: () => settle(world, dispatcher, 10_000),
    deliveries: () => world.deliveries.records,
    run: (rules, resource_id = 'pay_req_1') => {
      const run: RunRecord = {
        id: `run_${world.data.runs.length}`,
        scenario: 'test',
        resource_id,
        status: 'running',
        started_at_ms: now(),
        steps: [],
        plan: [],
        deliveries: rules,
      };
      world.data.runs.push(run);
      return run;
    },
  };
}

/** A receiver that is closed when the test is over. */
export async function receiverForTest(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}
