import type { OpenDecision, SignupDecision, SignupFilters } from '@callofcode/contract/approval/approval'
import { limits } from '@callofcode/contract/limits'
import { and, eq, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { addJob, inSeconds } from '../../platform/jobs/add-job.ts'
import { memberCountChanged, members } from '../account/public.ts'
import { approvalDecisions, type DecisionRow } from './approval-tables.ts'
import { isPending, matchesFilter } from './signup-list.ts'

/** What a decision is about. */
export type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly filters: SignupFilters; readonly asOf: string; readonly expected: number }

export const STATUS = { approve: 'approved', decline: 'declined' } as const
/** The job that tells the members of a decision. */
export const TELL_JOB = 'approval-decision'
const JOB_TRIES = 25
const KEPT = raw`interval '7 days'`
/** A queue that lost its jobs, as in a restored site, tells nobody any more. */
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

/** Every method is one statement, or two, however many signups it is about. */
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

  /** Decides those of the chosen that still wait, and returns their ids. Locks in the order of the ids: no deadlock. */
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

  /** Tells the members later, in a job that survives a restart. */
  async plan(tx: Sql, id: string, seconds: number) {
    await addJob(tx, TELL_JOB, { id }, { tries: JOB_TRIES, at: inSeconds(seconds) })
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(approvalDecisions).where(eq(approvalDecisions.id, id))
  },

  /** Of what was told or taken back long ago nothing is left but the audit. */
  async forget(tx: Sql) {
    await tx.delete(approvalDecisions).where(raw`${approvalDecisions.createdAt} < now() - ${KEPT}`)
  },

  /** Locks it until the transaction ends, so that of telling and taking back only one happens. */
  async getForUpdate(tx: Sql, id: string): Promise<DecisionRow | undefined> {
    const [row] = await tx.select().from(approvalDecisions).where(eq(approvalDecisions.id, id)).for('update')
    return row
  },

  /** The reason stands with the members from here on, and goes with them. */
  async close(tx: Sql, id: string, state: 'told' | 'undone') {
    await tx.update(approvalDecisions).set({ state, reason: null }).where(eq(approvalDecisions.id, id))
  },

  /** Those of the decision that are still as it left them wait again. Returns their ids. */
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

  /** Ends the wait of its members. Returns those whom the decision still holds for. */
  async release(tx: Sql, { id, action }: DecisionRow): Promise<Told[]> {
    const { rows } = await tx.execute<Told & { status: string; [key: string]: unknown }>(raw`
      with mine as materialized (select id from members where decision_id = ${id} order by id for no key update)
      update members set decision_id = null from mine where members.id = mine.id
      returning members.id, members.name, members.email, members.language, members.status`)
    return rows.filter(({ status }) => status === STATUS[action])
  },

  /** Decisions that can be taken back: those of this member before all others, and each time the latest first. */
  list: (sql: Sql, by: string): Promise<OpenDecision[]> => present(sql, isOpen, by),
  async get(sql: Sql, id: string): Promise<OpenDecision | undefined> {
    return (await present(sql, eq(approvalDecisions.id, id)))[0]
  },
}

/** The ids of those who may be meant: those who wait are found by the statement around it. */
function chosenIds(chosen: Chosen): SQL {
  if ('ids' in chosen) return raw`select unnest(${raw.param(chosen.ids)}::uuid[]) as id`
  const { filters, asOf, expected } = chosen
  const counted = and(isPending, lte(members.createdAt, raw`${asOf}::timestamptz`), matchesFilter(filters))
  // One more than was counted, which says that there are more; but the most that one decision takes.
  const most = Math.min(expected + 1, limits.decided)
  return raw`select ${members.id} from ${members} where ${counted}
    order by ${members.createdAt}, ${members.id} limit ${most}`
}

/** Of somebody who decides one by one, all of a minute. */
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
