import { randomUUID } from 'node:crypto'
import type * as BlogLife from '@callofcode/contract/blog-life/blog-life'
import type * as BlogReview from '@callofcode/contract/member-blog/blog-review'
import type * as CoAuthor from '@callofcode/contract/member-blog/co-author'
import type * as MemberBlog from '@callofcode/contract/member-blog/member-blog'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { aBlog, shownAt } from './prepared.ts'

const writing = { title: 'T', content: 'C', category: 'K', tags: ['one', 'two'] }
const series = { title: 'Trees', description: 'All of them.', blogs: [randomUUID()] }
/** Publishes a blog. Its author invites the other member as co-author. */
async function invitation({ make, ask, author, other }: WriteWorld): Promise<string> {
  const id = await make.published()
  await ask('POST', `/member-blogs/${id}/authors`, author.as, { handle: other.handle })
  return id
}
const writtenBlog = async ({ make }: WriteWorld) => ({ params: { id: await make.written() } })
const sentBlog = async ({ make }: WriteWorld) => ({ params: { id: await make.written(true) } })
const aSeries = async ({ make }: WriteWorld) => ({ params: { id: await make.series() } })

export const memberBlogRows: TableOf<
  typeof MemberBlog | typeof CoAuthor | typeof BlogReview | typeof BlogLife
> = {
  'POST /member-blogs/:id/comments': {
    may: ['member', 'forum:write'],
    key: 'member_blog_comments',
    body: { text: 'Why?', line: 1 },
    call: sentBlog,
  },
  'POST /member-blogs': {
    may: ['member', 'forum:write'],
    readers: 'self',
    key: 'member_blogs',
    by: 'other',
    body: writing,
  },
  'POST /member-blogs/:id/edit': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'author',
    call: async ({ make }) => ({ params: { id: await make.published() } }),
  },
  'GET /member-blogs/:id': { may: ['member', 'read'], call: sentBlog },
  'GET /member-blogs': { may: ['member', 'read'] },
  'DELETE /member-blogs/:id': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'author',
    call: writtenBlog,
  },
  'PATCH /member-blogs/:id': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'author',
    body: writing,
    call: writtenBlog,
  },
  'POST /member-blogs/:id/comments/:comment/done': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'author',
    body: { done: true },
    call: async ({ make, ask, author }) => {
      const id = await make.written()
      const { data } = await ask('POST', `/member-blogs/${id}/comments`, author.as, { text: 'Why?' })
      return { params: { id, comment: data.comments[0]._id } }
    },
  },
  'POST /member-blogs/:id/submit': { may: ['member', 'forum:write'], by: 'author', call: writtenBlog },
  'POST /member-blogs/:id/withdraw': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'author',
    call: sentBlog,
  },

  'POST /member-blogs/:id/authors/answer': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'other',
    body: { accept: true },
    call: async (world) => ({ params: { id: await invitation(world) } }),
  },
  'POST /member-blogs/:id/authors': {
    may: ['member', 'forum:write'],
    by: 'author',
    body: { handle: 'asha.verma' },
    call: async ({ make, other }) => ({
      params: { id: await make.written() },
      body: { handle: other.handle },
    }),
  },
  'DELETE /member-blogs/:id/authors/:member': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'author',
    call: async (world) => ({ params: { id: await invitation(world), member: world.other.id } }),
  },

  'POST /blog-reviews/:id/decide': {
    may: ['content', 'admin:write'],
    body: { ruling: 'decline', reason: 'We have one.' },
    call: sentBlog,
  },
  'GET /blog-reviews': { may: ['content', 'admin:read'] },
  'POST /blog-reviews': {
    may: ['content', 'admin:write'],
    key: 'member_blogs',
    body: { ...writing, at: '2099-01-01T10:00' },
  },
  'POST /blog-reviews/:id/publish': {
    may: ['content', 'admin:write'],
    body: { replace: true },
    call: async ({ make }) => ({ params: { id: await make.written(true) }, body: {} }),
  },
  'POST /blog-reviews/:id/schedule': {
    may: ['content', 'admin:write'],
    body: { at: '2099-01-01T10:00' },
    call: sentBlog,
  },

  'POST /own-series': {
    may: ['member', 'forum:write'],
    key: 'blog_series',
    by: 'author',
    body: series,
    call: async () => ({ body: { title: 'Graphs', blogs: [] } }),
  },
  'GET /published-blogs/:id/context': { may: ['anyone', 'visitor'], call: aBlog },
  'GET /published-blogs/:id/discussion': { may: ['anyone', 'visitor'], call: aBlog },
  'GET /published-blogs/:id/reactions/mine': { may: ['member', 'read'], call: aBlog },
  'GET /blog-series/:slug': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({
      params: { slug: await shownAt(world, world.make.series, '/blog-series/:slug') },
    }),
  },
  'GET /own-series': { may: ['member', 'read'] },
  'POST /published-blogs/:id/discussion': { may: ['member', 'forum:write'], by: 'other', call: aBlog },
  'PUT /published-blogs/:id/reactions/:kind': {
    may: ['member', 'forum:write'],
    by: 'other',
    body: { on: true },
    call: async ({ make }) => ({ params: { id: await make.blog(), kind: 'helpful' } }),
  },
  'DELETE /own-series/:id': {
    may: ['member', 'forum:write'],
    readers: 'taken back',
    by: 'author',
    call: aSeries,
  },
  'PUT /own-series/:id': {
    may: ['member', 'forum:write'],
    by: 'author',
    body: series,
    call: async ({ make }) => ({
      params: { id: await make.series() },
      body: { title: 'Forests', description: '', blogs: [] },
    }),
  },
}
