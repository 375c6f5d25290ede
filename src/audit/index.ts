/** The audit's front door: what clients did that the guidance forbids. */
export { RULES } from './rules.js';
export { auditInSlices, auditReport, runAudit } from './run.js';
export { diagnoseSignature, type SignatureFinding, type Symptoms } from './signature-doctor.js';
export { type AuditResult, type Finding, RECORDED, type Recorded, type Rule, type Severity } from './types.js';
