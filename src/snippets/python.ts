import { type Call, type Part, pyString, usesEnvironment } from './call.js';

/** Prints a call for Python 3.6 and newer, with nothing but its standard library. */
export function pythonSnippet(call: Call): string {
  const { method, url, headers, body, signedWith } = call;
  const signed = signedWith !== undefined;
  return [
    ...importsOf(call),
    '',
    ...(body === undefined ? [] : [`body = ${pyString(body)}`]),
    ...(signed ? signing(method, url, body, signedWith) : []),
    ...(body === undefined && !signed ? [] : ['']),
    'request = urllib.request.Request(',
    `    ${signed ? 'url' : joined(url)},`,
    ...(body === undefined ? [] : ['    data=body.encode(),']),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers.map(headerOf), '    },']),
    `    method=${pyString(method)},`,
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    sys.exit(f"{error.code} {error.read().decode()}")',
    '',
  ].join('\n');
}

function importsOf(call: Call): string[] {
  const modules = [
    ...['sys', 'urllib.error', 'urllib.request'],
    ...(usesEnvironment(call) ? ['os'] : []),
    ...(call.signedWith === undefined ? [] : ['base64', 'hashlib', 'hmac', 'time', 'urllib.parse']),
  ];
  return modules.sort().map((name) => `import ${name}`);
}

function signing(method: string, url: readonly Part[], body: string | undefined, secret: readonly Part[]): string[] {
  return [
    `url = ${joined(url)}`,
    'timestamp = str(int(time.time()))',
    `message = ${pyString(method)} + urllib.parse.urlsplit(url).path + timestamp${body === undefined ? '' : ' + body'}`,
    `digest = hmac.new(${joined(secret)}.encode(), message.encode(), hashlib.sha256).digest()`,
    'signature = base64.b64encode(digest).decode()',
  ];
}

const headerOf = ([name, value]: Call['headers'][number]): string => `        ${pyString(name)}: ${joined(value)},`;

const joined = (parts: readonly Part[]): string => parts.map(expression).join(' + ');

function expression(part: Part): string {
  if (typeof part === 'string') return pyString(part);
  return 'local' in part ? part.local : `os.environ[${pyString(part.variable)}]`;
}
