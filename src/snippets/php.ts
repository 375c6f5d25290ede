import { type Call, type Part, phpString } from './call.js';

/** Prints a call for PHP 7.1 and newer, with streams: they are always there, the curl extension is not. */
export function phpSnippet({ method, url, headers, body, signedWith }: Call): string {
  const signed = signedWith !== undefined;
  return [
    '<?php',
    '',
    ...(body === undefined ? [] : [`$body = ${phpString(body)};`]),
    ...(signed ? signing(method, url, body, signedWith) : []),
    ...(body === undefined && !signed ? [] : ['']),
    "$context = stream_context_create(['http' => [",
    `    'method' => ${phpString(method)},`,
    ...(headers.length === 0 ? [] : ["    'header' => [", ...headers.map(headerOf), '    ],']),
    ...(body === undefined ? [] : ["    'content' => $body,"]),
    "    'ignore_errors' => true, // The body of an error is worth reading.",
    ']]);',
    `$stream = fopen(${signed ? '$url' : joined(url)}, 'r', false, $context);`,
    'if ($stream === false) exit(1);',
    "$status = (int) explode(' ', stream_get_meta_data($stream)['wrapper_data'][0])[1];",
    '$answer = stream_get_contents($stream);',
    'if ($status >= 400) {',
    '    fwrite(STDERR, "$status $answer\\n");',
    '    exit(1);',
    '}',
    'echo "$status $answer\\n";',
    '',
  ].join('\n');
}

const signing = (method: string, url: readonly Part[], body: string | undefined, secret: readonly Part[]): string[] => [
  `$url = ${joined(url)};`,
  '$timestamp = (string) time();',
  `$message = ${phpString(method)} . parse_url($url, PHP_URL_PATH) . $timestamp${body === undefined ? '' : ' . $body'};`,
  `$signature = base64_encode(hash_hmac('sha256', $message, ${joined(secret)}, true));`,
];

const headerOf = ([name, value]: Call['headers'][number]): string => {
  const [first, ...rest] = value;
  return `        ${joined(typeof first === 'string' ? [`${name}: ${first}`, ...rest] : [`${name}: `, ...value])},`;
};

const joined = (parts: readonly Part[]): string => parts.map(expression).join(' . ');

function expression(part: Part): string {
  if (typeof part === 'string') return phpString(part);
  return 'local' in part ? `$${part.local}` : `getenv(${phpString(part.variable)})`;
}
