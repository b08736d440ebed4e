import { randomBytes } from 'node:crypto'
import { API } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '../features/account/account-routes.ts'
import { auditRoutes } from '../features/account/audit-routes.ts'
import { openBudgets } from '../features/account/budgets.ts'
import { blogRoutes } from '../features/blog/blog-routes.ts'
import { readingCounter } from '../features/blog/reading-counter.ts'
import { curriculumRoutes } from '../features/curriculum/curriculum-routes.ts'
import { draftRoutes } from '../features/draft/draft-routes.ts'
import { eventRoutes } from '../features/event/event-routes.ts'
import { experienceRoutes } from '../features/experience/experience-routes.ts'
import { reviewRoutes } from '../features/experience/review-routes.ts'
import { forumRoutes } from '../features/forum/forum-routes.ts'
import { hintRoutes } from '../features/hint/hint-routes.ts'
import { compileRoutes } from '../features/judge-assets/compile-routes.ts'
import { judgeAssetRoutes } from '../features/judge-assets/judge-asset-routes.ts'
import { memberAdminRoutes } from '../features/member/member-admin-routes.ts'
import { memberRoutes } from '../features/member/member-routes.ts'
import { photoRoutes } from '../features/member/photo-routes.ts'
import { moduleRoutes } from '../features/module/module-routes.ts'
import { notificationRoutes } from '../features/notification/notification-routes.ts'
import { pictureRoutes } from '../features/picture/picture-routes.ts'
import { ProblemLibrary } from '../features/problem/problem-library.ts'
import { shippedProblems } from '../features/problem/problem-modules.ts'
import { problemRoutes } from '../features/problem/problem-routes.ts'
import { searchRoutes } from '../features/search/search-routes.ts'
import { JudgeDispatcher } from '../features/submission/judge-dispatcher.ts'
import { JUDGE_QUEUE } from '../features/submission/judge-tags.ts'
import { submissionRoutes } from '../features/submission/submission-routes.ts'
import { submissionStreamRoute } from '../features/submission/submission-stream-route.ts'
import { versionRoutes } from '../features/version/version-routes.ts'
import type { Database } from '../platform/database/database.ts'
import type { Env } from '../platform/env.ts'
import { AnswerCache } from '../platform/http/answer-cache.ts'
import { answerFailure } from '../platform/http/answer-failure.ts'
import { apiPageRoutes } from '../platform/http/api-page.ts'
import { clientAddressReader } from '../platform/http/client-address.ts'
import { badRequest, tooLarge } from '../platform/http/failure.ts'
import { frontServer } from '../platform/http/front.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import type { House } from '../platform/http/house.ts'
import { isUnwieldy, unescapedBytes } from '../platform/http/json-size.ts'
import { LiveStreams } from '../platform/http/live-streams.ts'
import { Load, type Strain } from '../platform/http/load.ts'
import { loggerOptions } from '../platform/http/logger.ts'
import { RequestBudget } from '../platform/http/request-budget.ts'
import { API_POLICY, commonHeaders } from '../platform/http/security-headers.ts'
import { answerUnknownPath } from '../platform/http/unknown-path.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { markdownRoutes } from '../platform/markdown/markdown-routes.ts'
import { ownDataRoutes } from './own-data/own-data-routes.ts'
import { pageRoutes } from './page/page-routes.ts'
import type { Screens } from './page/screens.ts'
import { publishingRoutes } from './publishing/publishing-routes.ts'
import { versionedKinds } from './versioned-kinds.ts'

export interface Parts {
  env: Env
  database: Database
  mailer: Mailer
  secret: Buffer
  /** The React screens; without them only the API is served. */
  screens?: Screens
  /** The folder of the problems, where it is not the one that is shipped. */
  problems?: string
  /** How far behind the process is, where its event loop does not say. */
  strain?: Strain
}

/** Builds the app, ready to listen or to be asked with `inject`. Every registration stands here, in order. */
export async function buildApp({
  env,
  database,
  mailer,
  secret,
  screens,
  problems,
  strain,
}: Parts): Promise<House> {
  let closeIdle = () => {}
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBytes,
    genReqId: () => randomBytes(9).toString('base64url'),
    // These come before the hooks.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(everywhere)),
    serverFactory: (next) => {
      const front = frontServer(() => house, env, next)
      closeIdle = front.closeIdle
      return front.server
    },
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
  })
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const cache = new AnswerCache()
  const library = new ProblemLibrary(problems ?? shippedProblems)
  const house: House = {
    app,
    env,
    database,
    cache,
    mailer,
    live: new LiveStreams({
      perCaller: env.STREAMS_PER_CALLER,
      all: env.STREAMS_PER_PROCESS,
      // Before the connection is cut off for its silence.
      beatSeconds: Math.min(env.STREAM_BEAT_SECONDS, env.REQUEST_SECONDS / 2),
    }),
    budgets: openBudgets(database, env),
    problems: library,
    judge: new JudgeDispatcher(database, library, env),
    requests: new RequestBudget(
      env.RATE_LIMITS === 'off' ? Number.POSITIVE_INFINITY : env.REQUESTS_PER_MINUTE,
    ),
    load: new Load(env.DATABASE_POOL, strain),
    traffic: { underWay: new Set(), stopping: false },
    headers: commonHeaders(publicUrl.startsWith('https:')),
    countReading: readingCounter(database, secret, clientAddressReader(env.TRUST_PROXY)),
    nameOf: screens?.nameOf ?? ((url) => url),
    addressOf: clientAddressReader(env.TRUST_PROXY),
    publicUrl,
    innerKey: randomBytes(16).toString('base64url'),
    secret,
  }
  const everywhere = { ...house.headers, 'content-security-policy': API_POLICY }
  database.onChanged = (tags) => {
    cache.drop(tags)
    house.live.changed(tags)
    if (tags.includes(JUDGE_QUEUE)) house.judge.wake()
  }
  // They never end by themselves, and the server waits for every answer that is under way.
  app.addHook('preClose', async () => house.live.close())
  app.addHook('preClose', async () => closeIdle())
  app.addHook('onClose', () => house.judge.close())
  app.addHook('onClose', async () => house.load.close())
  app.addHook('onClose', () => house.countReading.settled())

  app.decorateRequest('caller', null)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(answerUnknownPath)
  readJsonStrictly(app)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: limits.photoBytes, fieldSize: limits.jsonBytes, files: 1, fields: 1, parts: 2 },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere)
  })

  healthRoutes(house)
  apiPageRoutes(house)
  // Who may call each of these is said by the endpoint itself (contract/).
  accountRoutes(house)
  memberRoutes(house)
  memberAdminRoutes(house)
  ownDataRoutes(house)
  auditRoutes(house)
  photoRoutes(house)
  curriculumRoutes(house)
  moduleRoutes(house)
  blogRoutes(house)
  experienceRoutes(house)
  reviewRoutes(house)
  versionRoutes(house, versionedKinds)
  draftRoutes(house)
  forumRoutes(house)
  notificationRoutes(house)
  eventRoutes(house)
  problemRoutes(house)
  hintRoutes(house)
  submissionRoutes(house)
  submissionStreamRoute(house)
  compileRoutes(house)
  judgeAssetRoutes(house)
  markdownRoutes(house)
  pictureRoutes(house)
  publishingRoutes(house)
  searchRoutes(house)
  app.all(`${API}/*`, answerUnknownPath)
  app.all('/api/*', answerUnknownPath)
  if (screens) await pageRoutes(house, screens)
  return house
}

/** Bodies are JSON in valid UTF-8 and nothing else; an empty one is an empty object. */
function readJsonStrictly(app: FastifyInstance) {
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
