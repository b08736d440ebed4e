import { createBlog, getBlog, getBlogBySlug, listBlogs, updateBlog } from '@callofcode/contract/blog'
import type { ResultOf } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import { toldBlog } from '@callofcode/contract/talk/told-item'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { partAnswer } from '../../platform/http/part-of-list.ts'
import { auditStore } from '../account/public.ts'
import { announceItem } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import { changeItem, edited, refuseRemoved } from '../version/public.ts'
import { tellWebhooks } from '../webhook/public.ts'
import { blogStore } from './blog-store.ts'
import { presentBlog, presentBlogPage } from './present-blog.ts'
import { versionedBlog } from './versioned-blog.ts'
import { OLD_VIEWS, VIEWED } from './view-store.ts'

/**
 * A part of the list is soon made again, so its counts are up to date. The whole list is long: a reader's visit does not
 * drop it, and its counts may be some minutes old.
 */
function viewTags({ data, nextAfter }: ResultOf<typeof listBlogs>): string[] {
  if (!data.some((blog) => blog.views !== undefined)) return []
  return [nextAfter === undefined ? OLD_VIEWS : VIEWED]
}

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

export function blogRoutes({ api, database }: Dependencies) {
  api.serve(
    listBlogs,
    async ({ query, database }) =>
      partAnswer(await blogStore.list(database.sql, query), query, (row) => ({
        ...presentBlog(row),
        ...(query.fields && { excerpt: row.excerpt }),
      })),
    { tags: (_, answer) => ['blogs', 'authors', ...viewTags(answer)] },
  )

  api.serve(
    getBlog,
    async ({ params, database }) => {
      const row = await blogStore.get(database.sql, params.id)
      if (!row) throw missing(messages.blogMissing)
      return { data: await presentBlogPage(row), version: row.version }
    },
    { tags: ({ id }) => [`blog:${id}`, 'authors'], viewed: ({ id }) => `blog:${id}` },
  )

  api.serve(
    getBlogBySlug,
    async ({ params, database }) => {
      const row = await blogStore.getBySlug(database.sql, params.slug)
      if (!row) throw missing(messages.blogMissing)
      return { data: await presentBlogPage(row), version: row.version }
    },
    { tags: (_, { data }) => [`blog:${data._id}`, 'authors'], viewed: (_, { data }) => `blog:${data._id}` },
  )

  api.serve(createBlog, async ({ body: { tell, ...body }, caller, request, database }) => {
    const row = await write(database, async (tx, changed) => {
      changed('blogs')
      await draftStore.remove(tx, caller.id, 'blog')
      const made = await blogStore.create(tx, { ...body, authorId: caller.id })
      await auditStore.record(tx, { caller, request }, 'blog.create', made.id)
      const { id, title, author, slug } = made
      await tellWebhooks(tx, {
        ...{ event: 'blog.published', memberId: caller.id },
        data: { id, title, author, path: `/blogs/${slug}` },
      })
      await announceItem(
        tx,
        { caller, request },
        {
          ...{ kind: 'blog', id, tell },
          ...toldBlog({ title, author }, `/blogs/${slug}`),
        },
      )
      return made
    })
    return { data: presentBlog(row), message: 'Blog Created' }
  })

  api.serve(updateBlog, async (call) => {
    const version = await changeItem(database, versionedBlog, call, (item) => {
      refuseRemoved(versionedBlog, item)
      return edited(item, call.body)
    })
    const row = await blogStore.get(database.sql, call.params.id)
    if (!row) throw missing(messages.blogMissing)
    return { data: presentBlog(row), message: 'Blog Updated', version }
  })
}
