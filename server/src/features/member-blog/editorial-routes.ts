import { limits } from '@callofcode/contract/limits'
import {
  decideMemberBlog,
  listBlogReviews,
  planBlog,
  publishMemberBlog,
  scheduleMemberBlog,
} from '@callofcode/contract/member-blog/blog-review'
import { type MemberBlogState, memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import type { BlogNews } from '@callofcode/contract/notification/notification'
import { sentence } from '@callofcode/contract/sentence'
import { momentOf } from '@callofcode/contract/wall-time'
import { sql as raw } from 'drizzle-orm'
import { type Changed, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { editorialStore } from './editorial-store.ts'
import { ensureEditor, ensureState } from './member-blog-policy.ts'
import type { MemberBlogDependencies } from './member-blog-routes.ts'
import { MOST_UNPUBLISHED, memberBlogStore } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'
import { writtenBy } from './own-blog-routes.ts'
import { presentEntry, readMemberBlog } from './present-member-blog.ts'
import { planPublishing, publishText } from './publish-member-blog.ts'

type EditorCall = Pick<Call<typeof publishMemberBlog>, 'params' | 'caller' | 'request'>
type Act = (tx: Sql, row: MemberBlogRow, changed: Changed) => Promise<Ruled | undefined>
interface Ruled {
  /** The name of the ruling in the audit. */
  readonly action: string
  readonly news: BlogNews
}

const RULINGS = { changes: 'changes', accept: 'accepted', decline: 'declined' } as const
/**
 * The states in which each ruling is allowed. An accepted or planned blog can still be withheld from readers. Its author keeps
 * it.
 */
const FROM: Readonly<Record<keyof typeof RULINGS, readonly MemberBlogState[]>> = {
  changes: ['submitted', 'accepted', 'scheduled'],
  accept: ['submitted', 'scheduled'],
  decline: ['submitted', 'accepted', 'scheduled'],
}

/** Serves the editors' actions on submitted blogs. The author is notified of each action, and the audit contains it once. */
export function blogEditorialRoutes({ api, database, happened, club }: MemberBlogDependencies) {
  const { sql } = database
  const page = (caller: Caller, id: string) => readMemberBlog(sql, caller, id, club.settings.timeZone)

  const act = async ({ params, caller, request }: EditorCall, what: Act) => {
    await write(database, async (tx, changed) => {
      const row = ensureEditor(caller, await memberBlogStore.getForUpdate(tx, params.id))
      const ruled = await what(tx, row, changed)
      if (!ruled) return
      await auditStore.record(tx, { caller, request }, `memberblog.${ruled.action}`, params.id)
      await happened(tx, 'blog.changed', { ...writtenBy(row), news: ruled.news })
    })
    return page(caller, params.id)
  }

  api.serve(listBlogReviews, async ({ query: { cursor, list = 'waiting' } }) => {
    const { rows, next } = await editorialStore.list(sql, list, readCursor(exactPlace, cursor))
    const total = await editorialStore.count(sql, list, limits.waiting + 1)
    return { data: rows.map(presentEntry), total, nextCursor: writeCursor(next) }
  })

  api.serve(decideMemberBlog, async (call) => {
    const { ruling, reason } = call.body
    const data = await act(call, async (tx, row) => {
      const state = RULINGS[ruling]
      if (row.state === state) return undefined
      ensureState(row, ...FROM[ruling])
      await memberBlogStore.mark(tx, row.id, { state, publishAt: null, reason: reason || null })
      return { action: ruling, news: state }
    })
    return { data, message: SAID[ruling] }
  })

  // An editor who may publish at once may also schedule. No other editor reviews it first.
  api.serve(planBlog, async ({ body: { at: wall, ...text }, caller, request, database: db }) => {
    await renderMarkdown(text.content, { owner: caller.id })
    const id = await write(db, async (tx) => {
      const at = await timeInClub(tx, wall, club.settings.timeZone)
      if ((await memberBlogStore.countUnpublished(tx, caller.id)) >= MOST_UNPUBLISHED)
        throw conflict(memberBlogMessages.manyBlogs)
      await draftStore.remove(tx, caller.id, 'blog')
      const made = await memberBlogStore.create(tx, caller.id, { ...text, category: text.category ?? '' })
      await memberBlogStore.mark(tx, made, {
        state: 'scheduled',
        publishAt: at,
        submittedAt: new Date(),
        submittedVersion: 1,
      })
      await planPublishing(tx, made, at)
      await auditStore.record(tx, { caller, request }, 'memberblog.schedule', made)
      return made
    })
    const data = await readMemberBlog(db.sql, caller, id, club.settings.timeZone)
    return { data, message: sentence('memberBlog.publishedTime', 'It will be published at that time') }
  })

  api.serve(scheduleMemberBlog, async (call) => {
    const data = await act(call, async (tx, row) => {
      ensureState(row, 'submitted', 'accepted', 'scheduled')
      const at = await timeInClub(tx, call.body.at, club.settings.timeZone)
      if (row.publishAt?.getTime() === at.getTime()) return undefined
      await memberBlogStore.mark(tx, row.id, { state: 'scheduled', publishAt: at, reason: null })
      await planPublishing(tx, row.id, at)
      return { action: 'schedule', news: 'scheduled' }
    })
    return { data, message: sentence('memberBlog.publishedTime', 'It will be published at that time') }
  })

  api.serve(publishMemberBlog, async (call) => {
    const data = await act(call, async (tx, row, changed) => {
      if (row.state === 'published') return undefined
      ensureState(row, 'submitted', 'accepted', 'scheduled')
      await publishText({ tx, changed, happened, editorId: call.caller.id, replace: call.body.replace }, row)
      return { action: 'publish', news: 'published' }
    })
    return { data, message: sentence('memberBlog.published', 'Published') }
  })
}

const SAID = {
  changes: sentence('memberBlog.changesAskedFor', 'Changes asked for'),
  accept: sentence('memberBlog.accept', 'Accepted'),
  decline: sentence('memberBlog.decline', 'Declined'),
} as const

/** Converts a time in the club's time zone. */
async function timeInClub(tx: Sql, at: string, timeZone: string): Promise<Date> {
  const time = momentOf(at, timeZone)
  if (time === undefined) throw badInput({ at: memberBlogMessages.timePast })
  const { rows } = await tx.execute<{ past: boolean }>(raw`select ${time}::timestamptz <= now() as past`)
  if (rows[0]?.past) throw badInput({ at: memberBlogMessages.timePast })
  return new Date(time)
}
