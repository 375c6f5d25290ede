/** Every language judges the same vectors alike, and its receiver passes the examination. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyWebhook } from '../../src/webhooks.js';
import { makeVectors, type Vector } from '../../tools/vectors.js';
import { tenderbox } from '../cli/context.js';
import { absent, installed, type Running, startReceiver } from './languages.js';

const count = Number(process.env.TENDERBOX_VECTORS ?? 200);
const { secret, vectors } = makeVectors(count, Number(process.env.TENDERBOX_VECTORS_SEED ?? 1));
const AT_ONCE = 8;
/** A vector takes a few milliseconds, also where a process is busy. */
const LANGUAGE_MS = 300_000 + count * 40;

const headersOf = ({ signature }: Vector): Record<string, string> =>
  signature === null ? {} : { 'Service-Signature': signature };

/** The vectors that a receiver judges wrongly. */
async function wronglyJudged(url: string): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = vectors.values();
  const work = async (): Promise<void> => {
    for (const vector of waiting) {
      const headers = { 'Content-Type': 'application/json', ...headersOf(vector) };
      const { status } = await fetch(url, { method: 'POST', headers, body: Buffer.from(vector.body, 'base64') });
      const right = vector.valid ? status >= 200 && status < 300 : status >= 400 && status < 500;
      if (!right) wrong.push(`${vector.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

describe('the vectors', () => {
  test('are judged as they say by verifyWebhook', () => {
    const wrong = vectors.filter((vector) => {
      try {
        verifyWebhook(Buffer.from(vector.body, 'base64'), headersOf(vector), secret);
        return !vector.valid;
      } catch {
        return vector.valid;
      }
    });
    expect(wrong).toEqual([]);
  });

  test('are the same each time, and hold every way to spoil a webhook', () => {
    expect(makeVectors(50, 7)).toEqual(makeVectors(50, 7));
    expect(makeVectors(50, 7)).not.toEqual(makeVectors(50, 8));
    const ways = new Set(makeVectors(200).vectors.map(({ name }) => name.split(', ').slice(3).join(', ')));
    expect(ways.size).toBe(13);
  });
});

describe.each(installed)('$name', (language) => {
  let receiver: Running;
  beforeAll(async () => {
    receiver = await startReceiver(language, secret);
  }, 600_000);
  afterAll(async () => {
    await receiver?.stop();
  });

  test(
    'judges every vector as it says',
    async () => {
      expect(await wronglyJudged(receiver.url)).toEqual([]);
    },
    LANGUAGE_MS,
  );

  test.each([
    [['--all']],
    [['--all', '--envelope', 'form2', '--signature-encoding', 'base64', '--webhook-json', 'php']],
  ])('passes the examination with %j', async (flags) => {
    const { code, out } = await tenderbox(['check-webhook', receiver.url, '--secret', secret, ...flags]);
    expect(out.filter((line) => /^(FAIL|warn)/.test(line))).toEqual([]);
    expect(code).toBe(0);
  });

  test.each(wrongPorts(language.name))('rejects %j for a port in one line', (port) => {
    expect(receiver.endsWith(port)).toEqual({
      code: 1,
      said: `WEBHOOK_PORT is "${port}". Set it to a port from 1 to 65535, or leave it out for 3000.\n`,
    });
  });
});

test('says which languages were run', () => {
  const names = installed.map(({ name }) => name).join(', ');
  console.log(`${count} vectors: ${names}.${absent.length > 0 ? ` Not installed: ${absent.join(', ')}.` : ''}`);
  expect(installed.map(({ name }) => name)).toContain('node:http');
});

/** PHP's port is named on its command line; an empty variable is one that is not set, to Go. */
function wrongPorts(language: string): string[] {
  if (language === 'PHP') return [];
  return language === 'Go' ? ['abc', '70000'] : ['abc', '', '70000'];
}
