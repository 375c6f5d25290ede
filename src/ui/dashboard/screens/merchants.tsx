/** Merchants side by side, and the whole world of the one that is shown: as a file, and as snapshots. */
import { useState } from 'preact/hooks';
import { messageOf, Rejected, type Reply, send } from '../../api/control.js';
import { choose, chosen, facts } from '../../api/merchant.js';
import { useAction, useRead } from '../../api/use-data.js';
import { Act, Confirm } from '../../kit/act.js';
import { Button } from '../../kit/button.js';
import { FormButton } from '../../kit/contract-form.js';
import { DownloadButton } from '../../kit/download.js';
import { asOption } from '../../kit/field.js';
import { Card, Heading, KeysOnce, Loaded } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say, saying } from '../../kit/toasts.js';
import { Time } from '../../kit/values.js';

type Merchant = Reply<'/merchants', 'get'>['data'][number];
type Created = Reply<'/merchants', 'post'>;

const MOST = 100;
/** The named profiles that a merchant can begin with. */
const PROFILES = ['strict', 'ci', 'production-like', 'examples'].map(asOption);

export default function MerchantsScreen() {
  return (
    <>
      <Heading
        title="Merchants and state"
        intro="Each merchant is a world of its own: records, ledger, keys, clock, profile. Nothing of one reaches another."
      />
      {facts.loopback ? (
        <Merchants />
      ) : (
        <Card>
          <p>
            This sandbox can be reached by others: here is only the merchant of your key.
            {facts.public && (
              <>
                {' '}
                <a href="/">Get another one on the front page.</a>
              </>
            )}
          </p>
        </Card>
      )}
      <Snapshots />
      <State />
    </>
  );
}

/** Deletes a merchant; a page that shows it goes back to the default one. */
function useRemoval() {
  return useAction(async ({ id, label }: Merchant) => {
    const before = chosen.peek();
    const leaves = before.by === 'id' && before.id === id;
    // What is read for a merchant that is gone is rejected, so that the page leaves it before it goes.
    if (leaves) choose({ by: 'default' });
    try {
      await send('delete', '/merchants/{id}', { at: { id } });
    } catch (error) {
      if (leaves) {
        choose(before);
        // This screen was drawn anew for each of them, and shows no failure of the one that is gone.
        say(messageOf(error), 'bad');
      }
      throw error;
    }
    say(`${label} was deleted.`);
  });
}

