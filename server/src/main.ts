import type { AddressInfo } from 'node:net'
import { firstAdminLink } from './account/first-admin.ts'
import { buildApp } from './app.ts'
import { listenForChanges } from './database/changes.ts'
import { type Database, openDatabase } from './database/database.ts'
import { startEmbedded } from './database/embedded.ts'
import { DataDirHeld, holdDataDir } from './database/embedded-data-dir.ts'
import { EmbeddedFailure } from './database/embedded-failure.ts'
import { migrate, UnknownSchema } from './database/migrate.ts'
import { seed } from './database/seed.ts'
import { BadEnvironment, type Env, readEnv } from './env.ts'
import type { House } from './http/house.ts'
import { runDry } from './http/traffic.ts'
import { openMailer } from './mail/mail-queue.ts'
import { startPictureClearer } from './picture/picture-clearer.ts'
import { ForeignSecret, siteSecret } from './secret.ts'

const say = (line = '') => console.log(line)

/** Undone in reverse when the process stops. */
const closers: (() => Promise<unknown>)[] = []

async function start() {
  const env = readEnv()
  const url = env.DATABASE_URL ?? (await ownDatabase(env))
  await fillDatabase(url, env)
  const database = openDatabase(url, env.DATABASE_POOL, env.DATABASE_TIMEOUT_MS)
  closers.push(() => database.close())

  const house = await openHouse(env, database)
  await house.app.listen({ port: env.PORT, host: env.HOST, listenTextResolver: () => '' })
  closers.push(() => house.app.close())
  // Somebody at the keyboard waits for no watcher of /readyz.
  const least = () => (stoppedBy === 'SIGTERM' ? env.DRAIN_SECONDS : 0)
  closers.push(() => {
    // Streams never end by themselves: their pages come back to whoever goes on.
    house.live.close()
    return runDry(house.traffic, { least: least(), most: env.SHUTDOWN_SECONDS / 2 })
  })
  await announce(house)
}

/** Migrations and seeds take as long as they take: requests have less patience. */
async function fillDatabase(url: string, env: Env) {
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

/** Our own PostgreSQL, which only one site at a time may use. */
async function ownDatabase(env: Env): Promise<string> {
  const address = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const held = await holdDataDir(env.DATA_DIR, { address })
  closers.push(() => held.release())
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: say })
  closers.push(() => embedded.stop())
  return embedded.url
}

async function openHouse(env: Env, database: Database): Promise<House> {
  const secret = await siteSecret(env, database)
  const mailer = await openMailer({ database, env, secret, print: say })
  closers.push(() => mailer.stop())
  const development = env.NODE_ENV === 'development'
  const screens = development
    ? await (await import('./page/development-screens.ts')).developmentScreens()
    : await (await import('./page/screens.ts')).builtScreens()
  const house = await buildApp({ env, database, mailer, secret, screens })
  const changes = listenForChanges(database, () => {
    house.cache.dropAll()
    house.live.changedAll()
  })
  closers.push(() => changes.close())
  const pictures = startPictureClearer(database, env)
  closers.push(() => pictures.stop())
  return house
}

async function announce({ app, env, database, publicUrl }: House) {
  const { port } = app.server.address() as AddressInfo
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  say(`\nCall of Code is open at ${address}\n`)
  const link = await firstAdminLink(database, env.PUBLIC_URL ? publicUrl : address)
  if (link) say(`There is no admin yet. Make the first one here, once:\n  ${link}\n`)
  if (!env.SMTP_URL) say(`Mail is shown here and kept in ${env.DATA_DIR}/mails, because SMTP_URL is not set.`)
  say('Ctrl-C stops everything.')
}

async function stop(env: Pick<Env, 'SHUTDOWN_SECONDS'>): Promise<void> {
  const late = setTimeout(() => process.exit(1), env.SHUTDOWN_SECONDS * 1000)
  late.unref()
  for (const close of closers.reverse()) await close().catch((error: Error) => console.error(error.message))
  clearTimeout(late)
}

let stoppedBy: NodeJS.Signals | undefined
async function onSignal(signal: NodeJS.Signals) {
  if (stoppedBy) process.exit(1)
  stoppedBy = signal
  say('\nStopping…')
  await stop({ SHUTDOWN_SECONDS: Number(process.env.SHUTDOWN_SECONDS ?? 10) })
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)

/** Failures that say themselves what is to be done: a stack would only hide it. */
const PLAIN = [BadEnvironment, DataDirHeld, EmbeddedFailure, UnknownSchema, ForeignSecret]

start().catch(async (error: Error & { code?: string }) => {
  const plain = PLAIN.some((kind) => error instanceof kind)
  if (error.code === 'EADDRINUSE')
    console.error(`Another program listens on port ${process.env.PORT ?? 3000}. Set PORT.`)
  else console.error(plain ? error.message : error)
  await stop({ SHUTDOWN_SECONDS: 10 })
  process.exit(1)
})
