/** The floor: bare node:http doing the same job by hand, with a Map and nothing else. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const payments = [];
const byId = new Map();

function send(res, status, value) {
  const body = JSON.stringify(value);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}

function create(req, res, text) {
  const id = `pay_req_${randomUUID()}`;
  const now = Date.now();
  const payment = {
    id,
    ...JSON.parse(text),
    status: 'pending',
    payment_url: `http://${req.headers.host}/pay/${id}`,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 900_000).toISOString(),
  };
  payments.push(payment);
  byId.set(id, payment);
  send(res, 201, payment);
}

function list(res, url) {
  const limit = Number(new URLSearchParams(url.split('?')[1]).get('limit') ?? 10);
  const data = payments.slice(-limit).reverse();
  send(res, 200, { object: 'list', data, has_more: payments.length > limit, url });
}

const server = createServer((req, res) => {
  const { method, url } = req;
  if (method === 'POST' && url === '/v1/payments') {
    let text = '';
    req.setEncoding('utf8');
    req.on('data', (chunk) => {
      text += chunk;
    });
    req.on('end', () => create(req, res, text));
  } else if (method === 'GET' && url.startsWith('/v1/payments/')) {
    const payment = byId.get(url.slice('/v1/payments/'.length));
    if (payment === undefined) send(res, 404, { error: 'not found' });
    else send(res, 200, payment);
  } else if (method === 'GET') list(res, url);
  else send(res, 404, { error: 'not found' });
});
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
