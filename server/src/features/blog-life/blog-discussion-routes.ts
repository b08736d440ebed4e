import { getBlogDiscussion, openBlogDiscussion } from '@callofcode/contract/blog/blog-life'
import { write } from '../../platform/database/database.ts'
import { openThread, THREADS } from '../forum/public.ts'
import { type BlogLifeDependencies, ensureBlog, lifeOf } from './blog-life-routes.ts'
import { blogThreadStore } from './blog-thread-store.ts'

const SHORT = 160

/** What readers say of a blog is said in the forum: one thread for each blog. */
export function blogDiscussionRoutes({ api, database, budgets }: BlogLifeDependencies) {
  const { sql } = database
  api.serve(
    getBlogDiscussion,
    async ({ params, database: { sql } }) => {
      await ensureBlog(sql, params.id)
      const thread = await blogThreadStore.get(sql, params.id)
      if (!thread) return { data: { threadId: null, replyCount: 0, latest: [] } }
      const latest = await blogThreadStore.latest(sql, thread.id, SHORT)
      return { data: { threadId: thread.id, replyCount: thread.replyCount, latest } }
    },
    {
      tags: ({ id }, { data: { threadId } }) => [
        ...[lifeOf(id), `blog:${id}`, 'authors'],
        threadId ? `thread:${threadId}` : THREADS,
      ],
    },
  )

  api.serve(openBlogDiscussion, async ({ params, caller }) => {
    await budgets.spend('post', caller.id)
    const blog = await ensureBlog(sql, params.id)
    const threadId = await write(database, async (tx, changed) => {
      // Whoever comes second waits here, and then finds the thread of the first.
      await blogThreadStore.lock(tx, params.id)
      const there = await blogThreadStore.get(tx, params.id)
      if (there) return there.id
      changed(THREADS, lifeOf(params.id))
      const made = await openThread(tx, {
        title: `About “${blog.title}”`,
        content: `What do you think of [${plain(blog.title)}](/blogs/${blog.slug})? Questions, corrections and additions belong here.`,
      })
      await blogThreadStore.link(tx, params.id, made)
      return made
    })
    return { data: { threadId } }
  })
}

/** A title as the words of a link. */
const plain = (title: string) => title.replace(/[[\]\\`*_<>]/g, '\\$&')
