import { limits } from '@callofcode/contract/limits'
import type { FastifyInstance } from 'fastify'
import { badRequest, tooLarge } from '../failure.ts'

/** Accepts bodies of JSON in valid UTF-8 only. An empty body counts as an empty object. */
export function readJsonStrictly(app: FastifyInstance) {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, {})
    try {
      const text = utf8.decode(body)
      if (body.length > limits.jsonBytes && unescapedBytes(text) > limits.jsonBytes)
        return done(tooLarge(), undefined)
      return parse(request, text, (error: Error | null, json?: unknown) =>
        !error && isUnwieldy(json) ? done(badRequest()) : done(error, json),
      )
    } catch {
      done(badRequest(), undefined)
    }
  })
}

/**
 * Bytes of the longest accepted JSON. The limit counts the text without escapes, and some programs write every letter outside
 * ASCII as six bytes (`\u00e9`).
 */
export const LONGEST_JSON = limits.jsonBytes * 6

/** Bytes that are accepted from visitors: a name, an address and a password, even if every letter is escaped. */
export const LONGEST_OF_STRANGERS = 32 * 1024

// More than our largest form needs, a module of 500 questions, and few enough for a fast check.
const MOST_VALUES = 6_000
const MOST_KEYS = 200
const DEEPEST = 32

/** Returns true for JSON that is too large or too deep for any of our forms. Validating it would take long. */
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

/** Returns the bytes of the JSON text. Each escape counts as the letter that it represents. */
const unescapedBytes = (json: string): number =>
  Buffer.byteLength(
    json.replace(ESCAPE, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : ' ')),
  )
