import { randomBytes } from 'node:crypto'
import { limits } from '@callofcode/contract/limits'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Env } from '../env.ts'
import { answerFailure } from './answer-failure.ts'
import { HttpServer, type HttpServerParts } from './http-server.ts'
import { loggerOptions } from './logger.ts'
import { API_POLICY } from './security-headers.ts'
import { readJsonStrictly } from './strict-json.ts'
import { answerUnknownPath } from './unknown-path.ts'

interface Parts extends HttpServerParts {
  readonly env: HttpServerParts['env'] & Pick<Env, 'LOG_LEVEL'>
}

/** Creates the Fastify app behind the HTTP server: log, failures, unknown paths, and the headers of every answer. */
export function openHttpApp(parts: Parts): FastifyInstance {
  const { env, addressOf } = parts
  const server = new HttpServer(parts)
  const headers = { ...parts.headers, 'content-security-policy': API_POLICY }
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBytes,
    genReqId: () => randomBytes(9).toString('base64url'),
    // These errors come before the hooks that set the headers.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(headers)),
    serverFactory: (next) => server.passTo(next),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
  })
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

export async function registerPlugins(app: FastifyInstance) {
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: limits.photoBytes, fieldSize: limits.jsonBytes, files: 1, fields: 1, parts: 2 },
  })
}
