import type { IncomingMessage } from 'node:http'
import { resetCodeTask } from '../features/account/account-mails.ts'
import { apiTokenStore } from '../features/account/api-token-store.ts'
import { openBudgets } from '../features/account/budgets.ts'
import { sessionStore } from '../features/account/session-store.ts'
import { announcementJobs } from '../features/announcement/announcement-job.ts'
import { announcementMails } from '../features/announcement/announcement-mail.ts'
import { decisionJobs } from '../features/approval/tell-decision.ts'
import { ProblemChecker } from '../features/authoring/problem-checker.ts'
import { PublishedProblems } from '../features/authoring/published-problems.ts'
import { viewCounter } from '../features/blog/view-counter.ts'
import { OLD_VIEWS } from '../features/blog/view-store.ts'
import { Club, conductStore, identityOf, mustAccept } from '../features/club/public.ts'
import { eventMailTask } from '../features/event/event-mails.ts'
import { seatMailTask } from '../features/event/seat-mail.ts'
import { seriesMailTask } from '../features/event/series/series-mails.ts'
import { CategoryReaders, THREADS } from '../features/forum/public.ts'
import { handleJobs } from '../features/handle/check-job.ts'
import { publishJobs } from '../features/member-blog/publish-job.ts'
import { factsAtSignup } from '../features/member-fact/public.ts'
import { askedMailTasks } from '../features/notification/asked-mail.ts'
import { threadMailTask } from '../features/notification/thread-mail.ts'
import { heartbeat } from '../features/operations/heartbeat.ts'
import { KeptBytes } from '../features/picture/public.ts'
import { ProblemLibrary } from '../features/problem/problem-library.ts'
import { shippedProblems } from '../features/problem/problem-modules.ts'
import { ProblemNames } from '../features/search/problem-documents.ts'
import { JudgeDispatcher } from '../features/submission/judge-dispatcher.ts'
import { PROBLEM_COUNTS } from '../features/submission/solved-store.ts'
import { webhookJobs } from '../features/webhook/webhook-sender.ts'
import { clientAddressReader, connectionAddressReader } from '../platform/admission/client-address.ts'
import { Connections } from '../platform/admission/connections.ts'
import { type LagGauge, LoadShedder } from '../platform/admission/load-shedder.ts'
import { RequestBudget } from '../platform/admission/request-budget.ts'
import { AnswerCache } from '../platform/answer-cache/answer-cache.ts'
import { LateInvalidation } from '../platform/answer-cache/late-invalidation.ts'
import type { Database, Sql } from '../platform/database/database.ts'
import { DatabaseTrouble } from '../platform/database/database-trouble.ts'
import type { Env } from '../platform/env.ts'
import type { Failure } from '../platform/failure.ts'
import { Api } from '../platform/http/api.ts'
import { openHttpApp } from '../platform/http/http-app.ts'
import { LiveStreams } from '../platform/http/live-streams.ts'
import { RequestLimits } from '../platform/http/request-limits.ts'
import { commonHeaders } from '../platform/http/security-headers.ts'
import { type MailDependencies, openMailer } from '../platform/mail/mail-queue.ts'
import { mailWords } from '../platform/mail/mail-words.ts'
import type { Mailer, MailQueue } from '../platform/mail/mailer.ts'
import { happenedOn } from './happened.ts'
import { memberRoom } from './member-room/member-room.ts'
import { metricsReader } from './metrics-reader.ts'
import { failurePage } from './page/document.ts'
import { answerKey } from './page/page-key.ts'
import { pageLanguage } from './page/page-language.ts'
import type { Screens } from './page/screens.ts'
import { figuresOf } from './process-figures.ts'

export interface Given {
  env: Env
  database: Database
  mailer: Mailer
  secret: Buffer
  /** The club that the mailer uses. */
  club?: Club
  /** The React screens. Without them only the API is served. */
  screens?: Screens
  /** The folder of the problems; the shipped one by default. */
  problems?: string
  /** The delay of the event loop, measured by default. */
  lag?: LagGauge
}

/** Milliseconds for which a visitor may see an old count of solvers. */
const OLDEST_COUNTS = 60_000
/** Milliseconds for which a list of threads may lack the latest reply or vote of other people. */
const OLDEST_LISTS = 1_000
/** Milliseconds for which the whole list of blogs may show old view counts. */
const OLDEST_VIEWS = 60_000

