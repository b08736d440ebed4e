import {
  type PlanBody,
  type PlanChange,
  type PlanSource,
  type PlanTerms,
  planLimits,
} from '@callofcode/contract/plan/plan'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { CLOCK_OF, PLAN, PLANS, QUESTIONS } from './plan-statements.ts'

type Difficulty = 'Easy' | 'Medium' | 'Hard'
/** Days are numbers, as in plan-days.ts. */
export interface Clock {
  readonly today: number
  readonly pauses: readonly { from: number; to: number }[]
}
interface Head extends PlanTerms {
  readonly _id: string
  readonly title: string
  readonly sourceKind: PlanSource['kind']
  readonly source: string
  readonly startsOn: string
  readonly batch: { _id: string; name: string } | null
  readonly change: PlanChange | null
  readonly hasList: boolean | null
}
export interface StateRow extends Head {
  /**
   * The first letters of the difficulties, in their order: upper case for remaining questions and lower case for those done
   * today.
   */
  readonly items: string
  readonly done: number
  readonly total: number
  readonly leftOut: number
  readonly next: { id: string; questionName: string; difficulty: Difficulty; topicId: string | null } | null
}
export interface PlansRow {
  readonly clock: Clock
  readonly plans: readonly StateRow[]
}
export interface PlanRow extends Head {
  readonly clock: Clock
  readonly hasFeed: boolean
  readonly ids: readonly string[]
  readonly listNow: { added: number; removed: number } | null
}
export interface QuestionRow {
  readonly id: string
  readonly questionName: string
  readonly difficulty: Difficulty
  readonly link: string
  readonly topicId: string | null
  readonly topic: string | null
  readonly done: boolean
  readonly doneOn: string | null
}
/** The owner of a plan: a member or a batch. */
export type Owner = { readonly memberId: string } | { readonly batchId: string }
export type Chosen = PlanBody & {
  readonly title: string
  readonly ids: readonly string[]
  readonly ownListId?: string | undefined
}

/** Returns the stored form of a source. */
export const nameOfSource = (source: PlanSource) =>
  source.kind === 'topics'
    ? source.ids.toSorted().join(',')
    : source.kind === 'own'
      ? source.id
      : source.kind === 'shared'
        ? source.key
        : source.slug
export function sourceOf({ sourceKind: kind, source }: Pick<Head, 'sourceKind' | 'source'>): PlanSource {
  if (kind === 'topics') return { kind, ids: source.split(',') }
  if (kind === 'own') return { kind, id: source }
  return kind === 'shared' ? { kind, key: source } : { kind, slug: source }
}

export const planStore = {
  async list(database: Database, memberId: string): Promise<PlansRow | undefined> {
    const { rows } = await database.pool.query<{ plans: PlansRow }>({
      name: 'plans-list',
      text: PLANS,
      values: [memberId],
    })
    return rows[0]?.plans
  },

  /** Returns undefined for a plan that belongs neither to the member nor to their batch. */
  async get(database: Database, memberId: string, id: string): Promise<PlanRow | undefined> {
    const { rows } = await database.pool.query<{ plan: PlanRow }>({ ...PLAN, values: [memberId, id] })
    return rows[0]?.plan
  },

  async clock(database: Database, memberId: string): Promise<Clock | undefined> {
    const { rows } = await database.pool.query<{ clock: Clock }>({ ...CLOCK_OF, values: [memberId] })
    return rows[0]?.clock
  },

  async questions(database: Database, memberId: string, ids: readonly string[]): Promise<QuestionRow[]> {
    const { rows } = await database.pool.query<QuestionRow>({ ...QUESTIONS, values: [memberId, ids] })
    return rows
  },

  /**
   * Creates a plan. Returns 'same' if one of this source exists, and 'many' if there are too many. Calls for the same member take
   * turns.
   */
  async create(tx: Sql, memberId: string, chosen: Chosen): Promise<string | 'same' | 'many'> {
    await tx.execute(raw`select from members where id = ${memberId} for update`)
    const { rows } = await tx.execute<{ all: number; same: number }>(raw`
      select count(*)::int as all, (count(*) filter (where source_kind = ${chosen.source.kind}
        and source = ${nameOfSource(chosen.source)}))::int as same from plans where member_id = ${memberId}`)
    if (rows[0]?.same) return 'same'
    if ((rows[0]?.all ?? 0) >= planLimits.plans) return 'many'
    return insert(tx, { memberId }, memberId, chosen)
  },

  /** Replaces the plan of the batch. Its addresses of calendars are deleted with it. */
  async setOfBatch(tx: Sql, batchId: string, by: string, chosen: Chosen): Promise<string> {
    await tx.execute(raw`delete from plans where batch_id = ${batchId}`)
    return insert(tx, { batchId }, by, chosen)
  },

  async update(tx: Sql, owner: Owner, id: string, terms: PlanTerms): Promise<boolean> {
    const { rowCount } = await tx.execute(raw`
      update plans set ends_on = ${terms.endsOn}, hours = ${terms.hours}, weekdays = ${numbers(terms.weekdays)},
        level = ${terms.level}, hard = ${terms.hard} where id = ${id} and ${isOf(owner)}`)
    return rowCount === 1
  },

  async remove(tx: Sql, owner: Owner, id?: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`delete from plans where ${isOf(owner)} ${id ? raw`and id = ${id}` : raw``}`,
    )
    return rowCount === 1
  },
}

const isOf = (owner: Owner) =>
  'memberId' in owner ? raw`member_id = ${owner.memberId}` : raw`batch_id = ${owner.batchId}`
const numbers = (weekdays: readonly number[]) => raw`${raw.param([...weekdays].sort())}::smallint[]`

async function insert(tx: Sql, owner: Owner, by: string, chosen: Chosen): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(raw`
    insert into plans (own_list_id, member_id, batch_id, made_by, title, source_kind, source, starts_on, ends_on, hours, weekdays, level, hard)
    values (${('memberId' in owner && chosen.ownListId) || null}, ${'memberId' in owner ? owner.memberId : null}, ${'batchId' in owner ? owner.batchId : null}, ${by},
      ${chosen.title}, ${chosen.source.kind}, ${nameOfSource(chosen.source)}, member_day(${by}::uuid, now()),
      ${chosen.endsOn}, ${chosen.hours}, ${numbers(chosen.weekdays)}, ${chosen.level}, ${chosen.hard})
    returning id`)
  const id = rows[0]?.id ?? ''
  await tx.execute(raw`
    insert into plan_items (plan_id, question_id, position)
    select ${id}::uuid, i.question_id, i.position
    from unnest(${raw.param(chosen.ids)}::uuid[]) with ordinality as i (question_id, position) order by i.position
    on conflict do nothing`)
  return id
}
