import { randomUUID } from 'node:crypto'
import type * as Category from '@callofcode/contract/category/category'
import type * as Draft from '@callofcode/contract/draft/draft'
import type * as Forum from '@callofcode/contract/forum/forum'
import type * as Poll from '@callofcode/contract/forum/poll'
import type * as ThreadWork from '@callofcode/contract/forum/thread-work'
import type * as Watch from '@callofcode/contract/forum/watch'
import { polled, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { aThread } from './prepared.ts'

const thread = { title: 'Two heaps', category: 'DSA help', content: 'How?' } as const
const draft = { content: { content: 'half' }, basedOn: null }
const aReply = async ({ make }: WriteWorld) => ({ params: { id: await make.reply(await make.thread()) } })

const aCategory = () => ({
  name: `Category ${randomUUID().slice(0, 8)}`,
  description: '',
  readers: 'everyone' as const,
  readerBatches: [],
  readerGroups: [],
  writers: 'members' as const,
  writerBatches: [],
  writerGroups: [],
})
const robots = {
  name: 'Robots',
  description: 'What moves',
  readers: 'batches' as const,
  readerBatches: [randomUUID()],
  readerGroups: [randomUUID()],
  writers: 'batches' as const,
  writerBatches: [randomUUID()],
  writerGroups: [randomUUID()],
}
const also = {
  readers: ['everyone', 'members', 'groups', 'organisers'],
  writers: ['members', 'groups', 'organisers'],
} as const
async function categoryIn({ site }: WriteWorld) {
  const { name } = aCategory()
  const { rows } = await site.database.pool.query<{ id: string; updated_at: Date }>(
    'insert into forum_categories (name) values ($1) returning id, updated_at',
    [name],
  )
  const [row] = rows
  if (!row) throw new Error('no category was made')
  return { id: row.id, updatedAt: row.updated_at.toISOString() }
}

export const forumRows: TableOf<
  typeof Forum | typeof ThreadWork | typeof Watch | typeof Poll | typeof Draft | typeof Category
> = {
  'POST /forum/threads/:id/replies': {
    may: ['member', 'forum:write'],
    key: 'forum_posts',
    by: 'other',
    body: { content: 'So.', replyToId: randomUUID() },
    call: async ({ make }) => ({ params: { id: await make.thread() }, body: { content: 'Here.' } }),
  },
  'POST /forum/threads': {
    may: ['member', 'forum:write'],
    key: 'forum_threads',
    by: 'other',
    body: {
      ...thread,
      poll: { question: 'Which?', options: ['Heap', 'Tree'], multiple: false, days: 7, shows: 'voted' },
    },
    call: async ({ author }) => ({
      body: { title: 'Who comes along?', category: 'General', content: `@${author.handle}?` },
    }),
  },
  'GET /forum/threads/:id': { may: ['anyone', 'visitor'], call: aThread },
  'GET /forum/threads/:id/replies': { may: ['anyone', 'visitor'], call: aThread },
  'GET /forum/threads': { may: ['anyone', 'visitor'] },
  'DELETE /forum/replies/:id': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'other',
    call: aReply,
  },
  'DELETE /forum/threads/:id': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'author',
    call: aThread,
  },
  'GET /forum/threads/:id/stream': { may: ['anyone', 'read'], call: aThread },
  'PATCH /forum/replies/:id': {
    may: ['member', 'forum:write'],
    by: 'other',
    body: { content: 'So.' },
    call: aReply,
  },
  'PATCH /forum/threads/:id': { may: ['member', 'forum:write'], by: 'author', body: thread, call: aThread },
  'POST /forum/replies/:id/vote': {
    may: ['member', 'forum:write'],
    key: 'forum_votes',
    by: 'author',
    call: aReply,
  },
  'POST /forum/threads/:id/vote': {
    may: ['member', 'forum:write'],
    key: 'forum_votes',
    by: 'other',
    call: aThread,
  },

  'POST /forum/threads/:id/accept/:replyId': {
    may: ['member', 'forum:write'],
    by: 'author',
    call: async ({ make }) => {
      const id = await make.thread()
      return { params: { id, replyId: await make.reply(id) } }
    },
  },
  'DELETE /forum/threads/:id/accept': {
    may: ['member', 'forum:write'],
    by: 'author',
    call: async ({ make, ask, author }) => {
      const id = await make.thread()
      await ask('POST', `/forum/threads/${id}/accept/${await make.reply(id)}`, author.as)
      return { params: { id } }
    },
  },
  'POST /forum/threads/:id/merge': {
    may: ['moderation', 'admin:write'],
    body: { into: randomUUID() },
    call: async ({ make }) => {
      const from = await make.thread()
      await make.reply(from)
      return { params: { id: from }, body: { into: await make.thread() } }
    },
  },
  'POST /forum/threads/:id/move': {
    may: ['moderation', 'admin:write'],
    body: { category: 'General' },
    call: aThread,
  },
  'POST /forum/threads/:id/slow': { may: ['moderation', 'admin:write'], body: { minutes: 5 }, call: aThread },

  'GET /forum/threads/:id/mine': { may: ['member', 'read'], call: aThread },
  'GET /forum/watched': { may: ['member', 'read'] },
  'PUT /forum/threads/:id/watch': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'other',
    body: { level: 'watching' },
    call: aThread,
  },

  'GET /forum/threads/:id/poll': {
    may: ['member', 'read'],
    call: async (world) => ({ params: { id: (await polled(world)).id } }),
  },
  'PUT /forum/threads/:id/poll': {
    may: ['member', 'forum:write'],
    by: 'other',
    body: { options: [randomUUID()] },
    call: async (world) => {
      const { id, option } = await polled(world)
      return { params: { id }, body: { options: [option] } }
    },
  },

  'GET /forum/categories': { may: ['anyone', 'visitor'] },
  'GET /forum/categories/mine': { may: ['member', 'read'] },
  'GET /admin/categories': { may: ['admin', 'admin:read'] },
  'POST /admin/categories': {
    may: ['admin', 'admin:write'],
    body: robots,
    also,
    call: async () => ({ body: aCategory() }),
  },
  'PUT /admin/categories/order': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()] },
  },
  'PUT /admin/categories/:id': {
    may: ['admin', 'admin:write'],
    body: { ...robots, archived: true, basedOn: '2026-01-01T00:00:00Z' },
    also,
    call: async (world) => {
      const { id, updatedAt } = await categoryIn(world)
      return { params: { id }, body: { ...aCategory(), archived: false, basedOn: updatedAt } }
    },
  },
  'DELETE /admin/categories/:id': {
    may: ['admin', 'admin:write'],
    call: async (world) => ({ params: { id: (await categoryIn(world)).id } }),
  },
  'POST /admin/categories/:id/threads': {
    may: ['admin', 'admin:write'],
    body: { to: 'General' },
    call: async (world) => ({ params: { id: (await categoryIn(world)).id } }),
  },

  'GET /drafts/:form': { may: ['member', 'none'], call: async () => ({ params: { form: 'blog' } }) },
  'GET /forum/threads/:id/draft': { may: ['member', 'none'], call: aThread },
  'GET /drafts': { may: ['member', 'none'] },
  'DELETE /drafts/:form': {
    may: ['member', 'none'],
    readers: 'taken back',
    call: async () => ({ params: { form: 'blog' } }),
  },
  'DELETE /forum/threads/:id/draft': {
    may: ['member', 'none'],
    readers: 'taken back',
    by: 'other',
    call: aThread,
  },
  'PUT /drafts/:form': {
    may: ['member', 'none'],
    readers: 'self',
    body: { content: { title: 'T', questions: [{ questionName: 'Q' }] }, basedOn: '2026-01-01T00:00:00Z' },
    also: { basedOn: [null], 'content.title': [['x'], true] },
    call: async () => ({ params: { form: 'blog' }, body: draft }),
  },
  'PUT /forum/threads/:id/draft': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    body: { content: { content: 'So', replyToId: '' }, basedOn: '2026-01-01T00:00:00Z' },
    also: { basedOn: [null], 'content.content': [['x'], true], 'content.replyToId': [['x'], true] },
    call: async ({ make }) => ({ params: { id: await make.thread() }, body: draft }),
  },
}
