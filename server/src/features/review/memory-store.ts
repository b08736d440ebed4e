import { default_w, forgetting_curve } from 'ts-fsrs'
import type { Database } from '../../platform/database/database.ts'
import { HIDDEN } from './review-statements.ts'

/** The questions of a topic with the same stability since the same day. */
export interface MemoryRow {
  readonly topicId: string | null
  /** Days until the chance of recalling them is 90 %. */
  readonly stability: number
  readonly reviewedOn: string
  readonly questions: number
}

/** Up to this many questions are read one by one. For members with more, the counts of migration 0108 are read. */
const ONE_BY_ONE = 400

/** The number of questions in each topic, as a table `topic_id, total`. */
export const TOPIC_TOTALS = `
  select tq.topic_id, count(*)::int as total from topic_questions tq
  join questions q on q.id = tq.question_id and q.retired_at is null where tq.is_primary group by 1`

// The lateral join forces an index look-up for each of the few rows, whatever the planner estimates.
const CHANGING = `review_moves v cross join lateral (
  select topic_id from reviews where question_id = v.question_id and member_id = $1 and ticked limit 1) r`
const TOPIC_NOW = `cross join lateral (
  select tq.topic_id from topic_questions tq join questions q on q.id = tq.question_id
  where q.id = v.question_id and q.retired_at is null and tq.is_primary limit 1) tq`

/**
 * The number of them that the member `$1` has done, as a table `topic_id, done`. It counts rows of months and not questions. It
 * already covers questions that were just moved or hidden and whose reviews do not follow yet.
 */
export const TOPICS_DONE = `
  select topic_id, sum(questions)::int as done from (
    select topic_id, questions from review_memory where member_id = $1
    union all select r.topic_id, -1 from ${CHANGING}
    union all select tq.topic_id, 1 from ${CHANGING} ${TOPIC_NOW}
  ) counted group by 1`

/** Reads what a member has learned. Ten thousand questions take as many rows as some hundreds. */
export const memoryStore = {
  async list(database: Database, memberId: string): Promise<MemoryRow[]> {
    const each = { ...EACH, values: [memberId, ONE_BY_ONE + 1] }
    const { rows } = await database.pool.query<MemoryRow>(each)
    if (rows.length <= ONE_BY_ONE) return rows
    return (await database.pool.query<MemoryRow>({ ...COUNTS, values: [memberId] })).rows
  },

  /** Returns the months, latest first. */
  async months(database: Database, memberId: string) {
    const { rows } = await database.pool.query<{ month: string; known: number; forgotten: number }>({
      ...MONTHS,
      values: [memberId],
    })
    return rows
  },

  /** Returns every review as rows of a table, next due first. */
  async all(database: Database, memberId: string): Promise<string[][]> {
    const { rows } = await database.pool.query<string[]>({ ...ALL, values: [memberId], rowMode: 'array' })
    return rows
  },
}

const EACH = {
  name: 'review-memory-each',
  text: `select topic_id as "topicId", stability, to_char(reviewed_on, 'YYYY-MM-DD') as "reviewedOn", 1 as questions
         from reviews where member_id = $1 and ticked and question_id not in (${HIDDEN}) limit $2`,
}
// The middle of their range of stability, and of the month in which they are due. Hidden questions lose their topic within a
// minute.
const COUNTS = {
  name: 'review-memory',
  text: `select topic_id as "topicId", power(2, strength + 0.5)::float8 as stability,
           to_char(due_month + 14 - power(2, strength + 0.5)::int, 'YYYY-MM-DD') as "reviewedOn", questions
         from review_memory where member_id = $1 and topic_id is not null`,
}
const MONTHS = {
  name: 'review-months',
  text: `select to_char(month, 'YYYY-MM') as month, known, forgotten from review_months
         where member_id = $1 and known + forgotten > 0 order by month desc limit 24`,
}
const ALL = {
  name: 'reviews-all',
  text: `select q.name, q.difficulty, coalesce(t.title, ''), to_char(r.reviewed_on, 'YYYY-MM-DD'),
           coalesce(to_char(r.next_on, 'YYYY-MM-DD'), ''), round(r.stability::numeric, 1)::text, r.reps::text, r.lapses::text
         from reviews r join questions q on q.id = r.question_id and q.retired_at is null
         left join topic_questions tq on tq.question_id = q.id and tq.is_primary left join topics t on t.id = tq.topic_id
         where r.member_id = $1 and r.ticked order by r.next_on nulls last, q.name`,
}

const DAY = 86_400_000
/** A year in steps of four weeks. */
const AHEAD = Array.from({ length: 14 }, (_, step) => step * 28)

/** Returns the chance from 0 to 1 that a question of the row is recalled at a time, as FSRS expects. */
export function chanceOf({ stability, reviewedOn }: Omit<MemoryRow, 'questions'>, at: Date): number {
  const days = Math.floor((at.getTime() - Date.parse(`${reviewedOn}T00:00:00Z`)) / DAY)
  return forgetting_curve(default_w, Math.max(0, days), stability)
}

/** Returns how many questions are still remembered, now and later, without further reviews. */
export function keptOf(rows: readonly MemoryRow[], now: Date) {
  const known = (inDays: number) =>
    rows.reduce((sum, row) => sum + row.questions * chanceOf(row, new Date(now.getTime() + inDays * DAY)), 0)
  return {
    questions: rows.reduce((sum, { questions }) => sum + questions, 0),
    curve: AHEAD.map((inDays) => ({ inDays, known: Math.round(known(inDays) * 10) / 10 })),
  }
}
