/** What an instance says of what is wrong: npm run nightly -- object. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildObjects } from '../../tools/object.mjs';
import { type Bucket, startBucket } from './support/bucket.js';
import { Instance, KEY, SHARED } from './support/cluster.js';

let bucket: Bucket;
let folder: string;
beforeAll(async () => {
  await buildObjects();
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-says-'));
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const NOBODY = 'http://127.0.0.1:9';

const WRONG: [what: string, says: string, env: NodeJS.ProcessEnv, key?: string][] = [
  ['no secret', 'This deployment is not set up: SECRET must be', { TENDERBOX_SECRET: '' }],
  ['no number', 'PROOF_BITS must be a whole number, not "many"', { TENDERBOX_PROOF_BITS: 'many' }],
  ['a short key', 'cluster.key must be at least 32 bytes', {}, 'short'],
  ['no credentials', 'set aws_access_key_id or AWS_ACCESS_KEY_ID', { AWS_ACCESS_KEY_ID: undefined }],
  ['no bucket there', 'client error (Connect)', { AWS_ENDPOINT_URL: NOBODY }],
  ['a bucket that refuses', '503 SlowDown', {}],
];

test.each(WRONG)('%s: %s', async (what, says, env, key = KEY) => {
  bucket.trouble(what === 'a bucket that refuses' ? 'refuses' : undefined);
  const instance = new Instance(join(folder, what), { ...SHARED, AWS_ENDPOINT_URL: bucket.url, ...env }, key);
  try {
    await instance.start({ waits: false });
    await expect.poll(() => instance.said).toContain(says);
    // One line says it all, and the page for operators says what to do.
    expect(instance.said.split('\n').find((line) => line.includes(says))).toMatch(/^.{20,400}$/);
    expect(readFileSync('deploy/README.md', 'utf8')).toContain(says);
  } finally {
    await instance.end('SIGKILL');
  }
});
