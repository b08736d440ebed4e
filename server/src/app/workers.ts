import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupPlace } from '../features/backup/scheduled/backup-settings.ts'
import type { Env } from '../platform/env.ts'
import { metricsOfWorkers } from './metrics-of-workers.ts'
import { openMetricsServer } from './metrics-server.ts'
import { databaseOf, type Opened, type Run } from './site.ts'

/** Connections that the embedded PostgreSQL has for all processes together; it takes 100, some are its own. */
const CONNECTIONS = 80
/** Milliseconds before a process that ended is replaced. */
const PAUSE = 1_000

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
    // The machine has so many lanes, however many processes there are.
    LANES: String(at === 0 ? lanesOf(env) : 0),
    // The C library keeps less of what was freed: 30 MB for each process.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  })
  async function start(at: number): Promise<string> {
    const worker = cluster.fork(workerEnv(at))
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
    while (!stopping.aborted) {
      replaced += 1
      say(`Process ${at + 1} of ${env.WEB_CONCURRENCY} ended. Another one takes its place.`)
      await sleep(PAUSE)
      const isOpen = !stopping.aborted && (await start(at).catch(() => undefined))
      if (isOpen) return
    }
  }

  // The first one makes what all need: tables, curriculum, secret.
  const address = await start(0)
  await Promise.all(Array.from({ length: env.WEB_CONCURRENCY - 1 }, (_, more) => start(more + 1)))
  const metrics = await openMetricsServer(env, () =>
    metricsOfWorkers([...serving], { wanted: env.WEB_CONCURRENCY, replaced }),
  )
  if (metrics) onStop(() => metrics.close())
  say(`\nCall of Code is open at ${address} in ${env.WEB_CONCURRENCY} processes\n`)
  say('Ctrl-C stops everything.')
}

const lanesOf = ({ LANES }: Env) => LANES ?? Math.max(1, availableParallelism() - 1)

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
    once(worker, 'exit').then(([code]) => {
      throw new Error(`A process of the site ended with ${code} before it was open.`)
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
