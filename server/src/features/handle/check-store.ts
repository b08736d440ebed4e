import type { Figures, HandleFailure } from '@callofcode/contract/handle/handle'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { queuedJob } from '../../platform/jobs/add-job.ts'
import { approvedMember } from '../account/public.ts'
import type { AskedSite } from './asked-sites.ts'
import type { HandleRow } from './handle-store.ts'

/** The job that checks one account. */
export const HANDLE_JOB = 'handle'
/** The tries of the job, for a process that died in it. */
const JOB_TRIES = 3
/** It runs after mail and webhooks, as only the page that shows it waits for it. */
const AFTER_OTHERS = 1
const LONGEST_PAUSE = 6 * 3_600

type Row = Pick<HandleRow, 'id' | 'site' | 'handle'>
type Before = Pick<HandleRow, 'memberId' | 'site' | 'handle'>

export const checkStore = {
  /**
   * Schedules the check of one account for when its site is free. Each call takes the next slot in the row of its site, in any
   * process, and the slots are spaced. Each account has one job, and each site runs one at a time.
   */
  async ask(tx: Sql, id: string, { site, gapSeconds }: AskedSite) {
    await tx.execute(raw`update member_handles set asked_at = now() where id = ${id}`)
    const one = { queue: `handle:${site}`, key: `handle:${id}` }
    const options = { ...one, tries: JOB_TRIES, priority: AFTER_OTHERS, at: raw`place.at` }
    await tx.execute(raw`
      with place as (
        insert into handle_sites as s (site, free_at) values (${site}, now() + make_interval(secs => ${gapSeconds}))
        on conflict (site) do update set free_at = greatest(s.free_at, s.paused_until, now()) + make_interval(secs => ${gapSeconds})
        returning s.free_at - make_interval(secs => ${gapSeconds}) as at)
      select ${queuedJob(HANDLE_JOB, raw`json_build_object('id', ${id}::text)`, options)} from place`)
  },

  async isPaused(sql: Sql, site: string): Promise<boolean> {
    const { rows } = await sql.execute(
      raw`select from handle_sites where site = ${site} and paused_until > now()`,
    )
    return rows.length > 0
  },

  /** Takes the proven accounts of a site whose figures are a day old, while the site is idle. Only this caller gets them. */
  async takeDue(tx: Sql, site: string, most: number): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      update member_handles set next_at = now() + interval '1 day' where id in (
        select h.id from member_handles h ${approvedMember('h.member_id')}
        where h.site = ${site} and h.verified_at is not null and h.next_at <= now()
          and not exists (select from handle_sites s where s.site = h.site and greatest(s.free_at, s.paused_until) > now())
        order by h.next_at limit ${most} for update of h skip locked)
      returning id`)
    return rows.map(({ id }) => id)
  },

  /** The proof moves to this member and ends for the member who had it. Returns that earlier member. */
  async prove(tx: Sql, { id, site, handle }: Row): Promise<readonly Before[]> {
    const { rows } = await tx.execute<Before & Record<string, unknown>>(raw`
      update member_handles set verified_at = null, lost_at = now(), figures = null, figures_at = null, account = null, next_at = null
      where site = ${site} and lower(handle) = lower(${handle}) and verified_at is not null and id <> ${id}
      returning member_id as "memberId", site, handle`)
    await tx.execute(raw`
      update member_handles set verified_at = now(), lost_at = null, token = null, token_until = null where id = ${id}`)
    return rows
  },

  /** Removes the proof, as the name now belongs to somebody else. */
  async unprove(tx: Sql, id: string) {
    await tx.execute(raw`
      update member_handles set verified_at = null, lost_at = now(), figures = null, figures_at = null, account = null,
        next_at = null, asked_at = null, failure = null, failed_at = null where id = ${id}`)
  },

  /** Stores the figures. The next read follows after a day and up to two hours, which spreads the reads over the day. */
  async keep(tx: Sql, id: string, figures: Figures, account: string | null) {
    await tx.execute(raw`
      update member_handles set figures = ${JSON.stringify(figures)}::jsonb, figures_at = now(), account = ${account},
        checked_at = now(), asked_at = null, failure = null, failed_at = null, failures = 0, gone_told_at = null,
        next_at = now() + interval '1 day' + random() * interval '2 hours' where id = ${id}`)
  },

  /** Keeps the last figures. Each failure doubles the time until the next check, up to 16 days. */
  async fail(tx: Sql, id: string, failure: HandleFailure) {
    await tx.execute(raw`
      update member_handles set failure = ${failure}, failed_at = now(), asked_at = null, failures = failures + 1,
        checked_at = case when ${failure} in ('absent', 'missing') then now() else checked_at end,
        next_at = case when verified_at is not null
          then now() + interval '1 day' * 2 ^ least(failures, 4) + random() * interval '2 hours' end
      where id = ${id}`)
  },

  /** Returns false if the member was already notified and the account has been missing ever since. */
  async tellGone(tx: Sql, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`update member_handles set gone_told_at = now() where id = ${id} and gone_told_at is null`,
    )
    return rowCount === 1
  },

  /** Marks that no check is pending. */
  async leave(tx: Sql, id: string) {
    await tx.execute(raw`update member_handles set asked_at = null where id = ${id}`)
  },

  async answered(tx: Sql, site: string) {
    await tx.execute(raw`
      update handle_sites set pauses = 0, paused_until = null where site = ${site} and pauses > 0`)
  },

  /** Pauses a site for the time that it asks for. Otherwise the pause is a minute and doubles each time. */
  async pause(tx: Sql, site: string, seconds: number | undefined) {
    const given = seconds === undefined ? null : Math.min(Math.max(seconds, 1), LONGEST_PAUSE)
    await tx.execute(raw`
      update handle_sites set pauses = pauses + 1, paused_until = now() + make_interval(secs =>
        coalesce(${given}::double precision, least(${LONGEST_PAUSE}, 60 * 2 ^ least(pauses, 12)))) where site = ${site}`)
  },
}
