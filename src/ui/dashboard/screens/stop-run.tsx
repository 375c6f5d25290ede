/** Ending a run that still has steps to come. */

import { type Reply, send } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { RowAct } from '../../kit/act.js';
import { saying } from '../../kit/toasts.js';

export function StopRun({ run: { id, scenario, status } }: { run: Reply<'/runs/{id}', 'get'> }) {
  if (status !== 'running') return null;
  const stop = () =>
    saying('Stopped. The steps that waited never happen.', send('post', '/runs/{id}/stop', { at: { id } }));
  return (
    <RowAct run={stop} label={`Stop ${scenario}`} testId="stop-run">
      Stop
    </RowAct>
  );
}

/** The same where only its id is known. */
export function StopRunOf({ id }: { id: string }) {
  const { value } = useRead('/runs/{id}', ['run'], { at: { id } });
  return value === undefined ? null : <StopRun run={value} />;
}
