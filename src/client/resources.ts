/** The methods of a client, one per operation of the contract. */
import openapiFetch from 'openapi-fetch';
import type { paths } from '../contract/generated/merchant.js';
import type { Setup } from './options.js';
import { itemsOf, type Page, pagesOf } from './pages.js';
import { send } from './send.js';
import type { CallOptions, Client, Filter, Item, Lists, OperationId, Result } from './types.js';

/** What `all` fetches at a time: the most that the contract allows. */
const LARGEST_PAGE = 100;

/** The id as it stands in a path. `.` and `..` would lead to another one. */
function readId(operationId: OperationId, id: unknown): string {
  if (typeof id === 'string' && id !== '' && id !== '.' && id !== '..') return id;
  const given = id === undefined ? 'nothing' : JSON.stringify(id);
  throw new TypeError(`${operationId} needs the id of a resource, as its creation or a list answers it, not ${given}.`);
}

/** The parsed answer: whatever is no success has thrown before. */
async function dataOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T;
}

function lists<Id extends OperationId>(
  operationId: Id,
  path: string,
  pageSize: number | undefined,
  fetchPage: (query: Filter<Id>, options: CallOptions | undefined) => Promise<Result<Id>>,
): Lists<Id> {
  // The compiler cannot see that every list has the envelope while it does not know which list it is.
  const fetchEnvelope = (query: object, options?: CallOptions) =>
    fetchPage(query as Filter<Id>, options) as Promise<Result<Id> & Page>;
  const pages = (filter: object = {}, options?: CallOptions) =>
    pagesOf(operationId, path, filter, (query) => fetchEnvelope(query, options));
  return {
    list: (filter = {} as Filter<Id>, options) => fetchPage(filter, options),
    pages: pages as Lists<Id>['pages'],
    all: (filter, options) => {
      const sized = pageSize === undefined ? { ...filter } : { limit: pageSize, ...filter };
      return itemsOf(pages(sized, options) as AsyncIterable<{ data: Item<Id>[] }>);
    },
  };
}

/** Typed calls, and what each of them is sent with. */
function openCalls(setup: Setup) {
  const http = openapiFetch<paths>({ baseUrl: setup.url });
  const as = (operationId: OperationId, options: CallOptions = {}) => ({
    fetch: (request: Request) => send(request, operationId, options, setup),
  });
  return { http, as };
}

const openWebhooks = ({ http, as }: ReturnType<typeof openCalls>): Client['webhooks'] => ({
  create: (body, options) => dataOf(http.POST('/webhooks', { ...as('createWebhook', options), body })),
  get: async (id, options) => {
    const path = { webhook_id: readId('getWebhook', id) };
    return dataOf(http.GET('/webhooks/{webhook_id}', { ...as('getWebhook', options), params: { path } }));
  },
  delete: async (id, options) => {
    const path = { webhook_id: readId('deleteWebhook', id) };
    return dataOf(http.DELETE('/webhooks/{webhook_id}', { ...as('deleteWebhook', options), params: { path } }));
  },
  // The contract gives this list no parameters: all endpoints come on one page.
  ...lists('listWebhooks', '/webhooks', undefined, (_filter, options) =>
    dataOf(http.GET('/webhooks', as('listWebhooks', options))),
  ),
});

/** A client over HTTP. */
export function openClient(setup: Setup): Client {
  const calls = openCalls(setup);
  const { http, as } = calls;
  return {
    payments: {
      create: (body, options) => dataOf(http.POST('/payments', { ...as('createPayment', options), body })),
      get: async (id, options) => {
        const path = { payment_request_id: readId('getPayment', id) };
        return dataOf(http.GET('/payments/{payment_request_id}', { ...as('getPayment', options), params: { path } }));
      },
      ...lists('listPayments', '/payments', LARGEST_PAGE, (query, options) =>
        dataOf(http.GET('/payments', { ...as('listPayments', options), params: { query } })),
      ),
    },
    transactions: {
      get: async (id, options) => {
        const path = { transaction_id: readId('getTransaction', id) };
        const init = { ...as('getTransaction', options), params: { path } };
        return dataOf(http.GET('/transactions/{transaction_id}', init));
      },
      ...lists('listTransactions', '/transactions', LARGEST_PAGE, (query, options) =>
        dataOf(http.GET('/transactions', { ...as('listTransactions', options), params: { query } })),
      ),
    },
    invoices: {
      create: (body, options) => dataOf(http.POST('/invoices', { ...as('createInvoice', options), body })),
      get: async (id, options) => {
        const path = { invoice_id: readId('getInvoice', id) };
        return dataOf(http.GET('/invoices/{invoice_id}', { ...as('getInvoice', options), params: { path } }));
      },
      ...lists('listInvoices', '/invoices', LARGEST_PAGE, (query, options) =>
        dataOf(http.GET('/invoices', { ...as('listInvoices', options), params: { query } })),
      ),
    },
    payouts: {
      create: (body, options) => dataOf(http.POST('/payouts', { ...as('createPayout', options), body })),
      get: async (id, options) => {
        const path = { payout_id: readId('getPayout', id) };
        return dataOf(http.GET('/payouts/{payout_id}', { ...as('getPayout', options), params: { path } }));
      },
      ...lists('listPayouts', '/payouts', LARGEST_PAGE, (query, options) =>
        dataOf(http.GET('/payouts', { ...as('listPayouts', options), params: { query } })),
      ),
    },
    webhooks: openWebhooks(calls),
    balance: { get: (options) => dataOf(http.GET('/balance', as('getBalance', options))) },
    account: { get: (options) => dataOf(http.GET('/account', as('getAccount', options))) },
  };
}
