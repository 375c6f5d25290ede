/** What a new merchant begins with: what the configuration says of it, and the records of the contract's examples. */

import { nowOf } from '../domain/clock.js';
import { freshCoverage } from '../domain/coverage.js';
import { createWebhook, type NewWebhook } from '../domain/endpoints/webhooks.js';
import { EVENT_TYPES } from '../domain/event-types.js';
import { withIds } from '../domain/ids.js';
import { createInvoice, type NewInvoice } from '../domain/invoices/invoices.js';
import { payInvoice } from '../domain/invoices/outcomes.js';
import { defaultSettings, type Settings } from '../domain/merchants/settings.js';
import type { WorldOptions } from '../domain/merchants/worlds.js';
import { refund } from '../domain/payments/outcomes.js';
import { createPayment, type NewPayment } from '../domain/payments/payments.js';
import { pay } from '../domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, type NewPayout } from '../domain/payouts/payouts.js';
import { Problem } from '../domain/problems.js';
import type { World } from '../domain/world.js';
import { balancesOf } from '../variants/presets.js';
import type { EngineConfig } from './compose.js';
import { contractShown } from './contract.js';

/** What every new merchant inherits. */
export function merchantDefaults({ clock, settings, balance_factor, examples }: EngineConfig): WorldOptions {
  const { mode, now_ms, speed } = clock;
  return {
    clock: { mode, ...(now_ms === null ? {} : { now_ms }), speed },
    settings: { ...settings } as Settings,
    ...(balance_factor === 1 ? {} : { balances: balancesOf(balance_factor) }),
    ...(examples ? { examples } : {}),
  };
}

/** The endpoint of `--webhook`, which the default merchant has from the start: all event types. */
export function startWebhooks({ webhook }: EngineConfig): WorldOptions['webhooks'] {
  if (webhook === null) return [];
  return [
    { url: webhook.url, ...(webhook.secret === null ? {} : { secret: webhook.secret }), event_types: [...EVENT_TYPES] },
  ];
}

// The records of the contract's examples, made by the core's own actions from the examples' own bodies, under the examples' ids: so
// that a tool that sends an example untouched finds what it names, and the books balance as anywhere else.

interface Ids {
  id: string;
  payment_request_id: string;
  transaction_id: string;
}

/** What the balances that a merchant was given do not cover is left out. */
function wherePossible(make: () => unknown): void {
  try {
    make();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/**
 * Makes the records, each in the last of the states that its examples show.
 * @param origin where their payment and invoice pages are
 */
export function furnishExamples(world: World, origin: string): void {
  // The names of the core are those of the default profile; the times of its examples are about the merchant's own.
  const examples = contractShown(defaultSettings(), nowOf(world)).components?.examples as Record<
    string,
    { value: unknown }
  >;
  const example = <T>(name: string): T => examples[name]?.value as T;
  const waiting = example<Ids>('PaymentRequestPending');
  withIds(world, [waiting.id], () => createPayment(world, example<NewPayment>('CreatePaymentMinimal'), origin));

  const paid = example<Ids>('PaymentRequestPaid');
  withIds(world, [paid.id, paid.transaction_id], () => {
    createPayment(world, example<NewPayment>('CreatePaymentFull'), origin);
    pay(world, paid.id, { currency: 'BTC' });
  });
  withIds(world, [example<Ids>('TransactionRefund').id], () => wherePossible(() => refund(world, paid.id)));

  const draft = example<Ids>('InvoiceDraftMinimal');
  withIds(world, [draft.id], () => createInvoice(world, example<NewInvoice>('CreateInvoiceMinimal'), origin));

  const billed = example<Ids>('InvoicePaid');
  withIds(world, [billed.id, billed.payment_request_id, billed.transaction_id], () => {
    createInvoice(world, example<NewInvoice>('CreateInvoiceWithItems'), origin);
    payInvoice(world, billed.id);
  });

  const sent = example<Ids>('PayoutCompleted');
  withIds(world, [sent.id, sent.transaction_id], () =>
    wherePossible(() => {
      createPayout(world, example<NewPayout>('CreatePayoutMinimal'));
      completePayout(world, sent.id);
    }),
  );
  const failed = example<Ids>('PayoutFailed');
  withIds(world, [failed.id], () =>
    wherePossible(() => {
      createPayout(world, example<NewPayout>('CreatePayoutFull'));
      failPayout(world, failed.id);
    }),
  );

  // Registered last, so that nothing of the above is delivered to addresses that are only examples.
  for (const kind of ['Signed', 'Unsigned']) {
    const { id } = example<Ids>(`WebhookEndpoint${kind}`);
    const body = example<NewWebhook>(`CreateWebhook${kind}`);
    // The example of a registration must not be rejected as a duplicate of this one.
    withIds(world, [id], () => createWebhook(world, { ...body, url: `${body.url}/registered` }));
  }
  // Nothing of this was the merchant's doing.
  world.data.coverage = freshCoverage();
}
