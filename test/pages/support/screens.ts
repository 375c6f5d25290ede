/** The table of the dashboard's screens as tests walk it: what is added there is judged without a line here. */
import type { View } from './browser.js';
import type { Records } from './world.js';

interface Screen {
  path: string;
  title: string;
}

// The table's modules are made for browsers, so they are no part of the program that is type-checked here.
const TABLE: string = '../../../src/ui/dashboard/screens.js';

/** Every screen of the dashboard. */
export const SCREENS = ((await import(TABLE)) as { SCREENS: readonly Screen[] }).SCREENS;

/** The screens that list, and those that show one record. */
export const LISTS = SCREENS.filter(({ path }) => !path.includes(':id'));
export const RECORDS = SCREENS.filter(({ path }) => path.includes(':id'));

/** `payments` of `/dashboard/payments/:id`. */
export const kindOf = ({ path }: Screen): string => path.split('/')[2] ?? 'home';

/** The path of a screen in a world. @throws Error where the world has no record for it */
export function pathIn(screen: Screen, records: Records): string {
  if (!screen.path.includes(':id')) return screen.path;
  const id = records[kindOf(screen)];
  if (id === undefined) throw new Error(`furnish() in world.ts makes no record for ${screen.path}.`);
  return screen.path.replace(':id', encodeURIComponent(id));
}

/** Waits until a screen shows what it has: its heading, and nothing that is still read. */
export async function settled(page: View): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
}
