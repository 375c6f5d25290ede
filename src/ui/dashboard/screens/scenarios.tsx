/** Scenarios: what each does, its steps on a line, running one, and following what runs. */
import { useState } from 'preact/hooks';
import { clock, now } from '../../api/clock.js';
import { send } from '../../api/control.js';
import { issueOf, useAction, useRead } from '../../api/use-data.js';
import { Button, submitting } from '../../kit/button.js';
import { useDraft } from '../../kit/draft.js';
import { FindField, TextArea, TextField } from '../../kit/field.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState, Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { CopyButton, capital, StatusBadge, wordsOf } from '../../kit/values.js';
import { SkipButton, untilText, useAdvance } from '../advance.js';
import { Json } from '../json.js';
import { Pills } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';
import { type Scenario, StepStrip, type Stop, stopsOf } from './step-strip.js';
import { StopRun } from './stop-run.js';

type Run = NonNullable<Scenario['run']>;

const KINDS = ['scenario', 'run', 'payment', 'invoice', 'payout', 'transaction', 'event'];

/** What scenarios are about, by how their names begin; others by what starts them. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['payment', 'Payments'],
  ['invoice', 'Invoices'],
  ['payout', 'Payouts'],
  ['webhook', 'Webhooks'],
  ['api', 'API'],
]);

function groupOf({ name, on }: Scenario): string {
  const of = (text: string): string | undefined => GROUPS.get(text.split(/[-.]/, 1)[0] ?? '');
  return of(name) ?? of(on) ?? 'Other';
}

/** Group by group. */
function inOrder(all: readonly Scenario[]): Scenario[] {
  const groups = [...GROUPS.values(), 'Other'];
  return all.toSorted((one, other) => groups.indexOf(groupOf(one)) - groups.indexOf(groupOf(other)));
}

/** A name without the group that it stands in. */
function titleOf({ name }: Scenario): string {
  const [first = '', ...rest] = name.split('-');
  const words = GROUPS.has(first) && rest.length > 0 ? rest : [first, ...rest];
  return capital(words.join(' '));
}

const isRunning = ({ run }: Scenario): boolean => run?.status === 'running';

export default function ScenariosScreen({ query }: ScreenProps) {
  const data = useRead('/scenarios', KINDS);
  const { group = '' } = query;
  const [text, setText] = useState('');
  return (
    <Page
      title="Scenarios"
      intro={
        <>
          Scripts that play customer, chain and network against your integration. Clients ask for one with{' '}
          <code>metadata.sandbox_scenario</code>.
        </>
      }
      data={data}
      lines={12}
    >
      {({ data: all }) => {
        const wanted = text.trim().toLowerCase();
        const shown = inOrder(all)
          .filter((each) => group === '' || groupOf(each) === group)
          .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
        // What runs is looked for first.
        const cards = [...shown.filter(isRunning), ...shown.filter((each) => !isRunning(each))];
        return (
          <>
            <search class="filters">
              <Groups all={all} group={group} />
              <FindField label="Search scenarios" placeholder="Name or words" value={text} onInput={setText} />
            </search>
            {cards.length === 0 && <EmptyState title="No results">No scenario has what you chose.</EmptyState>}
            <div class="deck">
              {cards.map((scenario) => (
                <ScenarioCard key={scenario.name} scenario={scenario} />
              ))}
            </div>
            <Own />
          </>
        );
      }}
    </Page>
  );
}

function Groups({ all, group }: { all: readonly Scenario[]; group: string }) {
  const counts = new Map<string, number>();
  for (const each of inOrder(all)) counts.set(groupOf(each), (counts.get(groupOf(each)) ?? 0) + 1);
  const all_counts = { '': all.length, ...Object.fromEntries(counts) };
  return <Pills name="group" label="About" counts={all_counts} value={group} wordOf={(name) => name} />;
}

/** How many steps of a run were played. */
const playedOf = ({ steps }: Run): number => steps.filter(({ status }) => status !== 'waiting').length;

