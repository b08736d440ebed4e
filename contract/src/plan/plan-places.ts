import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onePlan } from './plan.ts'

// The connections of a plan: the shared list that it follows, and the calendars that read it.

export const followSharedList = endpoint({
  method: 'PUT',
  path: '/plans/:id/list',
  scope: 'progress:write',
  summary: 'Take over what changed in the shared list of a plan since',
  ...onePlan,
})
const planFeed = z.object({ _id: z.string(), title: z.string(), madeAt: z.string() })
export type PlanFeed = z.infer<typeof planFeed>

export const listPlanFeeds = endpoint({
  method: 'GET',
  path: '/plans/feeds',
  callers: 'member',
  summary: 'The plans that calendars read by an address, with the time at which it was made',
  answer: z.object({ data: z.array(planFeed) }),
})
export const makePlanFeed = endpoint({
  method: 'PUT',
  path: '/plans/:id/feed',
  summary: 'Make an address from which calendars read the plan; an earlier one ends. It is shown this once',
  ...onePlan,
  answer: z.object({ data: z.object({ path: z.string() }) }),
})
export const removePlanFeed = endpoint({
  method: 'DELETE',
  path: '/plans/:id/feed',
  summary: 'End the address from which calendars read the plan',
  ...onePlan,
})
