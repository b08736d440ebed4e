import {
  type HeldTask,
  type MemberFilters,
  type MemberRecord,
  type MemberSort,
  MOST_COUNTED,
  type SortOrder,
} from '@callofcode/contract/member/member-admin'
import type { BatchName } from '@callofcode/contract/text'
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { badCursor } from '../../platform/http/cursor.ts'
import {
  heldTasks,
  holdsNow,
  isOfYear,
  isUnseen,
  type Lifetimes,
  lastSeen,
  type MemberRow,
  members,
  membersLike,
  presentPageLink,
} from '../account/public.ts'
import { batchOf } from '../batch/public.ts'
import { factsOf, membersWithFact } from '../member-fact/public.ts'
import { hasFactor } from '../second-factor/public.ts'
import { fitsOrder, type MemberPlace, orderOf } from './member-order.ts'

const PAGE = 30
/** More members than any club has. */
const MOST_AT_ONCE = 1_000_000

interface Seen {
  tasks: HeldTask[]
  hasFactor: boolean
  batch: BatchName | null
  facts: MemberRecord['facts']
  lastSeenAt: Date | null
  signins: number
}
type SeenMember = MemberRow & Seen

type Seconds = Readonly<Record<keyof Lifetimes, number | Placeholder>>

const live = ({ SESSION_SECONDS, SESSION_IDLE_SECONDS }: Seconds) =>
  raw`s.member_id = ${members.id} and s.created_at > now() - make_interval(secs => ${SESSION_SECONDS})
      and s.used_at > now() - make_interval(secs => ${SESSION_IDLE_SECONDS})
      and s.used_at < now() + make_interval(secs => ${SESSION_IDLE_SECONDS})`
const columns = (lifetimes: Seconds) => ({
  ...getTableColumns(members),
  lastSeenAt:
    raw<Date | null>`greatest((select max(s.used_at) from sessions s where ${live(lifetimes)}), ${lastSeen(raw`${members.id}`)})`.mapWith(
      members.createdAt,
    ),
  signins: raw<number>`(select count(*)::int from sessions s where ${live(lifetimes)})`,
  hasFactor: hasFactor(members.id),
  batch: batchOf,
  facts: factsOf(members.id),
  tasks: heldTasks(members.id),
})

interface Wanted {
  readonly wanted?: SQL | undefined
  readonly found?: SQL | undefined
  readonly sorted: ReturnType<typeof orderOf>
}

const page = (sql: Sql, { wanted, found, sorted }: Wanted, lifetimes: Seconds) =>
  sql
    .select({
      ...columns(lifetimes),
      // The database folds the name because it sorts by it. JavaScript might fold some letters differently.
      folded: raw<string>`lower(${members.name})`,
      sortKey: sorted.key,
      found: raw<number>`cardinality(ids)`,
    })
    .from(
      found
        ? raw`(select array(select distinct id from (${found}) as counted) as ids offset 0) as found`
        : raw`(select null::uuid[] as ids) as found`,
    )
    .innerJoin(members, found ? raw`${members.id} = any(ids)` : (wanted ?? raw`true`))
    .innerJoin(sorted.from, raw`true`)
    .where(sorted.beyond)
    .orderBy(sorted.by)
    .limit(PAGE + 1)

/** The first page without filters, which is opened most. */
const FIRST = prepared('members-first', (sql) =>
  page(
    sql,
    { sorted: orderOf('name', 'asc', undefined) },
    {
      SESSION_SECONDS: raw.placeholder('SESSION_SECONDS'),
      SESSION_IDLE_SECONDS: raw.placeholder('SESSION_IDLE_SECONDS'),
    },
  ),
)

interface Listing extends MemberFilters {
  readonly sort?: MemberSort | undefined
  readonly order?: SortOrder | undefined
}

interface Sorted {
  readonly sortKey: string | null
  readonly folded: string
  readonly id: string
}

/** Returns the rows of the page in their order, and the places where the pages around it begin. */
function pageAround<Row extends Sorted>(read: readonly Row[], place: MemberPlace | undefined) {
  const isBack = place?.[3] === 'before'
  const hasMore = read.length > PAGE
  const rows = isBack ? read.slice(0, PAGE).reverse() : read.slice(0, PAGE)
  const placeOf = (row: Row | undefined, side: MemberPlace[3]): MemberPlace | undefined =>
    row && [row.sortKey, row.folded, row.id, side]
  return {
    rows,
    next: isBack || hasMore ? placeOf(rows.at(-1), 'after') : undefined,
    previous: (isBack ? hasMore : place) ? placeOf(rows[0], 'before') : undefined,
  }
}

