// What the other features need of webhooks: to tell them what happened.

export { tellWebhooks, tellWebhooksOfMany } from './webhook-outbox.ts'
