import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, request as httpRequest, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  readText,
  readTextIfThere,
  readYamlFiles,
  shippedScenarios,
  startOfFile,
} from '../../src/platform/node/files.js';
import { drain, listen } from '../../src/platform/node/listen.js';
import { createLog } from '../../src/platform/node/log.js';
import { request } from '../../src/platform/node/request.js';
import { readCertificate, selfSignedCertificate } from '../../src/platform/node/tls.js';
import { expectWithin } from '../support/timing.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files', () => {
  test('a folder is not a file', async () => {
    expect(() => readText(folder)).toThrow(/^Cannot read .*: it is a folder; name a file\.$/);
  });

  test('D7: a pipe or a device is rejected at once, whatever would read it', async () => {
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const refused = /^Cannot read .*: it is a pipe or a device; name an ordinary file\.$/;
    for (const file of [pipe, '/dev/zero']) {
      expect(() => readText(file)).toThrow(refused);
      expect(() => readTextIfThere(file)).toThrow(refused);
      expect(() => startOfFile(file, 8)).toThrow(refused);
    }
  });

  test('C3: a link in a folder of scenarios leads nowhere else', () => {
    const [scenarios, elsewhere] = [join(folder, 'scenarios'), join(folder, 'secret.txt')];
    mkdirSync(join(scenarios, '..data'), { recursive: true });
    writeFileSync(join(scenarios, '..data', 'own.yaml'), 'own');
    symlinkSync(join('..data', 'own.yaml'), join(scenarios, 'own.yaml'));
    expect(readYamlFiles(scenarios)).toEqual([{ file: join(scenarios, 'own.yaml'), text: 'own' }]);
    writeFileSync(elsewhere, 'root:secret');
    symlinkSync(elsewhere, join(scenarios, 'other.yaml'));
    expect(() => readYamlFiles(scenarios)).toThrow(
      /^Cannot read .*other\.yaml: it is a link to a file outside of .*scenarios; put the file itself there\.$/,
    );
  });

  test('D7: what is no file in a folder of scenarios is rejected with its place; a folder in it is looked into', () => {
    const scenarios = join(folder, 'scenarios');
    mkdirSync(join(scenarios, 'more.yaml'), { recursive: true });
    writeFileSync(join(scenarios, 'more.yaml', 'own.yaml'), 'own');
    expect(readYamlFiles(scenarios).map(({ text }) => text)).toEqual(['own']);
    symlinkSync('gone.yaml', join(scenarios, 'link.yaml'));
    expect(() => readYamlFiles(scenarios)).toThrow(
      /^Cannot read .*link\.yaml: there is no such file or folder; check the path\.$/,
    );
    rmSync(join(scenarios, 'link.yaml'));
    spawnSync('mkfifo', [join(scenarios, 'pipe.yaml')]);
    expect(() => readYamlFiles(scenarios)).toThrow(
      /^Cannot read .*pipe\.yaml: it is a pipe or a device; name an ordinary file\.$/,
    );
  });

  test('the shipped scenarios are found', () => {
    expect(readdirSync(shippedScenarios())).toContain('schema.json');
  });
});

describe('the log', () => {
  const call = { method: 'POST', path: '/v1/payments', status: 400, duration_ms: 1.23456, code: 'INVALID_PARAMETER' };
  const lines = (style: 'pretty' | 'json' | 'silent'): string[] => {
    const written: string[] = [];
    const log = createLog(
      style,
      (line) => written.push(line),
      () => Date.UTC(2026, 10, 20, 17),
    );
    log.call?.(call);
    log.warn('disk', 'The disk\nis full');
    return written;
  };

  test('for people', () => {
    expect(lines('pretty')).toEqual([
      '17:00:00.000 POST   /v1/payments 400 1.23 ms  INVALID_PARAMETER',
      '17:00:00.000 warning: The disk\ufffdis full',
    ]);
  });

  test('for programs', () => {
    expect(lines('json').map((line) => JSON.parse(line))).toEqual([
      { time: '2026-11-20T17:00:00.000Z', level: 'info', event: 'call', ...call, duration_ms: 1.23 },
      { time: '2026-11-20T17:00:00.000Z', level: 'warn', event: 'disk', message: 'The disk\nis full' },
    ]);
  });

  test('for nobody', () => {
    expect(lines('silent')).toEqual([]);
  });
});

const never = (): void => {
  throw new Error('Nothing was to be given up or cut.');
};

