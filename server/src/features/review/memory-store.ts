import { default_w, forgetting_curve } from 'ts-fsrs'
import type { Database } from '../../platform/database/database.ts'

/** Questions of a topic that are known equally firmly until the same month (migration 0108). */
export interface MemoryRow {
  readonly topicId: string | null
  readonly strength: number
  /** The first day of the month in which they are due. */
  readonly dueMonth: string
  readonly questions: number
}

/** Counts of what a member knows: as many rows for ten questions as for ten thousand. */
export const memoryStore = {
  async list(database: Database, memberId: string): Promise<MemoryRow[]> {
    const { rows } = await database.pool.query<MemoryRow>({ ...MEMORY, values: [memberId] })
    return rows
  },

  /** The latest month first. */
  async months(database: Database, memberId: string) {
    const { rows } = await database.pool.query<{ month: string; known: number; forgotten: number }>({
      ...MONTHS,
      values: [memberId],
    })
    return rows
  },

  /** Every review, as rows of a table, the next one first. */
  async all(database: Database, memberId: string): Promise<string[][]> {
    const { rows } = await database.pool.query<string[]>({ ...ALL, values: [memberId], rowMode: 'array' })
    return rows
  },
}

const MEMORY = {
  name: 'review-memory',
  text: `select topic_id as "topicId", strength, to_char(due_month, 'YYYY-MM-DD') as "dueMonth", questions
         from review_memory where member_id = $1 and questions > 0`,
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
         from reviews r join questions q on q.id = r.question_id
         left join topic_questions tq on tq.question_id = q.id and tq.is_primary left join topics t on t.id = tq.topic_id
         where r.member_id = $1 and r.ticked order by r.next_on nulls last, q.name`,
}

const DAY = 86_400_000
/** The middle of a month. */
const MIDDLE = 14 * DAY
/** A year in steps of four weeks. */
const AHEAD = Array.from({ length: 14 }, (_, step) => step * 28)

/** The chance, 0 to 1, that a question of the row is known at a time, as FSRS expects. */
export function chanceOf({ strength, dueMonth }: Omit<MemoryRow, 'questions'>, at: Date): number {
  const stability = 2 ** (strength + 0.5)
  const reviewed = Date.parse(`${dueMonth}T00:00:00Z`) + MIDDLE - stability * DAY
  return forgetting_curve(default_w, Math.max(0, (at.getTime() - reviewed) / DAY), stability)
}

/** How many questions are still known, now and later, if none is reviewed. */
export function keptOf(rows: readonly MemoryRow[], now: Date) {
  const known = (inDays: number) =>
    rows.reduce((sum, row) => sum + row.questions * chanceOf(row, new Date(now.getTime() + inDays * DAY)), 0)
  return {
    questions: rows.reduce((sum, { questions }) => sum + questions, 0),
    curve: AHEAD.map((inDays) => ({ inDays, known: Math.round(known(inDays) * 10) / 10 })),
  }
}
