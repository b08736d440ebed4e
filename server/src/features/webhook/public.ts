// What the other features need of webhooks: which addresses of the network may be reached.

export { guardedLookup, isClosed, PrivateAddress } from './webhook-address.ts'
