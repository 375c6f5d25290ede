/** A site of documentation that holds the sandbox: written by the command, served by a plain file server below a path, strictly. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../src/cli/run.js';

export const BASE = '/of/mine/';
export const SERVICE = 'https://api.service.example';
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  ...{ js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml', woff2: 'font/woff2' },
};
/** As strict as a host may be: no code but files of its own, and none that is made of text. */
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; worker-src 'self'; frame-src 'self'; form-action 'self'; connect-src 'self' ${SERVICE}`;
/** What a reader writes runs in this one document; the address of the file is all that lets it. */
const HANDLER_POLICY = "default-src 'none'; script-src 'self'; worker-src blob:";

export interface Site {
  readonly folder: string;
  /** What the command said. */
  readonly said: readonly string[];
  /** What the script of the engine begins with, for a browser in which something is missing. */
  missing: string;
  /** Whether pages without an origin may load its scripts, as GitHub Pages lets everybody. */
  isShared: boolean;
  /** The address of one of its files. */
  at(path?: string): string;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Where it is served; a host of its own may serve it at its root. */
  base?: string;
  /** Answers what is no file of the site, and says whether it does. */
  others?(...of: Parameters<RequestListener>): boolean;
}

export async function openSite({ base = BASE, others = () => false }: SiteOptions = {}): Promise<Site> {
  const parent = await mkdtemp(join(tmpdir(), 'tenderbox-site-'));
  const folder = join(parent, 'site');
  const said: string[] = [];
  const output = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
  const args = ['docs', '--out', 'site', '--base', base, '--origin', SERVICE];
  const code = await run(args, { ...output, env: {}, folder: parent } as unknown as Parameters<typeof run>[1]);
  if (code !== 0) throw new Error(said.join('\n'));
  const server = createServer(async (req, res) => {
    if (others(req, res)) return;
    const path = new URL(req.url ?? '', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const isHere = path.startsWith(base);
    const bytes = isHere ? await readFile(join(folder, path.slice(base.length))).catch(() => null) : null;
    const isEngine = /\/engine-[^/]*\.js$/.test(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const policy = path === `${base}handler.html` ? HANDLER_POLICY : POLICY;
    if (site.isShared) res.setHeader('access-control-allow-origin', '*');
    res.writeHead(bytes === null ? 404 : 200, { 'content-type': type, 'content-security-policy': policy });
    res.end(bytes === null || !isEngine ? bytes : site.missing + bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: Site = {
    ...{ folder, said, missing: '', isShared: false },
    at: (path = '') => `http://127.0.0.1:${port}${base}${path}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(parent, { recursive: true, force: true });
    },
  };
  return site;
}
