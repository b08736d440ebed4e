import { randomUUID } from 'node:crypto'
import type * as Handle from '@callofcode/contract/handle/handle'
import type * as Review from '@callofcode/contract/review/review'
import type * as SolveImport from '@callofcode/contract/solve-import/solve-import'
import type * as Streak from '@callofcode/contract/streak/streak'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { daysOff, firstQuestion, madeBy, nextWeek, questionsOf } from './prepared.ts'

/** Ticks a question as the other member. */
async function ticked(world: WriteWorld) {
  const questionId = (await questionsOf(world))[2]
  const body = { completed: true, at: new Date().toISOString() }
  await world.ask('PUT', `/progress/memberId/questions/${questionId}/completed`, world.other.as, body)
  return { questionId }
}
/** Adds an account of the other member on a site. */
async function handled({ ask, other }: WriteWorld) {
  await ask('PUT', '/members/me/handles/codechef', other.as, { handle: 'asha_verma' })
  return { site: 'codechef' as const }
}
const solvedBefore = async (world: WriteWorld) => ({
  source: 'list' as const,
  name: '',
  solves: [{ questionId: await firstQuestion(world), at: '2024-01-01T00:00:00.000Z' }],
})

export const habitRows: TableOf<typeof Review | typeof Streak | typeof SolveImport | typeof Handle> = {
  'PUT /reviews/:questionId/dropped': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { dropped: true },
    call: async (world) => ({ params: await ticked(world) }),
  },
  'GET /reviews/memory': { may: ['member', 'read'] },
  'GET /reviews/today': { may: ['member', 'read'] },
  'GET /reviews': { may: ['member', 'read'] },
  'GET /reviews.csv': { may: ['member', 'none'] },
  'GET /reviews-kept.csv': { may: ['member', 'none'] },
  'PUT /reviews/:questionId/postponed': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { until: nextWeek() },
    also: { until: [null] },
    call: async (world) => ({ params: await ticked(world), body: { until: null } }),
  },
  'PUT /reviews/:questionId/rating': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { id: randomUUID(), rating: 3, at: '2026-01-01T00:00:00Z' },
    also: { rating: [null] },
    call: async (world) => ({
      params: await ticked(world),
      body: { id: randomUUID(), rating: 3, at: new Date().toISOString() },
    }),
  },
  'PUT /reviews/load': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { perDay: 5 },
  },

  'POST /streak/pauses': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'pauses',
    by: 'other',
    body: daysOff(),
    call: async () => ({ body: daysOff() }),
  },
  'GET /streak': { may: ['member', 'read'] },
  'GET /streak.csv': { may: ['member', 'none'] },
  'DELETE /streak/pauses/:id': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    call: async (world) => ({
      params: { id: await madeBy(world, world.other.as, '/streak/pauses', daysOff()) },
    }),
  },
  'PUT /streak/zone': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    body: { timeZone: 'Asia/Kolkata', proposed: true },
    call: async () => ({ body: { timeZone: 'Asia/Kolkata', proposed: false } }),
  },
  'PUT /streak/goal': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { goal: { kind: 'days', count: 4 } },
  },

  'POST /progress/imports': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'progress_imports',
    by: 'other',
    body: { source: 'list', name: 'solved.csv', solves: [{ questionId: randomUUID(), at: null }] },
    call: async (world) => ({ body: await solvedBefore(world) }),
  },
  'GET /progress/imports/questions': { may: ['member', 'read'] },
  'GET /progress/imports': { may: ['member', 'read'] },
  'DELETE /progress/imports/:id': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    call: async (world) => ({
      params: { id: await madeBy(world, world.other.as, '/progress/imports', await solvedBefore(world)) },
    }),
  },

  'POST /members/me/handles/:site/token': {
    may: ['member', 'none'],
    readers: 'self',
    undone: 'needs a club that asks other sites',
    call: async () => ({ params: { site: 'codechef' } }),
  },
  'POST /members/me/handles/:site/check': {
    may: ['member', 'none'],
    readers: 'self',
    undone: 'needs a club that asks other sites',
    call: async () => ({ params: { site: 'codechef' } }),
  },
  'PUT /members/me/handles/:site/figures': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    body: { figures: { solved: 12, rating: 1400, maxRating: 1500, rank: 'expert' } },
    call: async (world) => ({ params: await handled(world) }),
  },
  'GET /members/me/handles': { may: ['member', 'read'] },
  'GET /handles.csv': { may: ['member', 'none'] },
  'DELETE /members/me/handles/:site': {
    may: ['member', 'none'],
    readers: 'taken back',
    by: 'other',
    call: async (world) => ({ params: await handled(world) }),
  },
  'PUT /members/me/handles/:site': {
    may: ['member', 'none'],
    by: 'other',
    body: { handle: 'tourist' },
    call: async () => ({ params: { site: 'github' }, body: { handle: 'asha-verma' } }),
  },
}
