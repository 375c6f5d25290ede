/** Letting the merchant's time pass, and what came of it. */
import { signal } from '@preact/signals';
import { now } from '../api/clock.js';
import { type Reply, send } from '../api/control.js';
import { chosen } from '../api/merchant.js';
import { useAction } from '../api/use-data.js';
import { Button } from '../kit/button.js';
import { countText } from '../kit/values.js';
import { spanText } from './jobs.js';

type Advanced = Reply<'/clock/advance', 'post'>;

interface LastAdvance {
  advanced: Advanced;
  /** How far time was moved. */
  span_ms: number;
  took_ms: number;
  /** Whose time. */
  whose: string;
}

/** What the last advance of this page brought about; undefined before there was one. */
const last = signal<LastAdvance | undefined>(undefined);

/** The last advance, if it was of the merchant that is shown. */
export const lastAdvance = (): LastAdvance | undefined =>
  last.value?.whose === JSON.stringify(chosen.value) ? last.value : undefined;

/** How far. */
type Span = { by: string } | { to: string };

/** Lets time pass, and keeps what came of it. */
export async function advance(body: Span): Promise<Advanced> {
  const [from_ms, started] = [now.peek() ?? 0, performance.now()];
  const advanced = await send('post', '/clock/advance', { body });
  const span_ms = Date.parse(advanced.now) - from_ms;
  const whose = JSON.stringify(chosen.peek());
  last.value = { advanced, span_ms, took_ms: performance.now() - started, whose };
  return advanced;
}

/** The same as an action of a screen. */
export const useAdvance = (onAdvanced?: (advanced: Advanced) => void) =>
  useAction(async (body: Span) => {
    const advanced = await advance(body);
    onAdvanced?.(advanced);
  });

export type Advance = ReturnType<typeof useAdvance>;

/** Goes to what falls due next. */
export function SkipButton({ advance, next, children }: { advance: Advance; next: string | null; children: string }) {
  return (
    <Button
      tone="sand main"
      icon="skip"
      busy={advance.busy}
      disabled={next === null ? 'Nothing is scheduled.' : undefined}
      onClick={() => next !== null && void advance.run({ to: next })}
      testId="advance-next"
    >
      {children}
    </Button>
  );
}

/** What an advance brought about, in a sentence. */
export function advancedText({ fired_total, deliveries, deliveries_total }: Advanced): string {
  const arrived = deliveries.filter(({ status }) => status === 'succeeded').length;
  const jobs = fired_total === 0 ? 'Nothing fell due' : `${countText(fired_total, 'job')} ran`;
  return deliveries_total === 0 ? `${jobs}.` : `${jobs}; ${arrived} of ${deliveries_total} webhooks were delivered.`;
}

/** How long it is until an instant, by the merchant's clock. */
export const untilText = (at: string): string => spanText(Date.parse(at) - (now.value ?? 0));
