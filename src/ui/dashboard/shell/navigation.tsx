import { useEffect } from 'preact/hooks';
import { showCurrentEntry } from '../../kit/navigation.js';
import { place } from '../router.js';
import { GROUPS, SCREENS, type Screen } from '../screens.js';
import { prefetch } from './outlet.js';
import { menuOpen } from './page-state.js';

/** The entry of a screen also stands for the screens below it. */
function isCurrent({ path }: Screen, at: string): boolean {
  const here = at === '/' ? '/dashboard' : at;
  return here === path || (path !== '/dashboard' && here.startsWith(`${path}/`));
}

export function Navigation() {
  const { path } = place.value;
  useEffect(() => {
    menuOpen.value = false;
  }, [path]);
  useEffect(() => {
    showCurrentEntry();
  }, [path, menuOpen.value]);
  return (
    <nav id="navigation" class={menuOpen.value ? 'navigation open' : 'navigation'} aria-label="Screens">
      {GROUPS.map((group) => {
        const screens = SCREENS.filter((screen) => screen.group === group);
        return screens.length === 0 ? null : (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            <ul>
              {screens.map((screen) => (
                <li key={screen.path}>
                  <a
                    href={screen.path}
                    aria-current={isCurrent(screen, path) ? 'page' : undefined}
                    onPointerEnter={() => void prefetch(screen).catch(() => undefined)}
                  >
                    {screen.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <a href="/docs">API reference</a>
    </nav>
  );
}
