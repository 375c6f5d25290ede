/** What clients and receivers did that the guidance of the service forbids, with the calls that prove it. */

import type { Reply } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { References } from './reference.js';

type Audit = Reply<'/audit', 'get'>;

const TONES = { error: 'bad', warning: 'warn', info: 'info' } as const;
const toneOf = (severity: string) => TONES[severity as keyof typeof TONES] ?? 'neutral';

export default function AuditScreen() {
  const data = useRead('/audit', ['request', 'delivery']);
  return (
    <Page
      title="Audit"
      intro="Guidance of the service that clients or receivers broke, each with the calls that prove it."
      data={data}
    >
      {(audit) => (
        <>
          <Findings audit={audit} />
          <Rules audit={audit} />
        </>
      )}
    </Page>
  );
}

function Findings({ audit }: { audit: Audit }) {
  if (audit.findings.length === 0) {
    return (
      <Card label="Findings">
        <EmptyState title="Nothing was found">What your client does wrong is listed here with its evidence.</EmptyState>
      </Card>
    );
  }
  return (
    <>
      {audit.findings.map((finding) => {
        const rule = audit.rules.find(({ id }) => id === finding.rule);
        return (
          <section
            // The message counts, and a finding that is counted on stays the same element.
            key={`${finding.rule} ${finding.evidence[0]}`}
            class="card"
            data-testid="finding"
            aria-label={finding.message}
          >
            <h2>
              {rule?.title ?? finding.rule} <StatusBadge status={finding.severity} tone={toneOf(finding.severity)} />
            </h2>
            <p>{finding.message}</p>
            {rule && <p class="footnote">{rule.advice}</p>}
            {rule && <blockquote class="footnote">{rule.rests_on}</blockquote>}
            <ul class="evidence" aria-label="Evidence">
              <References ids={finding.evidence} />
            </ul>
            <p class="footnote">
              {finding.count === 1 ? 'Once,' : `${finding.count.toLocaleString('en')} times, last`}{' '}
              <Time at={finding.last_at} />.
            </p>
          </section>
        );
      })}
    </>
  );
}

function Rules({ audit }: { audit: Audit }) {
  const broken = new Set(audit.findings.map(({ rule }) => rule));
  return (
    <Card title="What is looked at">
      <Table
        caption="Rules"
        rows={audit.rules}
        columns={[
          { title: 'Rule', cell: ({ title }) => title },
          {
            title: 'Found',
            cell: ({ id }) =>
              broken.has(id) ? <StatusBadge status="broken" tone="bad" /> : <StatusBadge status="kept" tone="good" />,
          },
          { title: 'Severity', cell: ({ severity }) => severity, minor: true },
        ]}
      />
    </Card>
  );
}
