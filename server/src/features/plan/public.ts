// Exports for Today, and for lists that update plans.

export { followOwnList } from './follow-list.ts'
export { PLANS } from './plan-statements.ts'
export type { PlansRow } from './plan-store.ts'
export { planOfToday } from './present-plan.ts'
