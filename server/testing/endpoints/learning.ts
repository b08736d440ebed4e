import { randomUUID } from 'node:crypto'
import type * as Leaderboard from '@callofcode/contract/leaderboard/leaderboard'
import type * as WholeBoard from '@callofcode/contract/leaderboard/whole-board'
import type * as Note from '@callofcode/contract/note/note'
import type * as OwnList from '@callofcode/contract/question-list/own-list'
import type * as Report from '@callofcode/contract/report/report'
import type * as OwnSolution from '@callofcode/contract/solution/own-solution'
import type * as TopicMap from '@callofcode/contract/topic-map/topic-map'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { firstQuestion, madeBy, newQuestion, ownList, questionsOf, sharedList } from './prepared.ts'

const solutionOf = (place: string) => ({ place, language: 'go' as const, source: `// ${randomUUID()}` })
const aList = async (world: WriteWorld) => ({ params: { id: await ownList(world) } })

export const learningRows: TableOf<
  | typeof Note
  | typeof OwnList
  | typeof OwnSolution
  | typeof TopicMap
  | typeof Leaderboard
  | typeof WholeBoard
  | typeof Report
> = {
  'GET /admin/report': { may: ['report', 'admin:read'] },
  'GET /admin/report/people': {
    may: ['report', 'admin:read'],
    call: async () => ({ query: { figure: 'active' } }),
  },
  'GET /report.csv': { may: ['report', 'none'] },
  'GET /admin/leaderboard': { may: ['report', 'admin:read'] },
  'GET /whole-leaderboard.csv': { may: ['report', 'none'] },
  'GET /progress/memberId/questions/:questionId': {
    may: ['member', 'read'],
    call: async (world) => ({ params: { questionId: await newQuestion(world) } }),
  },
  'GET /progress/memberId/marks': { may: ['member', 'read'] },
  'GET /notes': { may: ['member', 'read'] },
  'GET /stars': { may: ['member', 'read'] },
  'PUT /progress/memberId/questions/:questionId/star': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { starred: true },
    call: async (world) => ({ params: { questionId: (await questionsOf(world))[1] } }),
  },

  'POST /own-lists': {
    may: ['member', 'progress:write'],
    readers: 'linked',
    key: 'own_lists',
    by: 'other',
    body: { title: 'Exam week', description: 'Heaps.', questions: [randomUUID()] },
    call: async () => ({ body: { title: 'Exam week' } }),
  },
  'DELETE /own-lists/:id': {
    may: ['member', 'progress:write'],
    readers: 'taken back',
    by: 'other',
    call: aList,
  },
  'GET /own-lists/:id': { may: ['member', 'read'], by: 'other', call: aList },
  'GET /shared-lists/:key': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({ params: { key: await sharedList(world) } }),
  },
  'GET /own-lists': { may: ['member', 'read'] },
  'PUT /own-lists/:id/questions/:questionId': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { listed: true },
    call: async (world) => ({ params: { id: await ownList(world), questionId: await firstQuestion(world) } }),
  },
  'PATCH /own-lists/:id': {
    may: ['member', 'progress:write'],
    readers: 'linked',
    by: 'other',
    body: { title: 'Exam week', description: 'Heaps.', questions: [randomUUID()], shared: true },
    call: async (world) => ({ params: { id: await ownList(world) }, body: { shared: true } }),
  },

  'DELETE /own-solutions/:id': {
    may: ['member', 'progress:write'],
    readers: 'taken back',
    by: 'other',
    call: async (world) => ({
      params: { id: await madeBy(world, world.other.as, '/own-solutions', solutionOf(world.slug)) },
    }),
  },
  'POST /own-solutions': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'kept_solutions',
    by: 'other',
    body: { place: randomUUID(), language: 'go', source: 'func f() {}' },
    call: async ({ slug }) => ({ body: solutionOf(slug) }),
  },
  'GET /own-solutions': { may: ['member', 'read'], call: async () => ({ query: { place: 'fair-cuts' } }) },

  'GET /topics/mastery': { may: ['member', 'read'] },
  'GET /mastery.csv': { may: ['member', 'none'] },
  'GET /topics/map': { may: ['anyone', 'visitor'] },

  'GET /leaderboard': { may: ['member', 'read'] },
  'GET /leaderboard.csv': { may: ['member', 'none'] },
  'PUT /leaderboard/mine': {
    may: ['member', 'none'],
    readers: 'taken back',
    by: 'other',
    body: { shown: true },
  },
}
