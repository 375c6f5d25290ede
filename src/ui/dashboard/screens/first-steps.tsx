/** The first steps: each ticks itself when the sandbox has seen it. */

import type { Reply } from '../../api/control.js';
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

/** What is done folds away. */
export function FirstSteps({ seen }: { seen: Seen }) {
  const done = STEPS.filter((step) => seen[step.seen]).length;
  const title = (
    <>
      First steps{' '}
      <span class="count number">
        {done} of {STEPS.length}
      </span>
    </>
  );
  if (done < STEPS.length) {
    return (
      <Card title={title}>
        <Steps seen={seen} />
      </Card>
    );
  }
  return (
    <details class="card folded-card">
      <summary>
        <Icon name="done" small />
        <strong>{title}</strong>
      </summary>
      <Steps seen={seen} />
    </details>
  );
}

function Steps({ seen }: { seen: Seen }) {
  return (
    <ol class="steps" data-testid="first-steps">
      {STEPS.map((step) => {
        const done = seen[step.seen];
        return (
          <li key={step.title} class={done ? 'done' : undefined}>
            <Icon name={done ? 'done' : 'circle'} />
            <div>
              <strong>{step.title}</strong>
              <span class="unseen">{done ? ' (done)' : ' (to do)'}</span>
              {!done && <p>{step.hint}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
