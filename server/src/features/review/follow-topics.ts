import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { lockMembers } from '../../platform/database/writer.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'

/** The number of reviews in a transaction. A question of a large club has many. */
const AT_ONCE = 1_000

/**
 * Moves the reviews along with questions that were moved to another topic or hidden, so that the counts of topics are right. It
 * runs outside the request, as 500 questions may have ten million reviews. Returns the number of changed reviews.
 */
export async function followTopics(database: Database, stopping?: AbortSignal): Promise<number> {
  if (!stopping?.aborted) await forgetUnreviewed(database.sql)
  for (let all = 0; ; ) {
    const changed = stopping?.aborted ? null : await write(database, followNext)
    if (changed === null) return all
    all += changed
  }
}

/** A new site has hundreds of questions that nobody reviews, and each would take a transaction. */
const forgetUnreviewed = (sql: Sql) =>
  sql.execute(raw`
    delete from review_moves where not exists (select from reviews where question_id = review_moves.question_id)`)

/** Returns null when nothing is left. */
async function followNext(tx: Sql): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(
    raw`select question_id as id from review_moves order by question_id limit 1 for update skip locked`,
  )
  const [question] = rows
  if (!question) return null
  const topic = raw`(select topic_id from topic_questions tq join questions q on q.id = tq.question_id
    where q.id = ${question.id} and q.retired_at is null and tq.is_primary limit 1)`
  const behind = raw`from reviews where question_id = ${question.id} and topic_id is distinct from ${topic}
    order by member_id limit ${AT_ONCE}`
  await lockMembers(tx, raw`select member_id ${behind}`)
  const { rowCount } = await tx.execute(raw`
    update reviews set topic_id = ${topic} where id in (select id ${behind})`)
  if (!rowCount) await tx.execute(raw`delete from review_moves where question_id = ${question.id}`)
  return rowCount ?? 0
}

export const topicJob = ({ database }: { readonly database: Database }): PeriodicJob => ({
  name: 'review-topics',
  every: 'minute',
  says: 'Topics of reviews',
  run: (stopping) => followTopics(database, stopping),
})
