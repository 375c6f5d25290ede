/** Says why a receiver computes another signature, from whatever it knows. */
import { useState } from 'preact/hooks';
import { type Reply, send } from '../../api/control.js';
import { useAction } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { TextArea, TextField } from '../../kit/field.js';
import { Failure } from '../../kit/state.js';
import { StatusBadge } from '../../kit/values.js';

type Diagnosis = Reply<'/deliveries/{id}/diagnose', 'post'>;

const TONES = { right: 'good', explained: 'warn', unexplained: 'bad' } as const;
const VERDICTS = {
  right: 'Nothing is wrong with what was given.',
  explained: 'This is why:',
  unexplained: 'No known mistake gives this. Compare the signed string with the text that your receiver signs.',
} as const;

export function SignatureDoctor({ id }: { id: string }) {
  const [computed_signature, setComputed] = useState('');
  const [secret, setSecret] = useState('');
  const [received_body, setBody] = useState('');
  const [found, setFound] = useState<Diagnosis>();
  const diagnose = useAction(async () => {
    const given = Object.entries({ computed_signature, secret, received_body }).filter(([, value]) => value !== '');
    setFound(await send('post', '/deliveries/{id}/diagnose', { at: { id }, body: Object.fromEntries(given) }));
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void diagnose.run();
      }}
    >
      <p class="footnote">Give what your receiver knows; the more, the surer the answer.</p>
      <TextField label="Signature that it computed" value={computed_signature} onInput={setComputed} />
      <TextField label="Secret that it has" value={secret} onInput={setSecret} />
      <TextArea label="Body as it was read" value={received_body} onInput={setBody} />
      <div class="actions">
        <Button tone="primary" type="submit" busy={diagnose.busy} testId="diagnose">
          Diagnose
        </Button>
      </div>
      {diagnose.failure && <Failure error={diagnose.failure} />}
      <div role="status" data-testid="diagnosis">
        {found && <Findings {...found} />}
      </div>
    </form>
  );
}

function Findings({ verdict, findings }: Diagnosis) {
  return (
    <>
      <p>
        <StatusBadge status={verdict} tone={TONES[verdict]} /> {VERDICTS[verdict]}
      </p>
      <ul>
        {findings.map(({ mistake, sentence }) => (
          <li key={mistake}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
