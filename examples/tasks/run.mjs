// Grades work on a task: node examples/tasks/run.mjs NAME [FILE]. Without FILE the start state is graded; --check shows for every task
// that its reference solution passes and that its untouched start fails.
import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createTenderbox } from 'tenderbox';
import { connectTenderbox } from 'tenderbox/control';

const SECRET = 'whsec_task';
const SUPPLIER = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const folder = new URL('./', import.meta.url);

/** The tasks, by the names of their folders. */
export const taskNames = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** What the work under test is given: one way to call the API, time that passes at once, and the supplier's goods. */
function toolsOf({ url, apiKey, publicKey, secretKey }, sandbox) {
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    url,
    apiKey,
    publicKey,
    secretKey,
    call,
    webhookSecret: SECRET,
    supplier: SUPPLIER,
    now: () => sandbox.clock.now().then(Date.parse),
    sleep: (ms) => sandbox.clock.advance(ms),
    /** Orders the goods of an order at the supplier, who is paid at once: whoever calls it twice pays twice. */
    ship: (order) =>
      call(
        'POST',
        '/payouts',
        { amount: 0.001, currency: 'BTC', address: SUPPLIER, description: order },
        { 'Idempotency-Key': randomUUID() },
      ),
  };
}

/** The receiver of the work, at an address of its own. */
async function openReceiver(onWebhook, tools) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = await (async () => onWebhook(Buffer.concat(chunks), request.headers, tools))().catch(() => 500);
    response.writeHead(status ?? 204).end();
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/webhooks`, close: () => server.close() };
}

/** What there is in the end, as the sandbox has it. */
async function worldOf(sandbox) {
  const all = async (kind) => {
    const { data } = await sandbox[kind].list({ limit: 100 });
    return Promise.all(data.map(({ id }) => sandbox[kind].get(id)));
  };
  const { findings } = await sandbox.audit();
  return {
    payments: (await all('payments')).map(({ payment }) => payment),
    invoices: (await all('invoices')).map(({ invoice }) => invoice),
    payouts: (await all('payouts')).map(({ payout }) => payout),
    endpoints: await sandbox.endpoints.list(),
    deliveries: await sandbox.deliveries(),
    requests: await sandbox.requests(),
    findings,
    /** How often an order was shipped. */
    shipped: async (order) => (await all('payouts')).filter(({ payout }) => payout.description === order).length,
  };
}

/** @returns what is wrong with the work; nothing where the task is done */
export async function grade(box, name, file) {
  const task = await import(new URL(`${name}/grade.mjs`, folder));
  const work = await import(pathToFileURL(resolve(file)));
  const { profile = {}, balances } = task;
  const start = await import(new URL(`${name}/start.mjs`, folder));
  const missing = ['onWebhook', 'evening', 'work'].filter((each) => start[each] && !work[each]);
  if (missing.length > 0) return missing.map((each) => `Your file exports no ${each}.`);
  const merchant = await box.createMerchant({ clock: 'frozen', seed: 1, profile });
  if (balances) await merchant.fund(balances);
  const sandbox = await connectTenderbox({ url: box.url, apiKey: merchant.apiKey });
  const tools = toolsOf(merchant, sandbox);
  const receiver = work.onWebhook && (await openReceiver(work.onWebhook, tools));
  const scene = {
    sandbox,
    tools,
    receiver: receiver?.url,
    secret: SECRET,
    /** An order that a customer has made, as its payment request. */
    order: async (order_id, metadata = {}, more = {}) => {
      const input = { amount: 100, currency: 'EUR', metadata: { order_id, ...metadata }, ...more };
      return (await sandbox.payments.create(input)).payment;
    },
    /** A webhook that somebody else sends. */
    forge: (body, signature) =>
      fetch(receiver.url, { method: 'POST', body, headers: { 'Service-Signature': signature ?? 'ab'.repeat(32) } }),
    sign: (text) => createHmac('sha256', SECRET).update(text).digest('hex'),
  };
  const wrong = [];
  try {
    if (receiver) {
      const { types } = await sandbox.call('listEndpoints');
      await sandbox.endpoints.register({ url: receiver.url, secret: SECRET, event_types: types });
    }
    await task.prepare?.(scene);
    await (async () => work.work?.(tools, await task.input?.(scene)))().catch((error) => {
      wrong.push(`The work failed: ${error.message}`);
    });
    await task.play?.(scene, work, tools);
    await sandbox.settle();
    const world = await worldOf(sandbox);
    for (const [holds, complaint] of await task.grade(world, scene)) if (!holds) wrong.push(complaint);
    for (const { rule, message } of world.findings) {
      if (task.clean?.includes(rule)) wrong.push(`${rule}: ${message}`);
    }
  } finally {
    receiver?.close();
  }
  return wrong;
}

async function main(args) {
  const [name, given] = args;
  if (name !== '--check' && !taskNames.includes(name)) {
    console.error(`Name a task: ${taskNames.join(', ')}; or --check.`);
    return 2;
  }
  const box = await createTenderbox({ clock: 'frozen', seed: 1 });
  const fileOf = (task, part) => fileURLToPath(new URL(`${task}/${part}.mjs`, folder));
  try {
    if (name !== '--check') {
      const wrong = await grade(box, name, given ?? fileOf(name, 'start'));
      console.log(wrong.length === 0 ? 'Passed.' : wrong.join('\n'));
      return wrong.length === 0 ? 0 : 1;
    }
    let failed = 0;
    for (const task of taskNames) {
      const solved = await grade(box, task, fileOf(task, 'solution'));
      const started = await grade(box, task, fileOf(task, 'start'));
      const right = solved.length === 0 && started.length > 0;
      if (!right) failed += 1;
      console.log(`${right ? 'right' : 'WRONG'}  ${task}${right ? '' : `: ${solved.join(' ') || 'the start passes'}`}`);
    }
    return failed === 0 ? 0 : 1;
  } finally {
    await box.close();
  }
}

const called = process.argv[1] === undefined ? '' : realpathSync(process.argv[1]);
if (called === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
