import type { AuditRecord, listAudit } from '@callofcode/contract/audit'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { id } from '@callofcode/contract/text'
import { and, desc, eq, getTableColumns, gte, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { members } from './account-tables.ts'
import { audit } from './audit-store.ts'
import { auditTargetId, auditThing } from './audit-things.ts'

const PAGE = 50
type Search = Omit<QueryOf<typeof listAudit>, 'cursor'>
/** The time of a row to the microsecond, and its id. */
export const auditPlace = z.tuple([
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/)
    .refine((time) => !Number.isNaN(Date.parse(`${time.replace(' ', 'T')}Z`))),
  id,
])
type Place = z.infer<typeof auditPlace>

const actors = alias(members, 'actors')
const targets = alias(members, 'targets')
const exactTime = raw<string>`to_char(${audit.createdAt} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
const columns = {
  row: getTableColumns(audit),
  exactTime,
  actor: { _id: actors.id, name: actors.name },
  targetMember: { _id: targets.id, name: targets.name },
  thing: auditThing,
}
const latestFirst = [desc(audit.createdAt), desc(audit.id)]
type Read = Awaited<ReturnType<typeof auditList.list>>['rows'][number]

export const auditList = {
  /** A page, the latest first, and where the next page begins. */
  async list(sql: Sql, search: Search, after: Place | undefined) {
    const before =
      after && raw`(${audit.createdAt}, ${audit.id}) < (${`${after[0]}+00`}::timestamptz, ${after[1]}::uuid)`
    // The page first, its names after: joined before the limit, the names of a million rows were looked up. It is called
    // `audit`, so that the expressions above hold for it.
    const found = sql
      .select()
      .from(audit)
      .where(and(...conditions(search), before))
      .orderBy(...latestFirst)
      .limit(PAGE + 1)
      .as('audit')
    const rows = await sql
      .select(columns)
      .from(found)
      .leftJoin(actors, eq(actors.id, found.actorId))
      .leftJoin(targets, eq(targets.id, auditTargetId))
      .orderBy(...latestFirst)
    const { page, last } = pageOf(rows, PAGE)
    const next: Place | undefined = last && [last.exactTime, last.row.id]
    return { rows: page, next }
  },

  async actions(sql: Sql): Promise<string[]> {
    // One step in the index for each action, however many rows have it.
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

function conditions({ action, actor, target, outcome, from, to }: Search): (SQL | undefined)[] {
  return [
    // `role.` matches everything that begins with it; `signin` matches itself and everything below it.
    action
      ? or(eq(audit.action, action), raw`starts_with(${audit.action}, ${action.replace(/\.?$/, '.')})`)
      : undefined,
    actor ? raw`${audit.actorId} in (${idsLike(actor)})` : undefined,
    target
      ? raw`(${audit.target} = ${target} or ${audit.target} in (select i.id::text from (${idsLike(target)}) i))`
      : undefined,
    outcome && eq(audit.outcome, outcome),
    from ? gte(audit.createdAt, new Date(from)) : undefined,
    to ? lt(audit.createdAt, new Date(to)) : undefined,
  ]
}

/** The id itself, and the ids of members whose name or e-mail contains the text. */
function idsLike(given: string): SQL {
  const like = `%${given.replace(/[\\%_]/g, '\\$&')}%`
  const itself = id.safeParse(given).data ?? null
  return raw`select ${itself}::uuid as id union all
    select m.id from members m where m.name ilike ${like} or m.email ilike ${like}`
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
