/** What moved on the chains. */
import type { ControlHandler } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { getTransaction } from '../../domain/payments/transactions.js';
import type { ControlContext } from '../host.js';
import { showExported, showTransactionDetail } from '../shapes/transactions.js';

export const listTransactions: ControlHandler<'listTransactions', ControlContext> = ({ query }, { world }) => {
  const { status, type } = query;
  // Transactions are filed under `<status>`, `|<type>` and `<status>|<type>`.
  const facet = type === undefined ? status : `${status ?? ''}|${type}`;
  const options = {
    path: '/_sandbox/transactions',
    filters: { status, type },
    facet,
    precision: 'milliseconds',
  } as const;
  return { status: 200, body: listPage(world.transactions, query, options, (record) => showExported(world, record)) };
};

export const getTransactionDetail: ControlHandler<'getTransactionDetail', ControlContext> = ({ path }, { world }) => ({
  status: 200,
  body: showTransactionDetail(world, getTransaction(world, path.id)),
});
