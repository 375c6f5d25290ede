// The requests that a collection for a client such as Postman or Bruno consists of, in an order in which it runs from
// top to bottom: what a request answers is there before another one asks for it.

/** A request whose answer holds an id that later requests need, and where in the answer it is. */
const CAPTURES = {
  createPayment: { payment_request_id: ['id'] },
  listTransactions: { transaction_id: ['data', 0, 'id'] },
  createInvoice: { invoice_id: ['id'] },
  createPayout: { payout_id: ['id'] },
  createWebhook: { webhook_id: ['id'] },
};

/** What the customer or the chain does after a creation, by the control API of the sandbox. */
const AFTER = {
  createPayment: { operationId: 'payPayment', id: 'payment_request_id', title: 'Sandbox: the customer pays' },
  createInvoice: { operationId: 'payInvoice', id: 'invoice_id', title: 'Sandbox: the customer pays the invoice' },
  createPayout: { operationId: 'completePayout', id: 'payout_id', title: 'Sandbox: the chain confirms the payout' },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Failures that every operation has say nothing about this one; they are left to the documentation. */
const SHOWN = /^(2\d\d|400|404|409|422)$/;

/** What stands at a `$ref` of a bundled document, or the node itself. */
export function follow(document, node) {
  if (typeof node?.$ref !== 'string') return node;
  const keys = node.$ref.split('/').slice(1);
  const found = keys.reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return follow(document, found);
}

const oneLine = (text = '') => text.trim().replace(/\s+/g, ' ');

function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => METHODS.includes(method))
      .map((method) => ({ path, method, operation: item[method] })),
  );
}

/** The examples of a media type as values, by name. */
function examplesOf(document, content) {
  const named = content?.['application/json']?.examples ?? {};
  return Object.entries(named).map(([name, example]) => {
    const { summary, value } = follow(document, example);
    return { name, summary: summary ?? name, value };
  });
}

function parametersOf(document, operation, place) {
  const all = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
  return all
    .filter((parameter) => parameter.in === place)
    .map(({ name, description, schema, example, examples }) => {
      const [first] = Object.values(examples ?? {}).map((one) => follow(document, one).value);
      const { enum: values, default: usual } = follow(document, schema);
      return {
        name,
        description: oneLine(description),
        example: String(example ?? first ?? usual ?? values?.[0] ?? ''),
      };
    });
}

/** Every example of an answer that says something about this operation. */
function answersOf(document, operation) {
  return Object.entries(operation.responses)
    .filter(([status]) => SHOWN.test(status))
    .flatMap(([status, response]) =>
      examplesOf(document, follow(document, response).content).map((example) => ({
        status: Number(status),
        ...example,
      })),
    );
}

const successOf = (operation) => Number(Object.keys(operation.responses).find((status) => status.startsWith('2')));

function merchantRequest(document, { path, method, operation }) {
  const [body] = examplesOf(document, follow(document, operation.requestBody)?.content);
  const headers = parametersOf(document, operation, 'header');
  return {
    operationId: operation.operationId,
    folder: operation.tags[0],
    title: operation.summary,
    description: operation.description.trim(),
    base: 'TENDERBOX_URL',
    method,
    path,
    parameters: parametersOf(document, operation, 'path').map((one) => ({ ...one, variable: one.name })),
    query: parametersOf(document, operation, 'query'),
    headers: headers.filter(({ name }) => name !== 'Idempotency-Key'),
    repeatable: headers.some(({ name }) => name === 'Idempotency-Key'),
    body: body?.value,
    status: successOf(operation),
    captures: CAPTURES[operation.operationId] ?? {},
    answers: answersOf(document, operation),
  };
}

function sandboxRequest(document, folder, { operationId, id, title }) {
  const { path, method, operation } = operationsOf(document).find((one) => one.operation.operationId === operationId);
  const [parameter] = parametersOf(document, { parameters: document.paths[path].parameters }, 'path');
  return {
    ...{ operationId, folder, title, method, path },
    description: `${oneLine(operation.description)} Production has no such call.`,
    base: 'TENDERBOX_CONTROL_URL',
    parameters: [{ ...parameter, name: 'id', variable: id }],
    ...{ query: [], headers: [], repeatable: false, body: {} },
    ...{ status: successOf(operation), captures: {}, answers: [] },
  };
}

/** All requests in the order in which they run. */
export function collectionRequests(merchant, sandbox) {
  return operationsOf(merchant).flatMap((one) => {
    const request = merchantRequest(merchant, one);
    const after = AFTER[request.operationId];
    return after === undefined ? [request] : [request, sandboxRequest(sandbox, request.folder, after)];
  });
}

/** The folders in the order in which they run, each with its requests. */
export function foldersOf(requests) {
  const names = [...new Set(requests.map(({ folder }) => folder))];
  return names.map((name) => ({ name, requests: requests.filter(({ folder }) => folder === name) }));
}

/** The variables that a reader sets, with the values of a sandbox that is started without options. */
export const VARIABLES = [
  { name: 'TENDERBOX_URL', value: 'http://127.0.0.1:4020/v1' },
  { name: 'TENDERBOX_CONTROL_URL', value: 'http://127.0.0.1:4020/_sandbox' },
  { name: 'TENDERBOX_API_KEY', value: 'tb_key_default' },
];

/** What the collections say of themselves. */
export const ABOUT = `Every operation of the merchant API, in an order that runs from top to bottom against a sandbox.
Made from openapi/merchant.yaml by \`npm run generate\`: change that file, not this one.`;

/** A path in a collection's own writing: each parameter as :name. */
export const colonPath = (path) => path.replace(/\{(\w+)\}/g, ':$1');
