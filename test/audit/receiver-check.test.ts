import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CASES } from '../../src/audit/receiver-cases.js';
import type { ReportCard } from '../../src/audit/receiver-messages.js';
import { createTenderbox } from '../../src/index.js';
import { tenderbox } from '../cli/context.js';
import * as receivers from './receivers.js';

const { good, listen, SECRET, slow, unless } = receivers;
const folder = mkdtempSync(join(tmpdir(), 'tenderbox-receiver-'));

afterEach(async () => {
  await receivers.closeAll();
});

/** Examines a receiver. */
async function examine(url: string, ...flags: string[]): Promise<ReportCard & { code: number; out: string[] }> {
  const file = join(folder, 'card.json');
  const { code, out, err } = await tenderbox(
    ['check-webhook', url, '--secret', SECRET, '--report', `json=${file}`, ...flags],
    {},
    folder,
  );
  expect(err).toEqual([]);
  const card = JSON.parse(readFileSync(file, 'utf8')) as ReportCard;
  rmSync(file);
  return { ...card, code, out };
}

const failed = ({ lines }: ReportCard): string[] => lines.filter((one) => one.verdict === 'fail').map(({ id }) => id);
const warned = ({ lines }: ReportCard): string[] => lines.filter((one) => one.verdict === 'warn').map(({ id }) => id);
const matching = (pattern: RegExp): string[] => CASES.map(({ id }) => id).filter((id) => pattern.test(id));

describe('a good receiver', () => {
  test.each([
    [[]],
    [['--all']],
    [['--envelope', 'form2', '--webhook-json', 'php']],
    [['--signature-encoding', 'base64', '--events', 'named', '--webhook-json', 'indented', '--all']],
    [['--webhook-json', 'fixed', '--envelope', 'form2', '--all']],
    [['--webhook-json', 'plain', '--profile', 'strict']],
  ])('passes with %j', async (flags) => {
    const card = await examine(await listen(good), ...flags);
    expect([...failed(card), ...warned(card)]).toEqual([]);
    expect(card.code).toBe(0);
    expect(card.out.at(-1)).toMatch(
      /^\d+ passed, 0 failed, 0 warnings, 2 notes\. This receiver answers as it should; /,
    );
  });

  test('user: is not called ready for what its answers do not show', async () => {
    // It ships for every copy that is signed, and answers as a good one does.
    const card = await examine(await listen(good));
    expect(card.out.join('\n')).not.toContain('is ready');
    expect(card.lines.find(({ id }) => id === 'handled-once')).toMatchObject({
      verdict: 'note',
      detail: expect.stringContaining('not seen'),
      means: expect.stringContaining('ships goods for each copy'),
    });
  });

  const EACH = ['duplicate-sequential', 'duplicate-parallel'];
  const counted = (effects: string) => EACH.map((id) => `${effects} of ${id}`).join(', ');

  test.each<[string, (known: boolean) => number, string, string, string]>([
    ['once', (known) => (known ? 0 : 1), 'pass', counted('1 effect'), 'and handles an event once.'],
    ['each time it comes', () => 1, 'fail', counted('2 effects'), 'This receiver is not ready.'],
    ['never', () => 0, 'note', 'not seen: 0 effects of duplicate-sequential', 'its answers do not show.'],
  ])('that ships %s is told by its own count', async (_name, ships, verdict, detail, summary) => {
    const known = new Set<string>();
    let shipped = 0;
    const shop: receivers.Receiver = (body, headers) => {
      const status = good(body, headers);
      if (status === 204) {
        const { event_id } = JSON.parse(body.toString());
        // After its answer, as work is done.
        const more = ships(known.has(event_id));
        known.add(event_id);
        setTimeout(() => (shipped += more), 50);
      }
      return status;
    };
    const counter = createHttpServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ count: shipped })),
    );
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
    const effects = `http://127.0.0.1:${(counter.address() as AddressInfo).port}/count`;
    const card = await examine(await listen(shop), '--effects', effects);
    counter.close();
    const line = card.lines.find(({ id }) => id === 'handled-once');
    expect(line).toMatchObject({ verdict, detail: expect.stringContaining(detail) });
    expect(card.code).toBe(verdict === 'fail' ? 1 : 0);
    expect(card.out.at(-1)).toContain(summary);
  });

  test('whose count ends half-way is told what was seen of it all the same', async () => {
    let asked = 0;
    const counter = createHttpServer((_request, response) => {
      asked += 1;
      response.writeHead(asked > 2 ? 500 : 200, { 'content-type': 'application/json' }).end('{"count": 0}');
    });
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
    const effects = `http://127.0.0.1:${(counter.address() as AddressInfo).port}/`;
    const card = await examine(await listen(good), '--effects', effects);
    counter.close();
    const detail = expect.stringContaining('it answered 500');
    expect(card.lines.find(({ id }) => id === 'handled-once')).toMatchObject({ verdict: 'note', detail });
    expect(card.lines.length).toBeGreaterThan(10);
    expect(card.code).toBe(0);
  });

  test('that cannot be asked for its count is sent nothing', async () => {
    let came = 0;
    const url = await listen(() => {
      came += 1;
      return 204;
    });
    const tell = async (effects: string) => {
      const told = await tenderbox(['check-webhook', url, '--secret', SECRET, '--effects', effects], {}, folder);
      return [told.code, told.err.join('\n')];
    };
    expect(await tell('nope')).toEqual([2, expect.stringMatching(/--effects must be an http or https URL/)]);
    expect(await tell('http://127.0.0.1:9999/')).toEqual([
      1,
      expect.stringMatching(
        /--effects http:\/\/127\.0\.0\.1:9999\/: nothing listens there.*such as 3 or \{"count": 3\}/,
      ),
    ]);
    expect(await tell(url)).toEqual([1, expect.stringMatching(/it answered 204 with .* and no such number/)]);
    expect(came).toBe(1);
  });

  test('may reject what is stale: that is noted', async () => {
    const stale = unless(({ created_at }) => Date.parse(created_at) < Date.now() - 86_400_000, 400);
    const card = await examine(await listen(stale));
    expect(failed(card)).toEqual([]);
    expect(card.lines.find(({ id }) => id === 'stale')).toMatchObject({ verdict: 'note', detail: 'answered 400' });
    expect(card.out.join('\n')).toContain('means: Genuine retries run for days');
  });
});

