import {
  type BlogContext,
  blogLifeMessages,
  getBlogContext,
  getOwnReactions,
  reactToBlog,
} from '@callofcode/contract/blog-life/blog-life'
import { messages } from '@callofcode/contract/messages'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Budgets } from '../account/public.ts'
import { presentPageLink } from '../account/public.ts'
import { blogStore } from '../blog/public.ts'
import { coAuthorStore } from '../member-blog/public.ts'
import { blogDiscussionRoutes } from './blog-discussion-routes.ts'
import { reactionStore } from './reaction-store.ts'
import { seriesRoutes } from './series-routes.ts'
import { seriesStore } from './series-store.ts'

export interface BlogLifeDependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
}

/**
 * Returns the cache tag of a blog's reactions and discussion. A write to it leaves the cached response of the blog itself in
 * place.
 */
export const lifeOf = (blogId: string) => `blog-life:${blogId}`

/** Reactions to a published blog, and the data shown around it. */
export function blogLifeRoutes(dependencies: BlogLifeDependencies) {
  const { api, database, budgets } = dependencies
  const { sql } = database
  seriesRoutes(dependencies)
  blogDiscussionRoutes(dependencies)

  api.serve(
    getBlogContext,
    async ({ params, database: { sql } }) => ({ data: await readContext(sql, params.id) }),
    {
      // The response names the other blogs of the series, so a new title or a deleted part changes it too.
      tags: ({ id }) => [lifeOf(id), `blog:${id}`, 'blogs', 'authors'],
    },
  )

  api.serve(getOwnReactions, async ({ params, caller }) => {
    await ensureBlog(sql, params.id)
    return { data: await reactionStore.mine(sql, params.id, caller.id) }
  })

  api.serve(reactToBlog, async ({ params: { id, kind }, body, caller }) => {
    await budgets.spend('comment', caller.id)
    const blog = await ensureBlog(sql, id)
    const coAuthors = await coAuthorStore.ofBlog(sql, id)
    if (blog.authorId === caller.id || coAuthors.some((one) => one.id === caller.id))
      throw forbidden(blogLifeMessages.ownReaction)
    await write(database, async (tx, changed) => {
      changed(lifeOf(id))
      await reactionStore.set(tx, id, caller.id, kind, body.on)
    })
    const [counts, mine] = await Promise.all([
      reactionStore.counts(sql, id),
      reactionStore.mine(sql, id, caller.id),
    ])
    return { data: { kind, count: counts[kind], mine } }
  })
}

export async function ensureBlog(sql: Sql, id: string) {
  const blog = await blogStore.get(sql, id)
  if (!blog) throw missing(messages.blogMissing)
  return blog
}

/** Reads the context in five statements for any number of readers and blogs. */
async function readContext(sql: Sql, id: string): Promise<BlogContext> {
  await ensureBlog(sql, id)
  const [reactions, coAuthors, series] = await Promise.all([
    reactionStore.counts(sql, id),
    coAuthorStore.ofBlog(sql, id),
    seriesStore.ofBlog(sql, id),
  ])
  const named = coAuthors.map(({ name, page }) => ({ name, page: presentPageLink(page) }))
  return {
    _id: id,
    reactions,
    coAuthors: named,
    series: series ? await placeIn(sql, series, id) : null,
  }
}

async function placeIn(
  sql: Sql,
  { id, slug, title }: { id: string; slug: string; title: string },
  blogId: string,
): Promise<BlogContext['series']> {
  const parts = await seriesStore.parts(sql, id)
  const at = parts.findIndex((part) => part.id === blogId)
  const linked = (index: number) => {
    const part = parts[index]
    return part ? { slug: part.slug, title: part.title } : null
  }
  return { slug, title, at: at + 1, of: parts.length, previous: linked(at - 1), next: linked(at + 1) }
}
