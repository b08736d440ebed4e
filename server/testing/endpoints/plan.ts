import { randomUUID } from 'node:crypto'
import type * as BatchPlan from '@callofcode/contract/plan/batch-plan'
import type * as Plan from '@callofcode/contract/plan/plan'
import type * as PlanPlaces from '@callofcode/contract/plan/plan-places'
import { batchIn, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { daysOff, madeBy, nextWeek, sharedList } from './prepared.ts'

const terms = {
  endsOn: nextWeek(),
  hours: 6,
  weekdays: [1, 6],
  level: 'beginner' as const,
  hard: 'last' as const,
}
const plan = { ...terms, source: { kind: 'topics' as const, ids: [randomUUID()] } }
const planOf = ({ topic }: WriteWorld) => ({
  ...terms,
  source: { kind: 'topics' as const, ids: [topic] },
})
/** Deletes the member's plans, because a member has one plan per source. */
async function newPlan(world: WriteWorld) {
  await world.site.database.pool.query('delete from plans where member_id = $1', [world.other.id])
  return planOf(world)
}
const planned = async (world: WriteWorld) => madeBy(world, world.other.as, '/plans', await newPlan(world))
/** Plans a list that somebody else shares. */
async function plannedShared(world: WriteWorld) {
  await newPlan(world)
  const { rows } = await world.site.database.pool.query(
    'select id from questions where retired_at is null limit 1',
  )
  const source = { kind: 'shared', key: await sharedList(world, [rows[0].id]) }
  return madeBy(world, world.other.as, '/plans', { ...planOf(world), source })
}
async function plannedBatch(world: WriteWorld) {
  const batch = await batchIn(world)
  await world.ask('PUT', `/mentoring/${batch}/plan`, world.admin.as, planOf(world))
  return batch
}
const aPlan = async (world: WriteWorld) => ({ params: { id: await planned(world) } })
const aPlannedBatch = async (world: WriteWorld) => ({ params: { batch: await plannedBatch(world) } })

export const planRows: TableOf<typeof Plan | typeof PlanPlaces | typeof BatchPlan> = {
  'POST /plans': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'plans',
    by: 'other',
    body: plan,
    call: async (world) => ({ body: await newPlan(world) }),
  },
  'GET /plans/:id': { may: ['member', 'read'], by: 'other', call: aPlan },
  'GET /plans': { may: ['member', 'read'] },
  'POST /plans/preview': {
    may: ['member', 'read'],
    readers: 'self',
    by: 'other',
    body: plan,
    call: async (world) => ({ body: planOf(world) }),
  },
  'DELETE /plans/:id': { may: ['member', 'progress:write'], readers: 'taken back', by: 'other', call: aPlan },
  'PUT /plans/:id': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: terms,
    call: async (world) => ({
      params: { id: await planned(world) },
      body: { endsOn: daysOff().to, hours: 9, weekdays: [6], level: 'confident', hard: 'placed' },
    }),
  },

  'PUT /plans/:id/list': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    call: async (world) => ({ params: { id: await plannedShared(world) } }),
  },
  'GET /plans/feeds': { may: ['member', 'none'] },
  'PUT /plans/:id/feed': { may: ['member', 'none'], readers: 'self', by: 'other', call: aPlan },
  'DELETE /plans/:id/feed': { may: ['member', 'none'], readers: 'self', by: 'other', call: aPlan },

  'PATCH /mentoring/:batch/plan': {
    may: ['member', 'progress:write'],
    body: {
      ...terms,
      title: 'Trees',
      add: plan.source,
      questions: [randomUUID()],
      takeOut: [randomUUID()],
    },
    call: async (world) => ({
      params: { batch: await plannedBatch(world) },
      body: { hours: 8, title: 'Trees first' },
    }),
  },
  'GET /mentoring/:batch/plan': { may: ['member', 'read'], call: aPlannedBatch },
  'DELETE /mentoring/:batch/plan': {
    may: ['member', 'progress:write'],
    readers: 'taken back',
    call: aPlannedBatch,
  },
  'PUT /mentoring/:batch/plan': {
    may: ['member', 'progress:write'],
    body: plan,
    call: async (world) => ({ params: { batch: await batchIn(world) }, body: planOf(world) }),
  },
}