describe('a broken receiver fails exactly its line:', () => {
  const forgeries =
    /^(tampered-.*|altered-duplicate|second-data|wrong-signature|short-signature|other-secret|unsigned|malformed)$/;
  const isText = (event: { data: unknown }, pattern: RegExp): boolean => pattern.test(JSON.stringify(event.data));
  const encoded = (headers: Record<string, unknown>): string => String(headers['service-signature']);

  test.each<[string, receivers.Receiver, string[]]>([
    ['no verification', () => 200, matching(forgeries)],
    [
      'verifies JSON that it printed again',
      receivers.reserialising,
      matching(
        /^json-(plain-satoshi|fixed-(?!satoshi).*|fixed-satoshi|php-(unicode|escapes|markup|satoshi|large)|indented-.*)$/,
      ),
    ],
    ['verifies the first data and handles the last', receivers.firstData, ['second-data']],
    ['trusts an event_id that it knows', receivers.trustingIds(), ['altered-duplicate']],
    ['refuses duplicates', receivers.refusingDuplicates(), ['duplicate-sequential', 'duplicate-parallel']],
    ['fails when an event comes twice at once', receivers.racing(), ['duplicate-parallel']],
    [
      'fails on an unknown type',
      unless(({ event_type }) => event_type === 'payment.teleported', 422),
      ['unknown-type'],
    ],
    ['fails on an earlier event', unless(({ event_type }) => event_type === 'payment.pending', 409), ['reordered']],
    ['cannot read emoji', unless((event) => isText(event, /😀/), 400), matching(/-unicode$/)],
    ['cannot read large bodies', unless((_event, _headers, body) => body.length > 16_384, 413), matching(/-large$/)],
  ])('%s', async (_name, receiver, lines) => {
    const card = await examine(await listen(receiver));
    expect(failed(card)).toEqual(lines);
    expect(card.code).toBe(1);
    for (const { means, fix } of card.lines.filter(({ verdict }) => verdict === 'fail')) {
      expect(card.out).toContain(`      means: ${means}`);
      expect(card.out).toContain(`      fix:   ${fix}`);
    }
  });

  test('lower-case hex only: noted, and failed where both encodings are asked for', async () => {
    const hexOnly = await listen(unless((_event, headers) => !/^[0-9a-f]{64}$/.test(encoded(headers)), 400));
    expect(failed(await examine(hexOnly))).toEqual([]);
    expect(failed(await examine(hexOnly, '--all'))).toEqual(['other-encoding']);
  });

  test('one envelope only: failed where both are asked for', async () => {
    const form1 = await listen(unless((event) => !('event_id' in event), 400));
    expect(failed(await examine(form1))).toEqual([]);
    expect(failed(await examine(form1, '--all'))).toEqual(['other-envelope']);
  });

  test('too slow, but right', async () => {
    const card = await examine(await listen(slow('payment.teleported', 1_300)), '--timeout', '1');
    expect(failed(card)).toEqual(['answer-time']);
    expect(card.code).toBe(1);
  });

  test('slow is a warning', async () => {
    const card = await examine(await listen(slow('payment.teleported', 900)), '--timeout', '2');
    expect(failed(card)).toEqual([]);
    expect(warned(card)).toEqual(['answer-time']);
    expect(card.code).toBe(0);
  });

  test('rejects by crashing: right only where anything but 2xx will do', async () => {
    const crashing = await listen((body, headers) => (good(body, headers) === 204 ? 204 : 500));
    const card = await examine(crashing);
    expect(failed(card)).toEqual(matching(forgeries).filter((id) => !['unsigned', 'malformed'].includes(id)));
    expect(warned(card)).toEqual(['unsigned', 'malformed']);
  });
});

