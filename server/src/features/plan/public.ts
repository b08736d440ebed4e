// What Today needs of plans.

export { PLANS } from './plan-statements.ts'
export type { PlansRow } from './plan-store.ts'
export { planOfToday } from './present-plan.ts'
