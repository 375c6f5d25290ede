/**
 * The contract room: the OpenAPI documents as operation tables, types and validators. It judges what comes in and what
 * goes out, and knows nothing of how either travels.
 */
export type { Contract, DocumentedResponse, Operation, Parameter } from './contract.js';
export {
  type CoverageCounts,
  type CoverageReport,
  coverageOf,
  type Share,
} from './coverage.js';
export { COVERAGE_STYLE, coverageHtml } from './coverage-html.js';
export {
  coverageJunit,
  coverageLines,
  coverageMarkdown,
  percentText,
  type ReportFailure,
} from './coverage-texts.js';
export { examplesOf, headerExamplesOf, shownExample } from './examples.js';
export { type ParsedBody, parseJsonBody, parseLongJsonBody, textFault } from './json-body.js';
export { faultOfJson } from './json-fault.js';
export { type ContractName, loadContract, loadControlContract } from './load.js';
export { type ContractSettings, profileContract } from './profile.js';
export { publishedDocument, publishedText } from './published.js';
export { type ParsedQuery, parseQuery } from './query.js';
export { type RawRequest, type RefusedRequest, type ValidRequest, validateRequest } from './requests.js';
export { validateResponse, validateWebhook } from './responses.js';
export type * from './types.js';
export type { ContractViolation, ViolationLocation } from './violation.js';