test('a genuine webhook that is rejected sends its reader to the secret before all else', async () => {
  const card = await examine(await listen(() => 400));
  expect(card.out.at(-2)).toMatch(/^The genuine webhook was refused, .* Check --secret first: /);
  expect((await examine(await listen(() => 204))).out.join()).not.toContain('--secret');
});

describe('nothing to examine: one line, exit code 1', () => {
  const refusal = async (url: string, ...flags: string[]) => {
    const { code, out, err } = await tenderbox(['check-webhook', url, '--secret', SECRET, ...flags], {}, folder);
    expect(out).toEqual([]);
    expect(err).toHaveLength(1);
    return { code, line: err[0] };
  };

  test('the secret may stand in the environment', async () => {
    const env = { TENDERBOX_WEBHOOK_SECRET: SECRET };
    const { code, err } = await tenderbox(['check-webhook', 'http://127.0.0.1:9/'], env, folder);
    expect([code, err]).toEqual([1, [expect.stringContaining('nothing listens there')]]);
  });

  /** A TCP server that answers with these bytes, and then ends or says nothing more. */
  const tcp = async (bytes: string | null, hangs = false): Promise<{ url: string; close(): Promise<void> }> => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (bytes !== null) socket.once('data', () => (hangs ? socket.write(bytes) : socket.end(bytes)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(() => resolve())) };
  };

  test('nothing listens, with the report written all the same', async () => {
    const { url, close } = await tcp('');
    await close();
    const file = join(folder, 'junit.xml');
    const { code, line } = await refusal(url, '--report', `junit=${file}`);
    expect(code).toBe(1);
    expect(line).toMatch(/^tenderbox: No answer from 127\.0\.0\.1:\d+: nothing listens there/);
    expect(readFileSync(file, 'utf8')).toContain('tests="1" failures="0" errors="1"');
  });

  test('a service that does not speak HTTP', async () => {
    const { url, close } = await tcp('SSH-2.0-OpenSSH_9.2\r\n');
    expect(await refusal(url)).toEqual({ code: 1, line: expect.stringContaining('the answer is not valid HTTP') });
    await close();
  });

  test('a redirect', async () => {
    const url = await listen(() => 301, { location: 'https://shop.example/webhooks' });
    expect(await refusal(url)).toEqual({
      code: 1,
      line: expect.stringContaining('answers 301 and redirects to https://shop.example/webhooks'),
    });
  });

  test('http where https was named', async () => {
    const url = (await listen(good)).replace('http:', 'https:');
    expect(await refusal(url)).toEqual({ code: 1, line: expect.stringMatching(/does not speak TLS/) });
  });

  test('a certificate that nobody knows', async () => {
    const box = await createTenderbox({ seed: 1, tls: true });
    expect(await refusal(box.url)).toEqual({ code: 1, line: expect.stringMatching(/TLS certificate/) });
    await box.close();
  });

  test('a receiver that is silent', async () => {
    const url = await listen(() => new Promise(() => undefined));
    expect(await refusal(url, '--timeout', '0.05')).toEqual({
      code: 1,
      line: 'tenderbox: No answer within 0.1 s. That is 2 times the time-out of 50 ms: see where the receiver hangs, or allow more with --timeout.',
    });
  });

  test('headers that never end, and an answer that does not', async () => {
    const endless = await tcp('HTTP/1.1 200 OK\r\nContent-Type: te', true);
    expect((await refusal(endless.url, '--timeout', '0.05')).line).toMatch(
      /^tenderbox: No answer within 0\.1 s\. That is/,
    );
    await endless.close();
    const half = await tcp('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc', true);
    expect((await refusal(half.url, '--timeout', '0.05')).line).toMatch(
      /^tenderbox: The answer did not end within 0\.1 s\./,
    );
    await half.close();
  });

  test('an address that nothing is ever sent to', async () => {
    expect(await refusal('http://169.254.169.254/')).toEqual({ code: 1, line: expect.stringContaining('link-local') });
  });
});

