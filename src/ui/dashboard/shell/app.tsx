/** The frame around every screen. */
import { useEffect } from 'preact/hooks';
import { keyAsked } from '../../api/merchant.js';
import { Toasts } from '../../kit/toasts.js';
import { ConnectionNote } from './connection-note.js';
import { lazily } from './lazily.js';
import { Navigation, ScreenTabs, TabBar } from './navigation.js';
import { Outlet } from './outlet.js';
import { OverviewRead, useReadOverview } from './overview.js';
import { overlay } from './page-state.js';
import { Palette } from './palette.js';
import { listenToKeys } from './shortcuts.js';
import { TopBar } from './top-bar.js';

/** Few are asked for a key, and its field is no part of what everybody loads. */
const KeyForm = lazily(async () => (await import('./key-form.js')).KeyForm);
const Help = lazily(async () => (await import('./help.js')).Help);
const ClockPopover = lazily(async () => (await import('./clock-popover.js')).ClockPopover);

export function App() {
  useEffect(listenToKeys, []);
  return (
    <OverviewRead.Provider value={useReadOverview()}>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="shell">
        <Navigation />
        <div class="body">
          <TopBar />
          <main id="main" tabIndex={-1}>
            <ConnectionNote />
            {keyAsked.value === null ? (
              <>
                <ScreenTabs />
                <Outlet />
              </>
            ) : (
              <KeyForm reason={keyAsked.value} />
            )}
          </main>
        </div>
      </div>
      <TabBar />
      <Overlays />
      <Toasts />
    </OverviewRead.Provider>
  );
}

const close = (): void => {
  overlay.value = 'none';
};

/** What lies over the screens, one at a time: but for the palette none is fetched before it is wanted. */
function Overlays() {
  // It is there at once, because what is typed at once is meant for it.
  if (overlay.value === 'palette') return <Palette onClose={close} onHelp={() => (overlay.value = 'help')} />;
  if (overlay.value === 'clock') return <ClockPopover onClose={close} />;
  return overlay.value === 'help' ? <Help onClose={close} /> : null;
}
