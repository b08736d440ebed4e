import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import type { AnnouncementRow } from './announcement-tables.ts'
import { isInAudience } from './audience.ts'

export const ANNOUNCEMENT_JOB = 'announcement'
/** Members of one transaction. */
export const PAGE = 500
const TRIES = 25

interface TellJob {
  readonly id: string
  /** The last member who was notified so far. */
  readonly after?: string
}

export const tellStore = {
  /** Continues at a given time, in a job that survives a restart. A site that is down then runs it when it starts. */
  async plan(tx: Sql, job: TellJob, at?: Date) {
    await addJob(tx, ANNOUNCEMENT_JOB, job, { tries: TRIES, at })
  },

  /** Publishes a due announcement. Returns false when it is not due yet. */
  async publish(tx: Sql, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`update announcements set published_at = now() where id = ${id} and publish_at <= now()`,
    )
    return rowCount === 1
  },

  /**
   * Notifies the next members of the audience and queues their mails in one statement. A member who has theirs gets no second
   * one. Returns the last of these members, or undefined at the end.
   */
  async tellNext(tx: Sql, row: AnnouncementRow, after: string | undefined) {
    const { rows } = await tx.execute<{ size: number; last: string | null; told: number; mails: number }>(raw`
      with page as materialized (
        select m.id, m.mail_announcements as mailed from members m
        where m.status = 'approved' and ${isInAudience(row)} ${after ? raw`and m.id > ${after}::uuid` : raw``}
        order by m.id limit ${PAGE}
      ), told as (
        insert into notifications (member_id, kind, subject_id, key)
        select id, 'announcement', ${row.id}::uuid, ${`announcement:${row.id}`} from page order by id on conflict do nothing returning 1
      ), mails as (
        insert into announcement_mails (announcement_id, member_id)
        select ${row.id}::uuid, id from page where mailed and ${row.mail} order by id on conflict do nothing returning 1
      )
      select (select count(*)::int from page) as size, (select id from page order by id desc limit 1) as last,
        (select count(*)::int from told) as told, (select count(*)::int from mails) as mails`)
    const page = rows[0] ?? { size: 0, last: null, told: 0, mails: 0 }
    return { ...page, next: page.size === PAGE ? (page.last ?? undefined) : undefined }
  },

  async count(tx: Sql, id: string, told: number, isEnd: boolean) {
    await tx.execute(raw`
      update announcements set told = told + ${told}, told_at = case when ${isEnd} then now() end where id = ${id}`)
  },
}
