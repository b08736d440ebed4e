import { CHOSEN_COLUMNS, type ChosenColumn } from '@callofcode/contract/batch/member-act'
import type { MemberKind, Unseen } from '@callofcode/contract/member/member-admin'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { holdsNow, isUnseen, lastSeen } from '../account/public.ts'
import { inTracker } from '../curriculum/public.ts'
import { factOf, type StoredField } from '../member-fact/public.ts'
import { isInSet } from '../member-set/public.ts'
import { solvedCount } from '../submission/public.ts'

/** The rows of a file that one statement reads. */
const PAGE = 500

export interface FileFilters {
  readonly status?: string | undefined
  readonly kind?: MemberKind | undefined
  /** An id, or `none`. */
  readonly batch?: string | undefined
  /** A year of passing out, or `none`. */
  readonly year?: string | undefined
  readonly seen?: Unseen | undefined
  /** Members who were chosen by hand. */
  readonly set?: string | undefined
}
interface Row {
  readonly id: string
  readonly place: string
  readonly cells: (string | null)[]
  [key: string]: unknown
}
export interface MemberFile {
  readonly name: string
  readonly action: string
  readonly head: readonly string[]
  /** The texts of a row about the member `m` of the batch `b`. */
  readonly cells: SQL
}

const dayOf = (time: SQL) => raw`to_char(${time} at time zone 'utc', 'YYYY-MM-DD')`
const day = (column: string) => dayOf(raw.raw(column))
const year = raw`extract(year from m.passout_year at time zone 'utc')::int::text`

export const MEMBER_FILES: Readonly<Record<'members' | 'progress' | 'attendance', MemberFile>> = {
  members: {
    name: 'members.csv',
    action: 'members.export',
    head: [
      'Name',
      'Email',
      'Batch',
      'Passout year',
      'State',
      'Role',
      'Tasks',
      'Signed up (UTC)',
      'Alumni since (UTC)',
    ],
    cells: raw`m.name, m.email, b.name, ${year}, m.status, m.role,
      (select string_agg(t.task, ', ' order by t.task) from member_tasks t
        where t.member_id = m.id and (t.ends_at is null or t.ends_at > now()) and m.archived_at is null),
      ${day('m.created_at')}, ${day('m.archived_at')}`,
  },
  progress: {
    name: 'progress.csv',
    action: 'progress.export',
    head: [
      'Name',
      'Email',
      'Batch',
      'Passout year',
      'Easy',
      'Medium',
      'Hard',
      'Problems done',
      'Problems solved here',
      'Last tick (UTC)',
    ],
    cells: raw`m.name, m.email, b.name, ${year}, ticked.easy::text, ticked.medium::text, ticked.hard::text,
      (ticked.easy + ticked.medium + ticked.hard)::text,
      ${solvedCount(raw`m.id`)}::text, ${day('ticked.last')}`,
  },
  attendance: {
    name: 'attendance.csv',
    action: 'attendance.export',
    head: [
      'Name',
      'Email',
      'Batch',
      'Passout year',
      'Seats taken',
      'Came',
      'Did not come',
      'Last event (UTC)',
    ],
    cells: raw`m.name, m.email, b.name, ${year}, shown.seats::text, shown.came::text, shown.missed::text, ${day('shown.last')}`,
  },
}

const CHOSEN: Readonly<Record<ChosenColumn, { readonly head: string; readonly cell: SQL }>> = {
  year: { head: 'Passout year', cell: year },
  batch: { head: 'Batch', cell: raw`b.name` },
  seen: { head: 'Last seen (UTC)', cell: dayOf(lastSeen(raw`m.id`)) },
  joined: { head: 'Signed up (UTC)', cell: day('m.created_at') },
}

/** The file of chosen members: name, address and these columns of the list, in its order. */
export function chosenMembersFile(columns: string): MemberFile {
  const asked = CHOSEN_COLUMNS.filter((one) => columns.split(',').includes(one)).map((one) => CHOSEN[one])
  return {
    name: 'chosen-members.csv',
    action: 'members.export',
    head: ['Name', 'Email', ...asked.map(({ head }) => head)],
    cells: raw.join([raw`m.name`, raw`m.email`, ...asked.map(({ cell }) => cell)], raw`, `),
  }
}

