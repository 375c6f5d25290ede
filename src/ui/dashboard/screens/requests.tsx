/** The journal: what clients asked, and what they were told. */
import { read, send } from '../../api/control.js';
import { useAction } from '../../api/use-data.js';
import { Confirm } from '../../kit/confirm.js';
import { DownloadButton } from '../../kit/download.js';
import { ListPage } from '../../kit/list-page.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

const METHODS = ['GET', 'POST', 'DELETE'] as const;
const VERDICTS = ['accepted', 'refused', 'failed'] as const;
export const VERDICT_TONES = { accepted: 'good', refused: 'warn', failed: 'bad' } as const;

export default function RequestsScreen({ query }: ScreenProps) {
  const clear = useAction(() => send('delete', '/requests'));
  return (
    <ListPage
      title="Requests"
      intro="Calls of the merchant API, newest first: what came, what was answered, and why."
      actions={
        <div class="actions">
          <DownloadButton path="/requests/export?format=har" file="tenderbox.har">
            Download as HAR
          </DownloadButton>
          <Confirm
            tone="danger"
            busy={clear.busy}
            onClick={() => void clear.run()}
            question="Forget all requests?"
            explanation="Records, events and deliveries stay. Coverage stays too."
            verb="Forget them"
          >
            Clear
          </Confirm>
        </div>
      }
      filters={[
        { name: 'method', label: 'Method', options: METHODS },
        { name: 'verdict', label: 'Verdict', options: VERDICTS },
      ]}
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, { method, verdict }, signal) =>
        read('/requests', {
          query: {
            ...page,
            method: method as (typeof METHODS)[number],
            verdict: verdict as (typeof VERDICTS)[number],
          },
          signal,
        })
      }
      kinds={['request']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/requests/${id}`}
      columns={[
        {
          title: 'Call',
          cell: ({ method, path }) => (
            <code>
              {method} {path}
            </code>
          ),
        },
        {
          title: 'Answer',
          cell: ({ status, verdict }) => (
            <StatusBadge status={status === 0 ? 'cut' : String(status)} tone={VERDICT_TONES[verdict]} />
          ),
        },
        { title: 'Code', cell: ({ refusal }) => refusal?.code ?? '', minor: true },
        { title: 'Key', cell: ({ key_label }) => key_label ?? '–', minor: true },
        { title: 'Took', cell: ({ duration_ms }) => `${duration_ms} ms`, numeric: true, minor: true },
        { title: 'When', cell: ({ at }) => <Time at={at} /> },
      ]}
      empty={{ title: 'No calls yet', text: 'Call the API at /v1; each call appears here with its answer.' }}
    />
  );
}
