/** The trace of anything that has an id, on a page of its own. */
import { isUnknown } from '../../api/use-data.js';
import { Card, Page } from '../../kit/page.js';
import { ErrorPage } from '../../kit/state.js';
import { Copyable } from '../../kit/values.js';
import { hrefOf, type ScreenProps } from '../screens.js';
import { useLine } from './line.js';
import { StopRunOf } from './stop-run.js';
import { Trace } from './trace.js';

export default function TimelineScreen({ id }: ScreenProps) {
  const data = useLine(id);
  if (isUnknown(data.failure))
    return (
      <ErrorPage title="Nothing is known of it" link={['/dashboard/requests', 'Show all requests']}>
        This merchant has no record <code>{id}</code>. It may belong to another merchant, or the sandbox was reset.
      </ErrorPage>
    );
  const is_run = id.startsWith('run_');
  const record = is_run ? undefined : hrefOf(id);
  return (
    <Page
      title="Trace"
      below={
        <p class="crumb">
          {record && <a href={record}>Show the record</a>} <Copyable text={id} what="the id" />
        </p>
      }
      actions={is_run && <StopRunOf id={id} />}
      data={data}
      lines={10}
    >
      {(line) => (
        <Card label="Trace">
          <Trace line={line} />
        </Card>
      )}
    </Page>
  );
}
