import type { CohortPlan } from '@callofcode/contract/plan/batch-plan'
import type { PlanTerms } from '@callofcode/contract/plan/plan'
import { STUCK_DAYS } from '@callofcode/contract/plan/plan'
import { sql as raw } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { BATCH_PLAN, STUCK } from './plan-statements.ts'

export interface StuckRow {
  readonly memberId: string
  readonly name: string
  readonly handle: string
  readonly showsPage: 'nobody' | 'members' | 'everyone'
  readonly status: 'approved'
  readonly questionId: string
  readonly since: string
  readonly tries: number
  readonly hints: number
}
interface BatchPlanRow extends PlanTerms {
  readonly _id: string
  readonly title: string
  readonly sourceKind: 'list' | 'topics' | 'company'
  readonly source: string
  readonly questions: Omit<NonNullable<CohortPlan['plan']>['questions'][number], 'stuck'>[]
}
interface Look {
  readonly _id: string
  readonly name: string
  readonly isMentor: boolean
  readonly members: string[]
}

/** Reads the plan of a batch and where its members are stuck. */
export const cohortStore = {
  /** Returns a batch for its mentors and, with `isOpen`, for others too. Returns undefined for everybody else. */
  async find(
    database: Database,
    memberId: string,
    batchId: string,
    isOpen: boolean,
  ): Promise<Look | undefined> {
    const { rows } = await database.sql.execute<Look & Record<string, unknown>>(raw`
      select b.id as "_id", b.name, t.id is not null as "isMentor",
        array(select m.id from members m where m.batch_id = b.id and m.status = 'approved') as members
      from batches b left join batch_mentors t on t.batch_id = b.id and t.member_id = ${memberId}
      where b.id = ${batchId} and (t.id is not null or ${isOpen})`)
    return rows[0]
  },

  async plan(database: Database, batchId: string): Promise<BatchPlanRow | undefined> {
    const { rows } = await database.pool.query<{ plan: BatchPlanRow }>({ ...BATCH_PLAN, values: [batchId] })
    return rows[0]?.plan
  },

  /** Returns at which of these questions these members are stuck, by name. `problems`: the problems of this site by question. */
  async stuck(
    { pool }: Pick<Database, 'pool'>,
    members: readonly string[],
    questions: readonly string[],
    problems: ReadonlyMap<string, string>,
  ): Promise<StuckRow[]> {
    const asked = questions.flatMap((id) => {
      const slug = problems.get(id)
      return slug === undefined ? [] : [{ id, slug }]
    })
    const { rows } = await pool.query<StuckRow>({
      ...STUCK,
      values: [members, asked.map(({ slug }) => slug), STUCK_DAYS, asked.map(({ id }) => id)],
    })
    return rows
  },
}
