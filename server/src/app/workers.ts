import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupPlace } from '../features/backup/scheduled/backup-settings.ts'
import { lanesOf } from '../platform/machine.ts'
import { metricsOfWorkers } from './metrics-of-workers.ts'
import { openMetricsServer } from './metrics-server.ts'
import { databaseOf, type Opened, type Run } from './site.ts'
import { EndedEarly } from './start-failure.ts'

/** Connections that the embedded PostgreSQL has for all processes together; it takes 100, some are its own. */
const CONNECTIONS = 80
/** Milliseconds before a process that ended is replaced. It doubles while they end before they are open. */
const PAUSE = 1_000
const LONGEST_PAUSE = 30_000
/** How often the first one is started where it is killed before it is open. */
const FIRST_TRIES = 3

/**
 * The site in `WEB_CONCURRENCY` processes on one machine. This one starts them, holds the embedded database, and replaces
 * a process that ends; the others share the port. `program` is the file that each of them runs.
 */
export async function openWorkers(run: Run, program: string) {
  const { env, say, onStop, stopping } = run
  const url = await databaseOf(run)
  cluster.setupPrimary({ exec: program })
  const serving = new Set<Worker>()
  let replaced = 0
  onStop(stopWorkers)

  const workerEnv = (at: number) => ({
    ...process.env,
    DATABASE_URL: url,
    // They do not know that the database is our own.
    BACKUP_TO: backupPlace(env) ?? env.BACKUP_TO,
    DATABASE_POOL: String(
      Math.max(2, Math.min(env.DATABASE_POOL, Math.floor(CONNECTIONS / env.WEB_CONCURRENCY))),
    ),
    // In figures: the one that takes its place has its number.
    SITE_PROCESS: String(at + 1),
    // While it waits for the database, it may answer for the site.
    ...(serving.size === 0 && { SITE_ALONE: '1' }),
    // The machine has so many lanes, however many processes there are.
    LANES: String(at === 0 ? lanesOf(env) : 0),
    // The C library keeps less of what was freed: 30 MB for each process.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  })
  async function start(at: number): Promise<string> {
    const worker = cluster.fork(workerEnv(at))
    // That it cannot be told something: its end is heard below.
    worker.on('error', () => undefined)
    closeLost(worker)
    const address = await opened(worker)
    serving.add(worker)
    worker.once('exit', () => {
      serving.delete(worker)
      void replace(at).catch(run.fail)
    })
    return address
  }
  /** Tries for as long as it takes: the database may be away, and the other processes answer meanwhile. */
  async function replace(at: number) {
    for (let pause = PAUSE; !stopping.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await announceNext(at, pause)
      const isOpen = !stopping.aborted && (await start(at).catch(() => undefined))
      if (isOpen) return
    }
  }
  async function announceNext(at: number, pause: number) {
    replaced += 1
    say(`Process ${at + 1} of ${env.WEB_CONCURRENCY} ended. Another one takes its place.`)
    await sleep(pause)
  }
  /** It makes what all need: tables, curriculum, secret. */
  async function startFirst(tries = FIRST_TRIES): Promise<string> {
    try {
      return await start(0)
    } catch (error) {
      const isOver = !(error instanceof EndedEarly) || error.hasSaidWhy || tries <= 1
      if (isOver || stopping.aborted) throw error
    }
    await announceNext(0, PAUSE)
    return startFirst(tries - 1)
  }
  // The site is open with those that are, and the others follow.
  const startNext = (at: number) => start(at).catch(() => void replace(at).catch(run.fail))

  const address = await startFirst()
  await Promise.all(Array.from({ length: env.WEB_CONCURRENCY - 1 }, (_, more) => startNext(more + 1)))
  const metrics = await openMetricsServer(env, () =>
    metricsOfWorkers([...serving], { wanted: env.WEB_CONCURRENCY, replaced }),
  )
  if (metrics) onStop(() => metrics.close())
  const missing = serving.size < env.WEB_CONCURRENCY ? `${serving.size} of ` : ''
  say(`\nCall of Code is open at ${address} in ${missing}${env.WEB_CONCURRENCY} processes\n`)
  say('Ctrl-C stops everything.')
}

interface NewConnection {
  readonly act?: string
  readonly seq?: number
  /** In the answer of a worker: the number of what it has taken. */
  readonly ack?: number
}

/**
 * Closes the connections that were on their way to a worker when it was killed. Node keeps them open for ever, because the
 * worker never says that it has taken them; their clients would wait.
 */
function closeLost({ process: child }: Worker) {
  const sent = new Map<number, { close?: () => void }>()
  const send = child.send.bind(child) as (...given: unknown[]) => boolean
  child.send = (...given: unknown[]) => {
    const [{ act, seq }, handle] = given as [NewConnection, { close?: () => void } | undefined]
    if (act === 'newconn' && seq !== undefined && handle) sent.set(seq, handle)
    return send(...given)
  }
  child.on('internalMessage', ({ ack = -1 }: NewConnection) => sent.delete(ack))
  child.once('exit', () => {
    for (const handle of sent.values()) handle.close?.()
  })
}

/** The address at which the worker is open. Throws when it ends before. */
async function opened(worker: Worker): Promise<string> {
  const [told] = await Promise.race([
    once(worker, 'message') as Promise<[Opened]>,
    once(worker, 'exit').then(([code, signal]) => {
      throw new EndedEarly(code, signal, FIRST_TRIES)
    }),
  ])
  return told.open
}

/** Each finishes its requests first. */
async function stopWorkers() {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  await Promise.all(
    workers.map((worker) => {
      const ended = once(worker, 'exit')
      worker.process.kill('SIGTERM')
      return ended
    }),
  )
}