function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const { name, description, source, on, run, file: _file, ...rest } = scenario;
  const [resource, setResource] = useDraft(`run ${name}`, '');
  const start = useAction(async () => {
    const body = resource === '' ? {} : { resource_id: resource };
    await send('post', '/scenarios/{name}/run', { at: { name }, body });
    setResource(() => '');
    say(`${name} runs.`);
  });
  const issue = issueOf(start.failure, 'resource_id');
  const running = isRunning(scenario);
  const stops = stopsOf(scenario);
  return (
    <article class={running ? 'card play on sand' : 'card play sand'} data-scenario={name}>
      <div class="between">
        <h2>{titleOf(scenario)}</h2>
        {run ? (
          <StatusBadge status={run.status} tone={running ? 'sand' : undefined} />
        ) : (
          source !== 'shipped' && <StatusBadge status={source} />
        )}
      </div>
      <code class="play-name">{name}</code>
      <p>{description}</p>
      <StepStrip stops={stops} played={run?.status === 'running' ? playedOf(run) : undefined} />
      {run && <Progress run={run} stops={stops} />}
      <form class="play-form" onSubmit={submitting(start.run)}>
        <div class="between">
          <Button type="submit" tone="sand" icon="play" busy={start.busy} label={`Run ${name}`}>
            Run
          </Button>
          {on !== 'manual' && <CopyButton text={JSON.stringify({ sandbox_scenario: name })} what="the metadata" />}
        </div>
        {start.failure && issue === undefined && <Failure error={start.failure} />}
        <details open={issue !== undefined}>
          <summary>Definition</summary>
          {on !== 'manual' && (
            <TextField
              label="On the record"
              value={resource}
              onInput={(typed) => setResource(() => typed)}
              placeholder="pay_req_…"
              hint="Empty makes a new one."
              issue={issue}
            />
          )}
          <Json value={{ name, on, ...rest }} what={`the scenario ${name}`} />
        </details>
      </form>
    </article>
  );
}

/** How far the newest run has come, and the way to its next step. */
function Progress({ run, stops }: { run: Run; stops: readonly Stop[] }) {
  const advance = useAdvance();
  const { steps, resource_id, status } = run;
  const next = status === 'running' ? steps.find((step) => step.status === 'waiting') : undefined;
  const failed = steps.find(({ error }) => error !== undefined);
  // The first stop is where it began.
  const name = next && (stops[next.index + 1]?.name ?? wordsOf(next.verb));
  const due = next && Date.parse(next.due) <= (now.value ?? 0) ? 'now' : next && `in ${untilText(next.due)}`;
  return (
    <div class="progress" data-testid="run">
      {next && (
        <p class="between">
          <SkipButton advance={advance} next={next.due}>
            {`Skip to ${name}`}
          </SkipButton>
          <span class="number">{clock.value === undefined ? '' : due}</span>
        </p>
      )}
      <p class="between">
        <span>
          {playedOf(run)} of {steps.length} steps{resource_id !== null && ' on '}
          {resource_id !== null && <Reference id={resource_id} />}
        </span>
        <StopRun run={run} />
      </p>
      {failed && <p class="fault">{failed.error}</p>}
      {advance.failure && <Failure error={advance.failure} />}
    </div>
  );
}

const EXAMPLE = [
  'name: my-scenario',
  'description: The customer pays after a minute.',
  'on: payment.created',
  'steps:',
  '  - after: 1m',
  '    pay: {}',
].join('\n');

/** A scenario written here, for this merchant alone. */
function Own() {
  const [yaml, setYaml] = useDraft('yaml', EXAMPLE);
  const name = /^name:\s*(["']?)([\w-]+)\1/m.exec(yaml)?.[2];
  const put = useAction(async () => {
    await send('put', '/scenarios/{name}', { at: { name: name ?? '' }, body: { yaml } });
    say(`${name} is there to be asked for.`);
  });
  return (
    <Card title="Custom scenario">
      <form onSubmit={submitting(put.run)}>
        <TextArea label="YAML" value={yaml} onInput={(typed) => setYaml(() => typed)} />
        {put.failure && <Failure error={put.failure} />}
        <Button
          type="submit"
          busy={put.busy}
          disabled={name === undefined ? 'It needs a line that begins with name:' : undefined}
          testId="put-scenario"
        >
          Keep it for this merchant
        </Button>
      </form>
    </Card>
  );
}
