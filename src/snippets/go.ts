import { type Call, goString, type Part, usesEnvironment } from './call.js';

/** Prints a call as a program in Go 1.16 or newer, with nothing but its standard library, as gofmt would write it. */
export function goSnippet(call: Call): string {
  const { method, url, headers, body, signedWith } = call;
  const reader = body === undefined ? 'nil' : 'strings.NewReader(body)';
  return [
    'package main',
    '',
    'import (',
    ...importsOf(call).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body === undefined ? [] : [`\tbody := ${goString(body)}`]),
    `\trequest, err := http.NewRequest(${goString(method)}, ${joined(url)}, ${reader})`,
    ...STOP,
    ...(signedWith === undefined ? [] : signing(body, signedWith)),
    ...headers.map(([name, value]) => `\trequest.Header.Set(${goString(name)}, ${joined(value)})`),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...STOP,
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tresponse.Body.Close()',
    ...STOP,
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("%d %s", response.StatusCode, answer)',
    '\t}',
    '\tfmt.Println(response.StatusCode, string(answer))',
    '}',
    '',
  ].join('\n');
}

const STOP = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** In the order in which gofmt writes them. */
function importsOf(call: Call): string[] {
  const names = [
    ...['fmt', 'io', 'log', 'net/http'],
    ...(usesEnvironment(call) ? ['os'] : []),
    ...(call.body === undefined ? [] : ['strings']),
    ...(call.signedWith === undefined ? [] : ['crypto/hmac', 'crypto/sha256', 'encoding/base64', 'strconv', 'time']),
  ];
  return names.sort();
}

const signing = (body: string | undefined, secret: readonly Part[]): string[] => [
  '\ttimestamp := strconv.FormatInt(time.Now().Unix(), 10)',
  `\tmac := hmac.New(sha256.New, []byte(${joined(secret)}))`,
  `\tmac.Write([]byte(request.Method + request.URL.EscapedPath() + timestamp${body === undefined ? '' : ' + body'}))`,
  '\tsignature := base64.StdEncoding.EncodeToString(mac.Sum(nil))',
];

/** As an argument beside others, gofmt writes a sum without spaces. */
const joined = (parts: readonly Part[]): string => parts.map(expression).join('+');

function expression(part: Part): string {
  if (typeof part === 'string') return goString(part);
  return 'local' in part ? part.local : `os.Getenv(${goString(part.variable)})`;
}
