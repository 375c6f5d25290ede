/** A collection as Postman reads it: format 2.1, one JSON document. */
import { type Collection, type CollectionRequest, type Field, SHOWN, signingScript } from './requests.js';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Always the same, so that Postman offers to replace what was imported before. */
const ID = '756c2a50-67c5-436d-864b-36f194d4d46f';

const SIGNING = signingScript({
  url: 'pm.request.url.toString()',
  address: 'pm.variables.replaceIn(pm.request.url.toString())',
  method: 'pm.request.method',
  body: "(pm.request.body?.raw ?? '')",
  secret: "pm.variables.get('TENDERBOX_SECRET_KEY')",
  setHeader: (name, value) => `pm.request.headers.upsert({ key: '${name}', value: ${value} })`,
});

/** The document to import. */
export function postmanCollection({ title, about, variables, folders, signed }: Collection): object {
  const kept = folders.flatMap(({ requests }) => requests.flatMap((request) => request.kept?.variable ?? []));
  return {
    info: { _postman_id: ID, name: title, description: about, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{TENDERBOX_API_KEY}}', type: 'string' }] },
    ...(signed ? { event: [eventOf('prerequest', SIGNING)] } : {}),
    item: folders.map(({ name, requests }) => ({ name, item: requests.map(itemOf) })),
    variable: [...Object.entries(variables), ...kept.map((name) => [name, ''])].map(([key, value]) => ({
      ...{ key, value, type: 'string' },
    })),
  };
}

const eventOf = (listen: string, exec: readonly string[]): object => ({
  listen,
  script: { type: 'text/javascript', exec },
});

function itemOf(request: CollectionRequest): object {
  const { title, description, answers, signed } = request;
  const sent = requestOf(request);
  return {
    name: title,
    event: [eventOf('test', testsOf(request))],
    request: { ...sent, ...(signed ? { auth: { type: 'noauth' } } : {}), description },
    response: answers.map((answer) => ({
      ...{ name: answer.title, originalRequest: sent, status: SHOWN[answer.status], code: Number(answer.status) },
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
      ...{ cookie: [], body: answer.body },
    })),
  };
}

/** What is run when the answer is there: the status, the request id, and an id for the requests that follow. */
function testsOf({ status, base, kept }: CollectionRequest): string[] {
  const id = "pm.expect(pm.response.headers.get('X-Request-Id')).to.match(/^req_/)";
  return [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...(base === 'TENDERBOX_URL' ? [`pm.test('names the request', () => ${id});`] : []),
    ...(kept === undefined
      ? []
      : [`pm.collectionVariables.set('${kept.variable}', pm.response.json().${kept.place});`]),
  ];
}

const offered = ({ name, value, description }: Field): object => ({ key: name, value, description, disabled: true });

function requestOf({ method, base, path, parameters, query, headers, repeatable, body }: CollectionRequest): object {
  const key = { key: 'Idempotency-Key', value: '{{$guid}}', description: 'A new one for every new intent.' };
  const type = { key: 'Content-Type', value: 'application/json' };
  return {
    method,
    header: [...(body === undefined ? [] : [type]), ...(repeatable ? [key] : []), ...headers.map(offered)],
    ...(body === undefined ? {} : { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    url: {
      raw: `{{${base}}}${path}`,
      host: [`{{${base}}}`],
      path: path.split('/').slice(1),
      query: query.map(offered),
      variable: parameters.map(({ name, value, description }) => ({ key: name, value, description })),
    },
  };
}
