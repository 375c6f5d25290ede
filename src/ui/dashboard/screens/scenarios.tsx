/** Scenarios: what each does, its steps, and running one. */

import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Code } from '../../kit/code.js';
import { TextArea, TextField } from '../../kit/field.js';
import { Card, Heading, Loaded } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { Reference } from './reference.js';

type Scenario = Reply<'/scenarios', 'get'>['data'][number];
type Run = Reply<'/runs/{id}', 'get'>;

const loadScenarios = (signal: AbortSignal) => read('/scenarios', { signal });

export default function ScenariosScreen() {
  const data = useData('scenarios', loadScenarios, ['scenario']);
  const [run, setRun] = useState<string>();
  return (
    <>
      <Heading
        title="Scenarios"
        intro={
          <>
            A scenario plays the customer, the chain and the network, on the merchant’s clock. Clients ask for one with{' '}
            <code>metadata.sandbox_scenario</code>.
          </>
        }
      />
      {run !== undefined && <RunView id={run} />}
      <Loaded data={data} lines={12}>
        {({ data: scenarios }) =>
          [...new Set(scenarios.map(({ on }) => on))].map((on) => (
            <Card key={on} title={on === 'manual' ? 'Started by hand' : `On ${on}`}>
              {scenarios
                .filter((scenario) => scenario.on === on)
                .map((scenario) => (
                  <One key={scenario.name} scenario={scenario} onRun={setRun} />
                ))}
            </Card>
          ))
        }
      </Loaded>
      <Own />
    </>
  );
}

function One({ scenario, onRun }: { scenario: Scenario; onRun: (id: string) => void }) {
  const { name, description, source, file: _file, ...rest } = scenario;
  const [resource, setResource] = useState('');
  const start = useAction(async () => {
    const { id } = await send('post', '/scenarios/{name}/run', {
      at: { name },
      body: resource === '' ? {} : { resource_id: resource },
    });
    onRun(id);
    say(`${name} runs.`);
  });
  const fault = faultOf(start.failure, 'resource_id');
  const needsNone = scenario.on === 'manual';
  return (
    <details class="scenario" data-scenario={name}>
      <summary>
        <code>{name}</code>
        <span>{description}</span>
        {source !== 'shipped' && <StatusBadge status={source} />}
      </summary>
      <Code text={JSON.stringify({ name, ...rest }, null, 2)} what={`the scenario ${name}`} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start.run();
        }}
      >
        {!needsNone && (
          <TextField
            label="On the record"
            value={resource}
            onInput={setResource}
            placeholder="pay_req_…"
            hint="Empty makes a new one."
            fault={fault}
          />
        )}
        {start.failure && fault === undefined && <Failure error={start.failure} />}
        <Button type="submit" tone="sand" icon="play" busy={start.busy} label={`Run ${name}`}>
          Run
        </Button>
      </form>
    </details>
  );
}

const STEP_TONES = { waiting: 'neutral', done: 'good', failed: 'bad', cancelled: 'neutral' } as const;

/** The steps of a run, each with where it stands. */
function RunView({ id }: { id: string }) {
  const load = (signal: AbortSignal) => read('/runs/{id}', { at: { id }, signal });
  const kinds = ['run', 'payment', 'invoice', 'payout', 'transaction', 'event'];
  const data = useData(`run ${id}`, load, kinds);
  const { value } = data;
  const heading = (
    <>
      {value?.scenario ?? 'Run'} {value && <StatusBadge status={value.status} />}
    </>
  );
  return (
    <Card title={heading} testId="run">
      <Loaded data={data}>{(run) => <Steps run={run} />}</Loaded>
    </Card>
  );
}

function Steps({ run }: { run: Run }) {
  const next = run.steps.find(({ status }) => status === 'waiting');
  return (
    <>
      <p>
        On <Reference id={run.resource_id} />.{' '}
        {next ? 'Time brings the rest: let it pass on the ' : 'Time is moved on the '}
        <a href="/dashboard/clock">clock</a>.
      </p>
      <Table
        caption="Steps"
        rows={run.steps}
        keyOf={({ index }) => String(index)}
        columns={[
          { title: 'Step', cell: ({ index, verb }) => `${index + 1}. ${verb}` },
          {
            title: 'State',
            cell: (step) => (
              <StatusBadge
                status={step === next ? 'next' : step.status}
                tone={step === next ? 'info' : STEP_TONES[step.status]}
              />
            ),
          },
          { title: 'Due', cell: ({ due }) => <Time at={due} />, minor: true },
          { title: 'Fault', cell: ({ error }) => error ?? '', minor: true },
        ]}
      />
    </>
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
  const [yaml, setYaml] = useState(EXAMPLE);
  const name = /^name:\s*([\w-]+)/m.exec(yaml)?.[1];
  const put = useAction(async () => {
    await send('put', '/scenarios/{name}', { at: { name: name ?? '' }, body: { yaml } });
    say(`${name} is there to be asked for.`);
  });
  return (
    <Card title="Custom scenario">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void put.run();
        }}
      >
        <TextArea label="YAML" value={yaml} onInput={setYaml} />
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
