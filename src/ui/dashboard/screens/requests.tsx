/** The request log: what clients asked, and what they were told. */
import { send } from '../../api/control.js';
import { Act } from '../../kit/act.js';
import { DownloadButton } from '../../kit/download.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';

export const VERDICT_TONES = { accepted: 'good', refused: 'bad', failed: 'bad' } as const;

export default function RequestsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/requests"
      title="Requests"
      intro="Calls of the merchant API, newest first: what came, what was answered, and why."
      actions={
        <div class="actions">
          <DownloadButton path="/requests/export?format=har" file="tenderbox.har">
            Download as HAR
          </DownloadButton>
          <Act
            run={() => send('delete', '/requests')}
            confirm={{
              question: 'Forget all requests?',
              explanation: 'Records, events and deliveries stay. Coverage stays too.',
              verb: 'Forget them',
            }}
          >
            Clear
          </Act>
        </div>
      }
      filters={[
        { name: 'method', label: 'Method', options: ['GET', 'POST', 'DELETE'] },
        { name: 'verdict', label: 'Result', options: Object.keys(VERDICT_TONES) },
      ]}
      query={query}
      kinds={['request']}
      columns={[
        {
          title: 'Request',
          cell: ({ method, path }) => (
            <code>
              {method} {path}
            </code>
          ),
        },
        {
          title: 'Response',
          cell: ({ status, verdict }) => (
            <StatusBadge status={status === 0 ? 'cut' : String(status)} tone={VERDICT_TONES[verdict]} />
          ),
        },
        { title: 'Code', cell: ({ refusal }) => refusal?.code ?? '' },
        { title: 'Key', cell: ({ key_label }) => key_label ?? '–', minor: true },
        { title: 'Duration', cell: ({ duration_ms }) => `${duration_ms} ms`, numeric: true, minor: true },
        { title: 'When', cell: ({ at }) => <Time at={at} /> },
      ]}
      empty={{ title: 'No calls yet', text: 'Call the API at /v1; each call appears here with its answer.' }}
    />
  );
}
