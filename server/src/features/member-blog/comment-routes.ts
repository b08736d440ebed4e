import {
  commentMemberBlog,
  memberBlogMessages,
  settleMemberBlogComment,
} from '@callofcode/contract/member-blog/member-blog'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { commentStore, MOST_COMMENTS } from './comment-store.ts'
import { ensureReader } from './member-blog-policy.ts'
import type { MemberBlogDependencies } from './member-blog-routes.ts'
import { memberBlogStore } from './member-blog-store.ts'
import { readMemberBlog } from './present-member-blog.ts'

/** Serves the comments of an author and the editors on a text. */
export function blogCommentRoutes({ api, database, budgets, happened, club }: MemberBlogDependencies) {
  api.serve(commentMemberBlog, async ({ params, body, caller, request, database: callDatabase }) => {
    await budgets.spend('comment', caller.id)
    await write(callDatabase, async (tx) => {
      const row = ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if ((await commentStore.count(tx, params.id)) >= MOST_COMMENTS)
        throw conflict(memberBlogMessages.manyComments)
      const { text, line = null } = body
      const passage = line === null ? null : row.content.split('\n')[line - 1]
      if (passage === undefined)
        throw badInput({ line: sentence('memberBlog.noSuchLine', 'There is no such line.') })
      const talkers = await commentStore.talkers(tx, params.id)
      await commentStore.create(tx, { memberBlogId: params.id, authorId: caller.id, text, line, passage })
      await draftStore.remove(tx, caller.id, `comment:${params.id}`)
      await auditStore.record(tx, { caller, request }, 'memberblog.comment', params.id)
      const others = new Set([row.authorId, ...row.coAuthors, ...talkers])
      others.delete(caller.id)
      const about = { memberBlogId: params.id, memberIds: [...others], actorId: caller.id }
      await happened(tx, 'blog.changed', { ...about, news: 'comment' })
    })
    const data = await readMemberBlog(callDatabase.sql, caller, params.id, club.settings.timeZone)
    return { data, message: sentence('memberBlog.commentAdded', 'Comment Added') }
  })

  api.serve(settleMemberBlogComment, async ({ params, body, caller }) => {
    await write(database, async (tx) => {
      ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (!(await commentStore.settle(tx, params.id, params.comment, body.done)))
        throw missing(memberBlogMessages.commentMissing)
    })
    const data = await readMemberBlog(database.sql, caller, params.id, club.settings.timeZone)
    return {
      data,
      message: body.done
        ? sentence('memberBlog.markedDone', 'Marked as done')
        : sentence('memberBlog.openAgain', 'Open again'),
    }
  })
}
