import type { FastifyServerOptions } from 'fastify'
import { errorFacts } from '../error-facts.ts'

type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** The log of requests. Of an error it says what may be said (`errorFacts`), whoever logs it. */
export function loggerOptions(level: string): Options | false {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      err: (error) => ({ message: '', stack: '', ...errorFacts(error) }),
      // An address may hold a token or what somebody searched for.
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Where nothing is said of an error, pino says its message.
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
