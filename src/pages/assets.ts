/** What the build made for browsers: scripts, styles and the manifest that names them. */
import { type Call, Reply } from '../api/call.js';
import { getOrMake } from '../domain/collection.js';
import type { PagesHost } from './document.js';

/** What a document loads to run one entry of the pages in a browser. */
export interface Entry {
  script: string;
  style: string | null;
  /** Chunks that the script imports at once. */
  preload: readonly string[];
  /** What stands for the page where a link to it is shown. */
  picture?: string;
}

/** What the build says of what it made. */
export interface Manifest {
  entries: Readonly<Record<string, Entry>>;
  /** Without `gzip_bytes` a file is compressed as it is. */
  files: Readonly<Record<string, { bytes: number; gzip_bytes?: number }>>;
  /** Names of the guides: pages of docs/ in Markdown, and their list. */
  guides: readonly string[];
}

/** The build made no pages, or made them for another version. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** Reads each file once; the build gives changed files new names. */
export class Assets {
  private manifest: Promise<Manifest> | undefined;
  private readonly files = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(private readonly host: Pick<PagesHost, 'read'>) {}

  /** @throws NotBuilt */
  async entry(name: string): Promise<Entry> {
    const found = (await this.read()).entries[name];
    if (found === undefined) throw new NotBuilt(`The build made no page ${name}. Run: npm run build`);
    return found;
  }

  /** A file of the manifest; undefined when there is none of that name. @throws NotBuilt */
  async reply(name: string, { headers }: Call): Promise<Reply | undefined> {
    const { files } = await this.read();
    if (!Object.hasOwn(files, name)) return undefined;
    const zipped = files[name]?.gzip_bytes !== undefined && /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    const bytes = await this.bytesOf(zipped ? `${name}.gz` : name);
    if (bytes === undefined) throw new NotBuilt(`The built file ${name} is not there. Run: npm run build`);
    const head = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    return new Reply(200, zipped ? { ...head, 'content-encoding': 'gzip' } : head, [bytes]);
  }

  /** A page of docs/ as it is written, or their list; undefined when there is none of that name. @throws NotBuilt */
  async guide(name: string): Promise<Reply | undefined> {
    if (!(await this.read()).guides.includes(name)) return undefined;
    const bytes = await this.host.read(`guides/${name}`);
    if (bytes === undefined) throw new NotBuilt(`The guide ${name} is not there. Run: npm run build`);
    const type = name.endsWith('.md') ? 'text/markdown' : 'text/plain';
    return new Reply(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, [bytes]);
  }

  private bytesOf(name: string): Promise<Uint8Array | undefined> {
    return getOrMake(this.files, name, () => this.host.read(`assets/${name}`));
  }

  private read(): Promise<Manifest> {
    this.manifest ??= this.readManifest().catch((error: unknown) => {
      // Whoever builds now need not restart the sandbox.
      this.manifest = undefined;
      throw error;
    });
    return this.manifest;
  }

  private async readManifest(): Promise<Manifest> {
    const bytes = await this.host.read('manifest.json');
    if (bytes !== undefined) return JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
    throw new NotBuilt('The pages are not built. Run: npm run build');
  }
}

/** The sandbox's mark: an open box with a coin in it. */
export const faviconText = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<rect width="32" height="32" rx="8" fill="#0b645c"/>',
  '<path d="M7 14v8.5A2.5 2.5 0 0 0 9.5 25h13a2.5 2.5 0 0 0 2.5-2.5V14" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  '<circle cx="16" cy="12.5" r="5" fill="#fff"/>',
  '</svg>',
].join('');

export const faviconReply = (): Reply =>
  new Reply(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }, faviconText);
