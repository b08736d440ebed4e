import type { AnswerOf, Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { CallError, call } from './client.ts'

/**
 * Calls an endpoint that must run only once. A request keeps its idempotency key until its outcome is known, also after a reload.
 * If it is sent again because its response was lost, it still runs once. `seen` is the state on the screen, for a toggle: after
 * its result was seen, the same click is a new request.
 */
export async function callOnce<const E extends Endpoint>(
  target: E,
  input: InputOf<E>,
  seen = '',
): Promise<AnswerOf<E>> {
  const wish = wishOf(target, input, seen)
  try {
    const answer = await call(target, input, { key: idempotencyKeys.get(wish) })
    idempotencyKeys.remove(wish)
    return answer
  } catch (error) {
    if (!isUnknown(error)) idempotencyKeys.remove(wish)
    throw error
  }
}

const wishOf = ({ path }: Endpoint, input: unknown, seen: string) => JSON.stringify([path, input, seen])

/** Returns whether the outcome is unknown, for example without a response. */
const isUnknown = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500

const PREFIX = 'wish:'

/** Idempotency keys of requests with an unknown outcome. They are stored in this tab's session storage across reloads. */
export const idempotencyKeys = {
  get(wish: string): string {
    const place = PREFIX + digest(wish)
    const key = read(place) ?? newKey()
    keep(place, key)
    return key
  },
  remove(wish: string) {
    keep(PREFIX + digest(wish), null)
  },
}

// Returns a random key. The browser's own function for one is missing over plain http.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Returns two 32-bit sums (FNV-1a) of a text. They are short, and enough to distinguish one person's requests. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ (code + at), 0x01000193)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`
}

// Replaces a refused browser storage. Its keys last as long as the page.
const memory = new Map<string, string>()

function read(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? memory.get(place)
  } catch {
    return memory.get(place)
  }
}

function keep(place: string, key: string | null) {
  if (key === null) memory.delete(place)
  else memory.set(place, key)
  try {
    if (key === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, key)
  } catch {
    // The key stays in memory.
  }
}
