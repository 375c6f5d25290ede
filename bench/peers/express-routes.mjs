/** The three operations, as one writes them for Express. */
import { createPayment, findPayment, listPayments } from './store.mjs';

export function routes(app) {
  app.post('/v1/payments', (req, res) => {
    res.status(201).json(createPayment(req.body, req.headers.host));
  });

  app.get('/v1/payments/:id', (req, res) => {
    const payment = findPayment(req.params.id);
    if (payment === undefined) res.status(404).json({ error: 'not found' });
    else res.json(payment);
  });

  app.get('/v1/payments', (req, res) => {
    res.json(listPayments(Number(req.query.limit ?? 10), req.originalUrl));
  });
}
