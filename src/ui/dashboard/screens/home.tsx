/** Where one is: what to do first, and later how the world stands. */

import { home } from '../../api/base.js';
import { clock } from '../../api/clock.js';
import { chosen } from '../../api/merchant.js';
import { LinkButton } from '../../kit/button.js';
import { Area, Bars, type Fill, PartBar } from '../../kit/charts.js';
import { Code } from '../../kit/code.js';
import { Icon } from '../../kit/icons.js';
import { Card, Heading, Loaded } from '../../kit/page.js';
import { Sign } from '../../kit/signs.js';
import { Failure } from '../../kit/state.js';
import { amountText, Copyable, capital, countText, toneOf, wordsOf } from '../../kit/values.js';
import { SkipButton, untilText, useAdvance } from '../advance.js';
import { jobsText } from '../jobs.js';
import { PHASES, presentPhases } from '../phases.js';
import { type Overview, useOverview } from '../shell/overview.js';
import { durationText, percentText } from '../webhook-words.js';
import { Activity } from './activity.js';
import { allDone, FirstSteps } from './first-steps.js';
import { FactsCard } from './record-parts.js';

/** The value of a key of the shown merchant; undefined where it was shown once and nobody here has kept it. */
function knownKey({ access: { opening_key } }: Overview): string | undefined {
  const { value } = chosen;
  if (value.by === 'key') return value.key;
  return value.by === 'default' && opening_key ? 'tb_key_default' : undefined;
}

/** The call to be copied; undefined where it would have to be signed. */
function callOf(overview: Overview): string | undefined {
  const { auth } = overview.access;
  if (auth === 'signed') return undefined;
  return [
    `curl ${home}/v1/payments \\`,
    `  -H '${auth === 'key' ? 'X-API-Key:' : 'Authorization: Bearer'} ${knownKey(overview) ?? 'YOUR_API_KEY'}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"amount": 100, "currency": "EUR"}'`,
  ].join('\n');
}

