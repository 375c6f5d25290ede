/** The frame around every screen. */
import { useEffect } from 'preact/hooks';
import { keyAsked } from '../../api/merchant.js';
import { Toasts } from '../../kit/toasts.js';
import { ConnectionNote } from './connection-note.js';
import { KeyForm } from './key-form.js';
import { Navigation, ScreenTabs, TabBar } from './navigation.js';
import { Outlet } from './outlet.js';
import { Overlays } from './overlays.js';
import { useOverview } from './overview.js';
import { listenToKeys } from './shortcuts.js';
import { TopBar } from './top-bar.js';

export function App() {
  useEffect(listenToKeys, []);
  const { value: overview } = useOverview();
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="shell">
        <Navigation overview={overview} />
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
      <TabBar overview={overview} />
      <Overlays overview={overview} />
      <Toasts />
    </>
  );
}
