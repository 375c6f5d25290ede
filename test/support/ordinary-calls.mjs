// A client of its own process that makes ordinary calls, one after the other, until told to stop; then it says how long they took.
import http from 'node:http';

const [origin] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const headers = { authorization: 'Bearer tb_key_default' };
let stopped = false;
process.once('message', () => {
  stopped = true;
});

const call = () =>
  new Promise((resolve, reject) => {
    const request = http.get(`${origin}/v1/balance`, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
  });

const took_ms = [];
const others = [];
while (!stopped) {
  const from = performance.now();
  const status = await call().catch((error) => error.code);
  took_ms.push(performance.now() - from);
  if (status !== 200) others.push(status);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
process.send({ took_ms, others }, () => process.exit(0));
