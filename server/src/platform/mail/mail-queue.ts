import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import {
  type Job,
  Logger,
  runMigrations,
  runTaskList,
  type Task,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { openPool } from '../database/hosts/connect.ts'
import type { Env } from '../env.ts'
import { errorLine } from '../error-facts.ts'
import { addJob, queuedJob } from '../jobs/add-job.ts'
import { repeat } from '../jobs/repeat.ts'
import { watchedJob } from '../watch/tracing.ts'
import { type BulkMails, sendBulkMails } from './bulk-mail.ts'
import { BULK_JOB } from './bulk-pace.ts'
import type { MailServer } from './mail-server.ts'
import { bulkSender, mailSender, mailTrouble } from './mail-transport.ts'
import type { Mail, Mailer, MailIdentity, MailQueue, MailTask, MailTasks, WrittenMail } from './mailer.ts'
import { HOUSE, written } from './mailer.ts'
import { seal, unseal } from './seal.ts'

// Milliseconds. A worker that waits longer keeps the site from stopping. A worker that gives up early loses its job, and sends
// the mail twice.
const TO_CONNECT = 5_000
const AT_ONCE = 2
/** Other jobs that run at once. They wait for other sites, and mail must not wait for them. */
const JOBS_AT_ONCE = 4
// About a day with the worker's back-off (e to the power of the try, in seconds).
const MAIL_TRIES = 12
/** The priority of a bulk mail. A code that somebody waits for comes first. */
const AFTER_OTHERS = 1
const AGAIN_AFTER = 2_000
/** Every try is shorter than this (mail-transport.ts). A job that is locked longer belongs to a dead process. */
const ABANDONED = '2 minutes'
const LOOK_FOR_ABANDONED = 60_000

const quiet = new Logger(() => () => undefined)

/** Other background work, by job name. Its payload is not sealed, so it contains only ids. */
export type Jobs = Readonly<Record<string, (payload: unknown, queue: MailQueue) => Promise<void>>>

export interface MailDependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
  readonly print: (text: string) => void
  /** Read when a mail is queued or sent. */
  readonly identity?: () => MailIdentity
  /** Read when a mail is sent. By default the server of the environment. */
  readonly server?: () => MailServer | undefined
}

/** Queues mail in the database without sending it, for commands that end before that. */
export function mailQueue(secret: Buffer, identity: () => MailIdentity = () => HOUSE): MailQueue {
  const keyOf = (key: string) => createHash('sha256').update(secret).update(key).digest('base64url')
  const queueTask: MailQueue['queueTask'] = async (tx, task, value, { tries = MAIL_TRIES, key, at } = {}) => {
    const options = { tries, at, key: key === undefined ? undefined : keyOf(key), keepsTime: true }
    await addJob(tx, task, { sealed: seal(secret, value) }, options)
  }
  const queueTasks: MailQueue['queueTasks'] = async (tx, task, tasks) => {
    if (tasks.length === 0) return
    const sealed = raw.param(tasks.map(({ value }) => seal(secret, value)))
    const keys = raw.param(tasks.map(({ key }) => keyOf(key)))
    const options = { tries: MAIL_TRIES, key: raw`key`, keepsTime: true }
    await tx.execute(raw`
      select count(${queuedJob(task, raw`json_build_object('sealed', one)`, options)})
      from unnest(${sealed}::text[], ${keys}::text[]) as given (one, key)`)
  }
  const queueAll: MailQueue['queueAll'] = async (tx, mails) => {
    if (mails.length === 0) return
    const sealed = raw.param(mails.map((mail) => seal(secret, written(mail, identity()))))
    const options = { tries: MAIL_TRIES, priority: mails.length > 1 ? AFTER_OTHERS : 0 }
    await tx.execute(raw`
      select count(${queuedJob('mail', raw`json_build_object('sealed', mail)`, options)})
      from unnest(${sealed}::text[]) mail`)
  }
  return { queueTask, queueTasks, queue: (tx, mail) => queueAll(tx, [mail]), queueAll }
}

/** Creates or upgrades the queue's own schema. Several processes may do it at once. */
export const migrateMailQueue = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: quiet })

