/** How much of the contract this merchant's traffic has exercised, and what is missing. */

import type { Reply } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { Meter } from '../../kit/charts.js';
import { DownloadButton } from '../../kit/download.js';
import { Card, Page } from '../../kit/page.js';
import { Table } from '../../kit/table.js';
import { capital, StatusBadge, wordsOf } from '../../kit/values.js';

type Report = Reply<'/coverage', 'get'>;
type Answer = Report['operations'][number]['answers'][number];

export default function CoverageScreen() {
  const data = useRead('/coverage', ['request', 'event']);
  return (
    <Page
      title="Coverage"
      intro="What your tests have seen of the contract. A response that was never seen is a branch that was never tried."
      actions={
        <div class="actions">
          <DownloadButton path="/coverage?format=html" file="coverage.html">
            As a page
          </DownloadButton>
          <DownloadButton path="/coverage?format=junit" file="coverage.xml">
            JUnit
          </DownloadButton>
        </div>
      }
      data={data}
      lines={10}
    >
      {(report) => <Shown report={report} />}
    </Page>
  );
}

function Shown({ report }: { report: Report }) {
  return (
    <>
      <Card
        title={
          <>
            {report.percent} % <span class="count">of reachable responses</span>
          </>
        }
        testId="coverage"
      >
        <div>
          {Object.entries(report.dimensions).map(([name, { covered, of, percent }]) => (
            <div key={name} class="meter-row">
              <span>{capital(name === 'answers' ? 'responses' : wordsOf(name))}</span>
              <Meter share={percent / 100} fill="accent" />
              <span class="number numeric">
                {covered} of {of}
              </span>
            </div>
          ))}
        </div>
      </Card>
      <Card title="Operations">
        <Table
          caption="Operations and their responses"
          rows={report.operations}
          keyOf={({ operation_id }) => operation_id}
          columns={[
            { title: 'Operation', cell: ({ operation_id }) => operation_id },
            { title: 'Responses', cell: ({ answers }) => <Answers answers={answers} /> },
            {
              title: 'Covered',
              cell: ({ covered, of }) => (
                <span class="number">
                  {covered} of {of}
                </span>
              ),
              numeric: true,
              minor: true,
            },
          ]}
        />
      </Card>
      <Card title="Event types delivered">
        <p class="tags">
          {report.event_types.map(({ event_type, count }) => (
            <span key={event_type} class={`badge ${count > 0 ? 'good' : 'neutral'}`}>
              {event_type}
            </span>
          ))}
        </p>
      </Card>
    </>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <span class="tags">
      {answers
        .filter(({ counted, count }) => counted || count > 0)
        .map(({ status, count }) => (
          <span key={status}>
            <StatusBadge status={String(status)} tone={count > 0 ? 'good' : 'neutral'} />
            <span class="unseen">{count > 0 ? ' seen' : ' not seen'}</span>
          </span>
        ))}
    </span>
  );
}
