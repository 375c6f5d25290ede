/** API keys: made with a label and scopes, shown once, relabelled, revoked. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { Dialog } from '../../kit/dialog.js';
import { TextField } from '../../kit/field.js';
import { Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';

type Key = Reply<'/keys', 'get'>['data'][number];
type Created = Reply<'/keys', 'post'>;
type Scope = Key['scopes'][number];

const SCOPES: readonly Scope[] = [
  ...(['payments:read', 'payments:write', 'transactions:read', 'invoices:read', 'invoices:write'] as const),
  ...(['payouts:read', 'payouts:write', 'webhooks:read', 'webhooks:write', 'balance:read', 'account:read'] as const),
];

/** The scopes of a key in words; a revoked one may do nothing. */
function scopesText({ scopes, revoked }: Key): string {
  if (revoked || scopes.length === 0) return 'none';
  return scopes.length === SCOPES.length ? 'all' : scopes.join(', ');
}

export default function KeysScreen() {
  const { value, failure, reload } = useData('keys', (signal) => read('/keys', { signal }), ['key']);
  const [making, setMaking] = useState(false);
  const [created, setCreated] = useState<Created>();
  const [renamed, setRenamed] = useState<Key>();
  return (
    <>
      <header class="heading split">
        <div>
          <h1>API keys</h1>
          <p>A key should have only the scopes that its integration needs. Revoking one ends its access at once.</p>
        </div>
        <Button tone="primary" onClick={() => setMaking(true)} testId="new-key">
          New key
        </Button>
      </header>
      {created && <Once created={created} onClose={() => setCreated(undefined)} />}
      {failure && <Failure error={failure} retry={reload} />}
      <section class="card flush" aria-label="API keys">
        {value === undefined ? !failure && <Skeleton /> : <List keys={value.data} onRename={setRenamed} />}
      </section>
      {making && (
        <NewKey
          onClose={() => setMaking(false)}
          onCreated={(key) => {
            setMaking(false);
            setCreated(key);
          }}
        />
      )}
      {renamed && <Rename shown={renamed} onClose={() => setRenamed(undefined)} />}
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
            cell: scopesText,
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

function NewKey({ onClose, onCreated }: { onClose: () => void; onCreated: (key: Created) => void }) {
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES);
  const make = useAction(async () => onCreated(await send('post', '/keys', { body: { label, scopes: [...scopes] } })));
  const fault = faultOf(make.failure, 'label');
  const turn = (scope: Scope, on: boolean): void =>
    setScopes(SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))));
  return (
    <Dialog title="New key" onClose={onClose} testId="key-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make.run();
        }}
      >
        <TextField label="Label" value={label} onInput={setLabel} hint="What it is for." fault={fault} required />
        <fieldset class="choices">
          <legend>Scopes</legend>
          {SCOPES.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ currentTarget }) => turn(scope, currentTarget.checked)}
              />
              {scope}
            </label>
          ))}
        </fieldset>
        {make.failure && fault === undefined && <Failure error={make.failure} />}
        <div class="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" busy={make.busy}>
            Make the key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Rename({ shown, onClose }: { shown: Key; onClose: () => void }) {
  const [label, setLabel] = useState(shown.label);
  const rename = useAction(async () => {
    await send('patch', '/keys/{id}', { at: { id: shown.id }, body: { label } });
    onClose();
  });
  const fault = faultOf(rename.failure, 'label');
  return (
    <Dialog title={`Relabel ${shown.label}`} onClose={onClose} testId="key-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename.run();
        }}
      >
        <TextField label="Label" value={label} onInput={setLabel} fault={fault} required />
        {rename.failure && fault === undefined && <Failure error={rename.failure} />}
        <div class="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" busy={rename.busy}>
            Relabel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
