import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupPlace } from '../features/backup/scheduled/backup-settings.ts'
import { lanesOf } from '../platform/machine.ts'
import { metricsOfWorkers } from './metrics-of-workers.ts'
import { openMetricsServer } from './metrics-server.ts'
import { databaseOf, type Opened, type Run } from './site.ts'
import { EndedEarly } from './start-failure.ts'

/** Connections of the embedded PostgreSQL for all processes together. It accepts 100, and some are its own. */
const CONNECTIONS = 80
/** Milliseconds before a process that ended is replaced. The pause doubles while processes end before they are open. */
const PAUSE = 1_000
const LONGEST_PAUSE = 30_000
/** The number of starts of the first process when it is killed before it is open. */
const FIRST_TRIES = 3

/**
 * Runs the site in `WEB_CONCURRENCY` processes on one machine. This process starts them, owns the embedded database, and replaces
 * a process that ends. The others share the port. `program` is the file that each of them runs.
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
    // The workers cannot detect that this database is the site's own.
    BACKUP_TO: backupPlace(env) ?? env.BACKUP_TO,
    DATABASE_POOL: String(
      Math.max(2, Math.min(env.DATABASE_POOL, Math.floor(CONNECTIONS / env.WEB_CONCURRENCY))),
    ),
    // The number of the process in figures. A replacement gets the same number.
    SITE_PROCESS: String(at + 1),
    // A process that waits for the database may answer for the site.
    ...(serving.size === 0 && { SITE_ALONE: '1' }),
    // The number of lanes is fixed for the machine, whatever the number of processes.
    LANES: String(at === 0 ? lanesOf(env) : 0),
    // The C library keeps less freed memory, which saves 30 MB for each process.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  })
  async function start(at: number): Promise<string> {
    const worker = cluster.fork(workerEnv(at))
    // A message to the worker failed. The code below handles its end.
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
  /** Retries without a limit, because the database may be unavailable and the other processes serve meanwhile. */
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
  /** Starts the first process, which creates what all of them need: tables, curriculum, secret. */
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
  // The site is open with the processes that run, and the rest follow.
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
  /** The number of the connection that a worker has accepted. */
  readonly ack?: number
}

/**
 * Closes the connections that were on their way to a worker when it was killed. Node keeps them open for ever, because the worker
 * never acknowledges them. Their clients would wait.
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

/** Returns the address at which the worker is open. Throws when the worker ends first. */
async function opened(worker: Worker): Promise<string> {
  const [told] = await Promise.race([
    once(worker, 'message') as Promise<[Opened]>,
    once(worker, 'exit').then(([code, signal]) => {
      throw new EndedEarly(code, signal, FIRST_TRIES)
    }),
  ])
  return told.open
}

/** Stops the workers. Each finishes its requests first. */
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
