/** `tenderbox/webhooks`: how a receiver verifies a webhook. */
export type { EventType } from './contract/types.js';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookNotification,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './deliveries/verify.js';
