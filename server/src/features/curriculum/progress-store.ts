import type { Difficulty, NextInTopic } from '@callofcode/contract/curriculum/curriculum'
import { sql as statement } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'

export interface CompletedQuestion {
  questionId: string
  /** The topics that list the question; empty for a question that was removed from the lists. */
  topicIds: string[]
  difficulty: Difficulty
  /** When it was first completed, even if it was unticked since. Null where an import had no date. */
  completedAt: string | null
}

/** Reads and writes the ticks of members. */
export const progressStore = {
  async list(
    database: Database,
    memberId: string,
  ): Promise<{ completedQuestion: CompletedQuestion[]; asOf: string }> {
    const { rows } = await database.pool.query<CompletedRow>({ ...LIST, values: [memberId] })
    const byId = new Map<string, CompletedQuestion>()
    for (const { topicId, asOf, ...row } of rows) {
      if (row.questionId === null) continue
      const question = byId.get(row.questionId) ?? { ...row, questionId: row.questionId, topicIds: [] }
      if (topicId) question.topicIds.push(topicId)
      byId.set(row.questionId, question)
    }
    return { completedQuestion: [...byId.values()], asOf: rows[0]?.asOf ?? '' }
  },

  /**
   * Returns the first question of each topic that the member has not completed, the topic to continue first. It chooses among the
   * `solvable` questions if there are any. A finished topic has no row.
   */
  async next(database: Database, memberId: string, solvable: readonly string[]) {
    const { rows } = await database.pool.query<Omit<NextInTopic, 'problem'>>({
      ...NEXT,
      values: [memberId, solvable],
    })
    return rows
  },

  /** Toggles a completion and returns the new state, or null for an unknown question. */
  async toggle(database: Database, memberId: string, questionId: string): Promise<boolean | null> {
    const { rows } = await database.query<Toggled>({ ...TOGGLE, values: [memberId, questionId] })
    return rows[0]?.completed ?? null
  },

  /**
   * Completes a question, or the question that it was merged into. An unknown or completed question is left as it is. A
   * completion without a date gets one now. Returns the id that the question has now.
   */
  async complete(tx: Sql, memberId: string, questionId: string): Promise<string> {
    const { rows } = await tx.execute<{ now: string }>(statement`
      with made as (
        insert into completed_questions (member_id, question_id)
        select ${memberId}::uuid, id from questions where id = ${questionId}
        on conflict (member_id, question_id) do update set completed_at = now() where completed_questions.completed_at = 'epoch')
      select question_now(${questionId}::uuid) as now`)
    return rows[0]?.now ?? questionId
  },
}

/** Returns the id of a question, or of the one that it was merged into. */
export async function questionNow(sql: Sql, questionId: string): Promise<string> {
  const { rows } = await sql.execute<{ now: string }>(
    statement`select question_now(${questionId}::uuid) as now`,
  )
  return rows[0]?.now ?? questionId
}

interface CompletedRow extends Omit<CompletedQuestion, 'topicIds' | 'questionId'> {
  /** Null in the one row of a member who has completed nothing. */
  questionId: string | null
  topicId: string | null
  asOf: string
}
interface Toggled {
  completed: boolean | null
}

/** The time of a response, precise enough to order the reader's next actions. */
const AS_OF = `to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const LIST = {
  name: 'completed-list',
  text: `select c.question_id as "questionId", q.difficulty,
                to_char(nullif(c.since, 'epoch') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedAt",
                t.id as "topicId", ${AS_OF} as "asOf"
         from (select) always
         left join (
           (select c.member_id, c.question_id, least(c.completed_at, f.completed_at) as since
            from completed_questions c left join first_completions f using (member_id, question_id) where c.member_id = $1) c
           join questions q on q.id = c.question_id
           left join topic_questions tq on tq.question_id = q.id and tq.is_primary and q.retired_at is null
           left join topics t on t.id = tq.topic_id and t.hidden_at is null
         ) on true order by c.since, q.position`,
}

/**
 * The order in which unfinished topics `t` are suggested. First comes the topic that was worked on last (`member_topics` `w`), if
 * some of it is still done. The rest follow in learning order. Today, the tracker and the map use it.
 */
export const workedOnLast = (isBegun: string) =>
  `case when ${isBegun} then w.ticked_at end desc nulls last, t.position, t.title`

const IS_BEGUN = `exists (
  select from topic_questions own join questions listed on listed.id = own.question_id and listed.retired_at is null
  join completed_questions c on c.question_id = own.question_id and c.member_id = $1
  where own.topic_id = t.id and own.is_primary)`

const NEXT = {
  name: 'completed-next',
  text: `select one.* from (select distinct on (tq.topic_id)
                tq.topic_id as "topicId", q.id as "questionId", q.name as "questionName"
         from topic_questions tq join questions q on q.id = tq.question_id
         join topics t on t.id = tq.topic_id and t.hidden_at is null
         where tq.is_primary and q.retired_at is null
           and not exists (select from completed_questions c where c.member_id = $1 and c.question_id = q.id)
         order by tq.topic_id, (q.id = any ($2::uuid[])) desc, q.position, q.name) one
         join topics t on t.id = one."topicId" left join member_topics w on w.topic_id = t.id and w.member_id = $1
         order by ${workedOnLast(IS_BEGUN)}`,
}

export const TOGGLE = {
  name: 'completed-toggle',
  text: 'select toggle_completed($1, $2) as completed',
}
