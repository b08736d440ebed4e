import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type BenchSite, databaseUrl } from '../bench-site.ts'
import { isBrief, rounded, usedProcessor } from '../process.ts'

const ROUNDS = isBrief ? 2 : 20

/** The cost of one response. */
export interface Cost {
  /** Statements of the first request, their rows, and the pages of 8 kB that they read from memory or disk. */
  readonly statements: number
  readonly rows: number
  readonly pages: number
  /** Bytes of the uncompressed response. */
  readonly bytes: number
  /** Milliseconds of the app's processor time per request, without the first request. */
  readonly processor: number
}
/** Loads `pg_stat_statements` into the stopped server, and lets its superuser connect from this machine. */
export function countStatements(dataDir: string) {
  const data = join(dataDir, 'postgres/data')
  appendFileSync(join(data, 'postgresql.auto.conf'), "shared_preload_libraries = 'pg_stat_statements'\n")
  const rules = join(data, 'pg_hba.conf')
  writeFileSync(
    rules,
    `local all postgres trust\nhost all postgres 127.0.0.1/32 trust\n${readFileSync(rules, 'utf8')}`,
  )
}

/** Connects as the superuser, the only role that may reset the counts and see those of other roles. */
export async function openCounts(site: BenchSite): Promise<pg.Pool> {
  const url = new URL(await databaseUrl(site))
  url.username = 'postgres'
  const pool = new pg.Pool({ connectionString: url.href, max: 1 })
  await pool.query('create extension if not exists pg_stat_statements')
  return pool
}

/**
 * Sends one request and counts in the database. Then it measures the processor time of two rounds of many requests and returns
 * the lower one. A garbage collection or a compilation falls into one of them. `ask` returns the bytes.
 */
export async function costOf(
  pool: pg.Pool,
  pid: number | undefined,
  ask: () => Promise<number>,
): Promise<Cost> {
  let bytes = 0
  const inDatabase = await countedWhile(pool, async () => {
    bytes = await ask()
  })
  const processor = Math.min(await processorOf(pid, ask), await processorOf(pid, ask))
  return { ...inDatabase, bytes, processor: rounded(processor) }
}

/** Returns the milliseconds per request. */
async function processorOf(pid: number | undefined, ask: () => Promise<number>): Promise<number> {
  const start = usedProcessor(pid)
  for (let round = 0; round < ROUNDS; round++) await ask()
  return (usedProcessor(pid) - start) / ROUNDS
}

/** Returns the mean cost of these requests. */
export async function meanCostOf(
  pool: pg.Pool,
  pid: number | undefined,
  asks: readonly (() => Promise<number>)[],
): Promise<Cost> {
  let bytes = 0
  const start = usedProcessor(pid)
  const { statements, rows, pages } = await countedWhile(pool, async () => {
    for (const ask of asks) bytes += await ask()
  })
  const each = (sum: number) => rounded(sum / asks.length)
  return {
    statements: each(statements),
    rows: each(rows),
    pages: each(pages),
    bytes: Math.round(bytes / asks.length),
    processor: each(usedProcessor(pid) - start),
  }
}

/** Counts the site's statements, and the rows and pages that they read, while `work` runs. */
async function countedWhile(pool: pg.Pool, work: () => Promise<void>) {
  await pool.query('select pg_stat_statements_reset()')
  await work()
  const { rows } = await pool.query<Pick<Cost, 'statements' | 'rows' | 'pages'>>(
    `select coalesce(sum(calls), 0)::int as statements, coalesce(sum(rows), 0)::float8 as rows,
       coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
     from pg_stat_statements s join pg_roles r on r.oid = s.userid where rolname <> 'postgres'`,
  )
  return { statements: 0, rows: 0, pages: 0, ...rows[0] }
}
