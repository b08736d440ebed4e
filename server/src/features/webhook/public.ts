// What the other features need of webhooks: to tell them what happened, and what else may be reached of the network.

export { guardedLookup, isClosed, PrivateAddress } from './webhook-address.ts'
export { tellWebhooks, tellWebhooksOfMany } from './webhook-outbox.ts'
