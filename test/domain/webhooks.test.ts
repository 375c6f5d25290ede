/** Webhook endpoints: one for each URL, sixteen at most, told of when they come and go. */
import { describe, expect, it } from 'vitest';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  MAX_WEBHOOKS,
} from '../../src/domain/endpoints/webhooks.js';
import { exported, refusal, START_MS, testWorld } from '../support/world.js';

describe('Webhook endpoints', () => {
  const hook = (url: string) => ({ url, event_types: ['payment.succeeded' as const] });

  it.each([
    ['the same', 'http://example.com/hook'],
    ['the host in capitals', 'http://EXAMPLE.com/hook'],
    ['the default port', 'http://example.com:80/hook'],
  ])('are registered once: %s', (_name, url) => {
    const { world } = testWorld();
    createWebhook(world, hook('http://example.com/hook'));
    expect(refusal(() => createWebhook(world, hook(url))).kind).toBe('duplicate_webhook');
    createWebhook(world, hook('http://example.com/Hook'));
    expect(world.data.webhooks).toHaveLength(2);
  });

  it('are sixteen at most', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_WEBHOOKS; n++) createWebhook(world, hook(`http://example.com/${n}`));
    expect(refusal(() => createWebhook(world, hook('http://example.com/17th')))).toMatchObject({
      message: expect.stringContaining('at most 16 webhook endpoints'),
      extras: { detail: { parameter: 'url', value: 'http://example.com/17th', rule: 'max:16' } },
    });
    expect(world.data.webhooks).toHaveLength(16);
  });

  it('are rejected a second time with the one that has the URL, and the first is untouched', () => {
    const { world } = testWorld();
    const first = createWebhook(world, hook('http://example.com/hook'));
    const before = exported(world);
    const problem = refusal(() => createWebhook(world, hook('http://example.com/hook')));
    expect(problem.message).toContain(first.id);
    expect(problem.extras.detail).toEqual({ parameter: 'url', value: 'http://example.com/hook', rule: 'unique' });
    expect(exported(world)).toEqual(before);
  });

  it('are rejected when their URL is none', () => {
    const { world } = testWorld();
    const problem = refusal(() => createWebhook(world, hook('http://[')));
    expect([problem.kind, problem.extras.detail]).toEqual([
      'invalid',
      { parameter: 'url', value: 'http://[', rule: 'format:uri' },
    ]);
    expect(problem.message).toContain('absolute http or https URL');
  });

  it('are kept as they were given, with a secret only where there is one', () => {
    const { world } = testWorld();
    const event_types = ['payment.succeeded' as const];
    const plain = createWebhook(world, { url: 'http://EXAMPLE.com', event_types });
    expect(plain).toEqual({
      id: expect.stringMatching(/^whk_[a-z0-9]{24}$/),
      created_at_ms: START_MS,
      url: 'http://EXAMPLE.com',
      url_key: 'http://example.com/',
      event_types: ['payment.succeeded'],
    });
    expect(plain).not.toHaveProperty('secret');
    expect(createWebhook(world, { ...hook('http://example.com/2'), secret: 's3cr3t' }).secret).toBe('s3cr3t');
    event_types.length = 0;
    expect(plain.event_types).toEqual(['payment.succeeded']);
  });

  it('are listed newest first, and found by their id', () => {
    const { world } = testWorld();
    const made = [1, 2, 3].map((n) => createWebhook(world, hook(`http://example.com/${n}`)));
    expect(listWebhooks(world)).toEqual(made.toReversed());
    expect(getWebhook(world, made[1]?.id ?? '')).toBe(made[1]);
    const problem = refusal(() => getWebhook(world, 'whk_nowhere'));
    expect([problem.kind, problem.message]).toEqual(['not_found', expect.stringContaining('webhook endpoint')]);
  });

  it('are told of when they come and go, and one that goes leaves the others', () => {
    const { world, env } = testWorld();
    const told: string[] = [];
    env.changed = (_world, kind, id) => told.push(`${kind} ${id}`);
    env.webhookAdded = (_world, { id }) => told.push(`added ${id}`);
    env.webhookRemoved = (_world, { id }) => told.push(`removed ${id}`);
    env.touched = () => told.push('touched');
    const [first, second] = [1, 2].map((n) => createWebhook(world, hook(`http://example.com/${n}`)));
    expect(told.slice(0, 3)).toEqual([`webhook ${first?.id}`, `added ${first?.id}`, 'touched']);
    told.length = 0;
    expect(deleteWebhook(world, first?.id ?? '')).toBe(first);
    expect(told).toEqual([`webhook ${first?.id}`, `removed ${first?.id}`, 'touched']);
    expect(world.data.webhooks).toEqual([second]);
  });
});
