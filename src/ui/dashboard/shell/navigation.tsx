/** The ways to every screen: beside it, below it where there is little room, and the tabs of the entry that it belongs to. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../../kit/icons.js';
import { showCurrentEntry } from '../../kit/navigation.js';
import { place } from '../router.js';
import { type EntryTitle, GROUPS, type Screen, screenAt, tabsOf } from '../screens.js';
import { MerchantSwitcher } from './merchant-switcher.js';
import { prefetch } from './outlet.js';
import { type Count, countsOf, type Overview } from './overview.js';
import { menuOpen } from './page-state.js';

type Counts = ReturnType<typeof countsOf>;

const ENTRIES = GROUPS.flatMap((group) => group.entries.map((entry) => ({ ...entry, sand: 'sand' in group })));
type Entry = (typeof ENTRIES)[number];

const soon = (screen: Screen | undefined): void => {
  if (screen !== undefined) void prefetch(screen).catch(() => undefined);
};

function Counter({ count, of, tone }: Count) {
  return (
    <span class={`counter ${tone}`}>
      {count > 999 ? '999+' : count}
      <span class="unseen"> {of}</span>
    </span>
  );
}

function EntryLink({ entry: { title, icon, sand }, here, counts }: { entry: Entry; here: string; counts: Counts }) {
  const [screen] = tabsOf(title);
  const count = counts[title];
  return (
    <a
      class={sand ? 'sand' : undefined}
      href={screen?.path}
      aria-current={title === here ? 'page' : undefined}
      onPointerEnter={() => soon(screen)}
    >
      <Icon name={icon} />
      {title}
      {count && <Counter {...count} />}
    </a>
  );
}

const entryHere = (): string => screenAt(place.value.path)?.screen.entry ?? '';

export function Navigation({ overview }: { overview: Overview | undefined }) {
  const { path } = place.value;
  const counts = countsOf(overview);
  const here = entryHere();
  useEffect(() => {
    menuOpen.value = false;
  }, [path]);
  useEffect(() => {
    showCurrentEntry();
  }, [path, menuOpen.value]);
  return (
    <aside id="navigation" class={menuOpen.value ? 'side open' : 'side'} aria-label="Tenderbox">
      <Brand />
      <MerchantSwitcher />
      <nav class="entries" aria-label="Screens">
        {GROUPS.map((group, i) => (
          <section key={i} aria-label={'title' in group ? group.title : undefined}>
            {'title' in group && <h2 class={'sand' in group ? 'sand' : undefined}>{group.title}</h2>}
            <ul>
              {ENTRIES.filter(({ title }) => group.entries.some((entry) => entry.title === title)).map((entry) => (
                <li key={entry.title}>
                  <EntryLink entry={entry} here={here} counts={counts} />
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
export function TabBar({ overview }: { overview: Overview | undefined }) {
  const counts = countsOf(overview);
  const here = entryHere();
  return (
    <nav class="tab-bar" aria-label="Main screens">
      {ENTRIES.filter(({ title }) => SHORT.includes(title)).map((entry) => (
        <EntryLink key={entry.title} entry={entry} here={here} counts={counts} />
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
