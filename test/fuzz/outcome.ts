/** Whether an answer to whatever was sent is one that the contract has. */
import type { WireAnswer, WireRequest } from './client.js';
import type { DocumentOperation } from './document.js';
import { complaints, namedBy } from './judge.js';
import type { Target } from './target.js';

/** The operation whose path a target has, whatever the method; undefined where there is none. */
function operationAt(target: Target, wire: WireRequest, path: string): DocumentOperation | undefined {
  const { pathname } = new URL(target.box.url);
  const parts = path.split('/');
  const here = target.document.operations.filter(({ path: template }) => {
    const wanted = `${pathname}${template}`.split('/');
    if (wanted.length !== parts.length) return false;
    return wanted.every((part, i) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i]));
  });
  return here.find(({ method }) => method === wire.method) ?? here[0];
}

/** What every error has, and nothing else: no stack, no page. */
function errorComplaints(text: string): string[] {
  const { error, ...others } = JSON.parse(text);
  const whole =
    Object.keys(others).length === 0 && typeof error?.code === 'string' && typeof error.message === 'string';
  return [
    ...(whole ? [] : ['the body is not the error object']),
    ...(/node:|\.[jt]s:\d|\bat \w+ \(/.test(String(error?.message)) ? ['the message shows a stack'] : []),
  ];
}

/** What is wrong with the answer to a spoilt request; its status is free within what the contract has. */
export function outcomeComplaints(target: Target, wire: WireRequest, answer: WireAnswer): string[] {
  const { status, headers, text } = answer;
  if (status >= 500) return [`the status is ${status}`];
  // A target may name the scheme and the host as well, which for a server that is no proxy changes nothing.
  const [path = ''] = wire.target.replace(/^https?:\/\/[^/?]*/, '').split('?');
  // One that names nothing more asks for the front page, which is no call.
  if (path === '' && headers['content-type']?.startsWith('text/html')) return [];
  // What Node's parser refuses never becomes a request, and has no more than the error object.
  if (status === 431 || headers['x-request-id'] === undefined) {
    return [400, 408, 431].includes(status) ? errorComplaints(text) : [`${status} without X-Request-Id`];
  }
  const found = status >= 400 && wire.method !== 'HEAD' ? errorComplaints(text) : [];
  // No request target may have a backslash; readers of URLs take one for a slash, and either is as good.
  const [asSent = [], asSlash = []] = [path, path.replaceAll('\\', '/')].map((read) =>
    complaintsAt(target, wire, answer, read),
  );
  return [...found, ...(asSlash.length === 0 ? [] : asSent)];
}

function complaintsAt(target: Target, wire: WireRequest, answer: WireAnswer, path: string): string[] {
  const { status, text } = answer;
  const operation = operationAt(target, wire, path);
  if (operation === undefined) {
    // An unknown path is answered as an unknown id is; what has no known path cannot succeed.
    const unknown = complaints(target.operation('getPayment'), answer, wire.method);
    return [400, 401, 404, 405].includes(status) ? unknown : [`${status} where no path is`];
  }
  // An escape that is no text is refused before the method is looked at.
  const bodiless = wire.method === 'HEAD';
  const undecodable = status === 400 && (bodiless || namedBy(text).rule === 'format:url_encoding');
  const known = operation.method === wire.method || status === 401 || status === 405 || undecodable;
  return [...complaints(operation, answer, wire.method), ...(known ? [] : [`${status} for another method`])];
}
