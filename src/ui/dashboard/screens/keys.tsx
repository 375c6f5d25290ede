/** API keys: made with a label and scopes, shown once, relabelled, revoked. */
import { useState } from 'preact/hooks';
import type { Schema } from '../../api/contract.js';
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { FormButton, FormDialog, useControlContract } from '../../kit/contract-form.js';
import { Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';

type Key = Reply<'/keys', 'get'>['data'][number];
type Created = Reply<'/keys', 'post'>;
/** The scopes of a key in words; a revoked one may do nothing. */
function scopesText({ scopes, revoked }: Key, all: number | undefined): string {
  if (revoked || scopes.length === 0) return 'none';
  return scopes.length === all ? 'all' : scopes.join(', ');
}

export default function KeysScreen() {
  const { value, failure, reload } = useData('keys', (signal) => read('/keys', { signal }), ['key']);
  const [created, setCreated] = useState<Created>();
  const [renamed, setRenamed] = useState<Key>();
  return (
    <>
      <header class="heading split">
        <div>
          <h1>API keys</h1>
          <p>A key should have only the scopes that its integration needs. Revoking one ends its access at once.</p>
        </div>
        <FormButton
          button={{ tone: 'primary', testId: 'new-key' }}
          title="New key"
          operation="createKey"
          verb="Make the key"
          onDone={setCreated}
        />
      </header>
      {created && <Once created={created} onClose={() => setCreated(undefined)} />}
      {failure && <Failure error={failure} retry={reload} />}
      <section class="card flush" aria-label="API keys">
        {value === undefined ? !failure && <Skeleton /> : <List keys={value.data} onRename={setRenamed} />}
      </section>
      {renamed && (
        <FormDialog
          title={`Relabel ${renamed.label}`}
          operation="updateKey"
          at={{ id: renamed.id }}
          fields={{ label: { initial: renamed.label }, scopes: false, revoked: false }}
          verb="Relabel"
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

/** The only time that the values are to be seen. */
function Once({ created, onClose }: { created: Created; onClose: () => void }) {
  return (
    <section class="card" role="status" aria-labelledby="once" data-testid="created-key">
      <h2 id="once">{created.label} was made</h2>
      <p>Copy the values now. They are shown this once.</p>
      <Facts
        rows={[
          ['API key', <Copyable key="api" text={created.api_key} what="the API key" />],
          ['Public key', <Copyable key="public" text={created.public_key} what="the public key" />],
          ['Secret key', <Copyable key="secret" text={created.secret_key} what="the secret key" />],
        ]}
      />
      <div class="actions">
        <Button onClick={onClose}>I have copied them</Button>
      </div>
    </section>
  );
}

function List({ keys, onRename }: { keys: readonly Key[]; onRename: (key: Key) => void }) {
  const revoke = useAction(async ({ id, label }: Key) => {
    await send('delete', '/keys/{id}', { at: { id } });
    say(`${label} is revoked.`);
  });
  const all = useControlContract().value?.resolve<Schema>({ $ref: '#/components/schemas/Scope' }).value.enum?.length;
  return (
    <>
      {revoke.failure && <Failure error={revoke.failure} />}
      <Table
        caption="API keys"
        rows={keys}
        keyOf={({ id }) => id}
        testId="list"
        columns={[
          { title: 'Label', cell: ({ label }) => label },
          {
            title: 'State',
            cell: ({ revoked }) => (
              <StatusBadge status={revoked ? 'revoked' : 'active'} tone={revoked ? 'bad' : 'good'} />
            ),
          },
          {
            title: 'Scopes',
            cell: (key) => scopesText(key, all),
            minor: true,
          },
          { title: 'Made', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
          {
            title: 'Change',
            cell: (key) =>
              key.revoked ? null : (
                <span class="row-actions">
                  <Button label={`Relabel ${key.label}`} onClick={() => onRename(key)}>
                    Relabel
                  </Button>
                  <Confirm
                    tone="danger"
                    busy={revoke.busy}
                    label={`Revoke ${key.label}`}
                    onClick={() => void revoke.run(key)}
                    question={`Revoke ${key.label}?`}
                    explanation="Every call with it is refused from now on. It cannot be brought back."
                    verb="Revoke"
                  >
                    Revoke
                  </Confirm>
                </span>
              ),
          },
        ]}
      />
    </>
  );
}
