/** The frame around every screen. */
import { useEffect } from 'preact/hooks';
import { keyAsked } from '../../api/merchant.js';
import { Toasts } from '../../kit/toasts.js';
import { ConnectionNote } from './connection-note.js';
import { lazily } from './lazily.js';
import { Navigation, ScreenTabs, TabBar } from './navigation.js';
import { Outlet } from './outlet.js';
import { Overlays } from './overlays.js';
import { OverviewRead, useReadOverview } from './overview.js';
import { listenToKeys } from './shortcuts.js';
import { TopBar } from './top-bar.js';

/** Few are asked for a key, and its field is no part of what everybody loads. */
const KeyForm = lazily(async () => (await import('./key-form.js')).KeyForm);

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
