import { forumMessages } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { createFlag, type Flag, listFlags, resolveFlag } from '@callofcode/contract/moderation/moderation'
import { sanctionMessages } from '@callofcode/contract/moderation/sanction'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { postStore, presentAuthor, removePost, THREADS } from '../forum/public.ts'
import { flagStore } from './flag-store.ts'
import type { ModerationDependencies } from './moderation-routes.ts'
import { takeSanction } from './take-sanction.ts'

/** Serves members' reports and the moderators' decisions on them. */
export function flagRoutes(dependencies: ModerationDependencies) {
  const { api, database, happened, budgets } = dependencies

  api.serve(createFlag, async ({ body, caller }) => {
    await budgets.spend('comment', caller.id)
    const post = await postStore.get(database.sql, body.postId, caller)
    if (!post) throw badInput({ postId: forumMessages.postMissing })
    await flagStore.create(database.sql, body, caller.id)
    return { message: sentence('ask.moderatorsLook', 'The moderators will look at it') }
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
      const post = await postStore.getForUpdate(tx, flag.postId, caller)
      if (post && body.ruling === 'removed') {
        changed(THREADS, `thread:${post.threadId}`)
        await removePost(happened, tx, post, caller.id)
      }
      const reporters = await flagStore.reporters(tx, flag.postId)
      await flagStore.resolve(tx, flag.postId, body.ruling, caller.id)
      if (post) await happened(tx, 'post.ruled', { post, ruling: body.ruling, reporters, by: caller.id })
      await auditStore.record(tx, { caller, request }, `post.${body.ruling}`, flag.postId)
      if (!body.measure) return
      if (!post?.authorId) throw badInput({ measure: sanctionMessages.personMissing })
      const about = { ...body.measure, reason: body.measure.reason ?? null, memberId: post.authorId, post }
      await takeSanction(dependencies, tx, { caller, request }, about, 'measure')
    })
    if (settled && settled !== body.ruling)
      return {
        message: sentence('ask.anotherModeratorBefore', 'Another moderator {ruling} it before', {
          ruling: RULINGS[settled],
        }),
      }
    return {
      message: TAKEN[body.measure?.kind ?? 'none'](RULED[body.ruling]),
    }
  })
}

const RULINGS = {
  kept: sentence('moderation.kept', 'kept'),
  removed: sentence('moderation.removed', 'removed'),
} as const
const RULED = {
  kept: sentence('moderation.postKept', 'Post Kept'),
  removed: sentence('moderation.postRemoved', 'Post Removed'),
} as const
const TAKEN = {
  none: (ruling: Sentence) => ruling,
  warning: (ruling: Sentence) => sentence('moderation.warned', '{ruling}, Author Warned', { ruling }),
  pause: (ruling: Sentence) => sentence('moderation.paused', '{ruling}, Author Paused', { ruling }),
} as const

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
