import type * as Blog from '@callofcode/contract/blog/blog'
import type * as Module from '@callofcode/contract/module/module'
import type * as Version from '@callofcode/contract/version/version'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { aBlog, NO_TELL, shownAt, TELL } from './prepared.ts'

const learningModule = {
  title: 'Arrays',
  description: 'In a row.',
  createdBy: 'Rohan',
  level: 'Beginner' as const,
  questions: [{ questionName: 'Two Sum', difficulty: 'Easy', link: 'https://example.com/two-sum' }],
}
const blog = { title: 'T', author: 'A', content: 'C', category: 'K', tags: ['one', 'two'] }
const aModule = async ({ make }: WriteWorld) => ({ params: { id: await make.module() } })

export const contentRows: TableOf<typeof Module | typeof Blog | typeof Version> = {
  'POST /admin/createModule': {
    may: ['content', 'admin:write'],
    key: 'modules',
    body: { ...learningModule, tell: TELL },
    also: { ...NO_TELL },
    call: async () => ({ body: { title: 'Graphs', description: 'All of them', questions: [] } }),
  },
  'GET /getModule/:id': { may: ['anyone', 'visitor'], call: aModule },
  'GET /getModules': { may: ['anyone', 'visitor'] },
  'PATCH /admin/modules/:id': { may: ['content', 'admin:write'], body: learningModule, call: aModule },

  'POST /admin/createBlog': {
    may: ['content', 'admin:write'],
    key: 'blogs',
    body: { ...blog, tell: TELL },
    also: { ...NO_TELL },
    call: async () => ({ body: { title: 'Heaps', author: 'R', content: 'C' } }),
  },
  'GET /getBlog/:id': { may: ['anyone', 'visitor'], call: aBlog },
  'GET /blogs/:slug': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({ params: { slug: await shownAt(world, world.make.blog, '/blogs/:slug') } }),
  },
  'GET /getBlogs': { may: ['anyone', 'visitor'] },
  'PATCH /admin/blogs/:id': { may: ['content', 'admin:write'], body: blog, call: aBlog },

  'GET /admin/:kind/:id': {
    may: ['content', 'admin:read'],
    call: async ({ make }) => ({ params: { kind: 'blogs', id: await make.blog() } }),
  },
  'GET /admin/:kind/:id/versions/:number': {
    may: ['content', 'admin:read'],
    call: async ({ make }) => ({ params: { kind: 'blogs', id: await make.blog(), number: '1' } }),
  },
  'GET /admin/deleted': { may: ['content', 'admin:read'] },
  'GET /admin/:kind/:id/versions': {
    may: ['content', 'admin:read'],
    call: async ({ make }) => ({ params: { kind: 'blogs', id: await make.blog() } }),
  },
  'DELETE /admin/:kind/:id': {
    may: ['content', 'admin:write'],
    call: async ({ make }) => ({ params: { kind: 'blogs', id: await make.blog() } }),
  },
  'POST /admin/:kind/:id/restore': {
    may: ['content', 'admin:write'],
    call: async ({ make, ask, admin }) => {
      const id = await make.module()
      await ask('DELETE', `/admin/modules/${id}`, admin.as)
      return { params: { kind: 'modules', id } }
    },
  },
  'POST /admin/:kind/:id/versions/:number/return': {
    may: ['content', 'admin:write'],
    call: async ({ make, ask, admin }) => {
      const id = await make.blog()
      await ask('PATCH', `/admin/blogs/${id}`, admin.as, { title: 'Another' })
      return { params: { kind: 'blogs', id, number: '1' } }
    },
  },
}
