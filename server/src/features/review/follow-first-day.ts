import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { countMonths, knownOf, lock, reviewsOf, schedule } from './review-store.ts'

/**
 * While a device tells of a tick, which may turn out to be earlier than all that was known of the question: then its review follows from
 * the earlier day at once, with the words that have arrived before. Returns what `tick` returns.
 */
export async function followFirstDay<T>(
  tx: Sql,
  memberId: string,
  questionId: string,
  tick: () => Promise<T>,
): Promise<T> {
  // Of two devices the second reads the day that the first has told.
  await tx.execute(
    raw`select pg_advisory_xact_lock(hashtextextended(${`first day ${memberId} ${questionId}`}, 0))`,
  )
  const { first: before } = await knownOf(tx, memberId, questionId)
  const done = await tick()
  // After the tick, in whose order toggles take these rows too.
  if (!(await lock(tx, memberId, questionId))) return done
  const known = await knownOf(tx, memberId, questionId)
  // The trigger of the tick knows what follows from a day alone (migration 0108).
  if (known.first === before || known.words.length === 0) return done
  await schedule(tx, memberId, questionId, known)
  await countMonths(tx, memberId, reviewsOf({ ...known, first: before }), reviewsOf(known))
  return done
}
