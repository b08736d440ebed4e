import {
  answerInvitation,
  inviteCoAuthor,
  MOST_CO_AUTHORS,
  removeCoAuthor,
} from '@callofcode/contract/member-blog/co-author'
import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { sentence } from '@callofcode/contract/sentence'
import { type Changed, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { coAuthorStore } from './co-author-store.ts'
import { ensureAuthor, ensureReader } from './member-blog-policy.ts'
import type { MemberBlogDependencies } from './member-blog-routes.ts'
import { memberBlogStore } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'
import { readMemberBlog } from './present-member-blog.ts'

/** Serves the co-authors of a blog. The author invites them, and they must accept. */
export function coAuthorRoutes({ api, database, budgets, happened, club }: MemberBlogDependencies) {
  const { sql } = database

  api.serve(inviteCoAuthor, async ({ params, body, caller, request }) => {
    await budgets.spend('comment', caller.id)
    const handle = body.handle.replace(/^@/, '').toLowerCase()
    await write(database, async (tx) => {
      const row = ensureAuthor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      const found = await coAuthorStore.find(tx, handle)
      if (!found) throw badInput({ handle: memberBlogMessages.noMember })
      if (found.id === row.authorId) throw badInput({ handle: memberBlogMessages.itsAuthor })
      const already = [...row.coAuthors, ...row.invited]
      if (already.includes(found.id)) return
      if (already.length >= MOST_CO_AUTHORS) throw conflict(memberBlogMessages.manyCoAuthors)
      await coAuthorStore.invite(tx, params.id, found.id)
      await auditStore.record(tx, { caller, request }, 'memberblog.invite', params.id)
      const about = { memberBlogId: params.id, memberIds: [found.id], actorId: caller.id }
      await happened(tx, 'blog.changed', { ...about, news: 'invited' })
    })
    return {
      data: await readMemberBlog(sql, caller, params.id, club.settings.timeZone),
      message: sentence('memberBlog.invited', 'Invited'),
    }
  })

  api.serve(answerInvitation, async ({ params, body, caller, request }) => {
    await write(database, async (tx, changed) => {
      const row = ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (row.coAuthors.includes(caller.id) && body.accept) return
      if (!row.invited.includes(caller.id)) throw conflict(memberBlogMessages.notInvited)
      if (!body.accept) return void (await coAuthorStore.remove(tx, params.id, caller.id))
      await coAuthorStore.accept(tx, params.id, caller.id)
      noteAuthors(changed, row)
      await auditStore.record(tx, { caller, request }, 'memberblog.join', params.id)
      const about = { memberBlogId: params.id, memberIds: [row.authorId], actorId: caller.id }
      await happened(tx, 'blog.changed', { ...about, news: 'joined' })
    })
    return {
      message: body.accept
        ? sentence('memberBlog.writeTogetherNow', 'You write it together now')
        : sentence('memberBlog.invitationDeclined', 'Invitation Declined'),
    }
  })

  api.serve(removeCoAuthor, async ({ params, caller, request }) => {
    await write(database, async (tx, changed) => {
      const row = ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      const isTheirs = row.authorId === caller.id || params.member === caller.id
      if (!isTheirs || !(await coAuthorStore.remove(tx, params.id, params.member)))
        throw missing(memberBlogMessages.missing)
      noteAuthors(changed, row)
      await auditStore.record(tx, { caller, request }, 'memberblog.leave', params.id)
    })
    return { message: sentence('memberBlog.removedFromAuthors', 'Removed from the authors') }
  })
}

/** A published blog shows its authors. */
function noteAuthors(changed: Changed, { blogId }: MemberBlogRow) {
  if (blogId) changed(`blog:${blogId}`)
}
