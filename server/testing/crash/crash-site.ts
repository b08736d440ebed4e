import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@callofcode/content/random'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { findRunning } from '../../src/platform/database/embedded.ts'
import { siteProcess } from '../site-process.ts'
import { freePort } from '../tcp-proxy.ts'
import { signedIn } from './people.ts'

/**
 * The kinds of kill:
 * - `app`: the process. Its database keeps running, and the next process adopts it.
 * - `start`: the same, and also the next process while it starts.
 * - `database`: the first process of PostgreSQL, which the app starts again.
 * - `connection`: one process of PostgreSQL, after which PostgreSQL recovers by itself.
 * - `both`: app and database, as in a power cut.
 */
export const BLOWS = ['app', 'start', 'database', 'connection', 'both'] as const
export type Blow = (typeof BLOWS)[number]

/** Milliseconds. The deadline is far longer than a recovery takes, so only a dead site fails. */
const PATIENCE = 60_000

/** Starts a site with its own database for repeated kills. Like a supervisor, it starts a dead process again. */
export async function crashSite(dataDir: string, environment: Record<string, string> = {}) {
  const port = await freePort()
  const start = () =>
    siteProcess({
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      SUBMISSIONS_WAITING: '100000',
      JUDGE_QUEUE: '100000',
      SUBMISSIONS_PER_MINUTE: '100000',
      ...environment,
    })
  let process_ = start()
  const origin = `http://127.0.0.1:${port}`
  await process_.open()

  const killApp = async () => {
    process_.signal('SIGKILL')
    await process_.ended
  }
  const postmaster = () =>
    Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

  const blows: Record<Blow, (random: Random) => Promise<unknown>> = {
    async app() {
      await killApp()
      process_ = start()
    },
    async start(random) {
      await killApp()
      process_ = start()
      await sleep(random.int(0, 2_000))
      await killApp()
      process_ = start()
    },
    database: async () => process.kill(postmaster(), 'SIGKILL'),
    async connection() {
      await inDatabase(async ({ pool }) => {
        const { rows } = await pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
           and query !~ '^listen' order by query_start desc nulls last limit 1`,
        )
        if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
      })
    },
    async both() {
      process.kill(postmaster(), 'SIGKILL')
      await killApp()
      process_ = start()
    },
  }

  /** Kills, then waits until the site has recovered by itself. Returns the milliseconds that it took. */
  async function strike(blow: Blow, random: Random): Promise<number> {
    const began = performance.now()
    await blows[blow](random)
    // Until the site notices a killed database, it reports that it is ready.
    if (blow === 'database' || blow === 'connection') await sleep(50)
    await untilReady()
    return performance.now() - began
  }

  async function untilReady() {
    const until = performance.now() + PATIENCE
    while (!(await isReady())) {
      const ended = await Promise.race([process_.ended.then((code) => ({ code })), sleep(20)])
      if (ended) throw new Error(`The site ended with ${ended.code}: ${process_.said()}`)
      if (performance.now() > until) throw new Error(`The site is not ready again: ${process_.said()}`)
    }
  }

  /** Checks both the readiness endpoint and a response that needs the database. */
  async function isReady() {
    for (const path of ['/readyz', '/api/v1/blogs/no-such-blog']) {
      const status = await fetch(origin + path, { signal: AbortSignal.timeout(5_000) }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status !== 200 && status !== 404) return false
    }
    return true
  }

  async function inDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
    const database = openDatabase(String(await findRunning(dataDir)), 1)
    try {
      return await act(database)
    } finally {
      await database.close()
    }
  }

  const people = (count: number) => inDatabase((database) => signedIn(database, count))

  return {
    origin,
    strike,
    inDatabase,
    people,
    said: () => process_.said(),
    async stop() {
      process_.signal('SIGTERM')
      return process_.ended
    },
  }
}

export type CrashSite = Awaited<ReturnType<typeof crashSite>>