/** Opens the queue, with a worker that sends this process's share of the mail. */
export async function openMailer(
  dependencies: MailDependencies,
  tasks: MailTasks = {},
  jobs: Jobs = {},
  bulk?: BulkMails,
): Promise<Mailer> {
  // A separate pool: mail and requests never wait for each other's connections.
  const pool = openPool(dependencies.database.directUrl, {
    max: AT_ONCE + JOBS_AT_ONCE + 2,
    connectionTimeoutMillis: TO_CONNECT,
  })
  await migrateMailQueue(pool)
  const trouble = mailTrouble(dependencies.print)
  const stopping = new AbortController()
  let close = () => undefined as unknown
  const closeAtEnd = (one: () => void) => {
    close = one
  }
  const given = { dependencies, trouble, stopping: stopping.signal, closeAtEnd }
  const others = { ...jobList(dependencies, jobs), ...(bulk && bulkList(given, bulk)) }
  const workers = [
    startWorker(pool, withoutWords(taskList(dependencies, tasks), trouble), AT_ONCE),
    ...(Object.keys(others).length > 0 ? [startWorker(pool, withoutWords(others), JOBS_AT_ONCE)] : []),
  ]
  let stopped: Promise<void> | undefined
  const stop = async () => {
    stopping.abort()
    await Promise.all(workers.map((worker) => worker.stop()))
    close()
    await pool.end()
  }
  return {
    ...mailQueue(dependencies.secret, dependencies.identity),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

function taskList(dependencies: MailDependencies, tasks: MailTasks): TaskList {
  const { secret, identity = () => HOUSE } = dependencies
  const send = mailSender(dependencies)
  const queue = mailQueue(secret, identity)
  const sealedIn = (payload: unknown) => unseal(secret, (payload as { sealed: string }).sealed)
  const doing =
    (task: MailTask): Task =>
    async (payload, { job }) => {
      const mail = await task(sealedIn(payload), queue)
      // Each try composes the mail anew, so each is a different mail.
      if (mail) await send(written(mail, identity()), `${idOf(job)}-${job.attempts}`)
    }
  return {
    mail: async (payload, { job }) => {
      const mail = sealedIn(payload) as WrittenMail
      if (!mail.until || Date.parse(mail.until) > Date.now()) await send(mail, idOf(job))
    },
    ...Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, doing(task)])),
  }
}

const jobList = ({ secret, identity }: MailDependencies, jobs: Jobs): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload: unknown) => job(payload, mailQueue(secret, identity)),
    ]),
  )

interface BulkGiven {
  readonly dependencies: MailDependencies
  readonly trouble: ReturnType<typeof mailTrouble>
  readonly stopping: AbortSignal
  readonly closeAtEnd: (close: () => void) => void
}

/** Returns the task for bulk mails. It runs beside the other mails, so that a code never waits for an announcement. */
function bulkList({ dependencies, trouble, stopping, closeAtEnd }: BulkGiven, bulk: BulkMails): TaskList {
  const { database, env, identity = () => HOUSE } = dependencies
  const { deliver, close } = bulkSender(dependencies)
  // Closes after the current mail.
  closeAtEnd(close)
  const send = async (mail: Mail, id: string) => {
    await deliver(written(mail, identity()), id)
    trouble.sent()
  }
  const given = { database, env, bulk, send, failed: trouble.failed, stopping }
  return { [BULK_JOB]: () => sendBulkMails(given) }
}

/**
 * Replaces the error of a failed task before the database stores it, so that no mail address and no value is in it.
 */
const withoutWords = (tasks: TaskList, trouble?: ReturnType<typeof mailTrouble>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (...given: Parameters<Task>) => {
        try {
          await watchedJob(name, async () => task?.(...given))
          trouble?.sent()
        } catch (error) {
          trouble?.failed(error)
          throw new Error(errorLine(error))
        }
      },
    ]),
  )

// Returns an id that is unique across databases. Job numbers restart in a new database, and mail programs hide a mail with a
// known id.
const idOf = (job: Job) => `${job.id}-${job.created_at.getTime()}`

/** Restarts workers until they are stopped. A worker gives up when the database goes away at the end of a job. */
function startWorker(pool: pg.Pool, taskList: TaskList, concurrency: number): { stop(): Promise<void> } {
  const ending = new AbortController()
  let workers: WorkerPool | undefined
  const freeing = repeat(LOOK_FOR_ABANDONED, () => freeAbandoned(pool))

  const work = async () => {
    await freeAbandoned(pool)
    if (ending.signal.aborted) return
    // `run` is not used: its unneeded clock ends the process when the database goes away at its start.
    const events: WorkerEvents = new EventEmitter()
    const started = runTaskList({ concurrency, noHandleSignals: true, logger: quiet, events }, taskList, pool)
    workers = started
    const end = () => started.gracefulShutdown().catch(() => undefined)
    // The library does not replace a stopped worker, and repeats the failure of its first query forever. So all workers restart.
    events.once('worker:fatalError', end)
    events.once('worker:getJob:error', () => setTimeout(end, AGAIN_AFTER).unref())
    await started.promise
  }
  const going = (async () => {
    while (!ending.signal.aborted) {
      await work().catch(() => undefined)
      workers = undefined
      await sleep(AGAIN_AFTER, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      ending.abort()
      await freeing.stop()
      await workers?.gracefulShutdown().catch(() => undefined)
      await going
    },
  }
}

/** Frees jobs of a killed process, which would otherwise wait four hours. */
async function freeAbandoned(pool: pg.Pool) {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - $1::interval having count(*) > 0`,
    [ABANDONED],
  )
}
