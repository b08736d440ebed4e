import type { DeviceWord } from '@callofcode/contract/device-word'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { takeWord, type Word } from '../../platform/device-word/take-word.ts'

interface SetTick extends DeviceWord {
  readonly memberId: string
  readonly questionId: string
  readonly completed: boolean
  readonly id?: string | undefined
}

/** Sets a tick and updates the reviews that follow from it. Reviews provide it, as they depend on this feature. */
export type FollowTick = (
  tx: Sql,
  memberId: string,
  questionId: string,
  tick: () => Promise<void>,
) => Promise<void>

/**
 * Sets a tick as a device reports it. Returns undefined for an unknown question. The latest action on the question counts, in
 * whatever order the reports arrive and however often. Returns the present state of the question.
 */
export async function setTick(
  tx: Sql,
  { memberId, questionId, completed, ...sent }: SetTick,
  follow: FollowTick,
) {
  const question = await known(tx, questionId)
  if (!question) return undefined
  const word = await takeWord(tx, memberId, 'tick', sent)
  if (word.isNew) {
    await tx.execute(raw`select set_config('callofcode.tick_states', 'off', true)`)
    await follow(tx, memberId, question, () => (completed ? tick : untick)(tx, memberId, question, word))
    await tx.execute(raw`select set_config('callofcode.tick_states', '', true)`)
  }
  return { completed: await isTicked(tx, memberId, question), saidAt: word.at }
}

/** Returns the id of the question, or of the one that it was merged into. */
async function known(tx: Sql, questionId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    raw`select question_now(id) as id from questions where id = ${questionId}`,
  )
  return rows[0]?.id
}

// The tick is written first, then its time. A toggle locks the rows in the same order, which prevents deadlocks.

/**
 * Dates the completion by its day, even if it was taken back since. A streak is not repaired weeks later. An unknown day (0100)
 * is replaced by this one.
 */
async function tick(tx: Sql, memberId: string, question: string, word: Word) {
  const day = raw`greatest(${word.at}::timestamptz, now() - interval '7 days')`
  const { rows } = await tx.execute<{ made: boolean }>(raw`
    insert into completed_questions as known (member_id, question_id, completed_at)
    values (${memberId}, ${question}, ${day})
    on conflict (member_id, question_id) do update set completed_at = excluded.completed_at
      where known.completed_at = 'epoch' or excluded.completed_at < known.completed_at
    returning xmax = 0 as made`)
  // This follows the tick, because the triggers that count it read both days.
  await tx.execute(raw`
    update first_completions set completed_at = ${day}
    where member_id = ${memberId} and question_id = ${question} and completed_at > ${day}`)
  const isLatest = await holds(tx, memberId, question, word)
  await tx.execute(
    raw`select tick_before_imports(${memberId}::uuid, ${question}::uuid, ${day}, ${isLatest}::boolean)`,
  )
  if (rows[0]?.made && !isLatest) await takeBack(tx, memberId, question)
}

async function untick(tx: Sql, memberId: string, question: string, word: Word) {
  await tx.execute(raw`savepoint ticked`)
  await takeBack(tx, memberId, question)
  if (!(await holds(tx, memberId, question, word))) await tx.execute(raw`rollback to savepoint ticked`)
}

const takeBack = (tx: Sql, memberId: string, question: string) =>
  tx.execute(raw`
    with removed as (
      delete from completed_questions where member_id = ${memberId} and question_id = ${question} returning completed_at)
    insert into first_completions (member_id, question_id, completed_at)
    select ${memberId}::uuid, ${question}::uuid, completed_at from removed where completed_at > 'epoch' on conflict do nothing`)

/** Stores the action if it is the latest on the question, and returns whether it is. The latest action decides. */
async function holds(tx: Sql, memberId: string, question: string, { id, at }: Word): Promise<boolean> {
  const { rowCount } = await tx.execute(raw`
    insert into tick_states as known (member_id, question_id, at, word)
    values (${memberId}, ${question}, ${at}::timestamptz, ${id})
    on conflict (member_id, question_id) do update set at = excluded.at, word = excluded.word
      where (excluded.at, excluded.word) > (known.at, coalesce(known.word, ${FIRST}::uuid))`)
  return rowCount === 1
}
/** An action on the site itself comes before a report with the same microsecond. */
const FIRST = '00000000-0000-0000-0000-000000000000'

async function isTicked(tx: Sql, memberId: string, question: string): Promise<boolean> {
  const { rows } = await tx.execute<{ ticked: boolean }>(raw`
    select exists (select from completed_questions where member_id = ${memberId} and question_id = ${question}) as ticked`)
  return rows[0]?.ticked ?? false
}
