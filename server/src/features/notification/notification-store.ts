import { NOTIFICATION_KINDS, type Subject } from '@callofcode/contract/notification/notification'
import { and, desc, eq, inArray, isNull, lte, not, notInArray, type SQL, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { pageOf, type TimePlace } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { firstSeats } from '../event/public.ts'
import { authorColumns, hidesThread } from '../forum/public.ts'
import type { Subjects } from '../happening/public.ts'
import { type NewNotification, notifications } from './notification-tables.ts'

const PAGE = 30

interface Seen {
  threadId?: string | undefined
  until?: Date | undefined
}
type News = Pick<NewNotification, 'kind' | 'subjectId' | 'actorId'>
type Row = typeof notifications.$inferSelect

/** Those about a thread that the member may no longer read are kept, and shown again when they may. */
const isShown = (caller: Caller) =>
  and(eq(notifications.memberId, caller.id), not(hidesThread(caller, statement`${notifications.subjectId}`)))

export const notificationStore = {
  /** Returns a page, newest first, each with its subject, and the cursor of the next page. */
  async list(sql: Sql, subjects: Subjects, caller: Caller, after: TimePlace | undefined) {
    const rows = await sql
      .select({ notification: notifications, actor: authorColumns })
      .from(notifications)
      .leftJoin(members, eq(members.id, notifications.actorId))
      .where(and(isShown(caller), after && before(after)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: TimePlace | undefined = last && [last.notification.createdAt.getTime(), last.notification.id]
    const about = await describe(
      sql,
      subjects,
      page.map(({ notification }) => notification),
    )
    const described = page.map((row) => ({ ...row, about: about.get(row.notification.subjectId ?? '') }))
    return { rows: described, next }
  },

  /** Counts unread notifications from the index of the member's unread ones. */
  unread: (sql: Sql, caller: Caller): Promise<number> =>
    sql.$count(notifications, and(isShown(caller), isNull(notifications.readAt))),

  /** Creates notifications. A member gets one for each key. Returns the members who had none yet. */
  async create(tx: Sql, rows: readonly NewNotification[]): Promise<string[]> {
    if (rows.length === 0) return []
    const created = await tx
      .insert(notifications)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ memberId: notifications.memberId })
    return created.map(({ memberId }) => memberId)
  },

  /** Notifies all of them of the same, in one statement however many they are. */
  async createForAll(
    tx: Sql,
    { kind, actorId, facts }: Omit<NewNotification, 'memberId'>,
    ids: readonly string[],
  ) {
    await tx.execute(statement`
      insert into notifications (member_id, kind, actor_id, facts)
      select id, ${kind}, ${actorId}::uuid, ${JSON.stringify(facts)}::jsonb
      from unnest(${statement.param([...ids])}::uuid[]) as id order by id`)
  },

  /** Creates news. While the same news is unread, it only moves to the top. */
  async createNews(tx: Sql, news: News & { subjectId: string }, memberIds: readonly string[]) {
    if (memberIds.length === 0) return
    const again = await tx
      .update(notifications)
      .set({ createdAt: statement`clock_timestamp()`, actorId: news.actorId ?? null })
      .where(
        and(
          eq(notifications.subjectId, news.subjectId),
          inArray(notifications.memberId, [...memberIds]),
          eq(notifications.kind, news.kind),
          isNull(notifications.readAt),
        ),
      )
      .returning({ memberId: notifications.memberId })
    const told = new Set(again.map(({ memberId }) => memberId))
    const others = memberIds.filter((id) => !told.has(id))
    await notificationStore.create(
      tx,
      others.map((memberId) => ({ ...news, memberId })),
    )
  },

  /** Replaces notifications with the same key, and marks them as unread. */
  async replace(tx: Sql, rows: readonly NewNotification[]) {
    if (rows.length === 0) return
    await tx
      .insert(notifications)
      .values([...rows])
      .onConflictDoUpdate({
        target: [notifications.memberId, notifications.key],
        set: {
          facts: statement`excluded.facts`,
          createdAt: statement`clock_timestamp()`,
          readAt: null,
        },
      })
  },

  /**
   * Notifies everybody who has a seat or waits. For several dates of a series they get one notification, about their first date.
   * The ids are in the order of time.
   */
  async createCancelled(tx: Sql, eventIds: readonly string[]) {
    await tx.execute(statement`
      insert into notifications (member_id, kind, subject_id, key)
      select member_id, 'event-cancelled', event_id, 'event-cancelled:' || event_id
      from (${firstSeats(eventIds)}) as seats order by member_id
      on conflict do nothing`)
  },

  /** Marks a notification as read. Returns false when it is not this member's. */
  async read(sql: Sql, memberId: string, id: string): Promise<boolean> {
    const found = await sql
      .update(notifications)
      .set({ readAt: statement`coalesce(${notifications.readAt}, now())` })
      .where(and(eq(notifications.id, id), eq(notifications.memberId, memberId)))
      .returning({ id: notifications.id })
    return found.length > 0
  },

  async readAll(sql: Sql, memberId: string, { threadId, until }: Seen) {
    await sql
      .update(notifications)
      .set({ readAt: statement`now()` })
      .where(
        and(
          eq(notifications.memberId, memberId),
          isNull(notifications.readAt),
          threadId ? eq(notifications.subjectId, threadId) : undefined,
          // The thread does not show the decision on a flag.
          threadId ? notInArray(notifications.kind, ['ruling', 'report']) : undefined,
          until ? lte(notifications.createdAt, until) : undefined,
        ),
      )
  },

  /** Deletes the notifications of a deleted post. */
  async forget(tx: Sql, postId: string) {
    await tx.delete(notifications).where(eq(notifications.partId, postId))
  },

  /** Deletes the notification of an answer that is no longer accepted. */
  async forgetAccepted(tx: Sql, postId: string) {
    await tx
      .delete(notifications)
      .where(and(eq(notifications.partId, postId), eq(notifications.kind, 'accepted')))
  },
}

/** Returns the subjects of these notifications by id, with one statement for each type of subject. */
async function describe(sql: Sql, subjects: Subjects, rows: readonly Row[]) {
  const ids = new Map<Subject, string[]>()
  for (const { kind, subjectId } of rows) {
    const subject = NOTIFICATION_KINDS[kind].about
    if (subject && subjectId) ids.set(subject, [...(ids.get(subject) ?? []), subjectId])
  }
  const found = await Promise.all([...ids].map(([subject, of]) => subjects[subject](sql, of)))
  return new Map(found.flatMap((described) => [...described]))
}

const before = ([time, id]: TimePlace): SQL =>
  statement`(${notifications.createdAt}, ${notifications.id}) < (${new Date(time).toISOString()}, ${id})`
