import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onePlan } from './plan.ts'

// Where a plan comes from and where it goes: the list that somebody shares, and calendars.

export const followSharedList = endpoint({
  method: 'PUT',
  path: '/plans/:id/list',
  scope: 'progress:write',
  summary: 'Take over what changed in the shared list of a plan since',
  ...onePlan,
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