/** Lists members for admins. */
export const memberList = {
  /** Returns a page, the total up to one more than `MOST_COUNTED`, and the cursors of the pages around it. */
  async list(sql: Sql, search: Listing, place: MemberPlace | undefined, lifetimes: Lifetimes) {
    const { sort = 'name', order = 'asc' } = search
    if (place && !fitsOrder(sort, place)) throw badCursor()
    const wanted = and(...conditions(search))
    // A search is found and counted first, and ordered afterwards. In the order of names it would read members until 30 match.
    const found = search.q ? foundBy(search.q, MOST_COUNTED + 1, wanted) : undefined
    const { SESSION_SECONDS, SESSION_IDLE_SECONDS } = lifetimes
    const isFirst = !wanted && !found && !place && sort === 'name' && order === 'asc'
    const listed = isFirst
      ? FIRST(sql, { SESSION_SECONDS, SESSION_IDLE_SECONDS })
      : page(sql, { wanted, found, sorted: orderOf(sort, order, place) }, lifetimes)
    const [rows, total] = await Promise.all([listed, found ? undefined : count(sql, wanted)])
    return { ...pageAround(rows, place), total: total ?? rows[0]?.found ?? 0 }
  },

  /** Returns the ids of all members that the list would show, in the order in which a change locks them. */
  async idsOf(sql: Sql, search: MemberFilters): Promise<string[]> {
    const wanted = and(...conditions(search))
    const found = search.q
      ? foundBy(search.q, MOST_AT_ONCE, wanted)
      : raw`select ${members.id} from ${members} ${wanted ? raw`where ${wanted}` : raw``}`
    const { rows } = await sql.execute<{ id: string }>(
      raw`select distinct id from (${found}) as found order by id`,
    )
    return rows.map(({ id: one }) => one)
  },

  /** Returns the ids among these that belong to members. */
  async those(sql: Sql, ids: readonly string[]): Promise<string[]> {
    const rows = await sql
      .select({ id: members.id })
      .from(members)
      .where(inArray(members.id, [...ids]))
    return rows.map(({ id: one }) => one)
  },

  async get(sql: Sql, memberId: string, lifetimes: Lifetimes): Promise<SeenMember | undefined> {
    const [row] = await sql.select(columns(lifetimes)).from(members).where(eq(members.id, memberId))
    return row
  },
}

/** Shorter texts are the beginning of too many facts. */
const LEAST_OF_FACT = 3

/** Finds members by name and email, and by the beginning of a fact, such as a roll number. */
function foundBy(q: string, most: number, wanted: SQL | undefined): SQL {
  const named = membersLike(q, most, wanted)
  if ([...q].length < LEAST_OF_FACT) return named
  return raw`(${named}) union (select ${members.id} from ${members}
    where ${members.id} in (${membersWithFact(q)}) ${wanted ? raw`and ${wanted}` : raw``} limit ${most})`
}

/** Counts the matching members once for a page. It takes a few milliseconds for 20,000. */
async function count(sql: Sql, wanted: SQL | undefined): Promise<number> {
  const { rows } = await sql.execute<{ total: number }>(raw`select count(*)::int as total from (
    select 1 from ${members} ${wanted ? raw`where ${wanted}` : raw``} limit ${MOST_COUNTED + 1}) as counted`)
  return rows[0]?.total ?? 0
}

function conditions({ status, kind, batch, year, seen }: MemberFilters): (SQL | undefined)[] {
  return [
    status && eq(members.status, status),
    batch === 'none' ? isNull(members.batchId) : undefined,
    batch !== undefined && batch !== 'none' ? eq(members.batchId, batch) : undefined,
    year === undefined ? undefined : isOfYear(year),
    seen && isUnseen(seen, raw`${members}`),
    kind === 'admin' ? eq(members.role, 'admin') : undefined,
    kind === 'tasks' ? holdsNow(members.id) : undefined,
    kind === 'alumni' ? isNotNull(members.archivedAt) : undefined,
    kind === 'member'
      ? raw`${members.role} is distinct from 'admin' and ${members.archivedAt} is null and not ${holdsNow(members.id)}`
      : undefined,
  ]
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
  facts: row.facts,
  passoutYear: row.passoutYear?.getUTCFullYear() ?? null,
  mergedInto: row.mergedInto,
  alumniSince: row.archivedAt?.toISOString() ?? null,
  invitedAt: row.passwordHash === null ? (row.invitedAt?.toISOString() ?? null) : null,
  isAdded: row.invitedAt !== null,
})
