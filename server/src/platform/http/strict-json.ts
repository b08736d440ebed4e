import { limits } from '@callofcode/contract/limits'
import type { FastifyInstance } from 'fastify'
import { badRequest, tooLarge } from '../failure.ts'
import { isUnwieldy, unescapedBytes } from './json-size.ts'

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
