import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { ensureCluster, ensurePassword, OWNER, readPassword, setPassword } from './embedded-cluster.ts'
import { holderOf, ownDataDir } from './embedded-data-dir.ts'
import { type Home, knownHome, makeHome } from './embedded-home.ts'
import {
  findPostmaster,
  isRunning,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from './embedded-postmaster.ts'
import { EmbeddedFailure } from './embedded-programs.ts'

export interface Embedded {
  /** For `pg`. It contains the password, so never log it. */
  readonly url: string
  /** True if it was already running: a killed process left it running, or another process started it. */
  readonly adopted: boolean
  readonly isRunning: () => boolean
  /** Stops it, even if another process started it, and waits until it has ended. */
  stop(): Promise<void>
}

export interface Wanted {
  readonly dataDir: string
  readonly log: (line: string) => void
}

/** Milliseconds. After a crash, the server replays its log before it answers. This may take long. */
const PATIENCE = 120_000
/** Milliseconds in which the last server's processes end and the system reaps a killed one. */
const HANDOVER = 20_000
/** Some processes of a killed server still run, or one is a zombie that its parent has not reaped. */
const NOT_YET = /shared memory block|lock file ".*" already exists/

/** Returns our own PostgreSQL on this data folder: the running one, or a new one. Throws one line that names the problem. */
export async function startEmbedded(wanted: Wanted): Promise<Embedded> {
  const dataDir = resolve(wanted.dataDir)
  await ownDataDir(dataDir)
  await refuseLost(dataDir)
  const home = await makeHome(dataDir)
  const server = await adoptOrStart(dataDir, home, async (programs) => {
    const { password, made } = await ensurePassword(dataDir)
    if (await ensureCluster(home, programs, password)) wanted.log(`Made a new database in ${home.data}.`)
    else if (made) await setPassword(home, programs, password)
    return { password }
  })
  if (server.adopted) wanted.log('PostgreSQL runs already on this data; going on with it.')
  return server
}

/**
 * Refuses to start when a site was here and its database is gone. An empty database would look like a site that lost everything,
 * and its first visitor would become admin. The secret is created after the first database is complete, so a first start that was
 * killed has no secret.
 */
async function refuseLost(dataDir: string) {
  const home = await knownHome(dataDir)
  const isThere = existsSync(home.data) && (await readdir(home.data)).length > 0
  if (isThere || !existsSync(join(dataDir, 'secret')) || !(await readPassword(dataDir))) return
  throw new DatabaseGone(
    `The database in ${home.data} is gone: its folder was moved or removed. Put it back, or restore a backup: npm run restore -- FILE`,
  )
}

/** The reason why a database that has ended can never be started again. */
export class DatabaseGone extends EmbeddedFailure {}

/** Restarts an ended database at the same address. Never creates one: throws if the data is gone. */
export async function startAgain(before: Embedded, folder: string): Promise<Embedded> {
  const dataDir = resolve(folder)
  const home = await knownHome(dataDir)
  const password = await readPassword(dataDir)
  if (!password || !existsSync(join(home.data, 'PG_VERSION')))
    throw new DatabaseGone(`The database in ${home.data} is gone: its folder was moved or removed.`)
  const port = Number(new URL(before.url).searchParams.get('port'))
  const again = await adoptOrStart(dataDir, home, async () => ({ password, port }))
  if (again.url === before.url) return again
  throw new DatabaseGone(`PostgreSQL on ${home.data} was started at another address by somebody else.`)
}

type Prepare = (programs: Binaries) => Promise<{ password: string; port?: number }>

async function adoptOrStart(dataDir: string, home: Home, prepare: Prepare): Promise<Embedded> {
  const until = performance.now() + HANDOVER
  for (let attempt = 1; performance.now() < until; attempt++) {
    const server = (await adopt(dataDir, home)) ?? (await start(dataDir, home, prepare))
    if (server) return server
    // Another process is starting or stopping it.
    await sleep(Math.min(100 * attempt, 500))
  }
  throw new EmbeddedFailure(
    `PostgreSQL ends whenever it is started on ${home.data}; see ${logFile(dataDir)}.`,
  )
}

/** Returns the address of this data folder's server if it runs and answers. Starts nothing. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  return (await adopt(resolve(dataDir), await knownHome(resolve(dataDir))))?.url
}

/**
 * Returns a server for a command: the running one, or a new one. A new one is stopped afterwards unless a site has begun to use
 * it.
 */
export async function borrowEmbedded(wanted: Wanted): Promise<{ url: string; giveBack(): Promise<void> }> {
  const server = await startEmbedded(wanted)
  const giveBack = async () => {
    if (!server.adopted && !(await holderOf(resolve(wanted.dataDir)))) await server.stop()
  }
  return { url: server.url, giveBack }
}

async function adopt(dataDir: string, home: Home): Promise<Embedded | undefined> {
  const running = await findPostmaster(home.data)
  if (!running) return undefined
  const password = await readPassword(dataDir)
  if (!password) {
    throw new EmbeddedFailure(
      `${dataDir} has lost its postgres-password; stop process ${running.pid} and start again.`,
    )
  }
  const found = await reach(home, password, () => isRunning(running))
  return found && embedded(found.server, found.url, true)
}

/** Starts the server. Returns undefined when another process was faster, or when the old server has not ended yet. */
async function start(dataDir: string, home: Home, prepare: Prepare): Promise<Embedded | undefined> {
  const programs = await findBinaries(home.folder, home.as)
  const { password, port } = await prepare(programs)
  const child = await spawnPostmaster(home, programs, { logFile: logFile(dataDir), port })
  const found = await reach(home, password, () => child.ended() === undefined)
  if (found) return embedded(found.server, found.url, found.server.pid !== child.pid)
  if (await findPostmaster(home.data)) return undefined
  const reason = await child.said()
  if (NOT_YET.test(reason)) return undefined
  throw new EmbeddedFailure(`PostgreSQL does not start on ${home.data}: ${reason || child.ended()}`)
}

/** Waits until the server of this home answers. Returns undefined if the server ends first. */
async function reach(home: Home, password: string, lives: () => boolean) {
  const until = performance.now() + PATIENCE
  while (lives()) {
    const server = await findPostmaster(home.data)
    const url = server?.host && urlOf(server, password)
    if (server && url && (await answers(url))) return { server, url }
    if (performance.now() > until)
      throw new EmbeddedFailure(`PostgreSQL on ${home.data} runs but does not answer.`)
    await sleep(20)
  }
  return undefined
}

/** Returns false while the server is starting, replaying its log or stopping. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    const { code = '', message } = error as pg.DatabaseError
    const isFull = code === '53300'
    const isRefusal = /^(28|3D)/.test(code)
    if (isRefusal) throw new EmbeddedFailure(`PostgreSQL runs, but refuses the app: ${message}`)
    return isFull
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Returns the address of a server. A URL needs a host, so it contains `localhost`. The parameter `host` counts, and may be a
 * folder.
 */
function urlOf({ host, port }: Postmaster, password: string): string {
  return `postgres://${OWNER}:${password}@localhost/${OWNER}?${new URLSearchParams({ host, port: `${port}` })}`
}

const embedded = (server: Postmaster, url: string, adopted: boolean): Embedded => ({
  url,
  adopted,
  isRunning: () => isRunning(server),
  stop: () => stopPostmaster(server),
})

const logFile = (dataDir: string) => join(dataDir, 'postgres.log')
