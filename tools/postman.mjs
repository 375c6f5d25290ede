// The Postman collection (format 2.1) and its environment.
import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { ABOUT, colonPath, foldersOf, VARIABLES } from './collection-requests.mjs';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The same id each time, so that importing the collection again replaces it. */
function idOf(name) {
  const hex = createHash('sha256').update(`tenderbox ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const place = (path) => `answer${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

/** What is run when the answer is there: the status, the request id, and ids for the requests that follow. */
function scriptOf({ status, base, captures }) {
  const lines = [`pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`];
  if (base === 'TENDERBOX_URL') {
    lines.push(
      "pm.test('names the request', () => pm.expect(pm.response.headers.get('X-Request-Id')).to.match(/^req_/));",
    );
  }
  for (const [variable, path] of Object.entries(captures)) {
    lines.push('const answer = pm.response.json();');
    lines.push(`pm.collectionVariables.set('${variable}', ${place(path)});`);
  }
  return lines;
}

function urlOf({ base, path, parameters, query }) {
  const colon = colonPath(path);
  return {
    raw: `{{${base}}}${colon}`,
    host: [`{{${base}}}`],
    path: colon.split('/').slice(1),
    query: query.map(({ name, description, example }) => ({ key: name, value: example, description, disabled: true })),
    variable: parameters.map(({ name, variable, description }) => ({
      ...{ id: name, key: name, value: `{{${variable}}}`, description },
    })),
  };
}

function headersOf({ repeatable, headers, body }) {
  const off = headers.map(({ name, description, example }) => ({
    ...{ key: name, value: example, description, disabled: true },
  }));
  const key = { key: 'Idempotency-Key', value: '{{$guid}}', description: 'A new one for every new intent.' };
  const type = { key: 'Content-Type', value: 'application/json' };
  return [...(body === undefined ? [] : [type]), ...(repeatable ? [key] : []), ...off];
}

const raw = (value) => JSON.stringify(value, null, 2);

function requestOf(request) {
  const { method, body, description } = request;
  return {
    method: method.toUpperCase(),
    header: headersOf(request),
    ...(body === undefined ? {} : { body: { mode: 'raw', raw: raw(body), options: { raw: { language: 'json' } } } }),
    url: urlOf(request),
    description,
  };
}

function itemOf(request) {
  const sent = requestOf(request);
  const { description: _, ...original } = sent;
  return {
    id: idOf(request.operationId),
    name: request.title,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(request) } }],
    request: sent,
    response: request.answers.map(({ name, summary, status, value }) => ({
      id: idOf(`${request.operationId} ${status} ${name}`),
      name: `${status}: ${summary}`,
      originalRequest: original,
      status: STATUS_CODES[status],
      code: status,
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
      cookie: [],
      body: raw(value),
    })),
  };
}

/** The collection and its environment as files. */
export function postmanFiles(title, requests) {
  const collection = {
    info: { _postman_id: idOf('collection'), name: title, description: ABOUT, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{TENDERBOX_API_KEY}}', type: 'string' }] },
    item: foldersOf(requests).map(({ name, requests }) => ({
      id: idOf(`folder ${name}`),
      name,
      item: requests.map(itemOf),
    })),
    variable: requests
      .flatMap(({ captures }) => Object.keys(captures))
      .map((key) => ({ key, value: '', type: 'string' })),
  };
  const environment = {
    id: idOf('environment'),
    name: 'Tenderbox on this machine',
    values: VARIABLES.map(({ name, value }) => ({
      ...{ key: name, value, type: name.endsWith('KEY') ? 'secret' : 'default', enabled: true },
    })),
    _postman_variable_scope: 'environment',
  };
  const file = (name, content) => ({ path: `examples/postman/${name}.json`, text: `${raw(content)}\n` });
  return [file('tenderbox.postman_collection', collection), file('tenderbox.postman_environment', environment)];
}
