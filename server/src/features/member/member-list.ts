import type { QueryOf } from '@callofcode/contract/endpoint'
import {
  type HeldTask,
  type listMembers,
  type MemberRecord,
  MOST_COUNTED,
} from '@callofcode/contract/member-admin'
import type { BatchName } from '@callofcode/contract/site/batch-name'
import { id } from '@callofcode/contract/text'
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import {
  heldTasks,
  holdsNow,
  type Lifetimes,
  type MemberRow,
  members,
  membersLike,
  presentPageLink,
} from '../account/public.ts'
import { batchOf } from '../batch/public.ts'
import { hasFactor } from '../second-factor/public.ts'

const PAGE = 30
/** Of more that fit a search, these many are listed. Typing more finds the others. */
const MOST_FOUND = MOST_COUNTED + 1
/** The sort key of a row: the folded name and the id. */
export const memberPlace = z.tuple([z.string().max(400), id])
type Place = z.infer<typeof memberPlace>
type Search = Omit<QueryOf<typeof listMembers>, 'cursor'>

interface Seen {
  tasks: HeldTask[]
  hasFactor: boolean
  batch: BatchName | null
  lastSeenAt: Date | null
  signins: number
}
type SeenMember = MemberRow & Seen

const live = ({ SESSION_SECONDS, SESSION_IDLE_SECONDS }: Lifetimes) =>
  raw`s.member_id = ${members.id} and s.created_at > now() - make_interval(secs => ${SESSION_SECONDS})
      and s.used_at > now() - make_interval(secs => ${SESSION_IDLE_SECONDS})
      and s.used_at < now() + make_interval(secs => ${SESSION_IDLE_SECONDS})`
const columns = (lifetimes: Lifetimes) => ({
  ...getTableColumns(members),
  lastSeenAt: raw<Date | null>`(select max(s.used_at) from sessions s where ${live(lifetimes)})`.mapWith(
    members.createdAt,
  ),
  signins: raw<number>`(select count(*)::int from sessions s where ${live(lifetimes)})`,
  hasFactor: hasFactor(members.id),
  batch: batchOf,
  tasks: heldTasks(members.id),
})

/** The members as admins list them. */
export const memberList = {
  /** A page by name, the total up to `MOST_COUNTED + 1`, and where the next page begins. */
  async list(sql: Sql, search: Search, after: Place | undefined, lifetimes: Lifetimes) {
    const wanted = and(...conditions(search))
    // What is searched is found first and ordered after: in the order of names, the search would read members until 30
    // of them fit.
    const found = search.q ? membersLike(search.q, MOST_FOUND, wanted) : undefined
    const ids = found ? raw`array(select distinct id from (${found}) as found)` : raw`null::uuid[]`
    // In the order of its index: else the table may be read from its beginning, and a batch may be at its end.
    const ordered = search.batch ? raw`order by lower(${members.name}), ${members.id}` : raw``
    const counted = raw`select 1 from ${members} ${wanted ? raw`where ${wanted}` : raw``} ${ordered} limit ${MOST_FOUND}`
    const rows = await sql
      .select({
        ...columns(lifetimes),
        total: raw<number>`${found ? raw`cardinality(ids)` : raw`(select count(*)::int from (${counted}) as counted)`}`,
      })
      .from(raw`(select ${ids} as ids offset 0) as found`)
      .innerJoin(members, found ? raw`${members.id} = any(ids)` : (wanted ?? raw`true`))
      .where(after && raw`(lower(${members.name}), ${members.id}) > (${after[0]}, ${after[1]}::uuid)`)
      .orderBy(asc(raw`lower(${members.name})`), asc(members.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    return { rows: page, total: rows[0]?.total ?? 0, next: last && (await placeOf(sql, last)) }
  },

  async get(sql: Sql, memberId: string, lifetimes: Lifetimes): Promise<SeenMember | undefined> {
    const [row] = await sql.select(columns(lifetimes)).from(members).where(eq(members.id, memberId))
    return row
  },
}

function conditions({ status, kind, batch }: Search): (SQL | undefined)[] {
  return [
    status && eq(members.status, status),
    batch === 'none' ? isNull(members.batchId) : undefined,
    batch !== undefined && batch !== 'none' ? eq(members.batchId, batch) : undefined,
    kind === 'admin' ? eq(members.role, 'admin') : undefined,
    kind === 'tasks' ? holdsNow(members.id) : undefined,
    kind === 'alumni' ? isNotNull(members.archivedAt) : undefined,
    kind === 'member'
      ? raw`${members.role} is distinct from 'admin' and ${members.archivedAt} is null and not ${holdsNow(members.id)}`
      : undefined,
  ]
}

// Folded by the database, which sorts by it: JavaScript might fold some letters differently.
async function placeOf(sql: Sql, { id: memberId }: MemberRow): Promise<Place> {
  const [row] = await sql
    .select({ name: raw<string>`lower(${members.name})` })
    .from(members)
    .where(eq(members.id, memberId))
  return [row?.name ?? '', memberId]
}

export const presentMember = (row: SeenMember): MemberRecord => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  profilePhoto: row.profilePhoto,
  page: presentPageLink(row),
  status: row.status,
  declinedReason: row.declinedReason,
  role: row.role,
  tasks: row.tasks,
  signedUpAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  signins: row.signins,
  hasFactor: row.hasFactor,
  batch: row.batch,
  mergedInto: row.mergedInto,
  alumniSince: row.archivedAt?.toISOString() ?? null,
  invitedAt: row.passwordHash === null ? (row.invitedAt?.toISOString() ?? null) : null,
})
