/** No API key stands in a data file, whatever was done and however the process ended; and every key goes on working. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WorldData } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { readDataFile } from '../../src/store/data-file.js';
import { openStore } from '../../src/store/store.js';
import { createPayment } from '../support/box.js';
import {
  type Body,
  control,
  FIXED,
  innerOf,
  type Keys,
  NOW_S,
  originOf,
  type Place,
  place,
  sha256,
  statuses,
  statusOf,
} from './keys.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let at: Place;
beforeEach(() => {
  at = place();
});
afterEach(() => at.clear());

/** What stands in a file, with API keys as an earlier version wrote them. */
function asEarlierVersion(issued: readonly string[]): void {
  const known = new Map(issued.map((key) => [sha256(key), key]));
  const plain = ({ api_key_sha256, ...key }: Body): Body => ({ ...key, api_key: known.get(api_key_sha256) });
  const [head = '', ...lines] = readFileSync(at.file, 'utf8').trimEnd().split('\n');
  const changes = lines.map((line) => {
    const change = JSON.parse(line.slice(line.indexOf(' ') + 1)) as Body;
    if (change.set?.keys !== undefined) change.set.keys = change.set.keys.map(plain);
    if (change.set?.origin !== undefined) change.set.origin.keys = change.set.origin.keys.map(plain);
    const text = JSON.stringify(change);
    return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
  });
  writeFileSync(at.file, `${JSON.stringify({ ...JSON.parse(head), version: 2 })}\n${changes.join('')}`);
}

