/** What the sandbox is meant to reach, beside what a run has measured. */
import { faster, fine, rangeOf, times, whole } from './figures.mjs';

/** Above this share, what other machines took of the processors' time is told, and figures are looked at before they are kept. */
export const UNDISTURBED = 0.02;

const POST = 'POST /payments';
/** Bare Express is nearly twice as fast on the versions of Node where a prototype is changed cheaply. */
const OLD_NODE = 20;

const atLeast = (what, least, value, range = '') => ({
  ...{
    what,
    goal: `at least ${times(least)}`,
    reached: times(value) + range,
    ok: value >= least,
    measured: Number.isFinite(value),
  },
});
const atMost = (what, most, value, spell) => ({
  ...{
    what,
    goal: `at most ${spell(most)}`,
    reached: spell(value),
    ok: value <= most,
    measured: Number.isFinite(value),
  },
});

const ms = (value) => `${fine(value)} ms`;
const us = (value) => `${fine(value)} µs`;
const mb = (value) => `${fine(value)} MB`;
const bytes = (value) => `${whole(value)} bytes`;

function callGoals({ post }, node) {
  const old = Number(/^v(\d+)/.exec(node)?.[1]) <= OLD_NODE;
  const against = (what, least, kind, peer) =>
    atLeast(what, least, faster(post, kind, peer), rangeOf(post, kind, peer));
  return [
    against('POST, against node:http', 0.5, POST, 'node:http'),
    against('POST, against bare Express', old ? 1.8 : 1, POST, 'express'),
    against('POST, against Prism', 5, POST, 'prism'),
    against('GET by id, against node:http', 0.5, 'GET /payments/{id}', 'node:http'),
    against('list of ten, against node:http', 0.42, 'GET /payments?limit=10', 'node:http'),
  ];
}

/** The page that suffers most from the number of records. */
const dearest = (list) =>
  Math.max(...Object.values(list?.pages ?? { none: {} }).map(({ cost_ratio = NaN }) => cost_ratio));

function loadGoals({ million, tail, webhooks }) {
  const late = (tail?.by.tenderbox.p99_ms ?? NaN) / tail?.by['node:http'].p99_ms;
  return [
    atMost(`dearest page of ten among ${whole(million?.large)} payments, against 1,000`, 1.35, dearest(million), times),
    atMost('p99 of POST with 100 connections, against node:http', 2, late, times),
    atLeast(
      'payment, confirmation, webhook received: webhooks per second, against a bare client',
      0.5,
      webhooks ? webhooks.path.per_s / webhooks.bare.per_s : NaN,
    ),
  ];
}

function startGoals({ start, memory }) {
  const own = start?.tenderbox;
  const slower = (peer) => (own?.first_ms ?? NaN) / (start?.[peer]?.first_ms ?? NaN);
  return [
    atMost('spawn to a first answered POST, against bare Express', 1.3, slower('express'), times),
    atMost('the same, against Prism', 0.3, slower('prism'), times),
    atMost('memory at ready, above that of bare Express', 25, (own?.ready_mb ?? NaN) - start?.express?.ready_mb, mb),
    atMost('resident memory per further payment', 1_500, memory?.tenderbox?.bytes_each, bytes),
  ];
}

function insideGoals({ advance, second, state, size }) {
  return [
    atMost(`clock advanced over ${whole(advance?.count)} expiries, each`, 20, advance?.expiry_us, us),
    atMost('heap after it, above that of its records alone', 5, (advance?.expired_mb ?? NaN) - advance?.records_mb, mb),
    atMost('heap after a reset, above that before', 5, (advance?.after_mb ?? NaN) - advance?.before_mb, mb),
    atMost(
      'heap per payment with its event, job and share of the request log',
      1_500,
      advance?.posted_bytes_per_payment,
      bytes,
    ),
    atMost('start of a second sandbox in a process', 5, second?.further_ms, ms),
    atMost('reset of 10,000 payments', 5, state?.reset_ms, ms),
    atMost('export and import of 10,000 payments', 300, state?.round_trip_ms, ms),
    atMost('packed', 3, size?.packed_mb, mb),
    atMost('installed', 12, size?.installed_mb, mb),
    atMost('packages installed', 1, size?.packages, whole),
  ];
}

const allGoals = (results, node) =>
  [callGoals(results, node), loadGoals(results), startGoals(results), insideGoals(results)].flat();

/** The goals that a run has figures for. @returns what is meant, its goal, what is reached, and whether that is enough */
export const goals = (results, node) => allGoals(results, node).filter(({ measured }) => measured);

/** What a run has no figures for, of that which is meant to be reached. */
export const unmeasured = (results, node) =>
  allGoals(results, node)
    .filter(({ measured }) => !measured)
    .map(({ what }) => what);
