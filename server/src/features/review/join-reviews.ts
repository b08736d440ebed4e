import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { countMonths, knownOf, reviewsOf, schedule } from './review-store.ts'

/**
 * Runs a merge of two questions or its undoing. The reviews of members who reviewed both are computed again from their ratings. A
 * review that only changes its question stays as it is.
 */
export async function joinReviews<T>(
  tx: Sql,
  questions: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const members = await whoReviewed(tx, questions)
  const before = new Map<string, Awaited<ReturnType<typeof allOf>>>()
  for (const member of members) before.set(member, await allOf(tx, member, questions))
  const done = await work()
  for (const member of members) {
    const after = await allOf(tx, member, questions)
    for (const { question, known } of after) await schedule(tx, member, question, known)
    const rated = (all: typeof after) => all.flatMap(({ known }) => reviewsOf(known))
    await countMonths(tx, member, rated(before.get(member) ?? []), rated(after))
  }
  return done
}

/** Returns the members with reviews of several of the questions, now or earlier, and a rating of at least one. */
async function whoReviewed(tx: Sql, questions: readonly string[]): Promise<string[]> {
  const ids = raw`(${raw.param(questions)}::uuid[])`
  const { rows } = await tx.execute<{ id: string }>(raw`
    select member_id as id from (
      select member_id, question_id from reviews where question_id = any ${ids}
      union select c.member_id, (c.row->>'question_id')::uuid from question_carried c
        join question_changes q on q.id = c.change_id and q.question_id = any ${ids}
        where c.source = 'reviews.question_id' and c.kind = 'folded') held
    where exists (select from review_ratings r where r.member_id = held.member_id and r.question_id = any ${ids})
    group by member_id having count(*) > 1 order by member_id`)
  return rows.map(({ id }) => id)
}

async function allOf(tx: Sql, member: string, questions: readonly string[]) {
  const { rows } = await tx.execute<{ question: string }>(raw`
    select question_id as question from reviews
    where member_id = ${member} and question_id = any (${raw.param(questions)}::uuid[]) order by question_id for update`)
  const all: { question: string; known: Awaited<ReturnType<typeof knownOf>> }[] = []
  for (const { question } of rows) all.push({ question, known: await knownOf(tx, member, question) })
  return all
}
