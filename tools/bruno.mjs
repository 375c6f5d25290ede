// The Bruno collection: a folder of .bru files, written by Bruno's own printer.
import { outside } from '../conformance/outside.mjs';
import { ABOUT, colonPath, foldersOf, VARIABLES } from './collection-requests.mjs';

const bru = outside('@usebruno/lang');
const FOLDER = 'examples/bruno';
const place = (path) => `res.body${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;
const pair = (name, value, enabled = true) => ({ name, value, enabled });
const text = (written) => `${written.trim()}\n`;

function requestFile(request, seq) {
  const { method, base, path, title, description, body, status } = request;
  const key = request.repeatable ? [pair('Idempotency-Key', '{{$guid}}')] : [];
  return bru.jsonToBruV2({
    meta: { name: title, type: 'http', seq },
    http: { method, url: `{{${base}}}${colonPath(path)}`, body: body === undefined ? 'none' : 'json', auth: 'inherit' },
    params: [
      ...request.query.map(({ name, example }) => ({ ...pair(name, example, false), type: 'query' })),
      ...request.parameters.map(({ name, variable }) => ({ ...pair(name, `{{${variable}}}`), type: 'path' })),
    ],
    headers: [...key, ...request.headers.map(({ name, example }) => pair(name, example, false))],
    ...(body === undefined ? {} : { body: { json: JSON.stringify(body, null, 2) } }),
    vars: { res: Object.entries(request.captures).map(([name, at]) => pair(name, place(at))) },
    assertions: [
      pair('res.status', `eq ${status}`),
      ...(base === 'TENDERBOX_URL' ? [pair('res.headers["x-request-id"]', 'startsWith req_')] : []),
    ],
    docs: description,
  });
}

/** A name that every file system takes. */
const fileName = (name) => name.replace(/[^\w ,-]+/g, ' -').replace(/\s+/g, ' ');

/** The folder as files. */
export function brunoFiles(title, requests) {
  const file = (path, content) => ({ path: `${FOLDER}/${path}`, text: text(content) });
  const variables = VARIABLES.map(({ name, value }) => ({ ...pair(name, value), secret: false }));
  const about = { version: '1', name: title, type: 'collection', ignore: ['node_modules', '.git'] };
  const auth = { auth: { mode: 'bearer', bearer: { token: '{{TENDERBOX_API_KEY}}' } } };
  return [
    file('bruno.json', JSON.stringify(about, null, 2)),
    file('collection.bru', bru.jsonToCollectionBru({ ...auth, docs: ABOUT })),
    file('environments/local.bru', bru.envJsonToBruV2({ variables })),
    ...foldersOf(requests).flatMap(({ name, requests }, index) => [
      file(
        `${name}/folder.bru`,
        bru.jsonToCollectionBru({ meta: { name, seq: index + 1 }, auth: { mode: 'inherit' } }),
      ),
      ...requests.map((request, seq) => file(`${name}/${fileName(request.title)}.bru`, requestFile(request, seq + 1))),
    ]),
  ];
}
