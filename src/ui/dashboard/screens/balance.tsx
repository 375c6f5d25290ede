/** Where the money is, whether the books add up, and the double entries behind them. */

import type { Reply } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { LinkButton } from '../../kit/button.js';
import { Area, Meter } from '../../kit/charts.js';
import { CoinMark } from '../../kit/coin-mark.js';
import { FormButton } from '../../kit/contract-form.js';
import { Icon } from '../../kit/icons.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Amount, amountText, capital, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { hrefWith } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';

type Ledger = Reply<'/ledger', 'get'>;
type Totals = [currency: string, totals: NonNullable<Ledger['currencies'][keyof Ledger['currencies']]>];

const PAGE_SIZE = 25;

export default function BalanceScreen({ query }: ScreenProps) {
  const { after } = query;
  const asked = { query: { limit: PAGE_SIZE, starting_after: after } };
  const data = useRead('/ledger', ['balance', 'transaction', 'payout'], asked);
  return (
    <Page
      title="Balance"
      intro="What can be spent, what is on its way, and what is held for payouts."
      actions={
        <FormButton
          button={{ tone: 'sand', children: 'Set funds' }}
          title="Set available funds"
          intro="Sets what is available. What is left empty stays; each difference is booked as an entry of its own."
          operation="setBalance"
          verb="Set funds"
          onDone={() => say('What is available was set.')}
        />
      }
      data={data}
      lines={8}
    >
      {(ledger) => <Books ledger={ledger} after={after} />}
    </Page>
  );
}

function Books({ ledger, after }: { ledger: Ledger; after: string | undefined }) {
  const totals = Object.entries(ledger.currencies) as Totals[];
  if (totals.length === 0)
    return <EmptyState title="No money yet">Set funds, or let a customer pay; it appears here at once.</EmptyState>;
  return (
    <>
      <Worth ledger={ledger} />
      <Card title="Balances">
        <Table
          caption="Balances by currency"
          testId="balances"
          rows={totals}
          keyOf={([currency]) => currency}
          columns={[
            { title: 'Currency', cell: ([currency]) => currency },
            ...(['available', 'pending', 'held'] as const).map((part) => ({
              title: capital(part),
              cell: ([currency, of]: Totals) => <Amount amount={of[part]} currency={currency} />,
              numeric: true,
              minor: part !== 'available',
            })),
          ]}
        />
      </Card>
      <Card
        title={
          <>
            {ledger.balanced ? 'The books balance' : 'The books do not balance'}{' '}
            <StatusBadge status={ledger.balanced ? 'balanced' : 'wrong'} tone={ledger.balanced ? 'good' : 'bad'} />
          </>
        }
      >
        <p class="footnote">What came in − what went out − fees = available + pending + held.</p>
        <ul class="sums" data-testid="invariant">
          {totals.map((entry) => (
            <Sum key={entry[0]} entry={entry} />
          ))}
        </ul>
      </Card>
      <Entries ledger={ledger} after={after} />
    </>
  );
}

/** What the course has, in its span. */
function changeText({ course, currency }: Ledger['worth']): string {
  const change = (course.at(-1) ?? 0) - (course[0] ?? 0);
  return `${change < 0 ? '−' : '+'}${amountText(Math.abs(change), currency)}`;
}

/** All of it in one currency: how much, how that came, and what it consists of. */
function Worth({ ledger: { worth } }: { ledger: Ledger }) {
  const { amount, currency, shares, since, course } = worth;
  const most = Math.max(...shares.map((share) => share.amount));
  const [least, highest] = [Math.min(...course), Math.max(...course)];
  return (
    <section class="card worth" aria-label="All of it" data-testid="worth">
      <div>
        <p class="tile-text short">Total, at the fixed rates</p>
        <p class="large">{amountText(amount, currency)}</p>
        <p class="tile-text short">
          {changeText(worth)} since <Time at={since} exact />
        </p>
        <Area of={course} fill="accent" least={least - (highest - least) / 10} most={highest} />
        <p class="between axis">
          <Time at={since} />
          <span>now</span>
        </p>
      </div>
      <ul aria-label="By currency">
        {shares.map((share) => (
          <li key={share.currency}>
            <CoinMark currency={share.currency} />
            <b>{share.currency}</b>
            <Meter share={share.amount / (most || 1)} fill={`coin-${share.currency.toLowerCase()}`} />
            <span class="number numeric">{amountText(share.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One currency's line of the invariant. */
function Sum({ entry: [currency, totals] }: { entry: Totals }) {
  const { incoming, outgoing, fees, available, pending, held, balanced } = totals;
  const number = (amount: number): string => amountText(amount, currency).replace(` ${currency}`, '');
  return (
    <li class={balanced ? 'good' : 'bad'}>
      <Icon name={balanced ? 'done' : 'alert'} />
      <span class="number">
        <strong>{currency}</strong> {number(incoming)} − {number(outgoing)} − {number(fees)} {balanced ? '=' : '≠'}{' '}
        {[available, pending, held].map(number).join(' + ')}
      </span>
    </li>
  );
}

function Entries({ ledger, after }: { ledger: Ledger; after: string | undefined }) {
  const { entries, has_more } = ledger;
  return (
    <Card title="Ledger">
      <Table
        caption="Entries of the ledger, newest first"
        testId="list"
        rows={entries}
        columns={[
          { title: 'When', cell: ({ at }) => <Time at={at} />, minor: true },
          { title: 'What', cell: ({ reason }) => wordsOf(reason) },
          { title: 'About', cell: ({ resource_id }) => <Reference id={resource_id} />, minor: true },
          { title: 'Debit', cell: ({ debit }) => wordsOf(debit), minor: true },
          { title: 'Credit', cell: ({ credit }) => wordsOf(credit), minor: true },
          { title: 'Amount', cell: (row) => <Amount {...row} />, numeric: true },
        ]}
      />
      <nav class="actions pager" aria-label="Pages">
        {after && <LinkButton href={hrefWith({ after: undefined })}>Newest</LinkButton>}
        {has_more && <LinkButton href={hrefWith({ after: entries.at(-1)?.id })}>Older</LinkButton>}
      </nav>
    </Card>
  );
}
