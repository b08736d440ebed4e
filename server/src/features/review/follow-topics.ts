import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { lockMembers } from '../../platform/database/writer.ts'
import { errorLine } from '../../platform/error-facts.ts'

const EVERY = 60_000
/** Reviews in a transaction: a question of a large club has many. */
const AT_ONCE = 1_000

/**
 * Lets the reviews follow questions that were moved to another topic, or hidden, so that what is known of a topic is counted right. Off
 * the path of the request that did so: 500 questions may have ten million reviews. Returns how many reviews it changed.
 */
export async function followTopics(database: Database): Promise<number> {
  for (let all = 0; ; ) {
    const changed = await write(database, followNext)
    if (changed === null) return all
    all += changed
  }
}

/** Null when nothing is left. Several processes take different questions. */
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

interface Given {
  readonly database: Database
  readonly log: { info(text: string): void }
}

/** Looks once a minute, until it is stopped. */
export function startFollowingTopics({ database, log }: Given): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined
  const clock = setInterval(() => {
    running ??= followTopics(database)
      .catch((error: unknown) => log.info(`Topics of reviews: ${errorLine(error)}`))
      .finally(() => {
        running = undefined
      })
  }, EVERY).unref()
  return {
    async stop() {
      clearInterval(clock)
      await running
    },
  }
}
