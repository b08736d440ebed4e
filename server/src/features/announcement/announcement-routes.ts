import {
  announcementMessages,
  getAnnouncement,
  listAnnouncements,
  seeAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import { getBanner } from '@callofcode/contract/announcement/banner'
import { holds } from '@callofcode/contract/task'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { announcementStore } from './announcement-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Announcements for their readers. Members see those that are for them, writers see all. */
export function announcementRoutes({ api, database }: Dependencies) {
  const { sql } = database

  api.serve(listAnnouncements, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await announcementStore.list(sql, caller.id, after)
    return { data: rows, nextCursor: writeCursor(next) }
  })

  api.serve(getBanner, async ({ caller }) => ({
    data: (await announcementStore.banner(sql, caller.id)) ?? null,
  }))

  api.serve(getAnnouncement, async ({ params, caller }) => {
    const found = await announcementStore.getFor(sql, params.id, caller.id, holds(caller, 'announcements'))
    if (!found) throw missing(announcementMessages.missing)
    const { content, authorId, ...data } = found
    const { html } = await renderMarkdown(content, { headingIds: false, owner: authorId })
    return { data: { ...data, html } }
  })

  api.serve(seeAnnouncement, async ({ params, caller }) => {
    const found = await announcementStore.getFor(sql, params.id, caller.id, holds(caller, 'announcements'))
    if (!found) throw missing(announcementMessages.missing)
    await write(database, (tx) => announcementStore.see(tx, params.id, caller.id))
    return {}
  })
}
