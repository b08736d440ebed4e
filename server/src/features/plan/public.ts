// What Today needs of plans, and what lists do to them.

export { followOwnList } from './follow-list.ts'
export { PLANS } from './plan-statements.ts'
export type { PlansRow } from './plan-store.ts'
export { planOfToday } from './present-plan.ts'
