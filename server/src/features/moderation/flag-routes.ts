import { forumMessages } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'
import { createFlag, type Flag, listFlags, resolveFlag } from '@callofcode/contract/moderation'
import { measureMessages } from '@callofcode/contract/talk/measure'
import { write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { postStore, presentAuthor, removePost, THREADS } from '../forum/public.ts'
import { flagStore } from './flag-store.ts'
import type { ModerationDependencies } from './moderation-dependencies.ts'
import { takeMeasure } from './take-measure.ts'

/** What members report to the moderators, and what these decide. */
export function flagRoutes(dependencies: ModerationDependencies) {
  const { api, database, listener, budgets } = dependencies

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
      if (!body.measure) return
      if (!post?.authorId) throw badInput({ measure: measureMessages.personMissing })
      const about = { ...body.measure, reason: body.measure.reason ?? null, memberId: post.authorId, post }
      await takeMeasure(dependencies, tx, { caller, request }, about, 'measure')
    })
    if (settled && settled !== body.ruling) return { message: `Another moderator ${settled} it before` }
    return {
      message: `${body.ruling === 'kept' ? 'Post Kept' : 'Post Removed'}${TAKEN[body.measure?.kind ?? 'none']}`,
    }
  })
}

const TAKEN = { none: '', warning: ', Author Warned', pause: ', Author Paused' } as const

type FlagRow = Awaited<ReturnType<typeof flagStore.list>>['rows'][number]

const presentFlag = ({ flag, post, title, author, reporter }: FlagRow): Flag => ({
  _id: flag.id,
  postId: post.id,
  threadId: post.threadId,
  title: title ?? '',
  content: post.content,
  author: presentAuthor(author),
  authorId: post.authorId,
  reason: flag.reason,
  note: flag.note,
  flaggedBy: presentAuthor(reporter),
  flaggedAt: flag.createdAt.toISOString(),
})
