import { toldBlog } from '@callofcode/contract/announcement/told-item'
import { createBlog, getBlog, getBlogBySlug, listBlogs, updateBlog } from '@callofcode/contract/blog/blog'
import type { ResultOf } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { partAnswer } from '../../platform/http/part-of-list.ts'
import { auditStore } from '../account/public.ts'
import { announceItem } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import type { Happened } from '../happening/public.ts'
import { changeItem, edited, refuseRemoved } from '../version/public.ts'
import { blogStore } from './blog-store.ts'
import { presentBlog, presentBlogPage } from './present-blog.ts'
import { versionedBlog } from './versioned-blog.ts'
import { OLD_VIEWS, VIEWED } from './view-store.ts'

/**
 * Returns the tags of a list with view counts. A part of the list is quick to make again, so its counts are current. The whole
 * list is long, so a reader's visit does not drop it, and its counts may be some minutes old.
 */
function viewTags({ data, nextAfter }: ResultOf<typeof listBlogs>): string[] {
  if (!data.some((blog) => blog.views !== undefined)) return []
  return [nextAfter === undefined ? OLD_VIEWS : VIEWED]
}

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly happened: Happened
}

export function blogRoutes({ api, database, happened }: Dependencies) {
  api.serve(
    listBlogs,
    async ({ query, database: callDatabase }) =>
      partAnswer(await blogStore.list(callDatabase.sql, query), query, (row) => ({
        ...presentBlog(row),
        ...(query.fields && { excerpt: row.excerpt }),
      })),
    { tags: (_, answer) => ['blogs', 'authors', ...viewTags(answer)] },
  )

  api.serve(
    getBlog,
    async ({ params, database: callDatabase }) => {
      const row = await blogStore.get(callDatabase.sql, params.id)
      if (!row) throw missing(messages.blogMissing)
      return { data: await presentBlogPage(row), version: row.version }
    },
    { tags: ({ id }) => [`blog:${id}`, 'authors'], viewed: ({ id }) => `blog:${id}` },
  )

  api.serve(
    getBlogBySlug,
    async ({ params, database: callDatabase }) => {
      const row = await blogStore.getBySlug(callDatabase.sql, params.slug)
      if (!row) throw missing(messages.blogMissing)
      return { data: await presentBlogPage(row), version: row.version }
    },
    { tags: (_, { data }) => [`blog:${data._id}`, 'authors'], viewed: (_, { data }) => `blog:${data._id}` },
  )

  api.serve(createBlog, async ({ body: { tell, ...body }, caller, request, database: callDatabase }) => {
    const row = await write(callDatabase, async (tx, changed) => {
      changed('blogs')
      await draftStore.remove(tx, caller.id, 'blog')
      const made = await blogStore.create(tx, { ...body, authorId: caller.id })
      await auditStore.record(tx, { caller, request }, 'blog.create', made.id)
      const { id, title, author, slug } = made
      await happened(tx, 'blog.published', { id, title, author, slug, authorId: caller.id })
      await announceItem(
        tx,
        { caller, request },
        {
          kind: 'blog',
          id,
          tell,
          ...toldBlog({ title, author }, `/blogs/${slug}`),
        },
      )
      return made
    })
    return { data: presentBlog(row), message: sentence('blog.blogCreated', 'Blog Created') }
  })

  api.serve(updateBlog, async (call) => {
    const version = await changeItem(database, versionedBlog, call, (item) => {
      refuseRemoved(versionedBlog, item)
      return edited(item, call.body)
    })
    const row = await blogStore.get(database.sql, call.params.id)
    if (!row) throw missing(messages.blogMissing)
    return { data: presentBlog(row), message: sentence('blog.blogUpdated', 'Blog Updated'), version }
  })
}
