/** API keys: made with a label and scopes, shown once, renamed, revoked. */

import { useState } from 'preact/hooks';
import type { Schema } from '../../api/contract.js';
import { type Reply, send } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Button } from '../../kit/button.js';
import { FormButton, FormDialog, useControlContract } from '../../kit/contract-form.js';
import { Card, Heading, KeysOnce, Loaded } from '../../kit/page.js';
import { Table } from '../../kit/table.js';
import { saying } from '../../kit/toasts.js';
import { StatusBadge, Time } from '../../kit/values.js';

type Key = Reply<'/keys', 'get'>['data'][number];
type Created = Reply<'/keys', 'post'>;
/** The scopes of a key in words; a revoked one may do nothing. */
function scopesText({ scopes, revoked }: Key, all: number | undefined): string {
  if (revoked || scopes.length === 0) return 'none';
  return scopes.length === all ? 'all' : scopes.join(', ');
}

export default function KeysScreen() {
  const data = useRead('/keys', ['key']);
  const [created, setCreated] = useState<Created>();
  const [renamed, setRenamed] = useState<Key>();
  return (
    <>
      <Heading
        title="API keys"
        intro="A key should have only the scopes that its integration needs. Revoking one ends its access at once."
        actions={
          <FormButton
            button={{ tone: 'primary', icon: 'plus', testId: 'new-key' }}
            title="New key"
            operation="createKey"
            verb="Make the key"
            onDone={setCreated}
          />
        }
      />
      {created && (
        <KeysOnce created={created} testId="created-key">
          <Button onClick={() => setCreated(undefined)}>I have copied them</Button>
        </KeysOnce>
      )}
      <Loaded data={data}>
        {({ data: keys }) => (
          <Card label="API keys" flush>
            <List keys={keys} onRename={setRenamed} />
          </Card>
        )}
      </Loaded>
      {renamed && (
        <FormDialog
          title={`Rename ${renamed.label}`}
          operation="updateKey"
          at={{ id: renamed.id }}
          fields={{ label: { initial: renamed.label }, scopes: false, revoked: false }}
          verb="Rename"
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

function List({ keys, onRename }: { keys: readonly Key[]; onRename: (key: Key) => void }) {
  const all = useControlContract().value?.resolve<Schema>({ $ref: '#/components/schemas/Scope' }).value.enum?.length;
  return (
    <Table
      caption="API keys"
      rows={keys}
      testId="list"
      columns={[
        { title: 'Label', cell: ({ label }) => <bdi>{label}</bdi> },
        {
          title: 'State',
          cell: ({ revoked }) => (
            <StatusBadge status={revoked ? 'revoked' : 'active'} tone={revoked ? 'bad' : 'good'} />
          ),
        },
        { title: 'Scopes', cell: (key) => scopesText(key, all), minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
        {
          title: 'Change',
          cell: (key) =>
            key.revoked ? null : (
              <span class="row-actions">
                <Button label={`Rename ${key.label}`} onClick={() => onRename(key)}>
                  Rename
                </Button>
                <Act
                  label={`Revoke ${key.label}`}
                  run={() => saying(`${key.label} is revoked.`, send('delete', '/keys/{id}', { at: { id: key.id } }))}
                  confirm={{
                    question: `Revoke ${key.label}?`,
                    explanation: 'Every call with it is refused from now on. It cannot be brought back.',
                    verb: 'Revoke',
                  }}
                >
                  Revoke
                </Act>
              </span>
            ),
        },
      ]}
    />
  );
}
