import type { GivenAnswers } from '@callofcode/contract/event/question'
import { questionMessages, readAnswer } from '@callofcode/contract/event/question-answer'
import type { Sentence } from '@callofcode/contract/sentence'
import { type AnyColumn, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput } from '../../../platform/failure.ts'
import { questionStore, type StoredQuestion } from './question-store.ts'

interface Answer {
  readonly question: string
  readonly value: string
}

/** The answers of those who registered. */
export const answerStore = {
  async of(sql: Sql, eventId: string, memberId: string): Promise<Answer[]> {
    const { rows } = await sql.execute<Answer & Record<string, unknown>>(raw`
      select a.question_id as question, a.value from event_answers a
      join event_registrations r on r.id = a.registration_id
      where r.event_id = ${eventId} and r.member_id = ${memberId}`)
    return rows
  },

  /** Counts the questions of an event, and those that need an answer of this member, who is registered. */
  async asked(sql: Sql, eventId: string, memberId: string) {
    const { rows } = await sql.execute<{ questions: number; unanswered: number }>(raw`
      select count(*)::int as questions, count(*) filter (where q.needed and r.id is not null and not exists (
        select from event_answers a where a.registration_id = r.id and a.question_id = q.id))::int as unanswered
      from event_questions q
      left join event_registrations r on r.event_id = q.event_id and r.member_id = ${memberId}
      where q.event_id = ${eventId}`)
    return rows[0] ?? { questions: 0, unanswered: 0 }
  },

  /** Replaces all answers of a member who is registered. */
  async replace(tx: Sql, eventId: string, memberId: string, answers: readonly Answer[]) {
    const own = raw`select id from event_registrations where event_id = ${eventId} and member_id = ${memberId}`
    const asked = raw.param(answers.map(({ question }) => question))
    await tx.execute(raw`
      delete from event_answers where registration_id in (${own}) and question_id <> all(${asked}::uuid[])`)
    if (answers.length === 0) return
    await tx.execute(raw`
      insert into event_answers (registration_id, question_id, value)
      select r.id, g.question, g.value from (${own}) r, unnest(${asked}::uuid[],
        ${raw.param(answers.map(({ value }) => value))}::text[]) as g (question, value)
      on conflict (registration_id, question_id) do update set value = excluded.value`)
  },
}

/** Reads the answers to the questions of an event. Throws a 400 Failure that says under the id of each question what is wrong. */
export async function readAnswers(tx: Sql, eventId: string, given: GivenAnswers): Promise<Answer[]> {
  const questions = await questionStore.list(tx, eventId)
  const faults: Record<string, Sentence> = {}
  for (const { question } of given)
    if (!questions.some(({ id }) => id === question)) faults[question] = questionMessages.gone
  const read = questions.flatMap((question) => {
    const typed = given.findLast((one) => one.question === question.id)?.value ?? ''
    return answerTo(question, typed, faults)
  })
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return read
}

function answerTo(question: StoredQuestion, typed: string, faults: Record<string, Sentence>): Answer[] {
  const { value, fault } = { value: null, ...readAnswer(question, typed) }
  if (fault) faults[question.id] = fault
  return value === null ? [] : [{ question: question.id, value }]
}

/** The answers of a registration in the order of the questions, as JSON. */
export const answersOf = (
  registrationId: AnyColumn | SQL,
): SQL<(Answer & Pick<StoredQuestion, 'name' | 'kind'>)[]> => raw`(
  select coalesce(json_agg(json_build_object('question', q.id, 'name', q.name, 'kind', q.kind, 'value', a.value)
    order by q.position, q.id), '[]')
  from event_answers a join event_questions q on q.id = a.question_id
  where a.registration_id = ${raw`${registrationId}`})`

/** The answers of a member to the questions of an event, by the ids of the questions, as JSON. */
export const answersByQuestion = (eventId: SQL, memberId: SQL): SQL<Record<string, string>> => raw`(
  select coalesce(json_object_agg(a.question_id, a.value), '{}')
  from event_answers a join event_registrations r on r.id = a.registration_id
  where r.event_id = ${eventId} and r.member_id = ${memberId})`
