/** The checkout: shown by GET, moved by forms. The id of a payment request is its customer's authority. */
import type { Request, Response, Router } from 'express';
import { CRYPTO_CODES } from '../../domain/currencies.js';
import { Problem } from '../../domain/problems.js';
import { requireRoomIn } from '../../domain/state/room.js';
import type { PaymentRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { type CustomerContext, refusalStatus, seeOther, sendMissing, voiceOf } from '../customer/context.js';
import { readForm } from '../customer/forms.js';
import { sendCustomerPage } from '../customer/layout.js';
import type { Notice } from '../customer/notice.js';
import { type Query, readQuery, withQuery } from '../customer/query.js';
import { reasonOf } from '../customer/refusals.js';
import { serveStatus } from '../customer/status.js';
import { MOVES } from './moves.js';
import { checkoutPage } from './render.js';
import { checkoutView, versionOf } from './view.js';

interface Found {
  world: World;
  payment: PaymentRecord;
  path: string;
}

/** @throws nothing: what is not there is undefined */
function find({ host }: CustomerContext, id: string): Found | undefined {
  const world = host.worlds.findByRecord(id);
  const payment = world?.payments.get(id);
  return world === undefined || payment === undefined ? undefined : { world, payment, path: `/pay/${payment.id}` };
}

/** Adds the paths below `/pay`. */
export function addCheckout(router: Router, context: CustomerContext): void {
  const withPayment =
    (serve: (found: Found, req: Request, res: Response) => unknown) => (req: Request, res: Response) => {
      const found = find(context, String(req.params.id));
      return found === undefined ? sendMissing(context, req, res) : serve(found, req, res);
    };
  router.get(
    '/pay/:id',
    withPayment((found, req, res) => show(context, found, req, res)),
  );
  router.get(
    '/pay/:id/status',
    withPayment((found, req, res) => status(context, found, req, res)),
  );
  router.post(
    '/pay/:id/coin',
    withPayment((found, req, res) => choose(context, found, req, res)),
  );
  router.post(
    [...MOVES.keys()].map((verb) => `/pay/:id/${verb}`),
    withPayment((found, req, res) => move(context, found, req, res)),
  );
}

async function show({ host, assets }: CustomerContext, found: Found, req: Request, res: Response, refusal?: Problem) {
  const { world, payment, path } = found;
  const voice = voiceOf(req, world, path);
  const { bar } = voice.strings;
  const stale: Notice | undefined = voice.query.note === 'stale' ? { text: bar.stale } : undefined;
  const notice =
    refusal === undefined ? stale : { text: bar.notDone, reason: reasonOf(refusal, voice.strings, voice.format) };
  const view = host.turn(world, () => checkoutView(world, payment, voice.query));
  await sendCustomerPage(
    assets,
    res,
    refusal === undefined ? 200 : refusalStatus(refusal),
    voice,
    checkoutPage(view, voice, notice),
  );
}

function status({ host }: CustomerContext, { world, payment }: Found, req: Request, res: Response): void {
  const read = () => {
    const current = world.payments.get(payment.id);
    if (current === undefined) return undefined;
    const { id, status, phase } = current;
    // The clock stands here because its change moves the time that is left.
    return { id, status, phase, version: versionOf(world, current), clock: { ...world.data.clock } };
  };
  serveStatus(host, world, read, req, res);
}

/** The customer's choice is in the address alone: it binds nobody before money is seen, and two tabs may choose differently. */
async function choose({ host }: CustomerContext, { world, path }: Found, req: Request, res: Response): Promise<void> {
  const form = await readForm(req, host.bound);
  const coin = form.get('coin') ?? '';
  const network = form.get('network') ?? '';
  const known = CRYPTO_CODES.includes(coin);
  const chosen: Partial<Query> = {
    coin: known ? coin : undefined,
    network: known && world.env.chains.networksOf(coin).includes(network) ? network : undefined,
  };
  seeOther(res, withQuery(path, readQuery(req.originalUrl), chosen));
}

async function move(context: CustomerContext, found: Found, req: Request, res: Response): Promise<void> {
  const { host } = context;
  const { world, payment, path } = found;
  const form = await readForm(req, host.bound);
  const act = MOVES.get(req.path.split('/').at(-1) ?? '');
  try {
    const note = host.turn(world, () => {
      const version = form.get('version');
      // Sent twice, or from a page that another tab has overtaken: what was meant then is not done now.
      if (version !== null && version !== versionOf(world, payment)) return 'stale' as const;
      requireRoomIn(world);
      act?.(world, payment.id, form);
      return undefined;
    });
    seeOther(res, withQuery(path, readQuery(req.originalUrl), { note }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await show(context, found, req, res, error);
  }
}
