// A webhook receiver: verifies each webhook over its raw bytes, answers 204, and handles an event only once.
// WEBHOOK_PORT and WEBHOOK_SECRET may be set in the environment.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from 'tenderbox/webhooks';

const given = process.env.WEBHOOK_PORT ?? '3000';
const port = Number(given);
if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error(`WEBHOOK_PORT is "${given}". Set it to a port from 1 to 65535, or leave it out for 3000.`);
  process.exit(1);
}
const secret = process.env.WEBHOOK_SECRET ?? 'whsec_demo';
const handled = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = verifyWebhook(Buffer.concat(chunks), request.headers, secret);
    response.writeHead(204).end();
    // Deliveries come at least once: the same event can arrive again.
    if (handled.has(event.event_id)) return;
    handled.add(event.event_id);
    console.log(`verified ${event.event_type} ${event.data.id} ${event.data.status}`);
  } catch (error) {
    const refused = error instanceof WebhookVerificationError;
    response.writeHead(refused ? 400 : 500).end();
    console.log(refused ? `refused: ${error.message}` : error);
  }
});

server.on('error', (error) => {
  const inUse = `Port ${port} is in use. Stop what listens there, or choose another with WEBHOOK_PORT.`;
  console.error(error.code === 'EADDRINUSE' ? inUse : error.message);
  process.exitCode = 1;
});

server.listen(port, '127.0.0.1', () => {
  console.log(`Receiver is ready on http://127.0.0.1:${port}/webhooks`);
});