describe('no API key is in the file', () => {
  test('after keys were made, revoked and deleted, merchants came and went, a reset, an import and a restart', async () => {
    let box = await at.open();
    const origin = originOf(box);
    const issued = [...FIXED];
    const make = async (key?: string): Promise<Keys> => {
      const made = await control(origin, 'POST', '/keys', {}, key);
      issued.push(made.api_key);
      return made;
    };
    const other = await box.createMerchant({ label: 'second' });
    issued.push(other.apiKey);
    const [first, second] = [await make(), await make(other.apiKey)];
    expect(at.keysInFiles(issued)).toEqual([]);
    await createPayment(box);
    for (const key of [...FIXED, first.api_key, second.api_key]) await statusOf(origin, { 'x-api-key': key });
    await control(origin, 'PATCH', `/keys/${first.id}`, { revoked: true });
    await control(origin, 'DELETE', `/keys/${second.id}`, undefined, other.apiKey);
    const gone = await control(origin, 'POST', '/merchants');
    issued.push(gone.api_key);
    await control(origin, 'DELETE', `/merchants/${gone.id}`);
    const { status: _, ...exported } = await control(origin, 'GET', '/state');
    await box.reset();
    await control(origin, 'PUT', '/state', exported);
    await other.reset();
    expect(at.keysInFiles(issued)).toEqual([]);
    await box.close();
    box = await at.open();
    await control(originOf(box), 'POST', '/clock/advance', { by: '1h' });
    issued.push((await control(originOf(box), 'POST', '/keys')).api_key);
    await box.close();
    expect(new Set(issued).size).toBe(8);
    expect(at.keysInFiles(issued)).toEqual([]);
    // The digests are there, so that the search was of the right file.
    expect(at.keysInFiles([sha256('tb_key_default'), sha256(first.api_key)])).toHaveLength(2);
  });

  test('after the file was written anew', async () => {
    const store = openStore({ file: at.file, least_growth: 20_000 });
    at.later(() => store.close());
    const box = await at.open({ data: undefined });
    const { world } = innerOf(box);
    const { touched, changed } = world.env;
    Object.assign(world.env, {
      touched(of: World) {
        store.touched(of);
        touched(of);
      },
      changed(...of: Parameters<typeof store.changed>) {
        store.changed(...of);
        changed?.(...of);
      },
    });
    world.env.touched(world);
    store.commit();
    const issued = [...FIXED];
    let largest = 0;
    let written = 0;
    for (let number = 0; number < 60; number += 1) {
      issued.push((await control(originOf(box), 'POST', '/keys')).api_key);
      await createPayment(box);
      store.commit();
      const size = readFileSync(at.file).length;
      if (size < largest) written += 1;
      largest = size;
      expect(at.keysInFiles(issued)).toEqual([]);
    }
    expect(written).toBeGreaterThan(0);
  });

  test('though clients put them where none belong', async () => {
    const box = await at.open();
    const { api_key } = await control(originOf(box), 'POST', '/keys');
    const send = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${box.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${api_key}`, 'content-type': 'application/json', ...headers },
        body: '{"amount":5,"currency":"USD"}',
      });
    const made = await (await send('/payments', { 'idempotency-key': api_key })).text();
    expect(await (await send('/payments', { 'idempotency-key': api_key })).text()).toBe(made);
    await send(`/payments?api_key=${api_key}`);
    await send(`/invoices/${api_key}/void`, { 'idempotency-key': 'one', referer: `https://shop.example/${api_key}` });
    await box.close();
    expect(at.keysInFiles([api_key])).toEqual([]);
    const again = await at.open();
    expect(again.requests()).toHaveLength(4);
    expect(
      await (
        await fetch(`${again.url}/payments`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${api_key}`,
            'content-type': 'application/json',
            'idempotency-key': api_key,
          },
          body: '{"amount":5,"currency":"USD"}',
        })
      ).text(),
    ).toBe(made);
  });

  test('of a public sandbox', async () => {
    const options = { public: true, controlToken: 'token' };
    const box = await at.open(options);
    const issued = [...FIXED, box.apiKey, ...innerOf(box).running.facts.keys.map(({ api_key }) => api_key ?? '')];
    for (let number = 0; number < 3; number += 1) {
      const made = await control(originOf(box), 'POST', '/merchants');
      issued.push(made.api_key, (await control(originOf(box), 'POST', '/keys', {}, made.api_key)).api_key);
    }
    await box.close();
    expect(at.keysInFiles(issued)).toEqual([]);
    const again = await at.open(options);
    const found = await Promise.all(issued.map((key) => statusOf(originOf(again), { 'x-api-key': key })));
    // The third of the default merchant's keys is the one that is revoked.
    expect(found).toEqual([401, 401, 401, 200, 200, 200, 401, 200, 200, 200, 200, 200, 200]);
    await again.close();
    expect(at.keysInFiles(issued)).toEqual([]);
  });

  test('after kill -9', async () => {
    const issued = [...FIXED];
    for (let round = 0; round < 2; round += 1) {
      const args = ['start', '--port', '0', '--data', at.file, '--seed', '3', '--log', 'silent'];
      const child = spawn(process.execPath, [CLI, ...args], { cwd: at.folder, stdio: ['ignore', 'pipe', 'inherit'] });
      at.later(() => child.kill('SIGKILL'));
      const origin = await new Promise<string>((resolve) => {
        child.stdout.on('data', (chunk) => {
          const found = /(http:\/\/127\.0\.0\.1:\d+)\/v1/.exec(String(chunk))?.[1];
          if (found !== undefined) resolve(found);
        });
      });
      for (const key of issued.slice(3)) expect(await statusOf(origin, { 'x-api-key': key })).toBe(200);
      for (let number = 0; number < 5; number += 1) issued.push((await control(origin, 'POST', '/keys')).api_key);
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    expect(issued).toHaveLength(13);
    expect(at.keysInFiles(issued)).toEqual([]);
  }, 300_000);

  test('once a file of an earlier version was opened, as lines or as one document', async () => {
    const box = await at.open();
    const made: Keys = await control(originOf(box), 'POST', '/keys');
    const payment = await createPayment(box);
    await box.close();
    const issued = [...FIXED, made.api_key];
    const document = JSON.stringify({ ...box.exportState(), version: 1 });
    for (const write of [() => asEarlierVersion(issued), () => writeFileSync(at.file, document)]) {
      write();
      expect(at.keysInFiles(issued)).toEqual(issued);
      const upgraded = await at.open();
      expect(at.keysInFiles(issued)).toEqual([]);
      expect(JSON.parse(readFileSync(at.file, 'utf8').split('\n')[0] ?? '')).toMatchObject({ version: 4 });
      expect(await statuses(originOf(upgraded), made, NOW_S)).toEqual([200, 200, 200]);
      expect((await upgraded.payments.get(payment.id)).payment.id).toBe(payment.id);
      await upgraded.close();
      expect(at.keysInFiles(issued)).toEqual([]);
      expect(readdirSync(at.folder)).toEqual(['data']);
    }
  });
});

test('what is read of a file is digests, until a sandbox knows better', async () => {
  const box = await at.open();
  await box.close();
  const [world] = Object.values(readDataFile(at.file).state.worlds) as [WorldData];
  expect(world.keys.map(({ api_key, api_key_sha256 }) => [api_key, api_key_sha256])).toEqual(
    FIXED.map((key) => [null, sha256(key)]),
  );
});
