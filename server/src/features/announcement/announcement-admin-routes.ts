import {
  announcementMessages,
  countAudience,
  createAnnouncement,
  getManagedAnnouncement,
  listAllAnnouncements,
  type ManagedAnnouncement,
  tryAnnouncementMail,
  updateAnnouncement,
  withdrawAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import { checkAudience } from '@callofcode/contract/announcement/tell'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { asOneLine } from '@callofcode/contract/text'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import { bulkPace, mailsAMinute } from '../../platform/mail/bulk-pace.ts'
import { addressOf } from '../../platform/mail/mail-transport.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { auditStore } from '../account/public.ts'
import { type Club, identityOf } from '../club/public.ts'
import { draftStore } from '../draft/public.ts'
import { triedMail } from './announcement-mail.ts'
import { announcementStore, mailCountStore } from './announcement-store.ts'
import type { AnnouncementRow } from './announcement-tables.ts'
import { countMembers, refuseUnknown, tidyAudience } from './audience.ts'
import { tellStore } from './tell-store.ts'
import { bannerTimes, makeAnnouncement, times } from './write-announcement.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
  readonly env: Env
  readonly secret: Buffer
  readonly mailer: MailQueue
}

/** Announcements for their writers. */
export function announcementAdminRoutes({ api, database, club, env, secret, mailer }: Dependencies) {
  api.serve(
    countAudience,
    async ({ query: { to, year = null, batchId = null, groupId = null, eventId = null, setId } }) => ({
      data: {
        ...(await countMembers(database.sql, { to, year, batchId, groupId, eventId, setId })),
        perMinute: mailsAMinute(env, await bulkPace.get(database.sql)),
      },
    }),
  )

  api.serve(tryAnnouncementMail, async ({ caller, body: { title, content, sendMe } }) => {
    const { words, mail } = await triedMail({ env, secret }, caller, { title, content, authorId: caller.id })
    const say = mailWords(caller.language ?? club.settings.language, club.name)
    const { subject, paragraphs, body, link, foot } = words(say)
    if (sendMe && !club.sendsMail) throw conflict(announcementMessages.nobodyGetsMail)
    if (sendMe) await write(database, (tx) => mailer.queue(tx, mail))
    return {
      data: {
        from: senderOf(club, env),
        subject,
        hello: say('hello', { name: asOneLine(caller.name) }),
        lead: paragraphs.join(' '),
        html: body.html,
        link: link.text,
        foot: foot.text,
      },
      ...(sendMe && { message: sentence('announcement.onItsWayTo', 'On its way to you') }),
    }
  })

  api.serve(listAllAnnouncements, async ({ query }) => {
    const { rows, next } = await announcementStore.listAll(database.sql, readCursor(exactPlace, query.cursor))
    return { data: rows, nextCursor: writeCursor(next) }
  })

  api.serve(getManagedAnnouncement, async ({ params }) => ({ data: await read(database.sql, params.id) }))

  api.serve(createAnnouncement, async (call) => {
    const data = await write(call.database, async (tx) => {
      const id = await makeAnnouncement(tx, call, club.settings.timeZone, call.body)
      await draftStore.remove(tx, call.caller.id, 'announcement')
      return read(tx, id)
    })
    return {
      data,
      message: data.publishedAt
        ? sentence('announcement.announced', 'Announced')
        : sentence('announcement.announcementPlanned', 'Announcement planned'),
    }
  })

  api.serve(updateAnnouncement, async (call) => {
    const data = await write(database, async (tx) => {
      const row = await findForUpdate(tx, call.params.id)
      if (row.withdrawnAt) throw conflict(announcementMessages.over)
      if (row.publishedAt) await correct(tx, row, call.body, club.settings.timeZone)
      else await plan(tx, row, call.body, club.settings.timeZone)
      await auditStore.record(tx, call, 'announcement.update', row.id)
      return read(tx, row.id)
    })
    return { data, message: sentence('announcement.announcementSaved', 'Announcement saved') }
  })

  api.serve(withdrawAnnouncement, async (call) => {
    const data = await write(database, async (tx) => {
      const row = await findForUpdate(tx, call.params.id)
      if (!row.withdrawnAt) {
        await announcementStore.withdraw(tx, row.id)
        const action = row.publishedAt ? 'announcement.withdraw' : 'announcement.cancel'
        await auditStore.record(tx, call, action, row.id)
      }
      return read(tx, row.id)
    })
    return {
      data,
      message: data.publishedAt
        ? sentence('announcement.announcementWithdrawn', 'Announcement withdrawn')
        : sentence('announcement.announcementCancelled', 'Announcement cancelled'),
    }
  })
}

function senderOf(club: Club, env: Env): string | null {
  const from = club.mailServer?.from
  const { sender } = identityOf(club.settings, env)
  return from && sender ? `${sender} <${addressOf(from)}>` : (from ?? null)
}

type Changes = BodyOf<typeof updateAnnouncement>

/** Changes any field, the time too, before members were notified. */
async function plan(tx: Sql, row: AnnouncementRow, changes: Changes, timeZone: string) {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const after = { ...row, publishAt: row.publishAt.toISOString() as string | null, ...given }
  refuseIncomplete(after)
  const audience = tidyAudience(after)
  await refuseUnknown(tx, audience)
  const { title, content, mail } = after
  const when = await times(tx, timeZone, after)
  await announcementStore.update(tx, row.id, { title, content, mail, ...audience, ...when })
  // The job for the earlier time finds that it is not due.
  await tellStore.plan(tx, { id: row.id }, after.publishAt === null ? undefined : new Date(after.publishAt))
}

/** Corrects the text and the end of the banner after members were notified. */
async function correct(tx: Sql, row: AnnouncementRow, changes: Changes, timeZone: string) {
  const { title, content, bannerDay } = changes
  const fixed = ['to', 'year', 'batchId', 'groupId', 'eventId', 'setId', 'mail'] as const
  const isOther = fixed.some((name) => changes[name] !== undefined && changes[name] !== row[name])
  const isPutOff = changes.publishAt != null && Date.parse(changes.publishAt) !== row.publishAt.getTime()
  if (isOther || isPutOff) throw conflict(announcementMessages.alreadySent)
  await announcementStore.update(tx, row.id, {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(bannerDay !== undefined &&
      bannerDay !== row.bannerDay &&
      (await bannerTimes(tx, timeZone, bannerDay, null))),
    editedAt: new Date(),
  })
}

function refuseIncomplete(after: Parameters<typeof checkAudience>[0]) {
  const lacking: Record<string, Sentence> = {}
  const addIssue = (issue: unknown) => {
    const { path, ...of } = issue as { path: string[]; message: string }
    lacking[path.join('.')] = saidOf(of)
  }
  checkAudience(after, { addIssue } as Parameters<typeof checkAudience>[1])
  if (Object.keys(lacking).length > 0) throw badInput(lacking)
}

async function findForUpdate(tx: Sql, id: string): Promise<AnnouncementRow> {
  const row = await announcementStore.getForUpdate(tx, id)
  if (!row) throw missing(announcementMessages.missing)
  return row
}

async function read(sql: Sql, id: string): Promise<ManagedAnnouncement> {
  const row = await announcementStore.get(sql, id)
  if (!row) throw missing(announcementMessages.missing)
  const { authorId, ...data } = row
  const { html } = await renderMarkdown(data.content, { headingIds: false, owner: authorId })
  const mails = data.mail && data.publishedAt ? await mailCountStore.get(sql, id) : null
  return { ...data, html, mails }
}
