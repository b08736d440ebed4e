import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { CallError, call } from './client.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

/**
 * Calls what must not be done twice. A request keeps its idempotency key until its outcome is known, also after a
 * reload: when it is sent again because its answer was lost, it is still done once. `seen` is the state on the screen,
 * for a toggle: after its result was seen, the same click is a new request.
 */
export async function callOnce<const E extends Endpoint>(
  target: E,
  input: InputOf<E>,
  seen = '',
): Promise<AnswerOf<E>> {
  const wish = JSON.stringify([target.path, input, seen])
  try {
    const answer = await call(target, input, { key: idempotencyKeys.get(wish) })
    idempotencyKeys.remove(wish)
    return answer
  } catch (error) {
    if (!isUnknown(error)) idempotencyKeys.remove(wish)
    throw error
  }
}

/** No answer, or one that leaves open whether it was done. */
const isUnknown = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500
