import { limits } from '@callofcode/contract/limits'
import { type ClubHome, type FirstStep, NEW_CLUB } from '@callofcode/contract/organiser/organiser'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'

export interface OrganiserRow {
  readonly events: NonNullable<ClubHome['events']>
  readonly unanswered: NonNullable<ClubHome['unanswered']>
  readonly steps: Readonly<Record<FirstStep, boolean>>
  readonly isPutAway: boolean
  /** Whether the club is older or larger than a new one. */
  readonly isSettled: boolean
}

const PUT_AWAY = 'first-steps-put-away'
const SHOWN = 3
/** The most events of a week that are shown. */
const EVENTS = 7

/** Reads the club's decisions and tasks with one statement over a few rows. */
export const organiserStore = {
  async get({ pool }: Database): Promise<OrganiserRow> {
    const { rows } = await pool.query<OrganiserRow>({
      ...HOME,
      values: [limits.waiting + 1, SHOWN, PUT_AWAY, EVENTS, NEW_CLUB.members, NEW_CLUB.days],
    })
    if (!rows[0]) throw new Error('a select of values has one row')
    return rows[0]
  },

  /** Hides the first steps. Returns false if they were already hidden. */
  async putAway(tx: Sql): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`insert into settings (key, value) values (${PUT_AWAY}, 'true') on conflict do nothing`,
    )
    return rowCount === 1
  },
}

const iso = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const AHEAD = `from events e where e.ends_at > now() and e.cancelled_at is null`
const OPEN = `from forum_threads t where t.reply_count = 0 and not t.deleted and not t.pinned and not t.locked`
const NEWEST = 'order by t.pinned desc, t.last_activity_at desc, t.id desc'

const HOME = {
  name: 'organiser-home',
  text: `
    select
      json_build_object(
        'club', exists (select from club_versions),
        'mail', exists (select from settings where key = 'mail-tested'),
        'invitation', exists (select from join_codes),
        'event', exists (select from events),
        'secondAdmin', (select count(*) > 1 from (
          select from members where role = 'admin' and status = 'approved' limit 2) admins)) as steps,
      exists (select from settings where key = $3) as "isPutAway",
      ((select count(*) > $5 from (select from members where status = 'approved' limit $5 + 1) counted)
        or exists (select from members where created_at < now() - make_interval(days => $6))) as "isSettled",
      json_build_object(
        'count', (select count(*)::int from (select distinct coalesce(e.series_id, e.id) ${AHEAD} limit $1) counted),
        'next', (select coalesce(json_agg(one), '[]') from (
          select e.id as "_id", e.title, ${iso('e.starts_at')} as "startsAt", ${iso('e.ends_at')} as "endsAt",
            e.time_zone as "timeZone", e.going, e.capacity
          from (select distinct on (coalesce(e.series_id, e.id)) e.* ${AHEAD}
            order by coalesce(e.series_id, e.id), e.starts_at, e.id) e
          where e.starts_at < greatest(now() + interval '7 days', (select min(e.starts_at) + interval '1 second' ${AHEAD}))
          order by e.starts_at, e.id limit $4) one)) as events,
      json_build_object(
        'count', (select count(*)::int from (select ${OPEN} ${NEWEST} limit $1) counted),
        'newest', (select coalesce(json_agg(one), '[]') from (
          select t.id as "_id", p.title, t.category, ${iso('t.created_at')} as "createdAt"
          from (select t.* ${OPEN} ${NEWEST} limit $2) t join forum_posts p on p.id = t.id ${NEWEST}) one)) as unanswered`,
}
