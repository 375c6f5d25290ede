/**
 * What a collection for a client such as Postman or Bruno consists of: requests in an order in which they run from top
 * to bottom, so that what one is answered is there before another one asks for it. `{{NAME}}` stands for a variable.
 */
import { examplesOf, operationsOf, type Parameter, schemesOf } from '../requests.js';

/** The requests whose answer holds an id that later ones need: the variable that keeps it, and where it is. */
const KEPT: Readonly<Record<string, { readonly variable: string; readonly place: string }>> = {
  createPayment: { variable: 'payment_request_id', place: 'id' },
  listTransactions: { variable: 'transaction_id', place: 'data[0].id' },
  createInvoice: { variable: 'invoice_id', place: 'id' },
  createPayout: { variable: 'payout_id', place: 'id' },
  createWebhook: { variable: 'webhook_id', place: 'id' },
};

/** What the customer or the chain does after a creation, by the control API. */
const AFTER: Readonly<Record<string, { readonly operationId: string; readonly title: string }>> = {
  createPayment: { operationId: 'payPayment', title: 'Sandbox: the customer pays' },
  createInvoice: { operationId: 'payInvoice', title: 'Sandbox: the customer pays the invoice' },
  createPayout: { operationId: 'completePayout', title: 'Sandbox: the chain confirms the payout' },
};

/** The statuses whose examples are shown. Failures that every operation has say nothing about this one. */
export const SHOWN: Readonly<Record<string, string>> = {
  ...{ 200: 'OK', 201: 'Created' },
  ...{ 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Entity' },
};

const ABOUT = `Every operation of the merchant API, in an order that runs from top to bottom against a sandbox.
Written by \`tenderbox contract\` for one profile: write it anew for another one.`;

/** A collection, whatever client it is for. */
export type Collection = ReturnType<typeof collectionOf>;
export type CollectionRequest = ReturnType<typeof readRequest>;
/** A parameter or header of a request. */
export type Field = CollectionRequest['parameters'][number];

/**
 * The collection of a profile.
 * @param merchant the contract that the profile shows
 * @param sandbox the contract of the control API
 * @param origin where the sandbox is: `http://127.0.0.1:4020`
 */
export function collectionOf(merchant: { info: { title: string } }, sandbox: object, origin: string) {
  const signed = schemesOf(merchant)[0] === 'signed';
  const controls = operationsOf(sandbox);
  const requests = operationsOf(merchant).flatMap((found) => {
    const request = { ...readRequest(merchant, found), signed };
    const after = AFTER[found.operation.operationId];
    const control = controls.find(({ operation }) => operation.operationId === after?.operationId);
    if (after === undefined || control === undefined) return [request];
    return [request, { ...readControl(sandbox, control, request), title: after.title }];
  });
  const folders = [...new Set(requests.map(({ folder }) => folder))];
  const variables: Record<string, string> = {
    TENDERBOX_URL: `${origin}/v1`,
    TENDERBOX_CONTROL_URL: `${origin}/_sandbox`,
    TENDERBOX_API_KEY: 'tb_key_default',
    ...(signed ? { TENDERBOX_PUBLIC_KEY: 'tb_public_default', TENDERBOX_SECRET_KEY: 'tb_secret_default' } : {}),
  };
  return {
    ...{ title: `${merchant.info.title} in a sandbox`, about: ABOUT },
    /** What readers set, with the values for the first merchant of a sandbox. */
    variables,
    folders: folders.map((name) => ({ name, requests: requests.filter(({ folder }) => folder === name) })),
    signed,
  };
}

type Found = ReturnType<typeof operationsOf>[number];

function readRequest(document: object, { path, method, operation, parameters }: Found) {
  const { operationId, tags, summary, description, requestBody, responses } = operation;
  const [body] = Object.values(examplesOf(document, requestBody));
  const headers = fieldsOf(parameters, 'header');
  return {
    title: summary,
    folder: tags[0] as string,
    description: description.trim(),
    method: method.toUpperCase(),
    /** The variable that holds the base URL; the path follows, with its parameters as `:name`. */
    base: 'TENDERBOX_URL',
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    parameters: fieldsOf(parameters, 'path').map((field) => ({ ...field, value: `{{${field.name}}}` })),
    /** Of these, and of the headers, none is sent until the reader turns it on. */
    query: fieldsOf(parameters, 'query'),
    headers: headers.filter(({ name }) => name !== 'Idempotency-Key'),
    /** Whether it has an Idempotency-Key, a new one each time. */
    repeatable: headers.some(({ name }) => name === 'Idempotency-Key'),
    body: body && textOf(body.value),
    /** Whether a script of the collection signs it, so that it carries no API key. */
    signed: false,
    /** The status that it is to be answered with. */
    status: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    kept: KEPT[operationId],
    answers: Object.entries(responses).flatMap(([status, response]) => answersOf(document, status, response)),
  };
}

/** A request of the control API, about what the request before it created. */
function readControl(document: object, found: Found, { folder, kept }: CollectionRequest): CollectionRequest {
  const request = readRequest(document, found);
  return {
    ...request,
    ...{ folder, base: 'TENDERBOX_CONTROL_URL', query: [], headers: [], body: '{}', answers: [] },
    description: `${oneLine(request.description)} Production has no such call.`,
    parameters: request.parameters.map((field) => ({ ...field, value: `{{${kept?.variable}}}` })),
  };
}

const oneLine = (text = ''): string => text.trim().replace(/\s+/g, ' ');
const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

const fieldsOf = (parameters: readonly Parameter[], place: string) =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, description, example, schema }) => ({
      ...{ name, description: oneLine(description) },
      value: String(example ?? schema?.default ?? schema?.enum?.[0] ?? ''),
    }));

function answersOf(document: object, status: string, response: unknown) {
  const examples = SHOWN[status] === undefined ? [] : Object.entries(examplesOf(document, response));
  return examples.map(([name, { summary = name, value }]) => ({
    ...{ status, title: `${status}: ${summary}`, body: textOf(value) },
  }));
}

/** What the scripts of a client call what a signature is made of, each an expression. */
interface ScriptWords {
  /** The address with its variables, and with their values. */
  readonly url: string;
  readonly address: string;
  readonly method: string;
  readonly body: string;
  readonly secret: string;
  setHeader(name: string, value: string): string;
}

/** The lines of a script that signs a request before it is sent. The control API takes no signed requests. */
export const signingScript = ({ url, address, method, body, secret, setHeader }: ScriptWords): string[] => [
  `if (${url}.startsWith('{{TENDERBOX_URL}}')) {`,
  "  const { HmacSHA256, enc } = require('crypto-js');",
  `  const path = ${address}.replace(/^\\w+:\\/\\/[^/]+|\\?.*/g, '');`,
  '  const timestamp = String(Math.floor(Date.now() / 1000));',
  `  const text = ${method} + path + timestamp + ${body};`,
  `  const signature = HmacSHA256(text, ${secret}).toString(enc.Base64);`,
  `  ${setHeader('X-API-Key', "'{{TENDERBOX_PUBLIC_KEY}}'")};`,
  `  ${setHeader('X-API-Timestamp', 'timestamp')};`,
  `  ${setHeader('X-API-Signature', 'signature')};`,
  '}',
];
