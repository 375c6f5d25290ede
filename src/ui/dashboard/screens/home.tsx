/** Where one is, and what to do first. */

import { home } from '../../api/base.js';
import { clock } from '../../api/clock.js';
import { read } from '../../api/control.js';
import { chosen } from '../../api/merchant.js';
import { useData } from '../../api/use-data.js';
import { Code } from '../../kit/code.js';
import { Icon } from '../../kit/icons.js';
import { Card, Heading } from '../../kit/page.js';
import { Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { Copyable, Facts, StatusBadge, wordsOf } from '../../kit/values.js';
import { SkipButton, untilText, useAdvance } from '../clock-moves.js';
import { jobsText } from '../jobs.js';
import { type Overview, useOverview } from '../shell/overview.js';
import { FirstSteps } from './first-steps.js';

const loadHome = async (signal: AbortSignal) => {
  const [profile, keys] = await Promise.all([read('/profile', { signal }), read('/keys', { signal })]);
  return { profile, keys: keys.data };
};

type Home = Awaited<ReturnType<typeof loadHome>>;

/** The value of a key of the shown merchant; undefined where it was shown once and nobody here has kept it. */
function knownKey(keys: Home['keys']): string | undefined {
  const { value } = chosen;
  if (value.by === 'key') return value.key;
  // The key that the merchant default has from its beginning is its oldest; one that was made later may have its label.
  const first = keys.at(-1);
  const works = first?.label === 'default' && !first.revoked;
  return value.by === 'default' && works ? 'tb_key_default' : undefined;
}

const firstCall = (url: string, auth: Home['profile']['auth'], key: string): string =>
  [
    `curl ${url}/payments \\`,
    `  -H '${auth === 'key' ? 'X-API-Key:' : 'Authorization: Bearer'} ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"amount": 100, "currency": "EUR"}'`,
  ].join('\n');

export default function HomeScreen() {
  const home = useData('home', loadHome, ['profile', 'key']);
  const overview = useOverview();
  const failed = [home, overview].find(({ failure }) => failure !== undefined);
  return (
    <>
      <Heading
        title="Home"
        intro="Call the API as you would call the service, and play the customer, the chain and the clock here."
      />
      {failed && <Failure error={failed.failure} retry={failed.reload} />}
      {home.value && overview.value ? (
        <Shown home={home.value} overview={overview.value} />
      ) : (
        !failed && <Skeleton lines={12} />
      )}
    </>
  );
}

/** Drawn when all of it is there, so that nothing moves under the eyes of whoever reads. */
function Shown({ home, overview }: { home: Home; overview: Overview }) {
  return (
    <>
      <Unusual overview={overview} />
      <div class="columns">
        <div class="stack">
          <FirstSteps seen={overview.seen} />
          <NextDue next={overview.next} />
        </div>
        <Here {...home} />
      </div>
      <Card title="Create a payment request">
        <FirstCall {...home} />
      </Card>
      <Keys keys={home.keys} />
    </>
  );
}

function FirstCall({ profile: { auth }, keys }: Home) {
  if (auth === 'signed') {
    return (
      <p>
        This merchant takes signed requests only. <a href="/docs#createPayment">The API reference signs it</a>.
      </p>
    );
  }
  const key = knownKey(keys);
  return (
    <>
      <Code text={firstCall(`${home}/v1`, auth, key ?? 'YOUR_API_KEY')} what="the command" />
      {key === undefined && (
        <p class="footnote">
          Where you have kept none of its keys, <a href="/dashboard/keys">make a new key</a>.
        </p>
      )}
    </>
  );
}

function Here({ profile }: Home) {
  return (
    <Card title="This sandbox">
      <Facts
        of={{
          'Base URL': <Copyable text={`${home}/v1`} what="the base URL" />,
          'API reference': <a href="/docs">{`${home}/docs`}</a>,
          Contract: <a href="/v1/openapi.json">{`${home}/v1/openapi.json`}</a>,
          'Control API': <Copyable text={`${home}/_sandbox`} what="the control API’s URL" />,
          Authentication: wordsOf(profile.auth),
        }}
      />
    </Card>
  );
}

/** What is out of the ordinary, each with the way to where it is put right; nothing where nothing is. */
function Unusual({ overview }: { overview: Overview }) {
  const { deliveries_retrying, endpoints_failing, faults, runs } = overview;
  const mode = clock.value?.mode ?? 'real';
  const parts: readonly (readonly [count: number, one: string, several: string, href: string])[] = [
    [endpoints_failing, 'endpoint failing', 'endpoints failing', '/dashboard/endpoints'],
    [deliveries_retrying, 'webhook retrying', 'webhooks retrying', '/dashboard/deliveries'],
    [faults, 'fault active', 'faults active', '/dashboard/faults'],
    [runs, 'scenario running', 'scenarios running', '/dashboard/scenarios'],
  ];
  const there = parts.filter(([count]) => count > 0);
  if (there.length === 0) return null;
  return (
    <section class="unusual" aria-label="What is out of the ordinary" data-testid="unusual">
      <Icon name="alert" />
      {there.map(([count, one, several, href]) => (
        <a key={href} href={href}>
          <b>{count}</b> {count === 1 ? one : several}
        </a>
      ))}
      {mode !== 'real' && <a href="/dashboard/clock">Clock {mode}</a>}
    </section>
  );
}

/** What comes next by itself, and the button that does not wait for it. */
function NextDue({ next }: { next: Overview['next'] }) {
  const advance = useAdvance();
  return (
    <section class="card sand-card sand" aria-label="Next due">
      <h2>Next due</h2>
      <p class="tile-number">{next === null ? 'nothing' : `in ${untilText(next.due_at)}`}</p>
      <p class="tile-text">
        {next === null ? 'Whatever is scheduled is shown here.' : jobsText(next.kind, next.jobs, next.does)}
      </p>
      <SkipButton advance={advance} next={next?.due_at ?? null}>
        Fast-forward
      </SkipButton>
      {advance.failure && <Failure error={advance.failure} />}
    </section>
  );
}

function Keys({ keys }: Pick<Home, 'keys'>) {
  return (
    <Card title="Keys">
      <Table
        caption="API keys of this merchant"
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Label', cell: ({ label }) => label },
          { title: 'API key', cell: () => <code>••••••••</code> },
          {
            title: 'Scopes',
            cell: ({ scopes, revoked }) => (revoked ? 'none' : scopes.length),
            numeric: true,
            minor: true,
          },
          {
            title: 'State',
            cell: ({ revoked }) => (
              <StatusBadge status={revoked ? 'revoked' : 'active'} tone={revoked ? 'bad' : 'good'} />
            ),
          },
        ]}
      />
      <p class="footnote">
        Values are shown once, where a key is made. Those of the merchant default are printed at the start.
      </p>
    </Card>
  );
}
