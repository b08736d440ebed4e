import {
  commentMemberBlog,
  memberBlogMessages,
  settleMemberBlogComment,
} from '@callofcode/contract/blog/member-blog'
import { write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { commentStore, MOST_COMMENTS } from './comment-store.ts'
import type { MemberBlogDependencies } from './member-blog-dependencies.ts'
import { ensureReader } from './member-blog-policy.ts'
import { memberBlogStore } from './member-blog-store.ts'
import { readMemberBlog } from './present-member-blog.ts'

/** The talk of an author and the editors about a text. */
export function blogCommentRoutes({ api, database, budgets, listener, club }: MemberBlogDependencies) {
  api.serve(commentMemberBlog, async ({ params, body, caller, request, database }) => {
    await budgets.spend('comment', caller.id)
    await write(database, async (tx) => {
      const row = ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if ((await commentStore.count(tx, params.id)) >= MOST_COMMENTS)
        throw conflict(memberBlogMessages.manyComments)
      const { text, line = null } = body
      const passage = line === null ? null : row.content.split('\n')[line - 1]
      if (passage === undefined) throw badInput({ line: 'There is no such line.' })
      const talkers = await commentStore.talkers(tx, params.id)
      await commentStore.create(tx, { memberBlogId: params.id, authorId: caller.id, text, line, passage })
      await draftStore.remove(tx, caller.id, `comment:${params.id}`)
      await auditStore.record(tx, { caller, request }, 'memberblog.comment', params.id)
      for (const memberId of new Set([row.authorId, ...row.coAuthors, ...talkers]))
        if (memberId !== caller.id)
          await listener.told(tx, {
            ...{ memberBlogId: params.id, memberId, news: 'comment', actorId: caller.id },
          })
    })
    const data = await readMemberBlog(database.sql, caller, params.id, club.settings.timeZone)
    return { data, message: 'Comment Added' }
  })

  api.serve(settleMemberBlogComment, async ({ params, body, caller }) => {
    await write(database, async (tx) => {
      ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (!(await commentStore.settle(tx, params.id, params.comment, body.done)))
        throw missing(memberBlogMessages.commentMissing)
    })
    const data = await readMemberBlog(database.sql, caller, params.id, club.settings.timeZone)
    return { data, message: body.done ? 'Marked as done' : 'Open again' }
  })
}
