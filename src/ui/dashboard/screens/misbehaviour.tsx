/** Switches that make deliveries go wrong: faults of the control API, one per switch. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { SelectField, TextField } from '../../kit/field.js';
import { Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { chanceText, partsText } from '../../kit/values.js';
import { EVENT_TYPES } from './event-types.js';

type Fault = Reply<'/faults', 'get'>['data'][number];
type Effect = Fault['effect'];

/** The number or time that a switch asks for. */
interface Value {
  label: string;
  initial: string;
  hint: string;
}

interface Switch {
  /** The effect's name in the control API, so that a refusal finds its field. */
  value: keyof Effect;
  text: string;
  /** Switches that are just on or off have none. */
  asks?: Value;
}

const NO_YES = [
  { value: 'no', text: 'one after the other' },
  { value: 'yes', text: 'at the same moment' },
];

const SWITCHES: readonly Switch[] = [
  {
    value: 'duplicate',
    text: 'duplicate: sent more than once',
    asks: { label: 'How often in all', initial: '2', hint: '2 to 20.' },
  },
  { value: 'reorder', text: 'reorder: sent after the next one' },
  {
    value: 'delay',
    text: 'delay: held back',
    asks: { label: 'How long', initial: '10m', hint: 'On the merchant’s clock: 10m, 1h.' },
  },
  { value: 'drop', text: 'drop: never sent' },
  { value: 'bad_signature', text: 'wrong signature' },
  {
    value: 'stale',
    text: 'stale: claims to be old',
    asks: { label: 'How old', initial: '1h', hint: '10m, 1h.' },
  },
  { value: 'other_envelope', text: 'the other envelope' },
  {
    value: 'slow',
    text: 'slow: the body takes long',
    asks: { label: 'How long', initial: '2s', hint: 'In real time: 2s.' },
  },
  { value: 'cut', text: 'cut: the connection ends in the middle' },
  { value: 'before_answer', text: 'early: before the answer of the call' },
];

/** What is sent for a switch. A number is a number; a time goes as it was written, for the sandbox to judge. */
function effectOf({ value, asks }: Switch, written: string, parallel: boolean): Effect {
  if (asks === undefined) return { [value]: true };
  if (value === 'duplicate') return { duplicate: Number(written), ...(parallel && { parallel }) };
  return { [value]: written };
}

export function Misbehaviour({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const load = (signal: AbortSignal) => read('/faults', { signal });
  const { value, failure, reload } = useData('webhook faults', load, ['fault', 'delivery']);
  const rows = value?.data.filter(({ webhook }) => webhook !== undefined) ?? [];
  return (
    <section class="card" aria-labelledby="misbehave" data-testid="misbehaviour">
      <h2 id="misbehave">Misbehave on purpose</h2>
      <p class="footnote">
        What a receiver must cope with. The history of a delivery says what was done to it; what has no number of its
        own lasts until it is switched off.
      </p>
      {failure && <Failure error={failure} retry={reload} />}
      <Add endpoints={endpoints} />
      {rows.length > 0 && <Active rows={rows} />}
    </section>
  );
}

const optional = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

function Add({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const [what, setWhat] = useState<Switch>(SWITCHES[0] as Switch);
  const [written, setWritten] = useState(what.asks?.initial ?? '');
  const [parallel, setParallel] = useState('no');
  const [endpoint, setEndpoint] = useState('');
  const [type, setType] = useState('');
  const [times, setTimes] = useState('');
  const [probability, setProbability] = useState('');
  const add = useAction(async () => {
    const webhook = { ...(endpoint && { endpoint }), ...(type && { event_type: type }) };
    const chance = optional(probability);
    await send('post', '/faults', {
      body: {
        webhook,
        effect: effectOf(what, written.trim(), parallel === 'yes'),
        times: optional(times) ?? null,
        ...(chance === undefined ? {} : { probability: chance }),
      },
    });
    say('Deliveries misbehave from now on.');
  });
  const faults = {
    written: faultOf(add.failure, `effect.${what.value}`),
    times: faultOf(add.failure, 'times'),
    probability: faultOf(add.failure, 'probability'),
  };
  const choose = (value: string): void => {
    const chosen = SWITCHES.find((each) => each.value === value) ?? what;
    setWhat(chosen);
    setWritten(chosen.asks?.initial ?? '');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add.run();
      }}
    >
      <div class="pair">
        <SelectField label="What goes wrong" value={what.value} onChange={choose} options={SWITCHES} />
        {what.asks && (
          <TextField
            label={what.asks.label}
            type={what.value === 'duplicate' ? 'number' : 'text'}
            value={written}
            onInput={setWritten}
            hint={what.asks.hint}
            fault={faults.written}
          />
        )}
        {what.value === 'duplicate' && (
          <SelectField label="When" value={parallel} onChange={setParallel} options={NO_YES} />
        )}
        <SelectField
          label="At which endpoint"
          value={endpoint}
          onChange={setEndpoint}
          options={[
            { value: '', text: 'every endpoint' },
            ...endpoints.map(({ id, url }) => ({ value: id, text: url })),
          ]}
        />
        <SelectField
          label="With which event"
          value={type}
          onChange={setType}
          options={[{ value: '', text: 'every event' }, ...EVENT_TYPES.map((value) => ({ value, text: value }))]}
        />
        <TextField
          label="To how many deliveries"
          type="number"
          value={times}
          onInput={setTimes}
          hint="Empty: until it is switched off."
          fault={faults.times}
        />
        <TextField
          label="Probability"
          type="number"
          value={probability}
          onInput={setProbability}
          hint="From 0 to 1; empty means always."
          fault={faults.probability}
        />
      </div>
      <div class="actions">
        <Button type="submit" busy={add.busy} testId="misbehave">
          Switch on
        </Button>
      </div>
      {add.failure && Object.values(faults).every((fault) => fault === undefined) && <Failure error={add.failure} />}
    </form>
  );
}

function Active({ rows }: { rows: Fault[] }) {
  const remove = useAction(async (id: string) => {
    await send('delete', '/faults/{id}', { at: { id } });
    say('Switched off.');
  });
  return (
    <>
      <Table
        caption="What misbehaves now"
        rows={rows}
        keyOf={({ id }) => id}
        testId="switches"
        columns={[
          { title: 'What', cell: ({ effect, probability }) => chanceText(effect, probability) },
          {
            title: 'Where',
            cell: ({ webhook }) => `${webhook?.endpoint ?? 'every endpoint'}, ${webhook?.event_type ?? 'every event'}`,
          },
          {
            title: 'Done',
            cell: ({ applied, times }) => `${applied} of ${times ?? '∞'}`,
            numeric: true,
          },
          {
            title: 'Actions',
            cell: ({ id, effect }) => (
              <Button busy={remove.busy} label={`Switch off: ${partsText(effect)}`} onClick={() => void remove.run(id)}>
                Switch off
              </Button>
            ),
          },
        ]}
      />
      {remove.failure && <Failure error={remove.failure} />}
    </>
  );
}
