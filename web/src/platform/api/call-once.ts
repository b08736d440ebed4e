import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { CallError, call } from './client.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

/**
 * Calls what must not be done twice. A wish has one key until it is answered, in this tab and after a reload: sent
 * again because its answer was lost, it is done once. `seen` is what one saw when wishing, for a wish that says only
 * "the other way": having seen what came of it, the same click is another wish.
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

/** No answer, or one that does not say whether it was done. */
const isUnknown = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500
