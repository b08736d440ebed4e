import type { OpenDecision, SignupDecision, SignupFilters } from '@callofcode/contract/approval/approval'
import { limits } from '@callofcode/contract/limits'
import { and, eq, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { addJob, inSeconds } from '../../platform/jobs/add-job.ts'
import { memberCountChanged, members } from '../account/public.ts'
import { approvalDecisions, type DecisionRow } from './approval-tables.ts'
import { isPending, matchesFilter } from './signup-list.ts'

/** The signups that a decision is about. */
export type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly filters: SignupFilters; readonly asOf: string; readonly expected: number }

export const STATUS = { approve: 'approved', decline: 'declined' } as const
/** The job that notifies the members of a decision. */
export const TELL_JOB = 'approval-decision'
const JOB_TRIES = 25
const KEPT = raw`interval '7 days'`
/** A queue that lost its jobs, as in a restored site, sends no more notifications. */
const isOpen = and(
  eq(approvalDecisions.state, 'open'),
  raw`${approvalDecisions.createdAt} > now() - interval '1 day'`,
)

interface NewDecision {
  readonly action: SignupDecision
  readonly reason: string | undefined
  readonly by: string
  readonly seconds: number
}
export interface Told {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string | null
}

/** Each method is one or two statements for any number of signups. */
export const decisionStore = {
  async create(tx: Sql, { action, reason, by, seconds }: NewDecision): Promise<string> {
    const dueAt = raw<Date>`now() + make_interval(secs => ${seconds})`
    const [row] = await tx
      .insert(approvalDecisions)
      .values({ action, reason: reason || null, decidedBy: by, dueAt })
      .returning({ id: approvalDecisions.id })
    if (!row) throw new Error('an insert returns its row')
    return row.id
  },

  /** Decides the chosen signups that still wait and returns their ids. Locks in the order of the ids, to avoid a deadlock. */
  async decide(tx: Sql, id: string, given: NewDecision, chosen: Chosen): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      with chosen as (${chosenIds(chosen)}),
      locked as materialized (
        select ${members.id} from ${members} where ${members.id} in (select id from chosen) and ${isPending}
        order by ${members.id} for no key update
      )
      update members set status = ${STATUS[given.action]}, decided_at = now(), decided_by = ${given.by},
        decision_id = ${id}, declined_reason = ${given.action === 'decline' ? given.reason || null : null}::text,
        updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
      from locked where members.id = locked.id returning members.id`)
    if (rows.length > 0) await memberCountChanged(tx)
    return rows.map((row) => row.id)
  },

  /** Notifies the members later, in a job that survives a restart. */
  async plan(tx: Sql, id: string, seconds: number) {
    await addJob(tx, TELL_JOB, { id }, { tries: JOB_TRIES, at: inSeconds(seconds) })
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(approvalDecisions).where(eq(approvalDecisions.id, id))
  },

  /** Deletes old decisions that were sent or undone. Only the audit keeps them. */
  async forget(tx: Sql) {
    await tx.delete(approvalDecisions).where(raw`${approvalDecisions.createdAt} < now() - ${KEPT}`)
  },

  /** Locks the decision until the transaction ends, so that it is either sent or undone. */
  async getForUpdate(tx: Sql, id: string): Promise<DecisionRow | undefined> {
    const [row] = await tx.select().from(approvalDecisions).where(eq(approvalDecisions.id, id)).for('update')
    return row
  },

  /** The reason is stored with the members from here on and is deleted with them. */
  async close(tx: Sql, id: string, state: 'told' | 'undone') {
    await tx.update(approvalDecisions).set({ state, reason: null }).where(eq(approvalDecisions.id, id))
  },

  /** Restores the signups that are still as the decision left them. They wait again. Returns their ids. */
  async restore(tx: Sql, { id, action }: DecisionRow): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      with mine as materialized (
        select id from members where decision_id = ${id} and status = ${STATUS[action]}
          and role is distinct from 'admin' and not exists (select from member_tasks t where t.member_id = members.id)
        order by id for no key update
      )
      update members set status = 'pending', decided_at = null, decided_by = null, decision_id = null,
        declined_reason = null, updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
      from mine where members.id = mine.id returning members.id`)
    if (rows.length > 0) await memberCountChanged(tx)
    return rows.map((row) => row.id)
  },

  /** Ends the wait of its members. Returns those for whom the decision still applies. */
  async release(tx: Sql, { id, action }: DecisionRow): Promise<Told[]> {
    const { rows } = await tx.execute<Told & { status: string; [key: string]: unknown }>(raw`
      with mine as materialized (select id from members where decision_id = ${id} order by id for no key update)
      update members set decision_id = null from mine where members.id = mine.id
      returning members.id, members.name, members.email, members.language, members.status`)
    return rows.filter(({ status }) => status === STATUS[action])
  },

  /** Lists decisions that can be undone. This member's own come first, each group with the latest first. */
  list: (sql: Sql, by: string): Promise<OpenDecision[]> => present(sql, isOpen, by),
  async get(sql: Sql, id: string): Promise<OpenDecision | undefined> {
    return (await present(sql, eq(approvalDecisions.id, id)))[0]
  },
}

/** Selects the ids of possible members. The surrounding statement keeps those who wait. */
function chosenIds(chosen: Chosen): SQL {
  if ('ids' in chosen) return raw`select unnest(${raw.param(chosen.ids)}::uuid[]) as id`
  const { filters, asOf, expected } = chosen
  const counted = and(isPending, lte(members.createdAt, raw`${asOf}::timestamptz`), matchesFilter(filters))
  // The limit is one more than was counted, to detect further rows. It is at most what one decision takes.
  const most = Math.min(expected + 1, limits.decided)
  return raw`select ${members.id} from ${members} where ${counted}
    order by ${members.createdAt}, ${members.id} limit ${most}`
}

/** The most decisions shown. A person who decides one by one makes as many in a minute. */
const MOST_SHOWN = 50

async function present(sql: Sql, which: SQL | undefined, first?: string): Promise<OpenDecision[]> {
  const { rows } = await sql.execute<Omit<OpenDecision, '_id'> & { id: string; [key: string]: unknown }>(raw`
    select ${approvalDecisions.id}, action, mine.count, mine.names, actor.name as by,
      greatest(0, ceil(extract(epoch from due_at - now())))::int as "secondsLeft"
    from ${approvalDecisions}
    cross join lateral (
      select count(*)::int as count, (array_agg(m.name order by m.created_at, m.id))[1:3] as names
      from members m where m.decision_id = ${approvalDecisions.id}) as mine
    left join members actor on actor.id = ${approvalDecisions.decidedBy}
    where ${which} and mine.count > 0
    order by ${approvalDecisions.decidedBy} is not distinct from ${first ?? null}::uuid desc,
      ${approvalDecisions.createdAt} desc limit ${MOST_SHOWN}`)
  return rows.map(({ id, action, count, names, by, secondsLeft }) => ({
    _id: id,
    action,
    count,
    names,
    by,
    secondsLeft,
  }))
}
