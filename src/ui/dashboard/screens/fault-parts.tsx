/** What faults of calls and faults of deliveries have in common: the form that adds one, and the table of those in force. */
import { type Reply, send } from '../../api/control.js';
import { Act } from '../../kit/act.js';
import type { KnownFields } from '../../kit/contract-fields.js';
import { ContractForm } from '../../kit/contract-form.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { chanceText, partsText } from '../../kit/values.js';

type Fault = Reply<'/faults', 'get'>['data'][number];

interface FaultFormProps {
  of: 'calls' | 'deliveries';
  fields?: KnownFields;
  verb: string;
  /** Said when it was added. */
  done: string;
}

export function FaultForm({ of, fields, verb, done }: FaultFormProps) {
  const webhook = of === 'deliveries';
  return (
    <ContractForm
      operation="addFault"
      fields={{
        [webhook ? 'match' : 'webhook']: false,
        effect: { label: 'What goes wrong', hint: 'What stands together is done together.' },
        times: { hint: 'Empty: until it is removed.', empty: null },
        ...fields,
      }}
      wanted={(place, schema) => !/^effect\.\w+$/.test(place) || (schema['x-tenderbox-of'] === 'webhook') === webhook}
      shape={(body) => (webhook ? { ...body, webhook: body.webhook ?? {} } : body)}
      verb={verb}
      tone="sand main"
      testId="add-fault"
      onDone={() => say(done)}
    />
  );
}

export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  return (
    <Table
      caption="Faults in force"
      rows={faults}
      testId="faults-in-force"
      columns={[
        { title: 'What happens', cell: ({ effect, probability }) => <bdi>{chanceText(effect, probability)}</bdi> },
        { title: 'To', cell: ({ match, webhook }) => partsText(webhook ?? match ?? {}) || 'everything', minor: true },
        {
          title: 'Done',
          cell: ({ applied, times }) => (
            <span class="number">
              {applied} of {times ?? '∞'}
            </span>
          ),
          numeric: true,
        },
        {
          title: 'Change',
          cell: ({ id, effect }) => (
            <Act label={`Remove: ${partsText(effect)}`} run={() => send('delete', '/faults/{id}', { at: { id } })}>
              Remove
            </Act>
          ),
        },
      ]}
    />
  );
}