/** Creates each dependency once. Every registration takes what it needs from the result. */
export function createDependencies({
  env,
  database,
  mailer,
  secret,
  club = new Club(database, env, secret),
  screens,
  problems: folder,
  lag,
}: Given) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const headers = commonHeaders(publicUrl.startsWith('https:'))
  const addressOf = clientAddressReader(env.TRUST_PROXY)
  const cache = new AnswerCache()
  const categories = new CategoryReaders(database)
  const lateCounts = new LateInvalidation(() => cache.invalidate([PROBLEM_COUNTS]), OLDEST_COUNTS)
  const lateLists = new LateInvalidation(() => cache.invalidate([THREADS]), OLDEST_LISTS)
  const lateViews = new LateInvalidation(() => cache.invalidate([OLD_VIEWS]), OLDEST_VIEWS)
  const countView = viewCounter(database, secret, addressOf)
  const connections = new Connections(
    { all: env.CONNECTIONS, perAddress: env.CONNECTIONS_PER_ADDRESS },
    connectionAddressReader(env.TRUST_PROXY),
  )
  const budget = new RequestBudget(
    env.RATE_LIMITS === 'off' ? Number.POSITIVE_INFINITY : env.REQUESTS_PER_MINUTE,
  )
  const load = new LoadShedder(env.DATABASE_POOL, lag)
  const limits = new RequestLimits({ budget, load })
  const findCaller = limits.callerFinder(publicUrl, (token) => sessionStore.find(database, token, env))
  const findByToken = limits.tokenFinder(publicUrl, apiTokenStore.isToken, (token) =>
    apiTokenStore.find(database, token, env),
  )

  const nameOf = screens?.nameOf ?? ((url: string) => url)
  const languages = screens?.languages ?? {}
  // Cached responses are for visitors.
  const languageOf = (request: Parameters<typeof answerKey>[0]) =>
    pageLanguage(request, { club: club.look.language }, languages)
  const keyOf = (request: Parameters<typeof answerKey>[0], name = nameOf) =>
    answerKey(request, name, languageOf)
  const trouble = new DatabaseTrouble()
  const httpDependencies = {
    env,
    trouble,
    headers,
    connections,
    budget,
    load,
    cache,
    keyOf,
    addressOf,
    countView,
    failurePage: (failure: Failure, request: IncomingMessage, id: string) =>
      failurePage(failure, id, mailWords(languageOf(request), club.name), club.name),
  }
  const app = openHttpApp(httpDependencies)
  const api = new Api({
    app,
    env,
    database,
    cache,
    limits,
    findCaller,
    findByToken,
    countView,
    headers,
    publicUrl,
    isClosed: (area) => club.isClosed(area),
    readersDiffer: () => categories.differ,
    refuseFull: memberRoom(database, env).refuseFull,
  })

  const live = new LiveStreams({
    perCaller: env.STREAMS_PER_CALLER,
    all: env.STREAMS_PER_PROCESS,
    // The interval is shorter than the idle timeout of the connection.
    beatSeconds: Math.min(env.STREAM_BEAT_SECONDS, env.REQUEST_SECONDS / 2),
  })
  const budgets = openBudgets(database, env)
  const keptBytes = new KeptBytes(env)
  const problems = new ProblemLibrary(folder ?? shippedProblems)
  const happened = happenedOn(mailer, publicUrl)
  const judge = new JudgeDispatcher(database, problems, env, happened)
  const published = new PublishedProblems(database, problems, env)
  const problemNames = new ProblemNames(database, problems)
  const checker = new ProblemChecker(database, env, judge.assets)
  const pulse = heartbeat(figuresOf({ env, database, cache, judge, live, load, connections }))
  const metrics = metricsReader({ env, database, cache, judge, live, load, connections })

  return {
    app,
    api,
    env,
    database,
    cache,
    keyOf,
    mailer,
    live,
    budgets,
    keptBytes,
    problems,
    published,
    checker,
    judge,
    club,
    categories,
    limits,
    load,
    connections,
    metrics,
    trouble,
    countView,
    problemNames,
    lateCounts,
    lateLists,
    lateViews,
    findCaller,
    happened,
    headers,
    publicUrl,
    pulse,
    secret,
    siteName: () => club.name,
    signupOpen: () => club.look.signupOpen,
    factsAtSignup,
    acceptConduct: (tx: Sql, memberId: string) => conductStore.accept(tx, club, memberId),
    refusedWords: () => club.refusedWords,
    mustAccept: (of: Parameters<typeof mustAccept>[1]) => mustAccept(club, of),
  }
}

export type Dependencies = ReturnType<typeof createDependencies>

/** Opens the queue, with workers that handle the tasks of every feature. */
export const openSiteMailer = ({
  club,
  ...dependencies
}: MailDependencies & { club?: Club }): Promise<Mailer> => {
  const publicUrl = dependencies.env.PUBLIC_URL ?? `http://localhost:${dependencies.env.PORT}`
  const happened = (queue: MailQueue) => happenedOn(queue, publicUrl)
  return openMailer(
    {
      ...dependencies,
      ...(club && {
        identity: () => identityOf(club.settings, dependencies.env),
        server: () => club.mailServer,
      }),
    },
    {
      ...resetCodeTask(dependencies),
      ...threadMailTask(dependencies),
      ...askedMailTasks(dependencies),
      ...eventMailTask(dependencies),
      ...seatMailTask(dependencies),
      ...seriesMailTask(dependencies),
    },
    {
      ...webhookJobs({
        ...dependencies,
        ...(club && { words: () => mailWords(club.settings.language, club.name) }),
      }),
      ...handleJobs({ ...dependencies, happened }),
      ...decisionJobs({ ...dependencies, happened }),
      ...announcementJobs({ ...dependencies, happened }),
      ...publishJobs({ ...dependencies, happened }),
    },
    announcementMails(dependencies),
  )
}
