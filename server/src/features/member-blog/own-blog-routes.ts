import {
  createMemberBlog,
  editPublishedMemberBlog,
  getMemberBlog,
  listMemberBlogs,
  memberBlogMessages,
  removeMemberBlog,
  saveMemberBlog,
  submitMemberBlog,
  withdrawMemberBlog,
} from '@callofcode/contract/member-blog/member-blog'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { auditStore } from '../account/public.ts'
import { versionedBlog } from '../blog/public.ts'
import { draftStore } from '../draft/public.ts'
import { ensureAuthor, ensureReader, ensureState, isWriter, mayEdit } from './member-blog-policy.ts'
import type { MemberBlogDependencies } from './member-blog-routes.ts'
import { MOST_UNPUBLISHED, memberBlogStore, type PeopledRow } from './member-blog-store.ts'
import { presentEntry, readMemberBlog, textOf } from './present-member-blog.ts'

/** Serves members' actions on the blogs that they write. */
export function ownBlogRoutes({ api, database, budgets, happened, club }: MemberBlogDependencies) {
  const { sql } = database
  const page = async (caller: Parameters<typeof readMemberBlog>[1], id: string) =>
    readMemberBlog(sql, caller, id, club.settings.timeZone)

  api.serve(listMemberBlogs, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await memberBlogStore.listOwn(sql, caller.id, after)
    return { data: rows.map(presentEntry), nextCursor: writeCursor(next) }
  })

  api.serve(getMemberBlog, async ({ params, caller }) => ({ data: await page(caller, params.id) }))

  api.serve(createMemberBlog, async ({ body, caller, request, database: callDatabase }) => {
    await budgets.spend('post', caller.id)
    await renderMarkdown(body.content, { owner: caller.id })
    const id = await write(callDatabase, async (tx) => {
      if ((await memberBlogStore.countUnpublished(tx, caller.id)) >= MOST_UNPUBLISHED)
        throw conflict(memberBlogMessages.manyBlogs)
      await draftStore.remove(tx, caller.id, 'writing')
      const made = await memberBlogStore.create(tx, caller.id, { ...body, category: body.category ?? '' })
      await auditStore.record(tx, { caller, request }, 'memberblog.create', made)
      return made
    })
    const data = await readMemberBlog(callDatabase.sql, caller, id, club.settings.timeZone)
    return { data, message: sentence('memberBlog.savedOnlySee', 'Saved: only you see it') }
  })

  api.serve(saveMemberBlog, async ({ params, body, caller, request }) => {
    await budgets.spend('comment', caller.id)
    if (body.content) await renderMarkdown(body.content, { owner: caller.id })
    const { title, category, tags, content } = body
    const given = Object.fromEntries(
      Object.entries({ title, category, tags, content }).filter(([, value]) => value !== undefined),
    )
    const version = await write(database, async (tx) => {
      const row = ensureReader(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (!mayEdit(caller, row)) throw conflict(memberBlogMessages.locked)
      requireVersion(request, row.version, memberBlogMessages.outdated)
      await draftStore.remove(tx, caller.id, `writing:${params.id}`)
      const isSame = JSON.stringify(textOf({ ...row, ...given })) === JSON.stringify(textOf(row))
      if (isSame) return row.version
      await memberBlogStore.save(tx, params.id, given, caller.id)
      await auditStore.record(tx, { caller, request }, 'memberblog.edit', params.id)
      if (!isWriter(caller, row))
        await happened(tx, 'blog.changed', { ...writtenBy(row), news: 'edited', actorId: caller.id })
      return row.version + 1
    })
    return { data: await page(caller, params.id), message: sentence('blogLife.saved', 'Saved'), version }
  })

  api.serve(submitMemberBlog, async ({ params, caller, request }) => {
    await budgets.spend('post', caller.id)
    await write(database, async (tx) => {
      const row = ensureAuthor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (row.state === 'submitted') return
      ensureState(row, 'draft', 'changes', 'declined')
      await memberBlogStore.mark(tx, params.id, {
        state: 'submitted',
        submittedAt: new Date(),
        submittedVersion: row.version,
        reason: null,
      })
      await auditStore.record(tx, { caller, request }, 'memberblog.submit', params.id)
    })
    return {
      data: await page(caller, params.id),
      message: sentence('experience.sentReview', 'Sent in for review'),
    }
  })

  api.serve(withdrawMemberBlog, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      const row = ensureAuthor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (row.state === 'draft') return
      ensureState(row, 'submitted', 'accepted', 'scheduled', 'changes', 'declined')
      await memberBlogStore.mark(tx, params.id, { state: 'draft', publishAt: null, reason: null })
      await auditStore.record(tx, { caller, request }, 'memberblog.withdraw', params.id)
    })
    return {
      data: await page(caller, params.id),
      message: sentence('memberBlog.takenBackOnlySee', 'Taken back: only you see it'),
    }
  })

  api.serve(editPublishedMemberBlog, async ({ params, caller, request }) => {
    await budgets.spend('comment', caller.id)
    await write(database, async (tx) => {
      const row = ensureAuthor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (row.state !== 'published') return
      const item = row.blogId ? await versionedBlog.get(tx, row.blogId) : undefined
      if (!item || item.removedAt)
        throw conflict(sentence('memberBlog.blogTakenOffSite', 'This blog was taken off the site.'))
      await memberBlogStore.save(tx, params.id, textOf(item.content), caller.id)
      await memberBlogStore.mark(tx, params.id, {
        state: 'draft',
        basedOn: item.version,
        submittedAt: null,
        submittedVersion: null,
      })
      await auditStore.record(tx, { caller, request }, 'memberblog.reopen', params.id)
    })
    return {
      data: await page(caller, params.id),
      message: sentence(
        'memberBlog.readersSeeOldText',
        'Readers see the old text until this one is reviewed',
      ),
    }
  })

  api.serve(removeMemberBlog, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      const row = ensureAuthor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      if (row.blogId && row.state === 'published')
        throw conflict(
          sentence(
            'memberBlog.publishedAskAdminTake',
            'It is published. Ask an admin to take it off the site.',
          ),
        )
      await draftStore.remove(tx, caller.id, `writing:${params.id}`)
      if (row.blogId)
        await memberBlogStore.mark(tx, params.id, {
          state: 'published',
          publishAt: null,
          reason: null,
          basedOn: null,
        })
      else await memberBlogStore.remove(tx, params.id)
      await auditStore.record(tx, { caller, request }, 'memberblog.delete', params.id)
    })
    return { message: sentence('memberBlog.deleted', 'Deleted') }
  })
}

/** Returns a blog and all its authors in the order of their ids. Rows of members are locked in that order everywhere. */
export const writtenBy = ({ id, authorId, coAuthors }: PeopledRow) => ({
  memberBlogId: id,
  memberIds: [authorId, ...coAuthors].toSorted(),
})
