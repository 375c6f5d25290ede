/** The first steps: each ticks itself when the sandbox has seen it. */

import { type Reply, read } from '../../api/control.js';
import { Icon } from '../../kit/icons.js';
import { Card } from '../../kit/page.js';

type Seen = Reply<'/overview', 'get'>['seen'];

interface Step {
  title: string;
  hint: string;
  /** What of it the overview knows. */
  seen: keyof Seen;
}

const STEPS: readonly Step[] = [
  {
    title: 'Send a first request',
    hint: 'Any call of the API counts; the one below is ready to be copied.',
    seen: 'request',
  },
  {
    title: 'Create a payment request',
    hint: 'Its payment_url is the page that a customer would see.',
    seen: 'payment',
  },
  {
    title: 'Register a webhook',
    hint: 'POST /webhooks, the screen of endpoints, or --webhook at the start. The built-in inbox counts too.',
    seen: 'endpoint',
  },
  {
    title: 'Receive a delivery',
    hint: 'Your receiver answers with a 2xx; verify the signature first.',
    seen: 'delivery',
  },
  {
    title: 'Try a failure',
    hint: 'Let a payment fail or expire, and see what your program does.',
    seen: 'failure',
  },
];

/** Which of the steps were done. */
export async function loadSteps(signal: AbortSignal): Promise<boolean[]> {
  const { seen } = await read('/overview', { signal });
  return STEPS.map((step) => seen[step.seen]);
}

/** What may change which steps are done. */
export const STEP_KINDS = ['request', 'event', 'webhook', 'delivery'];

export function FirstSteps({ done }: { done: readonly boolean[] }) {
  return (
    <Card
      title={
        <>
          First steps{' '}
          <span class="count number">
            {done.filter(Boolean).length} of {STEPS.length}
          </span>
        </>
      }
    >
      <ol class="steps" data-testid="first-steps">
        {STEPS.map(({ title, hint }, i) => (
          <li key={title} class={done[i] ? 'done' : undefined}>
            <Icon name={done[i] ? 'done' : 'circle'} />
            <div>
              <strong>{title}</strong>
              <span class="unseen">{done[i] ? ' (done)' : ' (to do)'}</span>
              {!done[i] && <p>{hint}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
