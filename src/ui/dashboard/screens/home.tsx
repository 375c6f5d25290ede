/** Where one is, and what to do first. */

import { read } from '../../api/control.js';
import { chosen } from '../../api/merchant.js';
import { useData } from '../../api/use-data.js';
import { Code } from '../../kit/code.js';
import { Card, Heading } from '../../kit/page.js';
import { Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { Copyable, Facts, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { FirstSteps, loadSteps, STEP_KINDS } from './first-steps.js';

const loadHome = async (signal: AbortSignal) => {
  const [clock, profile, keys] = await Promise.all([
    read('/clock', { signal }),
    read('/profile', { signal }),
    read('/keys', { signal }),
  ]);
  return { clock, profile, keys: keys.data };
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
  const steps = useData('first-steps', loadSteps, STEP_KINDS);
  const failed = [home, steps].find(({ failure }) => failure !== undefined);
  return (
    <>
      <Heading
        title="Home"
        intro="Call the API as you would call the service, and play the customer, the chain and the clock here."
      />
      {failed && <Failure error={failed.failure} retry={failed.reload} />}
      {home.value && steps.value ? <Shown home={home.value} done={steps.value} /> : !failed && <Skeleton lines={12} />}
    </>
  );
}

/** Drawn when all of it is there, so that nothing moves under the eyes of whoever reads. */
function Shown({ home, done }: { home: Home; done: readonly boolean[] }) {
  return (
    <>
      <div class="columns">
        <FirstSteps done={done} />
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
      <Code text={firstCall(`${location.origin}/v1`, auth, key ?? 'YOUR_API_KEY')} what="the command" />
      {key === undefined && (
        <p class="footnote">
          Where you have kept none of its keys, <a href="/dashboard/keys">make a new key</a>.
        </p>
      )}
    </>
  );
}

function Here({ clock, profile }: Home) {
  const { origin } = location;
  return (
    <Card title="This sandbox">
      <Facts
        of={{
          'Base URL': <Copyable text={`${origin}/v1`} what="the base URL" />,
          'API reference': <a href="/docs">{`${origin}/docs`}</a>,
          Contract: <a href="/v1/openapi.json">{`${origin}/v1/openapi.json`}</a>,
          'Control API': <Copyable text={`${origin}/_sandbox`} what="the control API’s URL" />,
          Authentication: wordsOf(profile.auth),
          Clock: <ClockText {...clock} />,
          'Next due': clock.next_due === null ? 'nothing' : <Time at={clock.next_due} exact />,
        }}
      />
    </Card>
  );
}

function ClockText({ mode, speed, now }: Home['clock']) {
  return (
    <>
      <StatusBadge status={mode === 'scaled' ? `${speed} times as fast` : mode} /> <Time at={now} exact />
    </>
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
