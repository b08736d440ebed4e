import type { QuestionKind } from '@callofcode/contract/event/question-answer'
import type { CountedQuestion } from '@callofcode/contract/event/questions'
import { asc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { eventAnswers, eventQuestions } from './question-tables.ts'

export interface NewQuestion {
  readonly name: string
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  readonly needed: boolean
}
export interface StoredQuestion extends NewQuestion {
  readonly id: string
}
export interface CountedRow extends StoredQuestion {
  readonly eventId: string
  readonly answers: number
  readonly taken: CountedQuestion['taken']
  readonly sum: number | null
  [column: string]: unknown
}

const ORDER = [asc(eventQuestions.position), asc(eventQuestions.id)] as const
const columns = {
  id: eventQuestions.id,
  name: eventQuestions.name,
  kind: eventQuestions.kind,
  choices: eventQuestions.choices,
  needed: eventQuestions.needed,
}

/** The questions of events. Who changes them holds the events, as who registers does. */
export const questionStore = {
  list: (sql: Sql, eventId: string): Promise<StoredQuestion[]> =>
    sql
      .select(columns)
      .from(eventQuestions)
      .where(eq(eventQuestions.eventId, eventId))
      .orderBy(...ORDER),

  /** The questions of some events with their answers, counted. Only the answers of choices are told apart. */
  async counted(sql: Sql, eventIds: readonly string[]): Promise<CountedRow[]> {
    const { rows } = await sql.execute<CountedRow>(raw`
      select q.id, q.event_id as "eventId", q.name, q.kind, q.choices, q.needed, c.answers, c.sum::float as sum,
        coalesce(c.taken, '[]') as taken
      from event_questions q left join lateral (
        select coalesce(sum(v.going + v.waiting), 0)::int as answers, sum(v.sum) as sum,
          json_agg(json_build_object('value', v.value, 'going', v.going, 'waiting', v.waiting))
            filter (where v.value is not null) as taken
        from (
          select case when q.kind in ('choice', 'truth') then a.value end as value,
            count(*) filter (where r.state = 'going')::int as going,
            count(*) filter (where r.state = 'waiting')::int as waiting,
            sum(case when q.kind = 'number' then a.value::numeric end) filter (where r.state = 'going') as sum
          from event_answers a join event_registrations r on r.id = a.registration_id
          where a.question_id = q.id group by 1
        ) v
      ) c on true
      where q.event_id = any(${raw.param([...eventIds])}::uuid[])
      order by q.event_id, q.position, q.id`)
    return rows
  },

  /** Adds the same questions to events, at their places in the list. */
  async add(
    tx: Sql,
    eventIds: readonly string[],
    questions: readonly (NewQuestion & { position: number })[],
  ) {
    const rows = eventIds.flatMap((eventId) =>
      questions.map(({ position, name, kind, choices, needed }) => ({
        eventId,
        position,
        name,
        kind,
        choices: [...choices],
        needed,
      })),
    )
    if (rows.length > 0) await tx.insert(eventQuestions).values(rows)
  },

  async update(tx: Sql, id: string, { name, choices, needed, position }: NewQuestion & { position: number }) {
    await tx
      .update(eventQuestions)
      .set({ name, choices: [...choices], needed, position })
      .where(eq(eventQuestions.id, id))
  },

  /** Removes questions with their answers. */
  async remove(tx: Sql, ids: readonly string[]) {
    if (ids.length > 0) await tx.delete(eventQuestions).where(inArray(eventQuestions.id, [...ids]))
  },

  /** Deletes the answers that are none of these choices any more. Others take the new spelling. */
  async keepChoices(tx: Sql, id: string, choices: readonly string[]) {
    await tx.execute(raw`
      update event_answers a set value = c.choice from unnest(${raw.param([...choices])}::text[]) as c (choice)
      where a.question_id = ${id} and lower(a.value) = lower(c.choice) and a.value <> c.choice`)
    await tx
      .delete(eventAnswers)
      .where(
        raw`${eventAnswers.questionId} = ${id} and ${eventAnswers.value} <> all(${raw.param([...choices])}::text[])`,
      )
  },
}
