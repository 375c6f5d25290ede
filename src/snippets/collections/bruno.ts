/** A collection as Bruno reads it: a folder of small files, as Bruno's own printer writes them. */
import { type Collection, type CollectionRequest, type Field, signingScript } from './requests.js';

const SIGNING = signingScript({
  url: 'req.getUrl()',
  address: [
    'req.getUrl()',
    ".replace('{{TENDERBOX_URL}}', bru.getEnvVar('TENDERBOX_URL'))",
    ".replace(/\\/:(\\w+)/g, (_, name) => '/' + bru.getVar(name))",
  ].join(''),
  method: 'req.getMethod()',
  body: "(req.getBody({ raw: true }) ?? '')",
  secret: "bru.getEnvVar('TENDERBOX_SECRET_KEY')",
  setHeader: (name, value) => `req.setHeader('${name}', ${value})`,
});

/** The files of the folder to open, by their paths in it. */
export function brunoFiles({ title, about, variables, folders, signed }: Collection): Record<string, string> {
  const settings = { version: '1', name: title, type: 'collection', ignore: ['node_modules', '.git'] };
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify(settings, null, 2)}\n`,
    'collection.bru': printed({
      auth: ['mode: bearer'],
      'auth:bearer': ['token: {{TENDERBOX_API_KEY}}'],
      'script:pre-request': signed ? SIGNING : [],
      docs: about.split('\n'),
    }),
    'environments/local.bru': printed({ vars: Object.entries(variables).map(([name, value]) => `${name}: ${value}`) }),
  };
  for (const [index, { name, requests }] of folders.entries()) {
    files[`${name}/folder.bru`] = printed({ meta: [`name: ${name}`, `seq: ${index + 1}`], auth: ['mode: inherit'] });
    for (const [place, request] of requests.entries()) {
      files[`${name}/${fileName(request.title)}.bru`] = requestFile(request, place + 1);
    }
  }
  return files;
}

/** A name that every file system takes. */
const fileName = (title: string): string => title.replace(/[^\w ,-]+/g, ' -').replace(/\s+/g, ' ');

/** Blocks with their lines; those without lines are left out. */
function printed(blocks: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(blocks)
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`)
    .join('\n');
}

const sent = ({ name, value }: Field): string => `${name}: ${value}`;
const offered = (field: Field): string => `~${sent(field)}`;

function requestFile(request: CollectionRequest, seq: number): string {
  const { title, method, base, path, parameters, query, headers, repeatable, body, signed, status, kept } = request;
  return printed({
    meta: [`name: ${title}`, 'type: http', `seq: ${seq}`],
    [method.toLowerCase()]: [
      `url: {{${base}}}${path}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      `auth: ${signed ? 'none' : 'inherit'}`,
    ],
    'params:query': query.map(offered),
    'params:path': parameters.map(sent),
    headers: [...(repeatable ? ['Idempotency-Key: {{$guid}}'] : []), ...headers.map(offered)],
    'body:json': body?.split('\n') ?? [],
    'vars:post-response': kept === undefined ? [] : [`${kept.variable}: res.body.${kept.place}`],
    assert: [
      `res.status: eq ${status}`,
      ...(base === 'TENDERBOX_URL' ? ['res.headers["x-request-id"]: startsWith req_'] : []),
    ],
    docs: request.description.split('\n'),
  });
}
