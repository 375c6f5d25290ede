/** Fastify with schemas both ways, written by hand after the contract: requests are judged, and answers serialized by their schema. */
import { outside } from '../../conformance/outside.mjs';
import { createPayment, findPayment, listPayments } from './store.mjs';

const CURRENCIES = 'BTC ETH LTC USDT USDC TRX XRP SOL DOGE USD EUR GBP CHF CAD AUD JPY'.split(' ');
const timestamp = { type: 'string', format: 'date-time' };
const metadata = {
  type: 'object',
  maxProperties: 50,
  propertyNames: { minLength: 1, maxLength: 40 },
  additionalProperties: { type: 'string', maxLength: 500 },
};
const asked = {
  amount: { type: 'number', exclusiveMinimum: 0 },
  currency: { enum: CURRENCIES, type: 'string' },
};
const optional = {
  description: { type: 'string', maxLength: 500 },
  callback_url: { type: 'string', format: 'uri' },
  metadata,
  customer_email: { type: 'string', format: 'email' },
};
const newPayment = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency'],
  properties: { ...asked, ...optional, expires_at: timestamp },
};
const item = {
  type: 'object',
  required: ['id', 'amount', 'currency', 'status', 'payment_url', 'created_at', 'expires_at'],
  properties: {
    id: { type: 'string', pattern: '^pay_req_[0-9a-z]{24}$' },
    ...asked,
    status: { type: 'string', enum: ['pending', 'paid', 'expired', 'failed'] },
    payment_url: { type: 'string', format: 'uri' },
    created_at: timestamp,
    expires_at: timestamp,
  },
};
const payment = { ...item, properties: { ...item.properties, ...optional } };
const list = {
  type: 'object',
  required: ['data', 'has_more', 'url'],
  properties: { data: { type: 'array', items: item }, has_more: { type: 'boolean' }, url: { type: 'string' } },
};
const params = { type: 'object', required: ['id'], properties: { id: item.properties.id } };
const querystring = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 } },
};

const app = outside('fastify')();
app.post('/v1/payments', { schema: { body: newPayment, response: { 201: payment } } }, (request, reply) => {
  reply.code(201).send(createPayment(request.body, request.headers.host));
});
app.get('/v1/payments/:id', { schema: { params, response: { 200: payment } } }, (request, reply) => {
  const found = findPayment(request.params.id);
  if (found === undefined) reply.code(404).send({ error: 'not found' });
  else reply.send(found);
});
app.get('/v1/payments', { schema: { querystring, response: { 200: list } } }, (request, reply) => {
  reply.send(listPayments(request.query.limit, request.url));
});
console.log(`ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}/v1`);
