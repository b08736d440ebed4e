import type * as Comparison from '@callofcode/contract/explain/comparison'
import type * as Compile from '@callofcode/contract/judge-assets/judge-assets'
import type * as Problem from '@callofcode/contract/problem/problem'
import type * as Solution from '@callofcode/contract/solution/shared-solution'
import type * as ProblemSubmission from '@callofcode/contract/submission/solution-submission'
import { judgedSubmission } from '../accepted-submission.ts'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { theProblem } from './prepared.ts'

async function sharedSolution({ site, other, ask }: WriteWorld): Promise<string> {
  const id = await judgedSubmission(site, other.id, { language: 'cpp' })
  await ask('PUT', `/submissions/${id}/share`, other.as, { named: true })
  const { body } = await site.ask('GET', '/problems/fair-cuts/solutions?language=cpp', { as: other.as })
  return body.data[0]._id
}
const aShared = async (world: WriteWorld) => ({ params: { id: await sharedSolution(world) } })
const judged = async ({ site, admin }: WriteWorld) => ({
  params: { id: await judgedSubmission(site, admin.id) },
})

export const problemRows: TableOf<
  typeof Problem | typeof Compile | typeof ProblemSubmission | typeof Comparison | typeof Solution
> = {
  'POST /problems/:slug/discussion': {
    may: ['member', 'forum:write'],
    key: 'forum_posts',
    by: 'other',
    body: { content: 'Why a heap?' },
    call: async ({ slug, ask, author }) => {
      // The first question also starts the thread.
      await ask('POST', `/problems/${slug}/discussion`, author.as, { content: 'Where to begin?' })
      return { params: { slug }, body: { content: `Why, @${author.handle}?` } }
    },
  },
  'GET /problems/:slug/discussion': { may: ['anyone', 'visitor'], call: theProblem },
  'GET /problems/:slug': { may: ['anyone', 'visitor'], call: theProblem },
  'GET /problems/:slug/editorial/solutions': {
    may: ['member', 'read'],
    call: async ({ slug, ask, admin }) => {
      await ask('POST', `/problems/${slug}/editorial`, admin.as)
      return { params: { slug } }
    },
  },
  'GET /problems/:slug/hints': { may: ['member', 'read'], call: theProblem },
  'GET /problems': { may: ['anyone', 'visitor'] },
  'POST /problems/:slug/editorial': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'opened_editorials',
    by: 'other',
    call: async ({ site, slug }) => ({ as: (await site.member()).as, params: { slug } }),
  },
  'POST /problems/:slug/hints': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'opened_hints',
    by: 'other',
    call: async ({ site, slug }) => ({ as: (await site.member()).as, params: { slug } }),
  },
  'PUT /problems/:slug/hints/opened': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { count: 1, at: '2026-01-01T00:00:00Z' },
    call: async ({ slug }) => ({ params: { slug }, body: { count: 2, at: new Date().toISOString() } }),
  },

  'POST /problems/:slug/compile': {
    may: ['member', 'judge:submit'],
    readers: 'self',
    body: { language: 'cpp', source: 'int fairCuts(vector<int>& weights) { return 0; }', judged: true },
    undone: 'needs the compiler, which is not made here',
    call: async () => ({ params: { slug: 'fair-cuts' } }),
  },

  'GET /problems/:slug/mine': { may: ['member', 'read'], call: theProblem },
  'GET /submissions/:id': { may: ['member', 'read'], call: judged },
  'GET /problem-counts': { may: ['anyone', 'visitor'] },
  'GET /progress/problems': { may: ['member', 'read'] },
  'GET /problems/:slug/submissions': { may: ['member', 'read'], call: theProblem },
  'GET /submissions/:id/stream': { may: ['member', 'read'], call: judged },
  'POST /problems/:slug/submissions': {
    may: ['member', 'judge:submit'],
    readers: 'self',
    key: 'problem_submissions',
    by: 'other',
    body: {
      language: 'python',
      source: 'print(input())',
      claim: { fuels: [1_000], answersHash: 'ab'.repeat(32), artifactHash: 'cd'.repeat(32) },
    },
    call: async ({ slug }) => ({ params: { slug }, body: { language: 'python', source: 'print(1)' } }),
  },

  'GET /submissions/:id/comparison': { may: ['member', 'read'], call: judged },

  'GET /submissions/:id/share': { may: ['member', 'read'], call: judged },
  'GET /solutions/:id': { may: ['member', 'read'], call: aShared },
  'GET /problems/:slug/solutions': { may: ['member', 'read'], call: theProblem },
  'DELETE /admin/solutions/:id': { may: ['moderation', 'admin:write'], call: aShared },
  'PUT /submissions/:id/share': {
    may: ['member', 'judge:submit'],
    by: 'other',
    body: { named: true },
    call: async ({ site, other }) => ({ params: { id: await judgedSubmission(site, other.id) } }),
  },
  'DELETE /submissions/:id/share': {
    may: ['member', 'judge:submit'],
    readers: 'taken back',
    by: 'other',
    call: async ({ site, other }) => ({ params: { id: await judgedSubmission(site, other.id) } }),
  },
}
