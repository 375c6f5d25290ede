/** Says why a receiver computes another signature, from whatever it knows. */
import { useState } from 'preact/hooks';
import type { Reply } from '../../api/control.js';
import { ContractForm } from '../../kit/contract-form.js';
import { StatusBadge } from '../../kit/values.js';

const TONES = { right: 'good', explained: 'warn', unexplained: 'bad' } as const;
const VERDICTS = {
  right: 'Nothing is wrong with what was given.',
  explained: 'This is why:',
  unexplained: 'No known mistake gives this. Compare the signed string with the text that your receiver signs.',
} as const;

export function SignatureDoctor({ id }: { id: string }) {
  const [found, setFound] = useState<Reply<'/deliveries/{id}/diagnose', 'post'>>();
  return (
    <>
      <p class="footnote">Give what your receiver knows; the more, the surer the answer.</p>
      <ContractForm
        operation="diagnoseDelivery"
        at={{ id }}
        stays
        verb="Diagnose"
        testId="diagnose"
        onDone={setFound}
      />
      <div role="status" data-testid="diagnosis">
        {found && (
          <>
            <p>
              <StatusBadge status={found.verdict} tone={TONES[found.verdict]} /> {VERDICTS[found.verdict]}
            </p>
            <ul>
              {found.findings.map(({ mistake, sentence }) => (
                <li key={mistake}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
