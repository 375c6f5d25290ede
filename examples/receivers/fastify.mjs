// A webhook receiver with Fastify: npm install fastify /path/to/tenderbox-0.1.0.tgz
import Fastify from 'fastify';
import { verifyWebhook, WebhookVerificationError } from 'tenderbox/webhooks';

const given = process.env.WEBHOOK_PORT ?? '3000';
const port = Number(given);
if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error(`WEBHOOK_PORT is "${given}". Set it to a port from 1 to 65535, or leave it out for 3000.`);
  process.exit(1);
}
const secret = process.env.WEBHOOK_SECRET ?? 'whsec_demo';
const handled = new Set();
const app = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true });

// In a scope of its own, so that only this route keeps the raw body: the signature is over its bytes.
app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  scope.post('/webhooks', async (request, reply) => {
    let event;
    try {
      event = verifyWebhook(request.body ?? '', request.headers, secret);
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return reply.code(400).send();
    }
    // Deliveries come at least once: the same event can arrive again.
    const id = event.event_id ?? request.headers['service-signature'];
    if (!handled.has(id)) {
      handled.add(id);
      console.log(`verified ${event.event_type ?? event.event}`);
    }
    return reply.code(204).send();
  });
});

await app.listen({ port, host: '127.0.0.1' });
console.log(`Receiver is ready on http://127.0.0.1:${port}/webhooks`);
