import { type Handover, type HandoverMark, MARK_DAYS, MOST_LISTED } from '@callofcode/contract/club/handover'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'

interface HandoverRow extends Omit<Handover, 'done' | 'admins'> {
  readonly admins: Omit<Handover['admins'][number], 'own'>[]
  readonly mailTested: boolean
  /** Whether each mark still counts. */
  readonly counts: Readonly<Record<HandoverMark, boolean>>
  readonly [column: string]: unknown
}

const keyOf = (mark: HandoverMark) => `handover-${mark}`
const listed = (rows: string) =>
  raw`(select coalesce(json_agg(one), '[]') from (${raw.raw(rows)} limit ${MOST_LISTED}) one)`

const markOf = (mark: HandoverMark) => raw`(
  select json_build_object('at', to_char(s.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select m.name from members m where m.id::text = s.value ->> 'by'))
  from settings s where s.key = ${keyOf(mark)})`
const isFresh = (
  mark: HandoverMark,
) => raw`coalesce((select s.updated_at > now() - make_interval(days => ${MARK_DAYS})
  from settings s where s.key = ${keyOf(mark)}), false)`

const STRONG = `t.ends_at > now() and m.status = 'approved' and exists (
  select from unnest(t.scopes) scope where scope like 'admin:%')`

/** Reads the completed steps of a hand-over with one statement. */
export const handoverStore = {
  async get(sql: Sql): Promise<HandoverRow> {
    const { rows } = await sql.execute<HandoverRow>(raw`
      select
        ${listed(`select m.id as "_id", m.name,
            exists (select from sessions s where s.member_id = m.id and s.used_at > now() - interval '30 days') as "signedIn",
            exists (select from second_factors f where f.member_id = m.id and f.confirmed_at is not null) as "hasFactor"
          from members m where m.role = 'admin' and m.status = 'approved' order by lower(m.name), m.id`)} as admins,
        ${listed(`select t.name, m.name as owner, to_char(t.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt"
          from api_tokens t join members m on m.id = t.member_id where ${STRONG} order by lower(m.name), t.created_at`)} as tokens,
        ${listed(`select w.url, w.is_on as "isOn" from webhooks w order by w.created_at`)} as webhooks,
        ${listed(`select m.id as "memberId", m.name, t.task, t.until from member_tasks t join members m on m.id = t.member_id
          where m.status = 'approved' and (t.ends_at is null or t.ends_at > now())
          order by t.until nulls first, lower(m.name), t.task`)} as tasks,
        (select count(*)::int from members m where m.status = 'approved' and m.archived_at is null
          and m.role is distinct from 'admin'
          and extract(year from m.passout_year at time zone 'utc') <= extract(year from now() - interval '5 months')) as leavers,
        extract(year from now() - interval '5 months')::int as "leaversYear",
        exists (select from settings where key = 'mail-tested') as "mailTested",
        json_build_object('backup', ${markOf('backup')}, 'owners', ${markOf('owners')}) as marks,
        json_build_object('backup', ${isFresh('backup')}, 'owners', ${isFresh('owners')} and not exists (
          select from settings s where s.key = ${keyOf('owners')} and (
            exists (select from webhooks w where w.created_at > s.updated_at)
            or exists (select from api_tokens t join members m on m.id = t.member_id
              where t.created_at > s.updated_at and ${raw.raw(STRONG)})))) as counts`)
    if (!rows[0]) throw new Error('a select of values has one row')
    return rows[0]
  },

  async mark(tx: Sql, mark: HandoverMark, by: string) {
    await tx.execute(raw`
      insert into settings (key, value) values (${keyOf(mark)}, jsonb_build_object('by', ${by}::text))
      on conflict (key) do update set value = excluded.value, updated_at = clock_timestamp()`)
  },
}
