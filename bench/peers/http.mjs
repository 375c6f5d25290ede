/** The floor: bare node:http doing the same job by hand, with a Map and nothing else. */
import { createServer } from 'node:http';
import { createPayment, findPayment, listPayments } from './store.mjs';

function send(res, status, value) {
  const body = JSON.stringify(value);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}

const limitOf = (url) => Number(new URLSearchParams(url.split('?')[1]).get('limit') ?? 10);

const server = createServer((req, res) => {
  const { method, url } = req;
  if (method === 'POST' && url === '/v1/payments') {
    let text = '';
    req.setEncoding('utf8');
    req.on('data', (chunk) => {
      text += chunk;
    });
    req.on('end', () => send(res, 201, createPayment(JSON.parse(text), req.headers.host)));
  } else if (method === 'GET' && url.startsWith('/v1/payments/')) {
    const payment = findPayment(url.slice('/v1/payments/'.length));
    if (payment === undefined) send(res, 404, { error: 'not found' });
    else send(res, 200, payment);
  } else if (method === 'GET') send(res, 200, listPayments(limitOf(url), url));
  else send(res, 404, { error: 'not found' });
});
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
