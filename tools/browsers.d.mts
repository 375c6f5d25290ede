import type { ChildProcess } from 'node:child_process';

/** A tab, as far as it is driven. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser, as far as it is driven. */
export interface OpenBrowser {
  newPage(): Promise<Tab>;
  process(): ChildProcess | null;
  close(): Promise<void>;
}

/** The path of a Firefox. @throws Error that says what to do where there is none */
export function requireFirefox(): string;
/** Starts a browser, what drives it being fetched on first use. */
export function openBrowser(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  userDataDir: string,
  extraPrefsFirefox?: Readonly<Record<string, boolean>>,
): Promise<OpenBrowser>;
