import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { firstAdminLink } from '../features/account/first-admin-store.ts'
import { PublishedProblems } from '../features/authoring/published-problems.ts'
import { clearRestore, dropOtherFiles } from '../features/backup/public.ts'
import { startBackups } from '../features/backup/scheduled/scheduled-backups.ts'
import { openClub } from '../features/club/public.ts'
import { beginMaking } from '../features/judge-assets/public.ts'
import { processStore } from '../features/operations/process-store.ts'
import { startMovingPictures } from '../features/picture/bucket/move-pictures.ts'
import { ProblemLibrary } from '../features/problem/problem-library.ts'
import { shippedProblems } from '../features/problem/problem-modules.ts'
import { indexProblems } from '../features/search/problem-documents.ts'
import { drain } from '../platform/admission/connections.ts'
import { listenForChanges } from '../platform/database/changes.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { databaseWarnings } from '../platform/database/durability.ts'
import { keepEmbedded } from '../platform/database/embedded-watch.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Env } from '../platform/env.ts'
import { addressesOf } from '../platform/env-database.ts'
import { runJobs } from '../platform/jobs/run-jobs.ts'
import { traces } from '../platform/watch/tracing.ts'
import { clearWorkFolders } from '../platform/work-folder.ts'
import { buildApp } from './app.ts'
import { databaseWait } from './database-wait.ts'
import { type Dependencies, openSiteMailer } from './dependencies.ts'
import { processNumber } from './metrics-of-process.ts'
import { tellMetrics } from './metrics-of-workers.ts'
import { openMetricsServer } from './metrics-server.ts'
import { keepAssets, startKeepingAssets } from './page/kept-assets.ts'
import { siteSecret } from './secret.ts'
import { seed } from './seed/seed.ts'
import { BUILD } from './site-build.ts'
import { siteJobs } from './site-jobs.ts'

/** The process that the site runs in. */
export interface Run {
  readonly env: Env
  readonly say: (line?: string) => void
  /** Registers a function that runs when the process stops. The functions run in reverse order. */
  readonly onStop: (close: () => Promise<unknown>) => void
  /** Aborted when the site must stop. The reason is the signal. */
  readonly stopping: AbortSignal
  /** Ends the process, because the site cannot continue. */
  readonly fail: (reason: Error) => void
}

/** The message that a worker sends to the process that started it. */
export interface Opened {
  readonly open: string
}

/** Opens the database, runs migrations and seeds, then opens the port. */
export async function openSite(run: Run) {
  const { env, say, onStop, stopping } = run
  onStop(await openTraces(env, say))
  const url = await databaseOf(run)
  const wait = databaseWait(run)
  await wait.step(() => fillDatabase(env.DATABASE_DIRECT_URL ?? url, run))
  const database = openDatabase(addressesOf(env, url), env.DATABASE_POOL, env.DATABASE_TIMEOUT_MS)
  onStop(() => database.close())

  const dependencies = await openApp(run, database, wait.step)
  const { app, live, connections } = dependencies
  stopping.throwIfAborted()
  await app.listen({
    port: await wait.end(),
    host: env.HOST,
    listenTextResolver: () => '',
    // Many connections at once wait in this queue. Otherwise the system would refuse some, and they would retry
    // seconds later.
    backlog: env.CONNECTIONS,
  })
  onStop(() => app.close())
  await showMetrics(dependencies, run)
  // Ctrl-C needs no wait, because no load balancer reads /readyz then.
  const least = () => (stopping.reason === 'SIGTERM' ? env.DRAIN_SECONDS : 0)
  onStop(async () => {
    await drain(connections, { least: least(), most: least() })
    // Streams never end by themselves. Their pages reconnect to another process, once new requests no longer come here.
    live.close()
    await drain(connections, { least: 0, most: env.SHUTDOWN_SECONDS / 2 })
  })
  // The first process makes the files for all processes.
  if (!cluster.worker || cluster.worker.id === 1) beginMaking(dependencies.judge.assets, run.say, stopping)
  await announce(dependencies, run.say)
}

/** Serves the figures on their own port. With several processes the main process has the port and queries each of them. */
async function showMetrics({ env, metrics }: Dependencies, { onStop }: Run) {
  if (cluster.worker) return tellMetrics(metrics)
  const read = async () => [...(await metrics.ofSite()), ...(await metrics.ofProcess())]
  const server = await openMetricsServer(env, read)
  if (server) onStop(() => server.close())
}

/** Returns the address of the database. Starts the embedded one when none is named. */
export const databaseOf = async (run: Run): Promise<string> =>
  run.env.DATABASE_URL ?? (await ownDatabase(run))

/** Starts the embedded PostgreSQL. It is stopped too when the process stops meanwhile. */
async function ownDatabase({ env, say, onStop, fail }: Run): Promise<string> {
  await clearRestore(env.DATA_DIR)
  const starting = keepEmbedded({ dataDir: env.DATA_DIR, log: say, lost: fail })
  onStop(() =>
    starting.then(
      (embedded) => embedded.stop(),
      () => undefined,
    ),
  )
  return (await starting).url
}

