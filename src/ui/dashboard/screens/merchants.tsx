/** Merchants side by side, and the whole world of the one that is shown as a file. */

import { useState } from 'preact/hooks';
import { messageOf, Refused, type Reply, read, send } from '../../api/control.js';
import { choose, chosen, facts } from '../../api/merchant.js';
import { useAction, useData } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { FormButton } from '../../kit/contract-form.js';
import { DownloadButton } from '../../kit/download.js';
import { asOption } from '../../kit/field.js';
import { Card, Heading, Loaded } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Facts, keyFacts, Time } from '../../kit/values.js';
import { Snapshots } from './snapshots.js';

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
    // What is read for a merchant that is gone is refused, so that the page leaves it before it goes.
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
  const load = (signal: AbortSignal) => read('/merchants', { query: { limit: MOST }, signal });
  const data = useData('merchants', load, ['merchant']);
  const [created, setCreated] = useState<Created>();
  const remove = useRemoval();
  const shown = chosen.value.by === 'id' ? chosen.value.id : data.value?.data.find(({ ordinal }) => ordinal === 0)?.id;
  return (
    <section class="card flush" aria-labelledby="merchants">
      <header class="split pad">
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
            button={{ tone: 'primary', testId: 'new-merchant' }}
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
      {created && <Once created={created} />}
      <Loaded data={data} failed={remove.failure}>
        {({ data: merchants }) => (
          <Table
            caption="Merchants"
            rows={merchants}
            keyOf={({ id }) => id}
            testId="list"
            columns={[
              { title: 'Label', cell: ({ label }) => label },
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

/** The only time that the values are to be seen. */
function Once({ created }: { created: Created }) {
  const { id, label } = created;
  return (
    <div class="pad" role="status" data-testid="created-merchant">
      <h3>{label} was made</h3>
      <p>Copy the values now. They are shown this once.</p>
      <Facts of={keyFacts(created)} />
      <div class="actions">
        <Button onClick={() => choose({ by: 'id', id })}>Show {label}</Button>
      </div>
    </div>
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
      throw new Refused({ status: 400, title: 'Not JSON', detail });
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
          run={async () => {
            await send('post', '/reset', {});
            say('Everything is as it was in the beginning.');
          }}
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
      {bring.failure instanceof Refused && <Faults problem={bring.failure.problem} name={name} />}
    </Card>
  );
}

function Faults({ problem: { errors = [] }, name }: { problem: Refused['problem']; name: string }) {
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
