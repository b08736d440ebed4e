import type { AuditRecord, listAudit } from '@callofcode/contract/audit/audit'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { id } from '@callofcode/contract/text'
import { and, desc, eq, getTableColumns, gte, lt, or, sql as raw, type SQL, Subquery } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { audit, membersLike } from '../account/public.ts'
import { auditTargetId, auditThing } from './audit-things.ts'

const PAGE = 50
/** The most people whose rows are listed for a text. Typing more letters finds the rest. */
const MOST_PEOPLE = 100
const COMMA = raw`, `
type Search = Omit<QueryOf<typeof listAudit>, 'cursor'>

/** Looks up the person for each row of the page by the index, because a join may read all members. */
const personOf = (memberId: SQL) => raw<AuditRecord['actor']>`(
  select json_build_object('_id', m.id, 'name', m.name) from members m where m.id = ${memberId})`
const columns = {
  row: getTableColumns(audit),
  exactTime: exactTime(audit.createdAt),
  actor: personOf(raw`${audit.actorId}`),
  targetMember: personOf(auditTargetId),
  thing: auditThing,
}
const latestFirst = [desc(audit.createdAt), desc(audit.id)]
type Read = Awaited<ReturnType<typeof auditList.list>>['rows'][number]

export const auditList = {
  /** Returns a page, the latest first, and the cursor of the next page. */
  async list(sql: Sql, search: Search, after: ExactPlace | undefined) {
    // The time alone decides which months are read.
    const before =
      after &&
      and(
        raw`${audit.createdAt} <= ${`${after[0]}+00`}::timestamptz`,
        raw`(${audit.createdAt}, ${audit.id}) < ${placeValues(after)}`,
      )
    const wanted = and(...conditions(search), before) ?? raw`true`
    // The page is selected first and its names after that. A join before the limit looked up the names of a million rows. The
    // alias is `audit`, so that the expressions above apply.
    const found = new Subquery(named(search, wanted) ?? latest(wanted), getTableColumns(audit), 'audit')
    const rows = await sql
      .select(columns)
      .from(found)
      .orderBy(...latestFirst)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.row.id]
    return { rows: page, next }
  },

  async actions(sql: Sql): Promise<string[]> {
    // The query takes one step in the index for each action, however many rows have it.
    const { rows } = await sql.execute<{ action: string }>(raw`
      with recursive actions as (
        (select action from audit order by action using ~<~ limit 1)
        union all
        select (select a.action from audit a where a.action ~>~ actions.action order by a.action using ~<~ limit 1)
        from actions where actions.action is not null
      )
      select action from actions where action is not null order by action`)
    return rows.map(({ action }) => action)
  },
}

function conditions({ action, outcome, from, to }: Search): (SQL | undefined)[] {
  return [
    // `role.` matches every action that begins with it. `signin` matches itself and every action below it.
    action
      ? or(eq(audit.action, action), raw`starts_with(${audit.action}, ${action.replace(/\.?$/, '.')})`)
      : undefined,
    outcome && eq(audit.outcome, outcome),
    from ? gte(audit.createdAt, new Date(from)) : undefined,
    to ? lt(audit.createdAt, new Date(to)) : undefined,
  ]
}

const latest = (wanted: SQL) => raw`
  select * from ${audit} where ${wanted} order by ${raw.join(latestFirst, COMMA)} limit ${PAGE + 1}`

/** Selects the latest rows of each person or other target of the search, by their indexes. */
function named({ actor, target }: Search, wanted: SQL): SQL | undefined {
  const isActor = actor ? raw`${audit.actorId} = any(array(${idsLike(actor)}))` : undefined
  if (target) {
    const keys = raw`select ${target} as key union select id::text from (${idsLike(target)}) as people`
    return latestOfEach(keys, raw`${audit.target} = keys.key and ${and(isActor, wanted)}`)
  }
  if (actor)
    return latestOfEach(
      raw`select id as key from (${idsLike(actor)}) as people`,
      raw`${audit.actorId} = keys.key and ${wanted}`,
    )
  return undefined
}

const latestOfEach = (keys: SQL, wanted: SQL) => raw`
  select audit.* from (${keys}) as keys cross join lateral (${latest(wanted)}) as audit
  order by ${raw.join(latestFirst, COMMA)} limit ${PAGE + 1}`

/** Selects the id itself, or the ids of members whose name or e-mail resembles the text. */
function idsLike(given: string): SQL {
  const itself = id.safeParse(given).data
  return itself ? raw`select ${itself}::uuid as id` : membersLike(given, MOST_PEOPLE, undefined, false)
}

export const presentAudit = ({ row, actor, targetMember, thing }: Read): AuditRecord => ({
  _id: row.id,
  at: row.createdAt.toISOString(),
  action: row.action,
  outcome: row.outcome === 'ok' ? 'ok' : 'refused',
  actorId: row.actorId,
  actor,
  target: row.target,
  targetMember,
  thing,
  address: row.address,
  requestId: row.requestId,
})