test('a receiver that dies in the middle is not waited for again and again', async () => {
  let count = 0;
  const url = await listen(() => {
    count += 1;
    return count > 5 ? new Promise(() => undefined) : 200;
  });
  const card = await examine(url, '--timeout', '0.5');
  expect(card.code).toBe(1);
  expect(card.lines.at(-3)?.detail).toContain('no longer answers');
});

test.each([
  [['check-webhook']],
  [['check-webhook', 'http://127.0.0.1:9/']],
  [['check-webhook', 'http://127.0.0.1:9/', '--secret', '']],
  [['check-webhook', 'ftp://127.0.0.1/', '--secret', 'a']],
  [['check-webhook', 'webhooks', '--secret', 'a']],
  [['check-webhook', 'http://127.0.0.1:9/', '--secret', 'a', '--timeout', '0']],
  [['check-webhook', 'http://127.0.0.1:9/', '--secret', 'a', '--report', 'html=x']],
  [['check-webhook', 'http://127.0.0.1:9/', '--secret', 'a', '--envelope', 'form3']],
  [['check-webhook', 'http://127.0.0.1:9/', '--secret', 'a', '--no-such-flag']],
])('a wrong command line is exit code 2: %j', async (args) => {
  expect((await tenderbox(args, {}, folder)).code).toBe(2);
});

test('a password in the URL is sent and shown nowhere', async () => {
  const file = join(folder, 'card.xml');
  const url = (await listen(() => 200)).replace('//', '//shop:hidden@');
  const args = ['check-webhook', url, '--secret', SECRET, '--report', `junit=${file}`];
  const { out, err } = await tenderbox(args, {}, folder);
  expect([...out, ...err, readFileSync(file, 'utf8')].join('\n')).not.toContain('hidden');
  expect(out[0]).toMatch(/^Receiver http:\/\/\*\*\*@127/);
});

test('a report that is no file is given to it after the card', async () => {
  symlinkSync('/dev/full', join(folder, 'full'));
  const args = ['check-webhook', await listen(good), '--secret', SECRET, '--report', 'json=full'];
  const { code, out, err } = await tenderbox(args, {}, folder);
  expect([code, out.at(-1)]).toEqual([1, expect.stringContaining('This receiver answers as it should')]);
  expect(err).toEqual([expect.stringMatching(/^tenderbox: Cannot write .*full: the disk is full/)]);
});

test('the JUnit report names every line, and escapes what it shows', async () => {
  const file = join(folder, 'junit.xml');
  const { code } = await tenderbox(
    ['check-webhook', await listen(() => 200), '--secret', SECRET, '--report', `junit=${file}`],
    {},
    folder,
  );
  expect(code).toBe(1);
  const text = readFileSync(file, 'utf8');
  const lines = text.match(/<testcase /g)?.length;
  expect(text).toContain(`tests="${lines}"`);
  expect(text.match(/<failure /g)).toHaveLength(11);
  expect(text).toContain('accepts characters that some programs escape: &lt;, &gt;, &amp; and /');
});