/** Uses its own connection, because migrations and seeds may take longer than the statement timeout of requests. */
async function fillDatabase(url: string, { env, say }: Run) {
  const database = openDatabase(url, 2)
  try {
    const applied = await migrate(database.pool)
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`)
    const { written } = await seed(database)
    if (written > 0) say(`Curriculum: ${written} topics, problems and modules written.`)
    const problems = new ProblemLibrary(shippedProblems)
    const published = new PublishedProblems(database, problems, env)
    await published.clear()
    await published.refresh()
    await indexProblems(database, problems)
    if (env.DEMO)
      await (await import('./demo/demo-seed.ts')).seedDemo(
        database,
        say,
        env.DEMO === 'large' ? 'large' : 'small',
      )
  } finally {
    await database.close()
  }
}

async function openApp(
  { env, say, onStop }: Run,
  database: Database,
  step: ReturnType<typeof databaseWait>['step'],
): Promise<Dependencies> {
  const secret = await step(() => siteSecret(env, database))
  // Removes the files of a killed restore. A site with its own database runs alone, so no restore is active.
  if (!env.DATABASE_URL) await dropOtherFiles(env.DATA_DIR)
  await clearWorkFolders()
  const club = await step(() => openClub(database, env, secret))
  if (env.DEMO)
    await (await import('./demo/demo-certificates.ts')).seedDemoCertificates(database, secret, club.name)
  const mailer = await step(() => openSiteMailer({ database, env, secret, club, print: say }))
  onStop(() => mailer.stop())
  const screens = await screensOf(env)
  if (screens?.files) {
    const { files } = screens
    await step(() => keepAssets(database, files))
    const assets = startKeepingAssets(database, files)
    onStop(() => assets.stop())
  }
  const dependencies = await buildApp({ env, database, mailer, secret, club, ...(screens && { screens }) })
  const { pulse } = dependencies
  // The row is removed after the last heartbeat. When the database is unavailable, the missing heartbeats show the end.
  onStop(() => processStore.remove(database.pool, pulse.identity).catch(() => undefined))
  const missedChanges = () => {
    dependencies.cache.clear()
    dependencies.live.changedAll()
    dependencies.judge.wake()
    dependencies.checker.wake()
    dependencies.published.refreshLater(() => dependencies.cache.clear())
    dependencies.club.refreshLater(() => dependencies.cache.clear())
    dependencies.categories.refreshLater(() => dependencies.cache.clear())
  }
  const changes = listenForChanges(database, missedChanges, pulse.statement)
  onStop(() => changes.close())
  const moving = startMovingPictures({ database, env, say, log: dependencies.app.log })
  onStop(() => moving.stop())
  const backups = startBackups({ database, env, log: dependencies.app.log })
  onStop(async () => backups?.stop())
  const jobs = runJobs({ database, log: dependencies.app.log }, siteJobs(dependencies))
  onStop(() => jobs.stop())
  return dependencies
}

/** Tests of the process serve only the API. */
async function screensOf({ NODE_ENV }: Env) {
  if (NODE_ENV === 'test') return undefined
  return NODE_ENV === 'development'
    ? (await import('./page/development-screens.ts')).developmentScreens()
    : (await import('./page/screens.ts')).builtScreens()
}

async function announce({ app, env, database, publicUrl, secret, club }: Dependencies, say: Run['say']) {
  const { port } = app.server.address() as AddressInfo
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  if (cluster.worker) {
    cluster.worker.send({ open: address } satisfies Opened)
    // The main process prints the address. Only the first worker prints the rest.
    if (cluster.worker.id > 1) return
  } else say(`\nCall of Code is open at ${address}\n`)
  // The database may fail from now on. That must not end the start.
  for (const line of await databaseWarnings(database).catch(() => [])) say(`${line}\n`)
  const own = env.PUBLIC_URL ? publicUrl : address
  const link = await firstAdminLink(database, own, secret).catch(() => undefined)
  if (link)
    say(
      `There is no admin yet. Make the first one here, once, until ${link.until.toISOString().slice(0, 16)}Z:\n  ${link.address}\n`,
    )
  if (!club.mailServer)
    say(
      `Mail is shown here and kept in ${env.DATA_DIR}/mails, until a mail server is set (SMTP_URL, or Club → Mail).`,
    )
  if (!cluster.worker) say('Ctrl-C stops everything.')
}

type Settings = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'>

/** Starts sending traces when an endpoint is set. The packages are loaded only then. */
export async function openTraces(env: Settings, say: (line: string) => void): Promise<() => Promise<void>> {
  const isNamed = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!isNamed || process.env.OTEL_SDK_DISABLED === 'true') return async () => undefined
  const { openTelemetry } = await import('../platform/watch/open-telemetry.ts')
  const opened = await openTelemetry({ version: BUILD.version, process: processNumber(), say })
  traces.to = opened
  return async () => {
    traces.to = undefined
    await opened.close()
  }
}
