// What the other features need of second factors: whether a member has one, and the reset by an admin.

export { hasFactor } from './factor-store.ts'
export { resetFactors } from './reset-factors.ts'
