import type {
  Announcement,
  ListedAnnouncement,
  MailCounts,
} from '@callofcode/contract/announcement/announcement'
import type { Banner } from '@callofcode/contract/announcement/banner'
import type { LastAnnouncement } from '@callofcode/contract/organiser/organiser'
import { dayEnd } from '@callofcode/contract/wall-time'
import { eq, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { type AnnouncementRow, announcements, type NewAnnouncement } from './announcement-tables.ts'
import { audienceName, isFor } from './audience.ts'

export const mailCountStore = {
  /** Counts the mails of an announcement by their state, from an index. */
  async get(sql: Sql, id: string): Promise<MailCounts> {
    const { rows } = await sql.execute<MailCounts & Record<string, unknown>>(raw`
      select count(*)::int as total, count(*) filter (where state = 'sent')::int as sent,
        count(*) filter (where state = 'refused')::int as refused, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dropped')::int as dropped
      from announcement_mails where announcement_id = ${id}`)
    return rows[0] ?? { total: 0, sent: 0, refused: 0, waiting: 0, dropped: 0 }
  },

  /** Returns the number of waiting mails of all announcements, including retries. */
  async waiting(sql: Sql): Promise<number> {
    const { rows } = await sql.execute<{ waiting: number }>(
      raw`select count(*)::int as waiting from announcement_mails where state = 'waiting'`,
    )
    return rows[0]?.waiting ?? 0
  },
}

const PAGE = 20
const SHOWN = raw`a.published_at is not null and a.withdrawn_at is null`
// The item of a series is its first date.
const CANCELLED = raw`(a.item_kind = 'event' and exists (
  select from events e where e.id = a.item_id and e.cancelled_at is not null
    and not exists (select from events o where o.series_id = e.series_id and o.cancelled_at is null))) is true`
const ITEM = raw`case when a.item_id is not null then json_build_object('kind', a.item_kind, 'id', a.item_id, 'cancelled', ${CANCELLED}) end`
const iso = (column: string) =>
  raw.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const SEEN = raw`exists (select from announcement_seen s where s.announcement_id = a.id and s.member_id = m.id)`

const FOR_MEMBERS = raw`a.id as "_id", a.title, ${iso('a.published_at')} as "publishedAt", ${iso('a.edited_at')} as "editedAt",
  a.audience as "to", ${audienceName} as "toName", ${ITEM} as item, ${SEEN} as seen`
export const STATE = raw`case when a.withdrawn_at is null then case when a.published_at is null then 'planned' else 'sent' end
  when a.published_at is null then 'cancelled' else 'withdrawn' end`
const FOR_ADMINS = raw`a.id as "_id", a.title, ${STATE} as state, a.audience as "to", ${audienceName} as "toName", a.mail,
  a.banner_day::text as "bannerDay", ${iso('a.publish_at')} as "publishAt", ${iso('a.published_at')} as "publishedAt", a.told,
  ${ITEM} as item`

type Listed<T> = T & { readonly exactTime: string }
function onePage<T extends { _id: string }>(rows: Listed<T>[]) {
  const { page, last } = pageOf(rows, PAGE)
  const next: ExactPlace | undefined = last && [last.exactTime, last._id]
  return { rows: page.map(({ exactTime: _, ...row }) => row as unknown as T), next }
}

/** Runs for every page of a member. */
const BANNER = prepared('banner', (sql) =>
  sql
    .select({ _id: raw<string>`a.id`, title: raw<string>`a.title`, cancelled: raw<boolean>`${CANCELLED}` })
    .from(raw`announcements a join members m on m.id = ${raw.placeholder('memberId')}`)
    .where(raw`${SHOWN} and a.banner_ends > now() and not ${SEEN} and ${isFor}`)
    .orderBy(raw`a.published_at desc, a.id desc`)
    .limit(1),
)

export const announcementStore = {
  /** Returns a page of the member's announcements, newest first. */
  async list(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const { rows } = await sql.execute(raw`
      select ${FOR_MEMBERS}, ${exactTime(raw`a.published_at`)} as "exactTime"
      from announcements a join members m on m.id = ${memberId}
      where ${SHOWN} and ${isFor} ${after ? raw`and (a.published_at, a.id) < ${placeValues(after)}` : raw``}
      order by a.published_at desc, a.id desc limit ${PAGE + 1}`)
    return onePage(rows as unknown as Listed<Announcement>[])
  },

  /** Returns the latest announcement that members were notified of, if it is of the last two weeks or its mails still wait. */
  async last(sql: Sql): Promise<LastAnnouncement | null> {
    const { rows } = await sql.execute<LastAnnouncement & { isLate: boolean } & Record<string, unknown>>(raw`
      select a.id as "_id", a.title, ${iso('a.published_at')} as "publishedAt", a.told, a.mail, a.told_at is not null as "isTold",
        a.published_at < now() - interval '14 days' as "isLate"
      from announcements a where ${SHOWN} order by a.published_at desc, a.id desc limit 1`)
    if (!rows[0]) return null
    const { isLate, ...last } = rows[0]
    const mails = last.mail ? await mailCountStore.get(sql, last._id) : null
    return isLate && !mails?.waiting ? null : { ...last, mails }
  },

  /** Returns an announcement for the member. An admin gets any that members were notified of. */
  async getFor(sql: Sql, id: string, memberId: string, all: boolean) {
    const { rows } = await sql.execute(raw`
      select ${FOR_MEMBERS}, a.content, a.author_id as "authorId"
      from announcements a join members m on m.id = ${memberId}
      where a.id = ${id} and ${SHOWN} and (${all} or ${isFor})`)
    return rows[0] as unknown as (Announcement & { content: string; authorId: string | null }) | undefined
  },

  /** Returns the newest announcement with a banner today that the member has not seen. */
  async banner(sql: Sql, memberId: string): Promise<Banner | undefined> {
    const [banner] = await BANNER(sql, { memberId })
    return banner
  },

  /** Closes the banner and marks the notification as read. */
  async see(tx: Sql, id: string, memberId: string) {
    await tx.execute(raw`insert into announcement_seen (announcement_id, member_id) values (${id}, ${memberId})
      on conflict do nothing`)
    await tx.execute(raw`update notifications set read_at = now()
      where subject_id = ${id} and member_id = ${memberId} and read_at is null`)
  },

  /** Returns a page of all announcements, for admins. */
  async listAll(sql: Sql, after: ExactPlace | undefined) {
    const { rows } = await sql.execute(raw`
      select ${FOR_ADMINS}, ${exactTime(raw`a.created_at`)} as "exactTime" from announcements a
      ${after ? raw`where (a.created_at, a.id) < ${placeValues(after)}` : raw``}
      order by a.created_at desc, a.id desc limit ${PAGE + 1}`)
    return onePage(rows as unknown as Listed<ListedAnnouncement>[])
  },

  async get(sql: Sql, id: string) {
    const { rows } = await sql.execute(raw`select ${FOR_ADMINS}, a.content, a.author_id as "authorId", a.year,
      a.batch_id as "batchId", a.group_id as "groupId", a.event_id as "eventId", a.set_id as "setId", ${iso('a.edited_at')} as "editedAt",
      ${iso('a.withdrawn_at')} as "withdrawnAt", a.told_at is not null as "isTold" from announcements a where a.id = ${id}`)
    return rows[0] as unknown as ManagedRow | undefined
  },

  /**
   * Locks the announcement until the transaction ends, so that publishing, changing, notifying and withdrawing run one after
   * another.
   */
  async getForUpdate(tx: Sql, id: string): Promise<AnnouncementRow | undefined> {
    const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
    return row
  },

  async create(tx: Sql, values: NewAnnouncement): Promise<string> {
    const [row] = await tx.insert(announcements).values(values).returning({ id: announcements.id })
    if (!row) throw new Error('no announcement was made')
    return row.id
  },

  async update(tx: Sql, id: string, values: Partial<NewAnnouncement>) {
    await tx.update(announcements).set(values).where(eq(announcements.id, id))
  },

  /** Withdraws the announcement. Its notifications are deleted, and unsent mails are dropped. */
  async withdraw(tx: Sql, id: string) {
    await tx.execute(raw`update announcements set withdrawn_at = now() where id = ${id}`)
    await tx.execute(raw`delete from notifications where subject_id = ${id}`)
    await tx.execute(
      raw`update announcement_mails set state = 'dropped' where announcement_id = ${id} and state = 'waiting'`,
    )
  },

  /** Returns the end of a day of the club, and whether it is over. */
  async endOfDay(tx: Sql, day: string, timeZone: string): Promise<{ ends: Date; isOver: boolean }> {
    const ends = dayEnd(day, timeZone)
    const { rows } = await tx.execute<{ over: boolean }>(raw`select ${ends}::timestamptz <= now() as over`)
    return { ends: new Date(ends), isOver: rows[0]?.over ?? true }
  },
}

type ManagedRow = ListedAnnouncement & {
  readonly content: string
  readonly authorId: string | null
  readonly year: number | null
  readonly batchId: string | null
  readonly groupId: string | null
  readonly eventId: string | null
  readonly setId: string | null
  readonly editedAt: string | null
  readonly withdrawnAt: string | null
  readonly isTold: boolean
}
