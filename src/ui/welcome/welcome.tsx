import { useState } from 'preact/hooks';
import { choose, chosen, isSendable, keyAsked } from '../api/merchant.js';
import { useRead } from '../api/use-data.js';
import { ConnectionNote } from '../dashboard/shell/connection-note.js';
import { ThemeButton } from '../dashboard/shell/page-state.js';
import { Button, LinkButton, submitting } from '../kit/button.js';
import { KeyField } from '../kit/field.js';
import { Failure, Skeleton } from '../kit/state.js';
import { Toasts } from '../kit/toasts.js';
import { useNews } from '../reference/news.js';
import { above, OwnSandbox, Ready } from '../reference/own-sandbox.js';
import { Demonstration } from './demonstration.js';
import { enter, isFront, makeProved } from './front.js';

export function Welcome() {
  useNews(false);
  return (
    <>
      <header class="top-bar">
        <a class="brand" href="/" aria-label="Tenderbox">
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <span>Tenderbox</span>
        </a>
        <span class="push" />
        {!isFront && (
          <a class="button quiet" href="/docs">
            API reference
          </a>
        )}
        <ThemeButton />
      </header>
      <main id="main" class="welcome">
        <ConnectionNote />
        <section class="hero">
          <h1>Accept cryptocurrency payments, without a coin at stake</h1>
          <p class="lead">
            A sandbox of a merchant payment API: payments, invoices, payouts and signed webhooks that behave like the
            real ones, with a clock, customers and failures that you control.
          </p>
        </section>
        <section class="card" aria-label="Your sandbox">
          {isFront ? <Offer /> : <Yours />}
        </section>
        {!isFront && (above === undefined || hasMerchant()) && <Demonstration />}
        {!isFront && <Ways />}
      </main>
      <Toasts />
    </>
  );
}

/** What the tab already has: nothing, a merchant, or one that has ended. */
function Yours() {
  if (hasMerchant()) return <Present />;
  return <Offer ended={(chosen.value.by === 'key' && keyAsked.value) || undefined} />;
}

const hasMerchant = (): boolean => chosen.value.by === 'key' && keyAsked.value === null;

function Offer({ ended }: { ended?: string }) {
  return (
    <>
      <h2>{ended === undefined ? 'A sandbox of your own' : 'Your sandbox is not there any more'}</h2>
      {ended !== undefined && (
        <p role="status" data-testid="ended">
          {ended}
        </p>
      )}
      <OwnSandbox verb={ended === undefined ? 'Get my own sandbox' : 'Get a new sandbox'} make={makeProved} />
      <HaveKey />
    </>
  );
}

/** For whoever made a merchant before. */
function HaveKey() {
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <details class="folded">
      <summary>I have a key already</summary>
      <form
        onSubmit={submitting(() => {
          if (key === '' || !isSendable(key)) return;
          choose({ by: 'key', key });
          if (isFront) setWrong(!enter(key));
        })}
      >
        <KeyField value={key} onInput={(text) => setKey(text.trim())} />
        {wrong && <p role="alert">No merchant here has such a key: those begin with tb_key_ and twenty characters.</p>}
        <Button type="submit">Use this key</Button>
      </form>
    </details>
  );
}

function Present() {
  const { value, failure, reload } = useRead('/clock', []);
  if (value === undefined) return failure ? <Failure error={failure} retry={reload} /> : <Skeleton />;
  return (
    <>
      <h2>Your sandbox</h2>
      <Ready />
    </>
  );
}

const WAYS = [
  [
    '/docs',
    'API reference',
    'Read the reference',
    'Every operation, event and error, with code in five languages, to be tried right there.',
  ],
  [
    '/dashboard',
    'Dashboard',
    'Open the dashboard',
    'Play the customer, move the clock, make things fail, and see what was sent and why.',
  ],
  [
    '/v1/openapi.json',
    'The contract',
    'Show the contract',
    'OpenAPI 3.1: what is enforced in both directions, for your own tools.',
  ],
] as const;

function Ways() {
  return (
    <ul class="ways">
      {WAYS.map(([href, title, verb, text]) => (
        <li key={href} class="card">
          <h2>{title}</h2>
          <p>{text}</p>
          <LinkButton href={href}>{verb}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
