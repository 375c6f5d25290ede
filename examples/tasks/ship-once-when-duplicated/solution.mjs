export { onWebhook } from '../careful-receiver.mjs';
