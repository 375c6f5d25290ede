import type { OperationHandler } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { getTransaction as find } from '../../domain/payments/transactions.js';
import { publicTransaction, transactionItem } from '../../domain/present.js';
import type { OperationContext } from '../host.js';

export const getTransaction: OperationHandler<'getTransaction', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: publicTransaction(world, find(world, path.transaction_id)) };
};

export const listTransactions: OperationHandler<'listTransactions', OperationContext> = ({ query }, { world }) => {
  const { status, type } = query;
  // Transactions are filed under `<status>`, `|<type>` and `<status>|<type>`.
  const facet = type === undefined ? status : `${status ?? ''}|${type}`;
  const precision = world.data.settings.timestamps;
  const options = { path: '/v1/transactions', filters: { status, type }, facet, precision };
  return {
    status: 200,
    body: listPage(world.transactions, query, options, (record) => transactionItem(world, record)),
  };
};
