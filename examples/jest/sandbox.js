// A merchant per worker: made when a worker's first file asks for it. Run the suite with `npm test`.
const controlUrl = process.env.TENDERBOX_CONTROL_URL;
const worker = process.env.JEST_WORKER_ID;

async function control(method, path, body, apiKey) {
  const answer = await fetch(controlUrl + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

let made;

/** For beforeAll. */
export function openMerchant() {
  made ??= control('POST', '/merchants', { label: `worker-${worker}`, clock: { mode: 'frozen' } }).then((account) => ({
    url: process.env.TENDERBOX_URL,
    apiKey: account.api_key,
    open: (id) => control('POST', `/invoices/${id}/open`, {}, account.api_key),
    pay: (id) => control('POST', `/invoices/${id}/pay`, { currency: 'BTC' }, account.api_key),
    /** For beforeEach: every test begins with an empty account. */
    reset: () => control('POST', '/reset', {}, account.api_key),
  }));
  return made;
}
