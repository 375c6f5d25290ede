/** Which parts of the contract the merchant's traffic has exercised. */
import type { ControlHandler, ControlSchema } from '../../contract/types.js';
import type { ControlContext } from '../host.js';
import { showCoverage } from '../shapes/coverage.js';

export const getCoverage: ControlHandler<'getCoverage', ControlContext> = (_request, { world }) => ({
  status: 200,
  // The operations of a contract have the methods and statuses that the schema lists; their type is wider.
  body: showCoverage(world.data.coverage, world.data.settings) as ControlSchema<'CoverageReport'>,
});
