/** What clients and receivers did that the guidance of the service forbids, with the calls that prove it. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { Reference } from './reference.js';

type Audit = Reply<'/audit', 'get'>;

const TONES = { error: 'bad', warning: 'warn', info: 'info' } as const;
const toneOf = (severity: string) => TONES[severity as keyof typeof TONES] ?? 'neutral';

export default function AuditScreen() {
  const load = (signal: AbortSignal) => read('/audit', { signal });
  const { value, failure, reload } = useData('audit', load, ['request', 'delivery']);
  return (
    <>
      <header class="heading">
        <h1>Audit</h1>
        <p>Guidance of the service that clients or receivers broke, each with the calls that prove it.</p>
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      {value === undefined ? (
        !failure && <Skeleton lines={6} />
      ) : (
        <>
          <Findings audit={value} />
          <Rules audit={value} />
        </>
      )}
    </>
  );
}

function Findings({ audit }: { audit: Audit }) {
  if (audit.findings.length === 0) {
    return (
      <section class="card" aria-label="Findings">
        <EmptyState title="Nothing was found">What your client does wrong is listed here with its evidence.</EmptyState>
      </section>
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
              {finding.evidence.map((id) => (
                <li key={id}>
                  <Reference id={id} />
                </li>
              ))}
            </ul>
            <p class="footnote">
              {finding.count === 1 ? 'Once' : `${finding.count} times`}, last <Time at={finding.last_at} />.
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
    <section class="card" aria-labelledby="rules">
      <h2 id="rules">What is looked at</h2>
      <Table
        caption="Rules"
        rows={audit.rules}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Rule', cell: ({ title }) => title },
          {
            title: 'Found',
            cell: ({ id }) =>
              broken.has(id) ? <StatusBadge status="broken" tone="bad" /> : <StatusBadge status="kept" tone="good" />,
          },
          {
            title: 'Severity',
            cell: ({ severity }) => <StatusBadge status={severity} tone={toneOf(severity)} />,
            minor: true,
          },
        ]}
      />
    </section>
  );
}
