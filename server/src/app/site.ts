import type { AddressInfo } from 'node:net'
import { firstAdminLink } from '../features/account/first-admin-store.ts'
import { startPictureClearer } from '../features/picture/clear-pictures.ts'
import { runDry } from '../platform/admission/in-flight.ts'
import { listenForChanges } from '../platform/database/changes.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { keepEmbedded } from '../platform/database/embedded-watch.ts'
import { migrate } from '../platform/database/migrate.ts'
import { seed } from '../platform/database/seed.ts'
import type { Env } from '../platform/env.ts'
import { buildApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { siteSecret } from './secret.ts'
import { openSiteMailer } from './site-mailer.ts'

/** The process that a site runs in. */
interface Run {
  readonly env: Env
  readonly say: (line?: string) => void
  /** What is to be undone when the process stops, in reverse. */
  readonly onStop: (close: () => Promise<unknown>) => void
  /** Aborted when it is to stop; its reason is the signal. */
  readonly stopping: AbortSignal
  /** Ends the process: the site cannot go on. */
  readonly fail: (reason: Error) => void
}

/** Database, migrations, seeds, and then everybody is let in. */
export async function openSite(run: Run) {
  const { env, onStop, stopping } = run
  const url = env.DATABASE_URL ?? (await ownDatabase(run))
  stopping.throwIfAborted()
  await fillDatabase(url, run)
  stopping.throwIfAborted()
  const database = openDatabase(url, env.DATABASE_POOL, env.DATABASE_TIMEOUT_MS)
  onStop(() => database.close())

  const parts = await openApp(run, database)
  const { app, live, traffic } = parts
  stopping.throwIfAborted()
  await app.listen({
    ...{ port: env.PORT, host: env.HOST, listenTextResolver: () => '' },
    // A crowd that comes at once waits for its answers, and not for seconds until the system knocks again for it.
    backlog: env.CONNECTIONS,
  })
  onStop(() => app.close())
  // Somebody at the keyboard waits for no watcher of /readyz.
  const least = () => (stopping.reason === 'SIGTERM' ? env.DRAIN_SECONDS : 0)
  onStop(() => {
    // Streams never end by themselves: their pages come back to whoever goes on.
    live.close()
    return runDry(traffic, { least: least(), most: env.SHUTDOWN_SECONDS / 2 })
  })
  await announce(parts, run.say)
}

/** Our own PostgreSQL. Stopped while it starts, it is not left behind. */
async function ownDatabase({ env, say, onStop, fail }: Run): Promise<string> {
  const starting = keepEmbedded({ dataDir: env.DATA_DIR, log: say, lost: fail })
  onStop(() =>
    starting.then(
      (embedded) => embedded.stop(),
      () => undefined,
    ),
  )
  return (await starting).url
}

/** Migrations and seeds take as long as they take: requests have less patience. */
async function fillDatabase(url: string, { env, say }: Run) {
  const database = openDatabase(url, 2)
  try {
    const applied = await migrate(database.pool)
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`)
    const { written } = await seed(database)
    if (written > 0) say(`Curriculum: ${written} topics, questions and modules written.`)
    if (env.DEMO) await (await import('./demo/demo-seed.ts')).seedDemo(database, say)
  } finally {
    await database.close()
  }
}

async function openApp({ env, say, onStop }: Run, database: Database): Promise<Dependencies> {
  const secret = await siteSecret(env, database)
  const mailer = await openSiteMailer({ database, env, secret, print: say })
  onStop(() => mailer.stop())
  const screens = await screensOf(env)
  const parts = await buildApp({ env, database, mailer, secret, ...(screens && { screens }) })
  const changes = listenForChanges(database, () => {
    parts.cache.dropAll()
    parts.live.changedAll()
    parts.judge.wake()
  })
  onStop(() => changes.close())
  const pictures = startPictureClearer(database, env)
  onStop(() => pictures.stop())
  return parts
}

/** Tests of the process ask its API alone. */
async function screensOf({ NODE_ENV }: Env) {
  if (NODE_ENV === 'test') return undefined
  return NODE_ENV === 'development'
    ? (await import('./page/development-screens.ts')).developmentScreens()
    : (await import('./page/screens.ts')).builtScreens()
}

async function announce({ app, env, database, publicUrl }: Dependencies, say: Run['say']) {
  const { port } = app.server.address() as AddressInfo
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  say(`\nCall of Code is open at ${address}\n`)
  // A database that fails from now on is waited for like any other time.
  const link = await firstAdminLink(database, env.PUBLIC_URL ? publicUrl : address).catch(() => undefined)
  if (link) say(`There is no admin yet. Make the first one here, once:\n  ${link}\n`)
  if (!env.SMTP_URL) say(`Mail is shown here and kept in ${env.DATA_DIR}/mails, because SMTP_URL is not set.`)
  say('Ctrl-C stops everything.')
}
