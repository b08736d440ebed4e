import type { IncomingMessage } from 'node:http'
import { limits } from '@callofcode/contract/limits'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { DatabaseTrouble } from '../database/database-trouble.ts'
import type { Env } from '../env.ts'
import { errorFacts } from '../error-facts.ts'
import { counted } from '../watch/counted.ts'
import { logStream } from '../watch/log-lines.ts'
import { doing } from '../watch/tracing.ts'
import { answerFailure, answerUnknownPath, asFailure } from './answer-failure.ts'
import { HttpServer, type HttpServerDependencies, wantsPage } from './http-server.ts'
import { readJsonStrictly } from './json-body.ts'
import { RequestRecorder } from './request-record.ts'
import { API_POLICY } from './security-headers.ts'

const HTML = 'text/html; charset=utf-8'

type Settings = Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT' | 'TRUST_PROXY'>

interface Dependencies extends Omit<HttpServerDependencies, 'recorder'> {
  readonly env: HttpServerDependencies['env'] & Settings
  readonly trouble: DatabaseTrouble
}

/** Creates the Fastify app behind the HTTP server: log, failures, unknown paths, and the headers of every response. */
export function openHttpApp(dependencies: Dependencies): FastifyInstance {
  const { env, addressOf } = dependencies
  const recorder = new RequestRecorder(env)
  const server = new HttpServer({ ...dependencies, recorder })
  const headers = { ...dependencies.headers, 'content-security-policy': API_POLICY }
  const app = Fastify({
    logger: loggerOptions(env, dependencies.trouble),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: limits.jsonBytes,
    genReqId: (request) => recorder.idOf(request as IncomingMessage),
    // These errors occur before the hooks that set the headers.
    frameworkErrors(error, request, reply) {
      reply.headers(headers)
      if (!wantsPage(request.raw)) return answerFailure(error, request, reply)
      const failure = asFailure(error)
      const page = dependencies.failurePage(failure, request.raw, request.id)
      return (reply as FastifyReply).code(failure.status).headers(page.headers).type(HTML).send(page.html)
    },
    serverFactory: (next) => server.passTo(next),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
  })
  recorder.log = app.log
  recorder.follow(app)
  app.addHook('preClose', async () => server.closeIdle())
  app.decorateRequest('caller', null)
  app.decorateRequest('clientAddress', {
    getter(this: FastifyRequest) {
      return addressOf(this.raw)
    },
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(answerUnknownPath)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  readJsonStrictly(app)
  return app
}

/**
 * The parser pauses at a part that is longer than this many bytes. At a part without a name, which it skips, it then waits
 * forever (@fastify/busboy 3.2.6). No form may be that long, and all of it is read into memory.
 */
const NEVER_PAUSED = { fileHwm: 64 * 2 ** 20 }

export async function registerPlugins(app: FastifyInstance) {
  await app.register(cookie)
  await app.register(multipart, {
    ...NEVER_PAUSED,
    limits: { fileSize: limits.photoBytes, fieldSize: limits.jsonBytes, files: 1, fields: 1, parts: 2 },
  })
}

type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Returns the options of Fastify's log. Errors are written as `errorFacts`, wherever they are logged. */
function loggerOptions(
  { LOG_LEVEL: level, LOG_FORMAT }: Settings,
  trouble: DatabaseTrouble,
): Options | false {
  if (level === 'silent') return false
  const stream = logStream(LOG_FORMAT)
  return {
    level,
    ...(stream && { stream }),
    mixin: belonging,
    serializers: {
      err: (error) => ({ message: '', stack: '', ...errorFacts(error) }),
      // The address is left out: it may contain a token or the words of a search.
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Without a text, pino would write the message of the error.
      logMethod(given, log, level) {
        const [first, text] = given as [unknown, unknown]
        const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
        // Only errors of level 50 or more count as database trouble. An error outside requests may concern another server.
        const known = error instanceof Error && level >= 50 ? trouble.note(error) : undefined
        if (known === 'more') return
        if (level >= 40)
          counted.logLines.add({ level: level >= 60 ? 'fatal' : level >= 50 ? 'error' : 'warn' })
        if (known === 'first')
          log.apply(this, [{ err: error }, `${text}; more of this is counted until it is over`])
        else if (error instanceof Error && (text === undefined || text === error.message))
          log.apply(this, [{ err: error }, error.name])
        else log.apply(this, given)
      },
    },
  }
}

/** Returns the request id and the trace id of a line, unless the line already contains them. */
function belonging(line: object, _level: number, log: { bindings?: () => object }): object {
  const what = doing.value
  if (!what) return {}
  const traceId = what.span?.traceId
  const isNamed = 'requestId' in line || 'requestId' in (log.bindings?.() ?? {})
  return {
    ...(!isNamed && what.requestId !== undefined && { requestId: what.requestId }),
    ...(traceId !== undefined && !('traceId' in line) && { traceId }),
  }
}
