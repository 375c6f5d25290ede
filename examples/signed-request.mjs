// Creates a payment request with a signed request. TENDERBOX_URL may be set in the environment.
import { createHmac } from 'node:crypto';

const base = process.env.TENDERBOX_URL ?? 'http://127.0.0.1:4020/v1';

function end(message) {
  console.error(message);
  process.exit(1);
}

if (!/^https?:/.test(base) || !URL.canParse(base)) {
  end(`TENDERBOX_URL is "${base}". Set it to the base URL that the sandbox prints, such as http://127.0.0.1:4020/v1.`);
}

async function call(method, path, body) {
  const url = new URL(base + path);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const text = body === undefined ? '' : JSON.stringify(body);
  // The path has the version segment and no query string. The body is signed as it is sent, byte for byte.
  const message = method + url.pathname + timestamp + text;
  const headers = {
    'X-API-Key': 'tb_public_default',
    'X-API-Timestamp': timestamp,
    'X-API-Signature': createHmac('sha256', 'tb_secret_default').update(message).digest('base64'),
  };
  if (text !== '') headers['Content-Type'] = 'application/json';
  const response = await fetch(url, { method, headers, ...(text === '' ? {} : { body: text }) }).catch(({ cause }) =>
    end(`No answer from ${url.origin} (${cause?.code ?? cause}). Start the sandbox, or name where it is in TENDERBOX_URL.`),
  );
  const answer = await response.json();
  // A 401 here is often the clock: the timestamp must be near that of the merchant, which `advance` moves.
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error?.message ?? answer.message}`);
  return { status: response.status, body: answer };
}

const created = await call('POST', '/payments', { amount: 100, currency: 'EUR' });
console.log(created.status, created.body.status);
const list = await call('GET', '/payments?limit=1');
console.log(list.status, list.body.data.length);
