/** What the clock in the bar opens. */
import { clock } from '../../api/clock.js';
import { Dialog } from '../../kit/dialog.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { advancedText, SkipButton, untilText, useAdvance } from '../advance.js';
import { ClockModes, Present, Spans, Zones } from '../clock-moves.js';
import { jobsText } from '../jobs.js';
import { useOverview } from './overview.js';

/** Opened by the chip, and beside no other landmark: what is in the bar would be called a part of it. */
export function ClockPopover({ onClose }: { onClose: () => void }) {
  const advance = useAdvance((advanced) => say(advancedText(advanced)));
  const next = useOverview().value?.next ?? null;
  const jobs = clock.value?.pending_jobs ?? 0;
  return (
    <Dialog title="Clock" headless look="pop sand" onClose={onClose} testId="clock-popover">
      <section>
        <div class="between">
          <h3>Time of this merchant</h3>
          <Zones />
        </div>
        <Present />
      </section>
      <section>
        <ClockModes wide />
      </section>
      <section>
        <h3>Fast-forward</h3>
        <Spans advance={advance} />
      </section>
      <section>
        <div class="between">
          <div>
            <h3>{next === null ? 'Next event' : `Next event, in ${untilText(next.due_at)}`}</h3>
            <p>{next === null ? 'Nothing is scheduled' : jobsText(next.kind, next.jobs, next.does)}</p>
          </div>
          <SkipButton advance={advance} next={next?.due_at ?? null}>
            Skip to it
          </SkipButton>
        </div>
        {advance.failure && <Failure error={advance.failure} />}
      </section>
      <section class="between">
        <a href="/dashboard/clock" onClick={onClose}>
          Pick a date and time
        </a>
        <a href="/dashboard/clock" onClick={onClose}>
          {jobs} scheduled
        </a>
      </section>
    </Dialog>
  );
}
