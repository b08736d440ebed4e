import { limits } from '@callofcode/contract/limits'

/**
 * Some programs write every letter beyond ASCII as six, and a text of quotes doubles: a body counts as long as what
 * it says. This is how long the longest way of writing it is.
 */
export const LONGEST_JSON = limits.jsonBytes * 6

/** Bytes of what a stranger sends: a name, an address, a password, each letter written as six. */
export const LONGEST_OF_STRANGERS = 32 * 1024

// More than the largest form of ours holds, a module of 500 questions, and little enough to be looked through at once.
const MOST_VALUES = 6_000
const MOST_KEYS = 200
const DEEPEST = 32

/** True for JSON that no form of ours can be: looking for what is wrong with it would take long. */
export function isUnwieldy(json: unknown): boolean {
  let values = 0
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const inner = Object.values(value)
      values += inner.length
      if (values > MOST_VALUES || (!Array.isArray(value) && inner.length > MOST_KEYS)) return true
      for (const one of inner) next.push(one)
    }
    level = next
  }
  return false
}

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g

/** Bytes of JSON with its escapes counted as the letters they stand for. */
export const unescapedBytes = (json: string): number =>
  Buffer.byteLength(
    json.replace(ESCAPE, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : ' ')),
  )
