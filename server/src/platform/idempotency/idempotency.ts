import { createHash } from 'node:crypto'
import { type Endpoint, IDEMPOTENCY_KEY } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { LazyTransaction } from '../database/lazy-transaction.ts'
import { badRequest, conflict, Failure } from '../failure.ts'
import { type IdempotentRequest, idempotencyStore } from './idempotency-store.ts'

const KEY = /^[\x21-\x7e][\x20-\x7e]{0,199}$/

/**
 * Returns the Idempotency-Key of a request. Returns undefined if there is none, or the endpoint takes none. Throws 400 if it is
 * malformed.
 */
export function idempotencyKey(target: Endpoint, request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_KEY]
  if (!target.takesKey || key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badRequest(messages.keyRule)
}

/** Returns a hash of the checked input, so the order of fields and white space make no difference. */
export const requestDigest = (target: Endpoint, ...input: unknown[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([target.method, target.path, ...input]))
    .digest()

/** Another request with this key was committed while this one waited for the row. */
class AlreadyDone extends Error {}

/** The response of an earlier request. Nothing was done for this request. */
interface Replay {
  readonly text: string
  readonly isReplay: true
}

/**
 * Runs `act` once for each key. Its writes and its response are stored in one transaction. A repeated request gets the same
 * response for `seconds`. If `act` throws, nothing is stored, so the same key may be tried again. Throws 422 for a key with
 * different input, and 409 if another request with this key is still running.
 */
export async function executeOnce<Made extends { readonly text: unknown }>(
  outer: Database,
  request: IdempotentRequest,
  seconds: number,
  act: (database: Database) => Promise<Made>,
): Promise<Made | Replay> {
  const earlier = await replayOf(outer, request, seconds)
  if (earlier) return earlier
  const transaction = new LazyTransaction(outer, async (tx) => {
    if (!(await idempotencyStore.create(tx, request, seconds))) throw new AlreadyDone()
    await idempotencyStore.removeExpired(tx, seconds)
  })
  try {
    const made = await act(transaction.database)
    await transaction.commit(async (tx) => {
      await idempotencyStore.update(tx, request, String(made.text))
      await idempotencyStore.removeOldest(tx, request)
    })
    return made
  } catch (error) {
    await transaction.rollback(error as Error)
    if (!(error instanceof AlreadyDone)) throw error
    const replay = await replayOf(outer, request, seconds)
    if (!replay) throw conflict(messages.keyBusy)
    return replay
  }
}

async function replayOf({ sql }: Database, request: IdempotentRequest, seconds: number) {
  const kept = await idempotencyStore.get(sql, request, seconds)
  if (!kept) return undefined
  if (!kept.asked.equals(request.digest)) throw new Failure(422, 'key_reused', messages.keyReused)
  return kept.answer === null ? undefined : ({ text: kept.answer, isReplay: true } satisfies Replay)
}
