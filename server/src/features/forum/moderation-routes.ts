import { forumMessages } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'
import { createFlag, type Flag, listFlags, listRevisions, resolveFlag } from '@callofcode/contract/moderation'
import { write } from '../../platform/database/database.ts'
import { badInput, forbidden, missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { flagStore } from './flag-store.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { canChangePost } from './forum-policy.ts'
import { THREADS } from './forum-tables.ts'
import { presentAuthor } from './post-author.ts'
import { removePost } from './post-for-update.ts'
import { postStore } from './post-store.ts'

export function moderationRoutes({ api, database, listener, budgets }: ForumDependencies) {
  api.serve(listRevisions, async ({ params, caller }) => {
    const post = await postStore.get(database.sql, params.id)
    if (!post) throw missing(forumMessages.postMissing)
    if (!canChangePost(caller, post)) throw forbidden()
    const rows = await postStore.revisions(database.sql, post.id)
    const data = rows.map(({ revision, editor }) => ({
      title: revision.title,
      content: revision.content,
      editor: presentAuthor(editor),
      replacedAt: revision.createdAt.toISOString(),
    }))
    return { data }
  })

  api.serve(createFlag, async ({ body, caller }) => {
    await budgets.spend('comment', caller.id)
    const post = await postStore.get(database.sql, body.postId)
    if (!post) throw badInput({ postId: forumMessages.postMissing })
    await flagStore.create(database.sql, body, caller.id)
    return { message: 'The moderators will look at it' }
  })

  api.serve(listFlags, async ({ query }) => {
    const [{ rows, next }, total] = await Promise.all([
      flagStore.list(database.sql, readCursor(exactPlace, query.cursor)),
      flagStore.count(database.sql, limits.waiting + 1),
    ])
    return { data: rows.map(presentFlag), total, nextCursor: writeCursor(next) }
  })

  api.serve(resolveFlag, async ({ params, body, caller, request }) => {
    const settled = await write(database, async (tx, changed) => {
      const flag = await flagStore.get(tx, params.id)
      if (!flag) throw missing(forumMessages.flagMissing)
      // The first decision stands, and the message names it.
      if (flag.ruling) return flag.ruling
      const post = await postStore.getForUpdate(tx, flag.postId)
      if (post && body.ruling === 'removed') {
        changed(THREADS, `thread:${post.threadId}`)
        await removePost(listener, tx, post, caller.id)
      }
      const reporters = await flagStore.reporters(tx, flag.postId)
      await flagStore.resolve(tx, flag.postId, body.ruling, caller.id)
      if (post) await listener.ruled(tx, post, { ruling: body.ruling, reporters, by: caller.id })
      await auditStore.record(tx, { caller, request }, `post.${body.ruling}`, flag.postId)
    })
    if (settled && settled !== body.ruling) return { message: `Another moderator ${settled} it before` }
    return { message: body.ruling === 'kept' ? 'Post Kept' : 'Post Removed' }
  })
}

type FlagRow = Awaited<ReturnType<typeof flagStore.list>>['rows'][number]

const presentFlag = ({ flag, post, title, author, reporter }: FlagRow): Flag => ({
  _id: flag.id,
  postId: post.id,
  threadId: post.threadId,
  title: title ?? '',
  content: post.content,
  author: presentAuthor(author),
  reason: flag.reason,
  note: flag.note,
  flaggedBy: presentAuthor(reporter),
  flaggedAt: flag.createdAt.toISOString(),
})
