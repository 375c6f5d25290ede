import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { diagnoseSignature, type Symptoms } from '../../src/audit/signature-doctor.js';

const SECRET = 'whsec_example';
const DATA = '{"id":"pay_req_1","url":"https://a.example/b","note":"é","amount":1e-8}';
const HEAD = ['evt_1', 'payment.succeeded', '2026-11-20T17:00:00Z'] as const;
const BODY = `{"event_id":"${HEAD[0]}","event_type":"${HEAD[1]}","created_at":"${HEAD[2]}","data":${DATA},"api_version":"v1"}`;
const SIGNED = HEAD.join('') + DATA;

const mac = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text);
const hex = (text: string, secret = SECRET): string => mac(text, secret).digest('hex');

function diagnose(computed_signature: string | undefined, more: Partial<Symptoms> = {}) {
  const hmac = (key: string, message: string) => new Uint8Array(mac(message, key).digest());
  const known = { body: BODY, signed: SIGNED, secret: SECRET, encoding: 'hex' as const, other_secrets: [] };
  return diagnoseSignature({ ...known, hmac, computed_signature, ...more });
}

const parsed = JSON.parse(DATA);
const python = '{"id": "pay_req_1", "url": "https://a.example/b", "note": "\\u00e9", "amount": 1e-8}';
const php = '{"id":"pay_req_1","url":"https:\\/\\/a.example\\/b","note":"\\u00e9","amount":1.0e-8}';
const go = JSON.stringify({ amount: 1e-8, id: parsed.id, note: parsed.note, url: parsed.url });
const [id, type, time] = HEAD;

test.each<[mistake: string, computed: string]>([
  ['reserialised_python', hex(HEAD.join('') + python)],
  ['reserialised_php', hex(HEAD.join('') + php)],
  ['reserialised_sorted', hex(HEAD.join('') + go)],
  ['reserialised_plain', hex(SIGNED.replace('1e-8', '0.00000001'))],
  ['reserialised_indented_2', hex(HEAD.join('') + JSON.stringify(parsed, null, 2))],
  ['trailing_newline', hex(`${SIGNED}\n`)],
  ['whole_body_trailing_crlf', hex(`${BODY}\r\n`)],
  ['byte_order_mark', hex(`\ufeff${SIGNED}`)],
  ['form2', hex(BODY)],
  ['data_only', hex(DATA)],
  ['missing_event_id', hex(type + time + DATA)],
  ['missing_event_type', hex(id + time + DATA)],
  ['missing_created_at', hex(id + type + DATA)],
  ['separator', hex([...HEAD, DATA].join('.'))],
  ['order', hex(time + id + type + DATA)],
  ['created_at_reformatted', hex(`${id}${type}2026-11-20T17:00:00.000Z${DATA}`)],
  ['encoding_base64', mac(SIGNED).digest('base64')],
  ['encoding_upper_hex', hex(SIGNED).toUpperCase()],
  ['encoding_base64url', mac(SIGNED).digest('base64url')],
  ['encoding_base64_of_hex', Buffer.from(hex(SIGNED)).toString('base64')],
  ['encoding_prefixed_hex', `sha256=${hex(SIGNED)}`],
  ['secret_newline', hex(SIGNED, `${SECRET}\n`)],
  ['secret_prefix', hex(SIGNED, 'example')],
  ['secret_quoted', hex(SIGNED, `"${SECRET}"`)],
  ['secret_empty', hex(SIGNED, '')],
])('%s is recognised, and nothing else', (mistake, computed) => {
  const { verdict, findings } = diagnose(computed);
  expect([verdict, findings.map((finding) => finding.mistake)]).toEqual(['explained', [mistake]]);
  expect(findings[0]?.sentence).toMatch(/^[A-Za-z].*[.?]$/s);
});

test('two mistakes at once are both named', () => {
  const { findings } = diagnose(mac(HEAD.join('') + python).digest('base64'));
  expect(findings.map(({ mistake }) => mistake)).toEqual(['reserialised_python', 'encoding_base64']);
});

test('another secret that is known is named, without being told', () => {
  const other_secrets = [{ what: 'the secret of whk_2', secret: 'whsec_other' }];
  const { findings } = diagnose(hex(SIGNED, 'whsec_other'), { other_secrets });
  expect(findings).toEqual([{ mistake: 'wrong_secret', sentence: 'It was keyed with the secret of whk_2.' }]);
});

test('the right signature is right, and what nobody knows stays unexplained', () => {
  expect(diagnose(hex(SIGNED))).toEqual({ verdict: 'right', findings: [] });
  expect(diagnose(hex('something else'))).toEqual({ verdict: 'unexplained', findings: [] });
});

test('a body that arrived otherwise is described', () => {
  const of = (received_body: string) => diagnose(undefined, { received_body }).findings.map(({ mistake }) => mistake);
  expect(of(BODY)).toEqual([]);
  expect(of(`${BODY}\n`)).toEqual(['body_trailing_newline']);
  expect(of(JSON.stringify(JSON.parse(BODY), null, 2))).toEqual(['body_reserialised_indented_2']);
  expect(of('{"other":1}')).toEqual(['body_differs']);
  expect(of('')).toEqual(['body_differs']);
});

test('in form 2 the whole body is signed', () => {
  const body = `{"event":"payment_received","timestamp":"${time}","data":${DATA}}`;
  const form2 = { body, signed: body };
  const names = (computed: string) => diagnose(computed, form2).findings.map(({ mistake }) => mistake);
  expect(names(hex(body))).toEqual([]);
  expect(names(hex(`payment_received${time}${DATA}`))).toEqual(['form1']);
  expect(names(hex(JSON.stringify(JSON.parse(body), null, 2)))).toEqual(['reserialised_indented_2']);
});
