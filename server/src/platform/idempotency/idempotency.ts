import { createHash } from 'node:crypto'
import { type Endpoint, IDEMPOTENCY_KEY } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { holdWrite } from '../database/lazy-transaction.ts'
import { badRequest, conflict, Failure } from '../failure.ts'
import { keptAnswerStore, type Wish } from './idempotency-store.ts'

const KEY = /^[\x21-\x7e][\x20-\x7e]{0,199}$/

/** The key that a call may carry. Throws a 400 Failure for one that is none. */
export function idempotencyKey(target: Endpoint, request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_KEY]
  if (!target.takesKey || key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badRequest(messages.keyRule)
}

/** What is asked for, as it was understood: the order of fields and blanks around them make no difference. */
export const digestOf = (target: Endpoint, ...input: unknown[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([target.method, target.path, ...input]))
    .digest()

/** Another request did what was wished while this one waited for its turn. */
class Done extends Error {}

/** What was answered before: nothing was done. */
interface Replay {
  readonly text: string
  readonly isReplay: true
}

/**
 * Fulfils a wish once: what `act` writes and what it answers are kept together or not at all, and whoever wishes again
 * under the same key is answered the same. A refusal changed nothing, so it is not kept.
 */
export async function once<Made extends { readonly text: unknown }>(
  outer: Database,
  wish: Wish,
  seconds: number,
  act: (database: Database) => Promise<Made>,
): Promise<Made | Replay> {
  const before = await answered(outer, wish, seconds)
  if (before) return before
  const held = holdWrite(outer, async (tx) => {
    if (!(await keptAnswerStore.create(tx, wish, seconds))) throw new Done()
    await keptAnswerStore.removeOutlived(tx, seconds)
  })
  try {
    const made = await act(held.database)
    await held.commit((tx) => keptAnswerStore.update(tx, wish, String(made.text)))
    return made
  } catch (error) {
    await held.rollback(error as Error)
    if (!(error instanceof Done)) throw error
    const meanwhile = await answered(outer, wish, seconds)
    if (!meanwhile) throw conflict(messages.keyBusy)
    return meanwhile
  }
}

async function answered({ sql }: Database, wish: Wish, seconds: number): Promise<Replay | undefined> {
  const kept = await keptAnswerStore.get(sql, wish, seconds)
  if (!kept) return undefined
  if (!kept.asked.equals(wish.asked)) throw new Failure(422, 'key_reused', messages.keyReused)
  return kept.answer === null ? undefined : { text: kept.answer, isReplay: true }
}