describe('the address that is listened on', () => {
  test.each([
    [
      'a port that is taken',
      async () => {
        const first = createServer();
        const port = await listen(first, 0, '127.0.0.1');
        return listen(createServer(), port, '127.0.0.1').finally(() => first.close());
      },
      /^Port \d+ on 127\.0\.0\.1 is in use, perhaps by another sandbox\. .*--port/,
    ],
    ['an address of another machine', () => listen(createServer(), 0, '192.0.2.1'), /no address 192\.0\.2\.1 .*--host/],
    [
      'a name without an address',
      () => listen(createServer(), 0, 'nowhere.invalid'),
      /nowhere\.invalid has no address.*--host/,
    ],
  ])('%s', async (_name, act, message) => {
    await expect(act()).rejects.toThrow(message);
  });

  test('a drain answers what is under way and waits for no idle connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    let arrived = (_answer: () => void): void => {};
    const underWay = new Promise<() => void>((resolve) => {
      arrived = resolve;
    });
    const server = createServer((incoming, response) => {
      if (incoming.url === '/fast') response.end('fast');
      else arrived(() => response.end('slow'));
    });
    const port = await listen(server, 0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    await new Promise((resolve) => get(`${url}/fast`, { agent }, (response) => response.resume().on('end', resolve)));
    const slow = new Promise<string>((resolve, reject) => {
      const sent = httpRequest(`${url}/slow`, { agent }, (response) =>
        response.on('data', (chunk) => resolve(String(chunk))),
      );
      sent.on('error', reject).end();
    });
    const answer = await underWay;
    const drained = drain(server, { patience_ms: 5000, giveUp: never, deadline_ms: 5000, cut: never });
    // What has come until now is looked at first.
    while (server.listening) await new Promise((resolve) => setImmediate(resolve));
    await expect(request({ method: 'GET', url: `${url}/fast` })).rejects.toThrow();
    answer();
    await expect(slow).resolves.toBe('slow');
    const from = performance.now();
    await drained;
    expectWithin(performance.now() - from, 1000);
    agent.destroy();
  });

  test('a drain cuts at its deadline what is still open', async () => {
    const server = createServer(() => {});
    const port = await listen(server, 0, '127.0.0.1');
    const hanging = request({ method: 'GET', url: `http://127.0.0.1:${port}/` });
    await new Promise<void>((resolve) => server.once('request', () => resolve()));
    const told: string[] = [];
    const cut = (): void => {
      told.push('cut');
      server.closeAllConnections();
    };
    const drained = drain(server, { patience_ms: 20, giveUp: () => told.push('give up'), deadline_ms: 50, cut });
    await Promise.all([expect(hanging).rejects.toThrow(), drained]);
    expect(told).toEqual(['give up', 'cut']);
  });
});

describe('certificates', () => {
  test('one made on the spot serves this machine', async () => {
    const certificate = await selfSignedCertificate(Date.now());
    const server = createTlsServer(certificate, (_request, response) => response.end('private'));
    const port = await listen(server, 0, '127.0.0.1');
    const trusting = { method: 'GET', url: `https://127.0.0.1:${port}/` };
    await expect(request(trusting)).resolves.toMatchObject({ status: 200, text: 'private' });
    server.closeAllConnections();
    server.close();
  });

  test('what goes wrong on the way to one is told by its code', async () => {
    const certificate = await selfSignedCertificate(Date.now());
    const answers: Record<string, (response: ServerResponse) => unknown> = {
      '/none': (response) => response.writeHead(204).end(),
      '/odd': (response) => response.writeHead(999).end('odd'),
      '/switch': ({ socket }) =>
        socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      '/late': () => undefined,
      '/slow': (response) => response.write('a part'),
      '/cut': (response) => response.destroy(),
      '/half': (response) => response.writeHead(200, { 'content-length': 9 }).write('a part', () => response.destroy()),
      '/reset': ({ socket }) => {
        socket?.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na part');
        setTimeout(() => {
          for (const wire of wires) wire.resetAndDestroy();
        }, 50);
      },
    };
    const wires = new Set<Socket>();
    const server = createTlsServer(certificate, (asked, response) => {
      if (asked.url === '/told') asked.pipe(response);
      else answers[asked.url ?? '']?.(response);
    });
    server.on('connection', (wire: Socket) => wires.add(wire));
    const plain = createServer();
    const origin = `https://localhost:${await listen(server, 0, '127.0.0.1')}`;
    const mistaken = `https://127.0.0.1:${await listen(plain, 0, '127.0.0.1')}`;
    const ask = (url: string) =>
      request({ method: 'POST', url, body: '{}', timeout_ms: 3_000 }).then(
        ({ status, text }) => [status, text],
        ({ code }) => code,
      );
    const paths = ['/none', '/odd', '/late', '/slow', '/switch', '/cut', '/half'];
    expect(await Promise.all(paths.map((path) => ask(origin + path)))).toEqual([
      ...[
        [204, ''],
        [999, 'odd'],
      ],
      ...['TimeoutError', 'TimeoutError', 'ECONNRESET', 'ECONNRESET', 'ECONNRESET'],
    ]);
    // Without a limit of time nothing else listens to what happens to the connection.
    const unlimited = { method: 'DELETE', body: '{"a":1}' };
    expect(await request({ ...unlimited, url: `${origin}/told` })).toMatchObject({ status: 200, text: '{"a":1}' });
    await expect(request({ ...unlimited, url: `${origin}/reset` })).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await ask(mistaken)).toMatch(/^(EPROTO|ERR_SSL_\w+)$/);
    for (const each of [server, plain]) {
      each.closeAllConnections();
      await new Promise((resolve) => each.close(resolve));
    }
    expect(await ask(origin)).toBe('ECONNREFUSED');
  });

  test('files that do not belong together are rejected by name', async () => {
    const [one, two] = [await selfSignedCertificate(Date.now()), await selfSignedCertificate(Date.now())];
    const cert = join(folder, 'cert.pem');
    const key = join(folder, 'key.pem');
    writeFileSync(cert, one.cert);
    writeFileSync(key, one.key);
    expect(readCertificate(cert, key)).toEqual(one);
    writeFileSync(key, two.key);
    expect(() => readCertificate(cert, key)).toThrow(
      /cert\.pem and .*key\.pem: the key does not belong to the certificate/,
    );
    writeFileSync(key, 'no key');
    expect(() => readCertificate(cert, key)).toThrow(/not a certificate and a private key in PEM/);
    expect(() => readCertificate(cert, join(folder, 'none.pem'))).toThrow(/Cannot read .*none\.pem/);
  });
});
