/**
 * What people write instead of a sandbox: bare Express 5, a Map, no validation, no journal, no events.
 * With `--born-with` its requests and responses are born with the app's prototypes, as Tenderbox does it.
 */
import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';

const app = express();
app.disable('x-powered-by').disable('etag');
app.use(express.json());

const payments = [];
const byId = new Map();

app.post('/v1/payments', (req, res) => {
  const id = `pay_req_${randomUUID()}`;
  const now = Date.now();
  const payment = {
    id,
    ...req.body,
    status: 'pending',
    payment_url: `http://${req.headers.host}/pay/${id}`,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 900_000).toISOString(),
  };
  payments.push(payment);
  byId.set(id, payment);
  res.status(201).json(payment);
});

app.get('/v1/payments/:id', (req, res) => {
  const payment = byId.get(req.params.id);
  if (payment === undefined) res.status(404).json({ error: 'not found' });
  else res.json(payment);
});

app.get('/v1/payments', (req, res) => {
  const limit = Number(req.query.limit ?? 10);
  const data = payments.slice(-limit).reverse();
  res.json({ object: 'list', data, has_more: payments.length > limit, url: req.originalUrl });
});

function bornWith() {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  app.request = Request.prototype;
  app.response = Response.prototype;
  return { IncomingMessage: Request, ServerResponse: Response };
}

const server = createServer(process.argv.includes('--born-with') ? bornWith() : {}, app);
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
