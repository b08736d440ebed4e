import { LINK_FIELDS, type profileChanges } from '@callofcode/contract/member/member'
import { UNSEEN_DAYS, type Unseen } from '@callofcode/contract/member/member-admin'
import type { Task } from '@callofcode/contract/task'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { type MemberRow, memberIdentities, members, memberTasks } from './account-tables.ts'
import { heldTasks } from './held-tasks.ts'

export type NewMember = Pick<MemberRow, 'email' | 'name' | 'passwordHash'> &
  Partial<Pick<MemberRow, 'passoutYear' | 'batchId' | 'role' | 'status' | 'emailConfirmedAt'>>
export type Changes = z.output<typeof profileChanges>
type Status = MemberRow['status']

/** Returns 2 January of the year, because no time zone shows another year for it. */
export const passoutDay = (year: number) => new Date(Date.UTC(year, 0, 2))

export const yearOf = raw`extract(year from ${members.passoutYear} at time zone 'utc')::int`
/** Matches members who pass out in the year of a filter, which may be `none`. */
export const isOfYear = (year: string) =>
  raw`${yearOf} is not distinct from ${year === 'none' ? null : Number(year)}::int`

/**
 * Matches members by when they were last seen, which a trigger on sessions keeps: sessions themselves are deleted. `member` is a
 * table of members or its alias.
 */
export const isUnseen = (seen: Unseen, member: SQL): SQL =>
  raw`(${member}.status = 'approved' and ${member}.archived_at is null and ${
    seen === 'never'
      ? raw`not exists (select from member_seen seen where seen.member_id = ${member}.id)`
      : raw`exists (select from member_seen seen where seen.member_id = ${member}.id
          and seen.seen_at < now() - make_interval(days => ${UNSEEN_DAYS}))`
  })`

/** The time at which a member was last seen, exact to an hour, also after the session has ended. */
export const lastSeen = (memberId: SQL): SQL =>
  raw`(select seen.seen_at from member_seen seen where seen.member_id = ${memberId})`

/** Joins the member `m` with this id if they may sign in. */
export const approvedMember = (id: string) =>
  raw`join members m on m.id = ${raw.raw(id)} and m.status = 'approved'`

/** Every account, as `m`. */
export const ACCOUNTS = raw`members m`
/** Whether the member `m` was one at this moment. Accounts that were disabled since are left out, as nothing tells when. */
export const wasMember = (
  at: SQL,
) => raw`(m.status = 'approved' and coalesce(m.decided_at, m.created_at) < ${at}
  and (m.archived_at is null or m.archived_at >= ${at}))`
/** When the first of today's members became one, or null. */
export const FIRST_JOINED = raw`(select min(coalesce(decided_at, created_at)) from members where status = 'approved')`
/** Whether the member `m` became one in this span. */
export const becameMember = (since: SQL, until: SQL) => raw`(m.status = 'approved'
  and coalesce(m.decided_at, m.created_at) >= ${since} and coalesce(m.decided_at, m.created_at) < ${until})`

/** Marks the current week for a new count at its next read, because members joined or left and Today shows their number. */
export const memberCountChanged = (tx: Sql) =>
  tx.execute(raw`update club_weeks set counted_at = 'epoch' where week > now() - interval '8 days'`)

// The time is always later than before, even when two changes have the same clock tick or the clock was set back.
const renewed = raw<Date>`greatest(now(), ${members.updatedAt} + interval '1 millisecond')`

/** The decision columns of a waiting signup. */
const UNDECIDED = { decidedAt: null, decidedBy: null, decisionId: null, declinedReason: null }

const GET = prepared('member-get', (sql) =>
  sql
    .select()
    .from(members)
    .where(eq(members.id, raw.placeholder('id'))),
)

const TASKS = prepared('member-tasks', (sql) =>
  sql
    .select({ task: memberTasks.task })
    .from(memberTasks)
    .where(
      and(
        eq(memberTasks.memberId, raw.placeholder('id')),
        or(isNull(memberTasks.endsAt), gt(memberTasks.endsAt, raw`now()`)),
      ),
    )
    .orderBy(asc(memberTasks.task)),
)

