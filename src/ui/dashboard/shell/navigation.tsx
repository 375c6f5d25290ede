/** The ways to every screen: beside it, below it where there is little room, and the tabs of the entry that it belongs to. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../../kit/icons.js';
import { showCurrent } from '../../kit/navigation.js';
import { place } from '../router.js';
import { type EntryTitle, GROUPS, type Screen, screenAt, tabsOf } from '../screens.js';
import { MerchantSwitcher } from './merchant-switcher.js';
import { prefetch } from './outlet.js';
import { type Overview, useOverview } from './overview.js';
import { menuOpen } from './page-state.js';

const ENTRIES = GROUPS.flatMap((group) => group.entries.map((entry) => ({ ...entry, group, sand: 'sand' in group })));
type Entry = (typeof ENTRIES)[number];

const soon = (screen: Screen | undefined): void => {
  if (screen !== undefined) void prefetch(screen).catch(() => undefined);
};

/** What is counted beside entries: what wants to be looked at is amber, what the sandbox does on purpose violet. */
const COUNTED: Partial<Record<EntryTitle, (overview: Overview) => [count: number, of: string, tone: string]>> = {
  Webhooks: ({ deliveries_retrying }) => [deliveries_retrying, 'retrying', 'warn'],
  Scenarios: ({ runs }) => [runs, 'running', 'sand'],
  Faults: ({ faults }) => [faults, 'active', 'sand'],
};

function Counter({ title }: { title: EntryTitle }) {
  const { value: overview } = useOverview();
  const [count = 0, of, tone] = (overview && COUNTED[title]?.(overview)) ?? [];
  if (count === 0) return null;
  return (
    <span class={`counter ${tone}`}>
      {count > 999 ? '999+' : count}
      <span class="unseen"> {of}</span>
    </span>
  );
}

function EntryLink({ entry: { title, icon, sand } }: { entry: Entry }) {
  const [screen] = tabsOf(title);
  const here = screenAt(place.value.path)?.screen.entry;
  return (
    <a
      class={sand ? 'sand' : undefined}
      href={screen?.path}
      aria-current={title === here ? 'page' : undefined}
      onPointerEnter={() => soon(screen)}
    >
      <Icon name={icon} />
      {title}
      <Counter title={title} />
    </a>
  );
}

export function Navigation() {
  const { path } = place.value;
  useEffect(() => {
    menuOpen.value = false;
  }, [path]);
  useEffect(() => showCurrent(document.querySelector('#navigation')), [path, menuOpen.value]);
  return (
    <aside id="navigation" class={menuOpen.value ? 'side open' : 'side'} aria-label="Tenderbox">
      <Brand />
      <MerchantSwitcher />
      <nav class="entries" aria-label="Screens">
        {GROUPS.map((group, i) => (
          <section key={i} aria-label={'title' in group ? group.title : undefined}>
            {'title' in group && <h2 class={'sand' in group ? 'sand' : undefined}>{group.title}</h2>}
            <ul>
              {ENTRIES.filter((entry) => entry.group === group).map((entry) => (
                <li key={entry.title}>
                  <EntryLink entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a class="aside" href="/docs">
          <Icon name="file" small />
          API reference
        </a>
      </nav>
    </aside>
  );
}

export function Brand() {
  return (
    <a class="brand" href="/dashboard" aria-label="Tenderbox, go to Home">
      <img src="/favicon.svg" alt="" width="22" height="22" />
      <span>Tenderbox</span>
    </a>
  );
}

/** What is looked at most. */
const SHORT: readonly EntryTitle[] = ['Home', 'Payments', 'Webhooks', 'Clock'];

/** The navigation of a phone: what is looked at most, and the way to everything else. */
export function TabBar() {
  return (
    <nav class="tab-bar" aria-label="Main screens">
      {ENTRIES.filter(({ title }) => SHORT.includes(title)).map((entry) => (
        <EntryLink key={entry.title} entry={entry} />
      ))}
      <button
        type="button"
        aria-expanded={menuOpen.value ? 'true' : 'false'}
        aria-controls="navigation"
        onClick={() => {
          menuOpen.value = !menuOpen.value;
        }}
      >
        <Icon name={menuOpen.value ? 'close' : 'menu'} />
        More
      </button>
    </nav>
  );
}

/** The screens beside the present one, where its entry stands for several. */
export function ScreenTabs() {
  const found = screenAt(place.value.path);
  const tabs = found === undefined || found.id !== '' ? [] : tabsOf(found.screen.entry);
  if (tabs.length < 2) return null;
  return (
    <nav class="tab-links" aria-label={found?.screen.entry}>
      {tabs.map((screen) => (
        <a
          key={screen.path}
          href={screen.path}
          aria-current={screen === found?.screen ? 'page' : undefined}
          onPointerEnter={() => soon(screen)}
        >
          {screen.tab ?? screen.title}
        </a>
      ))}
    </nav>
  );
}
