/**
 * The contract room: the OpenAPI documents as operation tables, types and validators. It judges what comes in and what
 * goes out, and knows nothing of how either travels.
 */
export type { Contract, DocumentedResponse, Operation, Parameter } from './contract.js';
export {
  type CoverageCounts,
  type CoverageReport,
  coverageJunit,
  coverageLines,
  coverageMarkdown,
  coverageOf,
  percentText,
  type ReportFailure,
  type Share,
} from './coverage.js';
export { COVERAGE_STYLE, coverageHtml } from './coverage-html.js';
export { type ParsedBody, parseJsonBody, parseLongJsonBody, textFault } from './json-body.js';
export { faultOfJson } from './json-scan.js';
export {
  type ContractName,
  type ContractSettings,
  loadContract,
  loadControlContract,
  profileContract,
} from './profile.js';
export { examplesOf, headerExamplesOf, publishedDocument, publishedText, shownExample } from './published.js';
export type * from './types.js';
export {
  type ParsedQuery,
  parseQuery,
  type RawRequest,
  type RefusedRequest,
  type ValidRequest,
  validateRequest,
  validateResponse,
  validateWebhook,
} from './validate.js';
export type { ContractViolation, ViolationLocation } from './violation.js';