function Merchants() {
  const data = useRead('/merchants', ['merchant'], { query: { limit: MOST } });
  const [created, setCreated] = useState<Created>();
  const remove = useRemoval();
  const shown = chosen.value.by === 'id' ? chosen.value.id : data.value?.data.find(({ ordinal }) => ordinal === 0)?.id;
  return (
    <section class="card flush" aria-labelledby="merchants">
      <header class="together between pad">
        <h2 id="merchants">Merchants</h2>
        <span class="row-actions">
          <FormButton
            button={{ testId: 'fork' }}
            title="Fork this one"
            intro="A second merchant in the state of the one that is shown, with keys of its own."
            operation="forkMerchant"
            verb="Fork"
            onDone={setCreated}
          />
          <FormButton
            button={{ tone: 'primary', icon: 'plus', testId: 'new-merchant' }}
            title="New merchant"
            operation="createMerchant"
            fields={{
              profile: { options: PROFILES, none: 'as the sandbox was started' },
              clock: { none: 'as the sandbox was started' },
            }}
            verb="Make the merchant"
            onDone={setCreated}
          />
        </span>
      </header>
      {created && (
        <KeysOnce created={created} testId="created-merchant">
          <Button onClick={() => choose({ by: 'id', id: created.id })}>Show {created.label}</Button>
        </KeysOnce>
      )}
      <Loaded data={data} failed={remove.failure}>
        {({ data: merchants }) => (
          <Table
            caption="Merchants"
            rows={merchants}
            testId="list"
            columns={[
              { title: 'Label', cell: ({ label }) => <bdi>{label}</bdi> },
              { title: 'Account', cell: ({ id }) => <code>{id}</code>, minor: true },
              { title: 'Keys', cell: ({ keys }) => keys, numeric: true, minor: true },
              { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
              {
                title: 'Change',
                cell: (merchant) => <Actions merchant={merchant} isShown={merchant.id === shown} remove={remove} />,
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  );
}

interface ActionsProps {
  merchant: Merchant;
  isShown: boolean;
  remove: ReturnType<typeof useRemoval>;
}

function Actions({ merchant, isShown, remove }: ActionsProps) {
  return (
    <span class="row-actions">
      <Button
        label={`Show ${merchant.label}`}
        disabled={isShown ? 'It is shown now.' : undefined}
        onClick={() => choose(merchant.ordinal === 0 ? { by: 'default' } : { by: 'id', id: merchant.id })}
      >
        Show
      </Button>
      <Confirm
        tone="danger"
        busy={remove.busy}
        label={`Delete ${merchant.label}`}
        disabled={merchant.ordinal === 0 ? 'The merchant default always exists; reset it instead.' : undefined}
        onClick={() => void remove.run(merchant)}
        question={`Delete ${merchant.label}?`}
        explanation="All its records and keys go with it. Export its state first if you want it back."
        verb="Delete"
      >
        Delete
      </Confirm>
    </span>
  );
}

/** The world of the merchant that is shown: saved, brought back, begun anew. */
function State() {
  const [name, setName] = useState('');
  const bring = useAction(async (file: File) => {
    setName(file.name);
    const text = await file.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      const detail = `${file.name} is no JSON. Choose a file that was saved here or by GET /_sandbox/state.`;
      throw new Rejected({ status: 400, title: 'Not JSON', detail });
    }
    await send('put', '/state', { body: body as Reply<'/state', 'get'> });
    say(`The world is now as in ${file.name}.`);
  });
  return (
    <Card title="State" testId="state">
      <p>Records, ledger, clock, jobs, deliveries and RNG state of the merchant that is shown, as one JSON file.</p>
      <div class="actions">
        <DownloadButton path="/state" file="tenderbox-state.json">
          Export state
        </DownloadButton>
        <label class="button">
          {bring.busy ? `Reading ${name}…` : 'Import state'}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            data-testid="state-file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file !== undefined) void bring.run(file);
            }}
          />
        </label>
        <Act
          testId="reset"
          run={() => saying('Everything is as it was in the beginning.', send('post', '/reset', {}))}
          confirm={{
            question: 'Reset this merchant?',
            explanation:
              'Every record goes. Keys, profile, clock and balances are again as they were when it was made.',
            verb: 'Reset',
          }}
        >
          Reset
        </Act>
      </div>
      {bring.failure && <Failure error={bring.failure} />}
      {bring.failure instanceof Rejected && <Issues problem={bring.failure.problem} name={name} />}
    </Card>
  );
}

function Issues({ problem: { errors = [] }, name }: { problem: Rejected['problem']; name: string }) {
  return (
    <>
      <p class="footnote">{name} was not read; nothing has changed.</p>
      <ul class="faults">
        {errors.map(({ parameter, message }) => (
          <li key={parameter}>
            <code>{parameter}</code> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

function Snapshots() {
  const data = useRead('/snapshots', ['snapshot']);
  return (
    <Card title="Snapshots" testId="snapshots">
      <p>States that stay here under a name, to go back to. Keys stay as they are then.</p>
      <Loaded data={data}>
        {({ data: snapshots }) =>
          snapshots.length > 0 && (
            <Table
              caption="Snapshots"
              rows={snapshots}
              keyOf={({ name }) => name}
              columns={[
                { title: 'Name', cell: ({ name }) => name },
                { title: 'Records', cell: ({ records }) => records, numeric: true, minor: true },
                { title: 'Taken', cell: ({ taken_at }) => <Time at={taken_at} />, minor: true },
                { title: 'Change', cell: ({ name }) => <SnapshotActions name={name} /> },
              ]}
            />
          )
        }
      </Loaded>
      <div class="actions">
        <FormButton
          button={{ testId: 'take-snapshot' }}
          title="Take a snapshot"
          operation="takeSnapshot"
          verb="Take it"
          onDone={({ name }) => say(`${name} is kept.`)}
        />
      </div>
    </Card>
  );
}

function SnapshotActions({ name }: { name: string }) {
  const restore = () =>
    saying(
      `Everything is as it was in ${name}.`,
      send('post', '/snapshots/{name}/restore', { at: { name }, body: {} }),
    );
  return (
    <span class="row-actions">
      <Act
        label={`Restore ${name}`}
        run={restore}
        confirm={{
          question: `Go back to ${name}?`,
          explanation: 'What has happened since goes, unless another snapshot has it. Keys stay.',
          verb: 'Go back',
        }}
      >
        Restore
      </Act>
      <Act label={`Delete ${name}`} run={() => send('delete', '/snapshots/{name}', { at: { name } })}>
        Delete
      </Act>
    </span>
  );
}
