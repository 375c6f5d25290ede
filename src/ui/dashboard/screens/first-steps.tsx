/** The first steps: each ticks itself when the sandbox has seen it. */

import { read } from '../../api/control.js';
import { Icon } from '../../kit/icons.js';
import { Card } from '../../kit/page.js';

interface Step {
  title: string;
  hint: string;
  /** Whether it was seen. */
  seen: (signal: AbortSignal) => Promise<boolean>;
}

const one = { limit: 1 } as const;
const some = ({ data }: { data: readonly unknown[] }): boolean => data.length > 0;

const STEPS: readonly Step[] = [
  {
    title: 'Send a first request',
    hint: 'Any call of the API counts; the one below is ready to be copied.',
    seen: async (signal) => some(await read('/requests', { query: one, signal })),
  },
  {
    title: 'Create a payment request',
    hint: 'Its payment_url is the page that a customer would see.',
    seen: async (signal) => some(await read('/events', { query: { ...one, event_type: 'payment.created' }, signal })),
  },
  {
    title: 'Register a webhook',
    hint: 'POST /webhooks, the screen of endpoints, or --webhook at the start. The built-in inbox counts too.',
    seen: async (signal) => some(await read('/endpoints', { signal })),
  },
  {
    title: 'Receive a delivery',
    hint: 'Your receiver answers with a 2xx; verify the signature first.',
    seen: async (signal) => some(await read('/deliveries', { query: { ...one, status: 'succeeded' }, signal })),
  },
  {
    title: 'Try a failure',
    hint: 'Let a payment fail or expire, and see what your program does.',
    seen: async (signal) => {
      const kinds = ['payment.failed', 'payment.expired', 'payout.failed'] as const;
      const found = await Promise.all(
        kinds.map((event_type) => read('/events', { query: { ...one, event_type }, signal })),
      );
      return found.some(some);
    },
  },
];

/** Which of the steps were done. */
export const loadSteps = (signal: AbortSignal): Promise<boolean[]> =>
  Promise.all(STEPS.map(({ seen }) => seen(signal)));

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
