import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { countMonths, knownOf, lock, reviewsOf, schedule } from './review-store.ts'

/**
 * Runs `tick`, by which a device reports a tick that may precede all known ones of the question. The review then follows from the
 * earlier day at once, with the ratings that arrived before. Returns the result of `tick`.
 */
export async function followFirstDay<T>(
  tx: Sql,
  memberId: string,
  questionId: string,
  tick: () => Promise<T>,
): Promise<T> {
  // The second of two devices reads the day that the first reported.
  await tx.execute(
    raw`select pg_advisory_xact_lock(hashtextextended(${`first day ${memberId} ${questionId}`}, 0))`,
  )
  const { first: before } = await knownOf(tx, memberId, questionId)
  const done = await tick()
  // This follows the tick, as toggles lock these rows in the same order.
  if (!(await lock(tx, memberId, questionId))) return done
  const known = await knownOf(tx, memberId, questionId)
  // The trigger of the tick computes from the day alone (migration 0108).
  if (known.first === before || known.words.length === 0) return done
  await schedule(tx, memberId, questionId, known)
  await countMonths(tx, memberId, reviewsOf({ ...known, first: before }), reviewsOf(known))
  return done
}
