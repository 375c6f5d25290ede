/** A merchant of the reader's own, where the sandbox is public: made with one press, shown with its keys, its end and its bounds. */
import { base, home } from '../api/base.js';
import { Rejected, send } from '../api/control.js';
import { useAction, useRead } from '../api/use-data.js';
import { UNITS } from '../dashboard/jobs.js';
import { Button, LinkButton } from '../kit/button.js';
import { Failure } from '../kit/state.js';
import { Copyable, countText, Facts, keyFacts } from '../kit/values.js';
import { adoptKeys, type Keys, keys } from './keys.js';

/** A duration in the largest unit that it has a whole number of. */
function durationText(seconds: number): string {
  const [unit_ms, , name] = UNITS.find(([each]) => (seconds * 1_000) % each === 0) ?? UNITS[3];
  return countText(Math.round((seconds * 1_000) / unit_ms), name);
}

/** What a merchant here may be, in one sentence. */
function Bounds() {
  const { value } = useRead('/mode', [], { anonymous: true });
  const limits = value?.limits;
  if (limits == null) return null;
  return (
    <p class="soft" data-testid="bounds">
      It lasts {durationText(limits.lifetime_seconds)}, holds up to {limits.records} records, and is seen by nobody but
      you. One address may make {limits.merchants_per_hour} an hour.
    </p>
  );
}

/** Makes a merchant, and calls with its keys from now on. @param headers what it costs, where many have theirs */
export async function makeOwn(headers = {}): Promise<void> {
  const made = await send('post', '/merchants', { anonymous: true, headers, body: { label: 'reader' } });
  const { api_key, public_key, secret_key, ends_at } = made;
  adoptKeys({ api_key, public_key, secret_key, ...(ends_at === null ? {} : { ends_at }) });
}

/** Where merchants are made, if that is above the path of the one whose page this is. */
export const above = /^(.*)\/~\w+$/.exec(base)?.[1];

/** What there is to have, the button that makes it, and what became of pressing it. */
export function OwnSandbox({ verb = 'Get my own sandbox', make = () => makeOwn() }) {
  const action = useAction(make);
  const tooMany = action.failure instanceof Rejected && action.failure.problem.status === 429;
  return (
    <>
      <p>A merchant with its own keys, balances, clock and dashboard. Nothing to install, nothing to sign up for.</p>
      <Bounds />
      {above === undefined ? (
        <div class="own-sandbox">
          {action.failure && <Failure error={action.failure} />}
          {tooMany && (
            <p class="soft">
              If you made one before, enter its API key instead: a merchant can be reset as often as you like.
            </p>
          )}
          <Button tone="primary" busy={action.busy} onClick={() => void action.run()} testId="get-sandbox">
            {verb}
          </Button>
        </div>
      ) : (
        <LinkButton href={`${location.origin}${above}/`}>{verb}</LinkButton>
      )}
    </>
  );
}

const instantText = (at: string): string => at.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC');

/** The keys, where to use them, and until when. */
export function KeyFacts({ of }: { of: Keys }) {
  return (
    <Facts
      of={{
        'Base URL': <Copyable text={`${home}/v1`} what="the base URL" />,
        ...keyFacts(of),
        Ends: of.ends_at !== undefined && <span class="number">{instantText(of.ends_at)}</span>,
      }}
    />
  );
}

/** What the reader has after the button was pressed. */
export function Ready() {
  return (
    <div data-testid="ready">
      <p>
        This sandbox is yours. Its keys are shown in this tab only, so copy what you want to keep. Webhooks go to
        addresses of the public internet.
      </p>
      <KeyFacts of={keys.value} />
      <div class="actions">
        <LinkButton href="/dashboard" tone="primary">
          Open the dashboard
        </LinkButton>
        <LinkButton href="/docs#createPayment">Try the API</LinkButton>
      </div>
    </div>
  );
}
