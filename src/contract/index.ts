/**
 * The contract: the OpenAPI documents as operation tables, types and validators. It validates what comes in and what
 * goes out, and knows nothing of how either travels.
 */
export type { Contract, Operation } from './contract.js';
export { addCoverage, type CoverageReport, coverageOf } from './coverage.js';
export {
  coverageJunit,
  coverageLines,
  coverageMarkdown,
  escapeMarkup,
  type ReportFailure,
} from './coverage-report.js';
export { type ParsedBody, parseJsonBody, parseLongJsonBody, type ReadBody, textIssue } from './json-body.js';
export { jsonIssue } from './json-scan.js';
export { loadContract, loadControlContract, profileContract } from './profile.js';
export { examplesOf, headerExamplesOf, publishedDocument, publishedText, shownExample } from './published.js';
export type * from './types.js';
export {
  allowedInstead,
  parseQuery,
  type RawRequest,
  type ValidRequest,
  validateRequest,
  validateResponse,
  validateWebhook,
} from './validate.js';
export { loadVariants } from './variants.js';
export type { ContractViolation } from './violation.js';
