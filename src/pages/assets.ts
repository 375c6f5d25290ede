/** What the build made for browsers: scripts, styles and the manifest that names them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_SNIFFING } from '../api/answer.js';
import { writeInPieces } from '../api/unread.js';
import type { PagesHost } from './host.js';

/** What a document loads to run one entry of the browser room. */
export interface Entry {
  script: string;
  style: string | null;
  /** Chunks that the script imports at once. */
  preload: readonly string[];
}

interface Manifest {
  entries: Readonly<Record<string, Entry>>;
  files: Readonly<Record<string, { bytes: number; gzip_bytes: number }>>;
}

/** The build made no pages, or made them for another version. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Reads each file once; the build gives changed files new names. */
export class Assets {
  private manifest: Promise<Manifest> | undefined;
  private readonly files = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(private readonly host: PagesHost) {}

  /** @throws NotBuilt */
  async entry(name: string): Promise<Entry> {
    const found = (await this.read()).entries[name];
    if (found === undefined) throw new NotBuilt(`The build made no page ${name}. Run: npm run build`);
    return found;
  }

  /** Sends a file of the manifest. @returns false when there is none of that name @throws NotBuilt */
  async send(name: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { files } = await this.read();
    if (!Object.hasOwn(files, name)) return false;
    const zipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
    const bytes = await this.bytesOf(zipped ? `${name}.gz` : name);
    if (bytes === undefined) throw new NotBuilt(`The built file ${name} is not there. Run: npm run build`);
    res.writeHead(200, {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      ...NO_SNIFFING,
      vary: 'accept-encoding',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    });
    if (req.method === 'HEAD') res.end();
    else writeInPieces(res, [bytes], () => void res.end());
    return true;
  }

  private bytesOf(name: string): Promise<Uint8Array | undefined> {
    const known = this.files.get(name);
    if (known !== undefined) return known;
    const bytes = this.host.read(`assets/${name}`);
    this.files.set(name, bytes);
    return bytes;
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
