/** Whether an answer is one that the served contract documents: status, content type, headers and body. */

import type { WireAnswer } from './client.js';
import type { DocumentOperation } from './document.js';
import { validatorOf } from './oracle.js';

/** `application/json; charset=utf-8` is `application/json`. */
const mediaType = (header: string | undefined): string => (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function coerced(text: string, type: unknown): unknown {
  return (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What is wrong with an answer to an operation, in sentences; nothing when it is as documented. */
export function complaints(operation: DocumentOperation, answer: WireAnswer, method = operation.method): string[] {
  const { status, headers, text } = answer;
  const documented = operation.responses[String(status)];
  if (documented === undefined) return [`${operation.operationId} does not document ${status}`];
  const found: string[] = [];
  for (const [name, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      if (required === true) found.push(`the header ${name} is missing`);
    } else if (!validatorOf(schema)(coerced(String(value), schema.type))) {
      found.push(`the header ${name} is ${String(value)}`);
    }
  }
  // An answer to HEAD has no body.
  return method === 'HEAD' ? found : [...found, ...bodyComplaints(documented, headers['content-type'], text)];
}

function bodyComplaints(documented: DocumentOperation['responses'][string], type: string | undefined, text: string) {
  const content = documented.content ?? {};
  const media = content[mediaType(type)];
  if (media === undefined) return [`the content type is ${type}, documented are ${Object.keys(content).join(', ')}`];
  const isJson = /json$/.test(mediaType(type));
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : text;
  } catch {
    return ['the body is not JSON'];
  }
  if (media.schema === undefined) return [];
  const validate = validatorOf(media.schema);
  if (validate(body)) return [];
  return (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `body${instancePath} ${message}`);
}

/** What the answer says is wrong. */
export interface Named {
  code?: string;
  parameter?: string;
  rule?: string;
  value?: unknown;
  /** The details, where they are plain text, which tells no value. A parameter may have a colon in its name: then it can be read in two ways. */
  text?: string;
}

/** Reads the error of the merchant API (details as object or text) or the problem of the control API. */
export function namedBy(text: string): Named {
  const body = JSON.parse(text);
  const details = body.error === undefined ? body : body.error.details;
  const code = body.error === undefined ? body.code : body.error.code;
  if (typeof details === 'string') {
    const [, parameter, rule] = /^(.*?): (.*)$/s.exec(details) ?? [];
    return { code, parameter, rule: rule?.replace(/ \(.*\)$/s, ''), text: details };
  }
  const { parameter, rule, value } = details ?? {};
  return { code, parameter, rule, value };
}