export const memberStore = {
  /** Returns all members with their tasks, in the order of signing up. */
  listAll: (sql: Sql) =>
    sql
      .select({ ...getTableColumns(members), tasks: heldTasks(members.id) })
      .from(members)
      .orderBy(asc(members.createdAt)),

  async get(sql: Sql, id: string): Promise<MemberRow | undefined> {
    const [row] = await GET(sql, { id })
    return row
  },

  /** Locks these members in the order of their ids, so that who changes the same ones waits. Returns the ids of those there are. */
  async hold(tx: Sql, memberIds: readonly string[]): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      select id from members where id = any(${raw.param([...memberIds])}::uuid[]) order by id for no key update`)
    return rows.map(({ id }) => id)
  },

  /** Locks the row until the transaction ends. */
  async getForUpdate(tx: Sql, id: string): Promise<MemberRow | undefined> {
    const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update')
    return row
  },

  /** Returns true if the member is approved and has this password. Both stay locked until the transaction ends. */
  async stays(tx: Sql, { id, passwordHash }: Pick<MemberRow, 'id' | 'passwordHash'>): Promise<boolean> {
    const rows = await tx
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          eq(members.id, id),
          // The value is null for a member who came through the college's account.
          raw`${members.passwordHash} is not distinct from ${passwordHash}`,
          eq(members.status, 'approved'),
        ),
      )
      .for('share')
    return rows.length > 0
  },

  /** Returns the member's current tasks for the club. */
  async tasksOf(sql: Sql, id: string): Promise<Task[]> {
    const rows = await TASKS(sql, { id })
    return rows.map(({ task }) => task)
  },

  async getByEmail(sql: Sql, email: string): Promise<MemberRow | undefined> {
    const [row] = await sql.select().from(members).where(eq(members.email, email))
    return row
  },

  /**
   * Creates a member. Returns undefined for a known e-mail, which keeps its data. Only a declined member starts again, with all
   * data new. It is one statement, so twenty simultaneous signups create one member.
   */
  async create(sql: Sql, member: NewMember): Promise<MemberRow | undefined> {
    const anew = {
      emailConfirmedAt: null,
      ...member,
      createdAt: raw`now()`,
      updatedAt: renewed,
      ...UNDECIDED,
    }
    const [row] = await sql
      .insert(members)
      .values(member)
      .onConflictDoUpdate({
        target: members.email,
        set: { status: 'pending', role: 'member', ...anew },
        setWhere: eq(members.status, 'declined'),
      })
      .returning()
    // The person who signs up now may differ from the one who was declined.
    if (row) {
      await sql.delete(memberIdentities).where(eq(memberIdentities.memberId, row.id))
      await sql.delete(memberTasks).where(eq(memberTasks.memberId, row.id))
    }
    return row
  },

  /** Sets only the fields in `changes`, so two simultaneous changes of different fields are both kept. */
  async update(
    sql: Sql,
    id: string,
    changes: Changes,
    photo?: string | null,
  ): Promise<MemberRow | undefined> {
    const [row] = await sql
      .update(members)
      .set({ ...columnsOf(changes, photo), updatedAt: renewed })
      .where(eq(members.id, id))
      .returning()
    return row
  },

  approve: (sql: Sql, id: string, by: string | null, from: Status[] = ['pending']) =>
    decide(sql, id, 'approved', by, from),
  decline: (sql: Sql, id: string, by: string | null) => decide(sql, id, 'declined', by, ['pending']),
}

/** Returns the member if this call decided. Only one of two simultaneous calls gets it. */
async function decide(sql: Sql, id: string, status: Status, by: string | null, from: Status[]) {
  const [row] = await sql
    .update(members)
    .set({
      status,
      decidedAt: raw`now()`,
      decidedBy: by,
      decisionId: null,
      declinedReason: null,
      updatedAt: renewed,
    })
    .where(and(eq(members.id, id), inArray(members.status, from)))
    .returning()
  if (row) await memberCountChanged(sql)
  return row
}

function columnsOf(changes: Changes, photo: string | null | undefined): Partial<MemberRow> {
  const { name, phone, bio, birth_date, passoutYear } = changes
  const links = LINK_FIELDS.flatMap((field) =>
    changes[field] === undefined ? [] : [[field, changes[field]] as const],
  )
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(bio !== undefined && { bio }),
    ...(birth_date !== undefined && { birthDate: birth_date === null ? null : new Date(birth_date) }),
    ...(passoutYear !== undefined && { passoutYear: passoutYear === null ? null : passoutDay(passoutYear) }),
    ...(photo !== undefined && { profilePhoto: photo }),
    ...Object.fromEntries(links),
  }
}
