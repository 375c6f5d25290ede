/** The reference as a whole: its frame, its entries, and what it says when it cannot show them. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isLost } from '../api/connection.js';
import type { Contract } from '../api/contract.js';
import { choose, facts, keyAsked } from '../api/merchant.js';
import { useData } from '../api/use-data.js';
import { ConnectionNote } from '../dashboard/shell/connection-note.js';
import { MerchantSwitcher } from '../dashboard/shell/merchant-switcher.js';
import { ThemeButton } from '../dashboard/shell/page-state.js';
import { Button } from '../kit/button.js';
import { Icon } from '../kit/icons.js';
import { ErrorBoundary, Failure, Skeleton } from '../kit/state.js';
import { Toasts } from '../kit/toasts.js';
import { Authentication, Errors, Introduction, Missing } from './basics.js';
import { EventView } from './event.js';
import { ContractContext } from './fields.js';
import { Dialogs, keyDialog, sandboxDialog } from './key-dialog.js';
import { askedText, loadReference, type Reference } from './load.js';
import { BASICS, menuOpen, Navigation, Neighbours } from './navigation.js';
import { useNews } from './news.js';
import { SettingsContext, SettingsView } from './notes.js';
import { OperationView } from './operation.js';
import { place } from './place.js';
import { States } from './states.js';

export function App() {
  const { value, failure, reload } = useData(`reference ${keyAsked.value === null}`, loadReference, ['profile']);
  // On loopback nobody is rejected, so that the stream need not wait for what was read.
  useNews(facts.loopback || value?.own === true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && menuOpen.peek()) {
        menuOpen.value = false;
        document.querySelector<HTMLElement>('.menu-button')?.focus();
      }
      const typing = event.target instanceof HTMLElement && /^(?:input|textarea|select)$/i.test(event.target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      menuOpen.value = true;
      document.getElementById('filter')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {/* What stands behind the # names an entry, so that this cannot be a link. */}
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <TopBar />
      <div class="frame">
        {value === undefined ? (
          <nav id="navigation" class="navigation" aria-label="Reference" />
        ) : (
          <Navigation contract={value.contract} />
        )}
        <main id="main" tabIndex={-1}>
          <ConnectionNote />
          {value !== undefined && <KeyNote />}
          {failure && !isLost.value && <Failure error={failure} retry={reload} />}
          {value === undefined ? !failure && <Skeleton lines={10} /> : <Shown reference={value} />}
        </main>
      </div>
      <Dialogs />
      <Toasts />
    </>
  );
}

function TopBar() {
  return (
    <header class="top-bar">
      <button
        type="button"
        class="button quiet bare menu-button"
        aria-label="Menu"
        aria-expanded={menuOpen.value ? 'true' : 'false'}
        aria-controls="navigation"
        onClick={() => {
          menuOpen.value = !menuOpen.value;
        }}
      >
        <Icon name="menu" />
      </button>
      <a class="brand" href={facts.public === true ? '/' : '/dashboard'} aria-label="Tenderbox API reference">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>
          Tenderbox <small>API reference</small>
        </span>
      </a>
      {facts.loopback && <MerchantSwitcher />}
      <span class="push" />
      {facts.public === true && keyAsked.value !== null && (
        <span class="wide">
          <Button tone="primary" onClick={() => (sandboxDialog.value = true)} testId="open-sandbox">
            Get my own sandbox
          </Button>
        </span>
      )}
      <Button onClick={() => (keyDialog.value = true)} testId="open-key">
        Your key
      </Button>
      <a class="button quiet dashboard-link" href="/dashboard">
        Dashboard
      </a>
      <ThemeButton />
    </header>
  );
}

/** Why the contract that is shown is not that of a merchant of the reader's. */
function KeyNote() {
  const reason = keyAsked.value;
  if (reason === null) return null;
  return (
    <div class="note info" role="status" data-testid="key-note">
      <p>{askedText(reason)}</p>
      {facts.public === true && <Button onClick={() => (sandboxDialog.value = true)}>Get my own sandbox</Button>}
      {facts.loopback && <Button onClick={() => choose({ by: 'default' })}>The merchant default</Button>}
      <Button onClick={() => (keyDialog.value = true)}>Enter a key</Button>
    </div>
  );
}

function Shown({ reference: { contract, settings } }: { reference: Reference }) {
  const { id, body, values, field, again } = place.value;
  useArrival(id, contract);
  useField(id, field);
  return (
    <ContractContext.Provider value={contract}>
      <SettingsContext.Provider value={settings}>
        <ErrorBoundary key={`${id} ${body} ${JSON.stringify(values)} ${again}`}>
          <View id={id} contract={contract} />
        </ErrorBoundary>
        <Neighbours contract={contract} />
      </SettingsContext.Provider>
    </ContractContext.Provider>
  );
}

const entryAt = (contract: Contract, id: string) => contract.entries.find((entry) => entry.id === id);

function View({ id, contract }: { id: string; contract: Contract }) {
  if (id === '' || id === 'introduction') return <Introduction />;
  if (id === 'authentication') return <Authentication />;
  if (id === 'errors') return <Errors />;
  if (id === 'states') return <States />;
  if (id === 'settings') return <SettingsView />;
  const entry = entryAt(contract, id);
  if (entry === undefined) return <Missing id={id} />;
  return entry.kind === 'event' ? <EventView entry={entry} /> : <OperationView entry={entry} />;
}

/** Leads the reader who came by a link to a field to it, and marks it. */
function useField(id: string, field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    const row = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
    row?.classList.add('meant');
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
    return () => row?.classList.remove('meant');
  }, [id, field]);
}

/** Names the page after the entry, and leads the reader who came by a link of this page to its heading. */
function useArrival(id: string, contract: Contract): void {
  const before = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const basic = BASICS.find((each) => each.id === (id === 'introduction' ? '' : id));
    const title = basic?.title ?? entryAt(contract, id)?.title ?? 'Nothing is called so';
    document.title = `${title} · API reference · Tenderbox`;
    const arrived = before.current !== undefined && before.current !== id;
    before.current = id;
    if (!arrived) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [id]);
}
