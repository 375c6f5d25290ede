/** Secrets are compared in constant time: the comparison itself, and a search of the sources for comparisons that are not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { constantTimeEqual } from '../../src/domain/bytes.js';

describe('the comparison', () => {
  test('says whether texts are equal, whatever their lengths', () => {
    expect(constantTimeEqual('abc', 'abc')).toBe(true);
    expect(constantTimeEqual('', '')).toBe(true);
    for (const other of ['', 'a', 'abd', 'Abc', 'abcabc', 'ab', 'abca', 'ab\u0163']) {
      expect(constantTimeEqual('abc', other)).toBe(false);
      expect(constantTimeEqual(other, 'abc')).toBe(false);
    }
  });
});

/** What the values are called that somebody presents, or that are kept to be compared with them. */
const SECRET = /signature|secret|token|api_?key|presented|password|credential|stand_?in|hmac/i;
/** A lookup by a digest tells nothing of what is looked for. */
const DIGEST = /digest|sha256/i;
const LOOKUPS = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'has',
  'get',
]);
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** Comparisons that are no check of what somebody presents. Each has its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'domain/merchants/worlds.ts: FIXED_API_KEYS.has(api_key)':
    'Looks for the keys that everybody knows among those of a merchant.',
  'domain/merchants/keys.ts: ownDigests.get(api_key)':
    'Looks for the digest of a key of a merchant, whom the sandbox asks; what a caller presents is not looked for.',
  'variants/auth.ts: ACCEPTED[auth].includes(presented.scheme)': 'The way in which a key is presented is no secret.',
  'audit/calls.ts: credentialsOf(a.entry) === credentialsOf(b.entry)':
    'The masked credentials of two recorded calls, compared for the operator.',
  'domain/request-log.ts: SECRET_HEADERS.has(name.toLowerCase())': 'Names of headers, and not what they hold.',
  'audit/requests.ts: secrets.has(value)':
    'Looks for keys in the recorded calls of their owner; the caller is not told.',
  'audit/requests.ts: secrets.has(segment)': 'The same.',
  'cli/demo.ts: apiKey === DEFAULT_API_KEY': 'The key that everybody knows, for a call that its owner makes.',
  'ui/reference/key-dialog.tsx: api_key === known.api_key': 'In the browser of whoever has the key.',
  'ui/reference/key-dialog.tsx: keys.value.api_key !== before': 'The same.',
  'ui/reference/keys.ts: own?.api_key === who.key': 'The same.',
  'ui/site/handling.ts: hmac(sha256, key, bytesOf(message)).join() === bytesOf(signature).join()':
    'For a handler that a reader tries with a secret that everybody knows.',
};

/** Whether what an operand is compared as is known to everybody, or is no text at all. */
function isHarmless(node: ts.Node): boolean {
  if (ts.isLiteralExpression(node) || ts.isPrefixUnaryExpression(node) || ts.isTypeOfExpression(node)) return true;
  if (node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isIdentifier(node)) return node.text === 'undefined';
  return ts.isPropertyAccessExpression(node) && ['length', 'kind', 'id', 'size'].includes(node.name.text);
}

/** Every name in an expression. */
function namesIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) found.push(each.text);
    // What a function within does is looked at by itself.
    if (!ts.isFunctionLike(each)) ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const isSecret = (node: ts.Node): boolean => namesIn(node).some((name) => SECRET.test(name));
const isDigest = (node: ts.Node): boolean => namesIn(node).some((name) => DIGEST.test(name));

/** The comparisons of a file whose time tells something of a secret, as they are written. */
function comparisonsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const note = (node: ts.Node): void => void found.push(`${path}: ${node.getText(source).replace(/\s+/g, ' ')}`);
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
      const sides = [node.left, node.right];
      if (!sides.some(isHarmless) && sides.some((side) => isSecret(side) || isDigest(side))) note(node);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: of } = node.expression;
      const [what] = node.arguments;
      if (LOOKUPS.has(name.text) && what !== undefined && !isHarmless(what)) {
        const lookup = name.text === 'has' || name.text === 'get';
        if ((isSecret(what) || isSecret(of)) && !(lookup && isDigest(what))) note(node);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const src = fileURLToPath(new URL('../../src', import.meta.url));

function allComparisons(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .flatMap((name) => {
      const path = join(src, name);
      return comparisonsIn(relative(src, path), readFileSync(path, 'utf8'));
    });
}

describe('the sources', () => {
  test('compare secrets nowhere but in constant time', () => {
    const found = allComparisons();
    expect(found.filter((each) => !(each in ALLOWED))).toEqual([]);
    expect(Object.keys(ALLOWED).filter((each) => !found.includes(each))).toEqual([]);
  });

  test.each([
    ['signature === expected', 1],
    ['if (headers["x-api-signature"] !== signature) return', 1],
    ['key.api_key == presented', 1],
    ['base64.encode(hmac(secret_key, text)) !== given', 1],
    ['tokens.includes(token)', 1],
    ['expected.startsWith(controlToken)', 1],
    ['apiKey.startsWith(given)', 1],
    ['owners.get(apiKey)', 1],
    ['known.has(secret)', 1],
    ['keys.find((key) => key.secret_key === value)', 1],
    ['digest === other', 1],
    ['secrets.has(value)', 1],
    ['secret === undefined', 0],
    ['token === ""', 0],
    ['typeof token === "string"', 0],
    ['signature.length === 64', 0],
    ['owners.get(digestOf(token))', 0],
    ['constantTimeEqual(secret, given)', 0],
    ['name === "secret"', 0],
    ['payments.get(id)', 0],
  ])('the search judges %s', (text, count) => {
    expect(comparisonsIn('planted.ts', text)).toHaveLength(count);
  });
});
