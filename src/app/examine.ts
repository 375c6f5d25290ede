/** Sends a handler in a page what production and forgers send: the entry of the worker that examines it. */
import { examineReceiver, summaryOf } from '../audit/receiver-check.js';
import { defaultSettings } from '../domain/merchants/settings.js';
import { hashes } from '../platform/node/hashes.js';
import { drawSeed } from '../platform/node/random.js';
import { hostTime } from '../platform/node/time.js';
import { serveExaminer } from '../platform/page/examiner.js';

/** Where the handler would be; reports name it, and nothing is sent there. */
const URL_OF_HANDLER = 'https://your-shop.example/webhooks';

serveExaminer(async ({ secret, settings: shown }, send) => {
  const settings = { ...defaultSettings(), ...shown };
  const run = drawSeed().toString(36);
  const examined = { settings, secret, now_ms: hostTime(), run, hmac: hashes.hmacSha256 };
  const timeout_ms = settings.webhook_timeout * 1000;
  const card = await examineReceiver(examined, send, { url: URL_OF_HANDLER, timeout_ms, all: false });
  return { lines: card.lines, summary: card.unreachable ?? summaryOf(card) };
});