// Counts past events that were not cancelled. A member who came without a seat counts as well.
const SHOWN = raw`cross join lateral (
  select count(*) filter (where e.seat) as seats, count(*) filter (where e.came) as came,
    count(*) filter (where e.seat and not e.came) as missed, max(e.starts_at) filter (where e.came) as last
  from (
    select v.starts_at, bool_or(p.seat) as seat, bool_or(p.came) as came
    from (
      select event_id, state = 'going' as seat, false as came from event_registrations where member_id = m.id
      union all select event_id, false, true from event_attendances where member_id = m.id
    ) as p join events v on v.id = p.event_id and v.ends_at <= now() and v.cancelled_at is null
    group by v.id
  ) as e) as shown`

// Counts the tracker's questions as members see them.
const TICKED = raw`cross join lateral (
  select count(*) filter (where q.difficulty = 'Easy') as easy, count(*) filter (where q.difficulty = 'Medium') as medium,
    count(*) filter (where q.difficulty = 'Hard') as hard, nullif(max(c.completed_at), 'epoch') as last
  from completed_questions c ${raw.raw(inTracker('c.question_id'))}
  where c.member_id = m.id) as ticked`

const moreOf = (file: MemberFile) =>
  file === MEMBER_FILES.progress ? TICKED : file === MEMBER_FILES.attendance ? SHOWN : raw``

/**
 * Reads the rows of a file page by page. Each page is its own statement, so a slow download holds neither a connection nor
 * memory.
 */
export async function* memberRows(
  sql: Sql,
  file: MemberFile,
  filters: FileFilters,
  fields: readonly StoredField[],
): AsyncGenerator<string[][]> {
  const facts = fields.map(({ id }) => factOf(raw`m.id`, id))
  const cells = raw.join([file.cells, ...facts], raw`, `)
  for (let last: Row | undefined, more = true; more; ) {
    const { rows }: { rows: Row[] } = await sql.execute<Row>(raw`
      select m.id, lower(m.name) as place, array[${cells}] as cells
      from (
        select * from members m where ${wanted(filters)}
          ${last ? raw`and (lower(m.name), m.id) > (${last.place}, ${last.id}::uuid)` : raw``}
        order by lower(m.name), m.id limit ${PAGE}
      ) as m
      left join batches b on b.id = m.batch_id ${moreOf(file)}
      order by lower(m.name), m.id`)
    yield rows.map(({ cells }) => cells.map((text) => text ?? ''))
    more = rows.length === PAGE
    last = rows.at(-1)
  }
}

/** Accounts in deletion have no handle and no name. */
function wanted({ status, kind, batch, year: ofYear, seen, set }: FileFilters): SQL {
  const parts = [
    raw`m.email not like '%@deleted.invalid'`,
    ...(status ? [raw`m.status = ${status}`] : []),
    ...(batch === 'none' ? [raw`m.batch_id is null`] : []),
    ...(batch && batch !== 'none' ? [raw`m.batch_id = ${batch}::uuid`] : []),
    ...(ofYear ? [raw`${year} is not distinct from ${ofYear === 'none' ? null : ofYear}`] : []),
    ...(set ? [isInSet(raw`${set}::uuid`, raw`m.id`)] : []),
    ...(seen ? [isUnseen(seen, raw`m`)] : []),
    ...(kind === 'admin' ? [raw`m.role = 'admin'`] : []),
    ...(kind === 'tasks' ? [holdsNow(raw`m.id`)] : []),
    ...(kind === 'alumni' ? [raw`m.archived_at is not null`] : []),
    ...(kind === 'member'
      ? [raw`m.role is distinct from 'admin' and m.archived_at is null and not ${holdsNow(raw`m.id`)}`]
      : []),
  ]
  return raw.join(parts, raw` and `)
}
