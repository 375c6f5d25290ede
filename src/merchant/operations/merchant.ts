import type { OperationHandler } from '../../contract/types.js';
import { publicAccount, publicBalance } from '../../domain/present.js';
import type { OperationContext } from '../host.js';

export const getBalance: OperationHandler<'getBalance', OperationContext> = (_request, { world }) => {
  return { status: 200, body: publicBalance(world) };
};

export const getAccount: OperationHandler<'getAccount', OperationContext> = (_request, { world }) => {
  return { status: 200, body: publicAccount(world, world.data.merchant) };
};
