import { type Call, jsString, jsTemplate, type Part } from './call.js';

/** Prints a call as an ES module with `fetch`: Node 18 and newer, and browsers where nothing comes from the environment. */
export function javascriptSnippet({ method, url, headers, body, signedWith }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${jsString(method)},`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map(headerOf), '  },']),
    ...(body === undefined ? [] : ['  body,']),
  ];
  const address = signedWith === undefined ? joined(url) : 'url';
  return [
    ...(signedWith === undefined ? [] : ["import { createHmac } from 'node:crypto';", '']),
    ...(body === undefined ? [] : [`const body = ${textOf(body)};`]),
    ...(signedWith === undefined ? [] : signing(method, url, body, signedWith)),
    ...(body === undefined && signedWith === undefined ? [] : ['']),
    ...(options.length === 0
      ? [`const response = await fetch(${address});`]
      : [`const response = await fetch(${address}, {`, ...options, '});']),
    'const answer = await response.text();',
    `if (!response.ok) throw new Error(\`\${response.status} \${answer}\`);`,
    'console.log(response.status, answer);',
    '',
  ].join('\n');
}

const signing = (method: string, url: readonly Part[], body: string | undefined, secret: readonly Part[]): string[] => [
  `const url = new URL(${joined(url)});`,
  'const timestamp = String(Math.floor(Date.now() / 1000));',
  `const signature = createHmac('sha256', ${joined(secret)})`,
  `  .update(${jsString(method)} + url.pathname + timestamp${body === undefined ? '' : ' + body'})`,
  "  .digest('base64');",
];

function headerOf([name, value]: Call['headers'][number]): string {
  const key = /^[A-Za-z]+$/.test(name) ? name : jsString(name);
  return `    ${key}: ${joined(value)},`;
}

const textOf = (text: string): string => (text.includes('\n') ? `\`${jsTemplate(text)}\`` : jsString(text));

function joined(parts: readonly Part[]): string {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return typeof first === 'string' ? textOf(first) : expression(first);
  return `\`${parts.map((part) => (typeof part === 'string' ? jsTemplate(part) : `\${${expression(part)}}`)).join('')}\``;
}

const expression = (part: Exclude<Part, string>): string =>
  'local' in part ? part.local : `process.env.${part.variable}`;
