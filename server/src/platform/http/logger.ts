import type { FastifyServerOptions } from 'fastify'
import { errorFacts } from '../error-facts.ts'

type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Options of Fastify's log. Errors are written as `errorFacts`, wherever they are logged. */
export function loggerOptions(level: string): Options | false {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      err: (error) => ({ message: '', stack: '', ...errorFacts(error) }),
      // Not the address: it may hold a token, or what somebody searched for.
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Without a text pino would write the message of the error.
      logMethod(given, log) {
        const [first, text] = given as [unknown, unknown]
        const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
        if (error instanceof Error && (text === undefined || text === error.message))
          log.apply(this, [{ err: error }, error.name])
        else log.apply(this, given)
      },
    },
  }
}
