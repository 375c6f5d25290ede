/** The first steps: each has a button that does it, and ticks itself when the sandbox has seen it. */
import type { ComponentChildren } from 'preact';
import { read, send } from '../../api/control.js';
import { Act } from '../../kit/act.js';
import { Button, LinkButton } from '../../kit/button.js';
import { PartBar } from '../../kit/charts.js';
import { Icon } from '../../kit/icons.js';
import { Card } from '../../kit/page.js';
import { Sign } from '../../kit/signs.js';
import { say, saying } from '../../kit/toasts.js';
import { copyText } from '../../kit/values.js';
import { registerInbox } from '../built-in-inbox.js';
import type { Overview } from '../shell/overview.js';

interface Step {
  title: string;
  hint: string;
  /** Whether the sandbox has seen it. */
  seen: (overview: Overview) => boolean;
  /** What does it. @param next whether it is the step that comes next */
  acts: (next: boolean, call: string | undefined) => ComponentChildren;
}

interface StepsProps {
  overview: Overview;
  /** The call to be copied; undefined where the merchant takes none that can be. */
  call: string | undefined;
}

const SCENARIO = 'payment-failed';

/** Phases of what was paid once. */
const PAID = ['paid', 'overpaid', 'partly_refunded', 'refunded'] as const;

async function makePayment(): Promise<string> {
  const { payment } = await send('post', '/payments', {
    body: { amount: 100, currency: 'EUR', description: 'Demo payment' },
  });
  return payment.id;
}

/** Pays the newest payment request that waits for it, or a new one. */
async function payOne(): Promise<void> {
  const { data } = await read('/payments', { query: { phase: 'awaiting', limit: 1 } });
  await send('post', '/payments/{id}/pay', { at: { id: data[0]?.id ?? (await makePayment()) }, body: {} });
  say('Paid and confirmed; its webhooks are on their way.');
}

const runFailure = () =>
  saying(
    `${SCENARIO} runs: fast-forward to see the payment fail.`,
    send('post', '/scenarios/{name}/run', { at: { name: SCENARIO }, body: {} }),
  );

const STEPS: readonly Step[] = [
  {
    title: 'Send a first request',
    hint: 'Any call of the API counts.',
    seen: ({ seen }) => seen.request,
    acts: (next, call) =>
      call && (
        <Button tone={next ? 'primary' : 'plain'} icon="copy" onClick={() => void copyText(call, 'the command')}>
          curl
        </Button>
      ),
  },
  {
    title: 'Create a payment',
    hint: 'Its payment_url is the page that a customer would see.',
    seen: ({ seen }) => seen.payment,
    acts: (next) => (
      <Act
        tone={next ? 'primary' : 'plain'}
        run={() => saying('A payment request of 100.00 EUR was created.', makePayment())}
        testId="demo-payment"
      >
        Create a demo payment
      </Act>
    ),
  },
  {
    title: 'Register a webhook',
    hint: 'Your receiver, or the inbox that is built in.',
    seen: ({ seen }) => seen.endpoint,
    acts: (next) => (
      <>
        <LinkButton href="/dashboard/endpoints">Add your URL</LinkButton>
        <Act tone={next ? 'sand main' : 'sand'} run={registerInbox} testId="use-inbox">
          Use the built-in inbox
        </Act>
      </>
    ),
  },
  {
    title: 'Pay it, as the customer',
    hint: 'Its webhooks arrive at once; your receiver answers with a 2xx.',
    seen: ({ payments: { phases } }) => PAID.some((phase) => phases[phase] > 0),
    acts: (next) => (
      <Act tone={next ? 'sand main' : 'sand'} run={payOne} testId="pay-one">
        Pay &amp; confirm
      </Act>
    ),
  },
  {
    title: 'Try a failure',
    hint: 'Let a payment fail or expire, and see what your program does.',
    seen: ({ seen }) => seen.failure,
    acts: (next) => (
      <Act tone={next ? 'sand main' : 'sand'} icon="play" run={runFailure} testId="run-failure">
        {`Run ${SCENARIO}`}
      </Act>
    ),
  },
];

export const allDone = (overview: Overview): boolean => STEPS.every((step) => step.seen(overview));

/** What is done folds away. */
export function FirstSteps({ overview, call }: StepsProps) {
  const done = STEPS.filter((step) => step.seen(overview)).length;
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
      <Card title={title} flush>
        <div class="step-meter">
          <PartBar
            of={[
              { name: 'done', count: done, fill: 'paid-mark' },
              { name: 'to do', count: STEPS.length - done, fill: 'idle-mark', pale: 'paler' },
            ]}
          />
        </div>
        <Steps overview={overview} call={call} />
      </Card>
    );
  }
  return (
    <details class="card folded-card">
      <summary>
        <Sign tone="good" />
        <strong>{title}</strong>
      </summary>
      <Steps overview={overview} call={call} />
    </details>
  );
}

function Steps({ overview, call }: StepsProps) {
  const next = STEPS.find((step) => !step.seen(overview));
  return (
    <ol class="steps rows" data-testid="first-steps">
      {STEPS.map((step) => {
        const done = step.seen(overview);
        return (
          <li key={step.title} class={done ? 'done' : step === next ? 'next' : undefined}>
            {done ? <Sign tone="good" /> : <Icon name="circle" small />}
            <div>
              <strong>{step.title}</strong>
              <span class="unseen">{done ? ' (done)' : ' (to do)'}</span>
              {!done && <p>{step.hint}</p>}
            </div>
            {!done && <div class="step-acts">{step.acts(step === next, call)}</div>}
          </li>
        );
      })}
    </ol>
  );
}
