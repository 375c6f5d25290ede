/** What pages make forms of is the contract's own: nothing of a body is missing, and nothing leads nowhere. */
import { expect, test } from 'vitest';
import { formsOf } from '../../src/contract/build/actions.js';
import document from '../../src/contract/generated/sandbox.json' with { type: 'json' };
import forms from '../../src/ui/generated/forms.json' with { type: 'json' };

type Item = Readonly<Record<string, { operationId?: string; requestBody?: unknown }>>;
const withBody = (paths: object): string[] =>
  Object.values(paths as Readonly<Record<string, Item>>)
    .flatMap((item) => Object.values(item))
    .filter(({ requestBody }) => requestBody !== undefined)
    .map(({ operationId }) => String(operationId));

test('every operation that takes a body is there', () => {
  expect(withBody(forms.paths)).toEqual(withBody(document.paths));
  expect(withBody(forms.paths)).toContain('addFault');
});

test('every reference leads to a component, whose properties are those of the contract', () => {
  const references = [...JSON.stringify(forms).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  const [made, whole] = [forms, document].map(
    ({ components }) => components.schemas as Readonly<Record<string, { properties?: object }>>,
  );
  expect(references.length).toBeGreaterThan(50);
  for (const name of new Set(references)) {
    const properties = Object.keys(whole?.[name as string]?.properties ?? {});
    expect(Object.keys(made?.[name as string]?.properties ?? {}), name).toEqual(properties);
  }
});

test('a property may be called like what is left out', () => {
  const schema = {
    type: 'object',
    properties: { example: { type: 'string', example: 'a' } },
    example: { example: 'a' },
  };
  const requestBody = { content: { 'application/json': { schema } } };
  const made = formsOf({ paths: { '/a': { post: { operationId: 'a', requestBody } } }, components: {} } as never);
  expect(made).toEqual({
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { example: { type: 'string' } } } },
            },
          },
        },
      },
    },
    components: {},
  });
});
