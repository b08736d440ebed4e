import { randomUUID } from 'node:crypto'
import type * as Ask from '@callofcode/contract/ask/ask'
import type * as AskReport from '@callofcode/contract/ask/ask-report'
import type * as AskThread from '@callofcode/contract/ask/ask-thread'
import { askedMentors, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { aThread, theProblem } from './prepared.ts'

const question = {
  to: 'forum',
  title: 'Why?',
  content: 'It is zero.',
  code: { language: 'python', source: 'print(1)' },
} as const
/** Moderators may read a question once it was reported. */
async function reported(world: WriteWorld): Promise<string> {
  const { id } = await askedMentors(world)
  await world.ask('POST', `/asked/${id}/reports`, world.other.as, { reason: 'Spam' })
  return id
}

export const askRows: TableOf<typeof Ask | typeof AskReport | typeof AskThread> = {
  'POST /problems/:slug/questions': {
    may: ['member', 'forum:write'],
    key: 'help_questions',
    body: {
      ...question,
      submission: randomUUID(),
      verdict: { verdict: 'Wrong Answer', reason: 'Zero' },
      counterexample: { input: '[4]', expected: '8', given: '0' },
    },
    also: { 'verdict.reason': [null], 'counterexample.expected': [null], 'counterexample.given': [null] },
    call: async ({ site, slug }) => ({ as: (await site.member()).as, params: { slug }, body: question }),
  },
  'PUT /asked/:id/closed': {
    may: ['member', 'forum:write'],
    readers: 'self',
    body: { closed: true },
    call: async (world) => {
      const { id, asker } = await askedMentors(world)
      return { as: asker.as, params: { id } }
    },
  },
  'POST /asked/:id/comments': {
    may: ['member', 'forum:write'],
    key: 'help_comments',
    by: 'other',
    body: { content: 'Here.', line: 1 },
    call: async (world) => ({ params: { id: (await askedMentors(world)).id } }),
  },
  'GET /asked/:id': {
    may: ['member', 'read'],
    call: async (world) => ({ params: { id: await reported(world) } }),
  },
  'GET /problems/:slug/asking': { may: ['member', 'read'], call: theProblem },
  'GET /asked': { may: ['member', 'read'] },
  'GET /asked/queue': { may: ['member', 'read'] },
  'DELETE /asked/:id': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    call: async (world) => {
      const { id, asker } = await askedMentors(world)
      return { as: asker.as, params: { id } }
    },
  },
  'DELETE /asked/:id/comments/:comment': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'other',
    call: async (world) => {
      const { id, comment } = await askedMentors(world, true)
      return { params: { id, comment } }
    },
  },
  'POST /asked/:id/thanks': {
    may: ['member', 'forum:write'],
    readers: 'self',
    body: { comment: randomUUID() },
    call: async (world) => {
      const { id, asker, comment } = await askedMentors(world, true)
      return { as: asker.as, params: { id }, body: { comment } }
    },
  },

  'GET /asked/reports': { may: ['moderation', 'admin:read'] },
  'POST /asked/:id/reports': {
    may: ['member', 'forum:write'],
    readers: 'moderators',
    by: 'other',
    body: { comment: randomUUID(), reason: 'Spam', note: 'See it.' },
    call: async (world) => ({ params: { id: (await askedMentors(world)).id }, body: { reason: 'Spam' } }),
  },
  'POST /asked/reports/:id/resolve': {
    may: ['moderation', 'admin:write'],
    body: { ruling: 'kept' },
    call: async (world) => {
      const id = await reported(world)
      const { rows } = await world.site.database.pool.query(
        'select id from help_reports where help_question_id = $1',
        [id],
      )
      return { params: { id: rows[0]?.id } }
    },
  },

  'GET /forum/threads/:id/carried': { may: ['member', 'read'], call: aThread },
}
