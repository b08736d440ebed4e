// Decides for other features which network addresses may be reached.

export { guardedLookup, isClosed, PrivateAddress } from './webhook-address.ts'
