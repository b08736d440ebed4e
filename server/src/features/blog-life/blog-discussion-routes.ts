import { getBlogDiscussion, openBlogDiscussion } from '@callofcode/contract/blog-life/blog-life'
import { write } from '../../platform/database/database.ts'
import { renderPlain } from '../../platform/markdown/render-plain.ts'
import { openThread, THREADS } from '../forum/public.ts'
import { type BlogLifeDependencies, ensureBlog, lifeOf } from './blog-life-routes.ts'
import { blogThreadStore, type LatestReply } from './blog-thread-store.ts'
import { threadWords } from './discussed-blog.ts'

const SHORT = 160

async function shortened({ content, authorId: owner, ...reply }: LatestReply) {
  const text = (await renderPlain(content, { owner })).replace(/\s+/g, ' ')
  return { ...reply, excerpt: [...text].slice(0, SHORT).join('') }
}

/** Readers discuss a blog in the forum, in one thread for each blog. */
export function blogDiscussionRoutes({ api, database, budgets }: BlogLifeDependencies) {
  const { sql } = database
  api.serve(
    getBlogDiscussion,
    async ({ params, database: { sql } }) => {
      await ensureBlog(sql, params.id)
      const thread = await blogThreadStore.get(sql, params.id)
      if (!thread) return { data: { threadId: null, replyCount: 0, latest: [] } }
      const latest = await Promise.all((await blogThreadStore.latest(sql, thread.id)).map(shortened))
      return { data: { threadId: thread.id, replyCount: thread.replyCount, latest } }
    },
    {
      tags: ({ id }, { data: { threadId } }) => [
        lifeOf(id),
        `blog:${id}`,
        'authors',
        threadId ? `thread:${threadId}` : THREADS,
      ],
    },
  )

  api.serve(openBlogDiscussion, async ({ params, caller }) => {
    await budgets.spend('post', caller.id)
    const blog = await ensureBlog(sql, params.id)
    const threadId = await write(database, async (tx, changed) => {
      // A second simultaneous request waits here and then finds the thread of the first.
      await blogThreadStore.lock(tx, params.id)
      const there = await blogThreadStore.get(tx, params.id)
      if (there) return there.id
      changed(THREADS, lifeOf(params.id))
      const made = await openThread(tx, threadWords(blog))
      await blogThreadStore.link(tx, params.id, made)
      return made
    })
    return { data: { threadId } }
  })
}