export default function HomeScreen() {
  const data = useOverview();
  const used = data.value !== undefined && isUsed(data.value);
  return (
    <>
      <Heading
        title="Home"
        intro={used ? undefined : 'Call the API as you would in production. Customer, chain and clock are yours.'}
        actions={
          used && (
            <div class="actions">
              <LinkButton href="/dashboard/scenarios" tone="sand" icon="clapper">
                Run a scenario
              </LinkButton>
              <LinkButton href="/dashboard/payments?new=yes" tone="primary" icon="plus">
                New payment
              </LinkButton>
            </div>
          )
        }
      />
      <Loaded data={data} lines={12}>
        {(overview) => {
          const steps = <FirstSteps overview={overview} call={callOf(overview)} />;
          return (
            <div class="stack">
              <Unusual overview={overview} />
              {used && <Tiles overview={overview} />}
              {overview.payments.total > 0 && <Phases payments={overview.payments} />}
              <div class="columns home-columns">
                <div class="stack">
                  {used ? <Activity rows={overview.activity} /> : steps}
                  {!allDone(overview) && <FirstCall overview={overview} />}
                </div>
                <div class="stack">
                  {used && steps}
                  <Here overview={overview} />
                </div>
              </div>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** Whether there is anything to be drawn yet. */
const isUsed = ({ seen, activity }: Overview): boolean => seen.request || seen.payment || activity.length > 0;

function FirstCall({ overview }: { overview: Overview }) {
  const call = callOf(overview);
  return (
    <Card title="Create a payment request">
      {call === undefined ? (
        <p>
          This merchant takes signed requests only. <a href="/docs#createPayment">The API reference signs it</a>.
        </p>
      ) : (
        <>
          <Code text={call} what="the command" />
          {knownKey(overview) === undefined && (
            <p class="footnote">
              Where you have kept none of its keys, <a href="/dashboard/keys">make a new key</a>.
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function Here({ overview }: { overview: Overview }) {
  const key = knownKey(overview);
  const { auth, keys } = overview.access;
  return (
    <FactsCard
      title="This sandbox"
      of={{
        'Base URL': (
          <Copyable text={`${home}/v1`} what="the base URL">
            {`${home.replace(/^https?:\/\//, '')}/v1`}
          </Copyable>
        ),
        'API key': key ? (
          <Copyable text={key} what="the API key" />
        ) : (
          <a href="/dashboard/keys">{countText(keys, 'key')}</a>
        ),
        Authentication: <a href="/dashboard/profile">{wordsOf(auth)}</a>,
        'Control API': (
          <Copyable text={`${home}/_sandbox`} what="the control API’s URL">
            /_sandbox
          </Copyable>
        ),
        Contract: <a href="/v1/openapi.json">OpenAPI 3.1</a>,
      }}
    />
  );
}

/** What is out of the ordinary, each with the way to where it is put right; what somebody chose to have is no warning. */
function Unusual({ overview }: { overview: Overview }) {
  const { deliveries_retrying, endpoints_failing, faults, runs, settings_changed } = overview;
  const { mode = 'real', speed = 1 } = clock.value ?? {};
  const parts: readonly (readonly [count: number, one: string, several: string, href: string])[] = [
    [endpoints_failing, 'endpoint failing', 'endpoints failing', '/dashboard/endpoints'],
    [deliveries_retrying, 'webhook retrying', 'webhooks retrying', '/dashboard/deliveries?status=retrying'],
    [faults, 'fault active', 'faults active', '/dashboard/faults'],
    [runs, 'scenario running', 'scenarios running', '/dashboard/scenarios'],
    [settings_changed, 'setting changed', 'settings changed', '/dashboard/profile'],
  ];
  const there = parts.filter(([count]) => count > 0);
  if (there.length === 0 && mode === 'real') return null;
  const isWrong = endpoints_failing + deliveries_retrying > 0;
  return (
    <section
      class={isWrong ? 'unusual wrong' : 'unusual'}
      aria-label="What is out of the ordinary"
      data-testid="unusual"
    >
      {isWrong && <Icon name="alert" />}
      {there.map(([count, one, several, href]) => (
        <a key={href} href={href}>
          <b>{count.toLocaleString('en')}</b> {count === 1 ? one : several}
        </a>
      ))}
      {mode !== 'real' && <a href="/dashboard/clock">{mode === 'frozen' ? 'Clock frozen' : `Clock at ×${speed}`}</a>}
    </section>
  );
}

/** The sum so far at each point. */
function summed(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

const shareOf = (part: number, of: number): number => (of === 0 ? 1 : part / of);

/** How well webhooks arrive, as a colour. */
const fillOf = (share: number): Fill => (share < 0.5 ? 'failed-mark' : share < 0.95 ? 'retrying-mark' : 'paid-mark');

function Tiles({ overview: { paid, requests, deliveries, next } }: { overview: Overview }) {
  const arrived = shareOf(deliveries.succeeded, deliveries.attempted);
  const [amount, currency] = amountText(paid.amount, paid.currency).split(' ');
  return (
    <section class="tiles" aria-label="At a glance" data-testid="tiles">
      <a class="tile" href="/dashboard/payments?phase=paid">
        <h2>Paid in 24 hours</h2>
        <p class="tile-number">
          {amount} <small>{currency}</small>
        </p>
        <p class="tile-text short">{countText(paid.payments, 'payment')}</p>
        <Area of={[0, ...summed(paid.course)]} fill="accent" />
      </a>
      <a class="tile" href="/dashboard/requests">
        <h2>Requests</h2>
        <p class="tile-number short">
          {requests.total.toLocaleString('en')}{' '}
          {requests.rejected > 0 && <small>{percentText(shareOf(requests.rejected, requests.total))} errors</small>}
        </p>
        <p class="tile-text short">
          {requests.median_ms === null ? 'none yet' : `median ${durationText(requests.median_ms)}`}
        </p>
        <Bars of={requests.course} />
      </a>
      <a class="tile" href="/dashboard/deliveries">
        <h2>Webhook success</h2>
        <p class="tile-number short">{deliveries.attempted === 0 ? '–' : percentText(arrived)}</p>
        <p class="tile-text short">
          {deliveries.attempted === 0
            ? 'nothing sent yet'
            : `${deliveries.succeeded.toLocaleString('en')} of ${deliveries.attempted.toLocaleString('en')} delivered`}
        </p>
        <Area of={deliveries.course} fill={fillOf(arrived)} most={1} />
      </a>
      <NextDue next={next} />
    </section>
  );
}

/** What comes next by itself, and the button that does not wait for it. */
function NextDue({ next }: { next: Overview['next'] }) {
  const advance = useAdvance();
  return (
    <section class="tile sand" aria-label="Next due">
      <h2>Next due</h2>
      <p class="tile-number short">{next === null ? 'nothing' : `in ${untilText(next.due_at)}`}</p>
      <p class="tile-text short">
        {next === null ? 'nothing is scheduled' : jobsText(next.kind, next.jobs, next.does)}
      </p>
      <SkipButton advance={advance} next={next?.due_at ?? null}>
        Fast-forward
      </SkipButton>
      {advance.failure && <Failure error={advance.failure} />}
    </section>
  );
}

const hrefOfPhase = (phase: string): string => `/dashboard/payments?phase=${phase}`;

/** Payments by phase, as a bar whose parts lead to them, and so do the words below it. */
function Phases({ payments }: Pick<Overview, 'payments'>) {
  const there = presentPhases(payments);
  return (
    <Card label="Payments by phase" testId="phases">
      <div class="between">
        <h2>{countText(payments.total, 'payment')}</h2>
        <a href="/dashboard/payments">All payments</a>
      </div>
      <PartBar of={there.map(([name, count]) => ({ name, count, ...PHASES[name] }))} hrefOf={hrefOfPhase} />
      <ul class="phases">
        {there.map(([phase, count]) => (
          <li key={phase}>
            <a href={hrefOfPhase(phase)}>
              <Sign tone={toneOf(phase)} status={phase} />
              <b>{count.toLocaleString('en')}</b> {capital(wordsOf(phase))}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
