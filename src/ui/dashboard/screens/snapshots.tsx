/** The snapshots of the merchant that is shown: taken, gone back to, deleted. */
import { read, send } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { FormButton } from '../../kit/contract-form.js';
import { Card, Loaded } from '../../kit/page.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Time } from '../../kit/values.js';

export function Snapshots() {
  const data = useData('snapshots', (signal) => read('/snapshots', { signal }), ['snapshot']);
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
                { title: 'Change', cell: ({ name }) => <Actions name={name} /> },
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

function Actions({ name }: { name: string }) {
  const restore = async () => {
    await send('post', '/snapshots/{name}/restore', { at: { name }, body: {} });
    say(`Everything is as it was in ${name}.`);
  };
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
