// A webhook receiver with Express: npm install express /path/to/tenderbox-0.1.0.tgz
import express from 'express';
import { verifyWebhook, WebhookVerificationError } from 'tenderbox/webhooks';

const given = process.env.WEBHOOK_PORT ?? '3000';
const port = Number(given);
if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error(`WEBHOOK_PORT is "${given}". Set it to a port from 1 to 65535, or leave it out for 3000.`);
  process.exit(1);
}
const secret = process.env.WEBHOOK_SECRET ?? 'whsec_demo';
const handled = new Set();
const app = express();

// The raw body, before any JSON parser: the signature is over its bytes.
app.post('/webhooks', express.raw({ type: () => true, limit: '1mb' }), (request, response) => {
  try {
    const event = verifyWebhook(request.body, request.headers, secret);
    response.status(204).end();
    // Deliveries come at least once: the same event can arrive again.
    const id = event.event_id ?? request.get('Service-Signature');
    if (handled.has(id)) return;
    handled.add(id);
    console.log(`verified ${event.event_type ?? event.event}`);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.status(400).end();
  }
});

app.listen(port, '127.0.0.1', () => console.log(`Receiver is ready on http://127.0.0.1:${port}/webhooks`));
