import { SEARCH } from '@callofcode/server/measured-sql'
import pg from 'pg'
import { type BenchSite, databaseUrl, openBenchSite } from './bench-site.ts'
import { isBrief, median, percentile, rounded, startNode, usedProcessor } from './process.ts'
import { fillForSearch } from './search-content.ts'

const ROUNDS = isBrief ? 5 : 100
const KINDS = ['module', 'problem', 'topic', 'question', 'blog', 'experience', 'thread', 'event', 'person']
/** The typed queries. The common word is in a title of every kind, and in most texts. */
const QUERIES = {
  'exact word': 'dijkstra',
  'common word': 'array',
  beginning: 'gra',
  'one letter': 'b',
  'two words': 'binary search',
  'typing error': 'dijksrta',
  'frequent typing error': 'gragh',
  'nothing found': 'qqqzzz',
} as const

interface Row {
  readonly name: string
  readonly results: number
  /** Milliseconds of the statement in PostgreSQL, without planning. */
  readonly database: { readonly p50: number; readonly p99: number }
  /** Milliseconds of a request to the site, one at a time. */
  readonly request: { readonly p50: number; readonly p99: number }
  /** Processor time per request in milliseconds: of the app's process, and of one that only sends the statement. */
  readonly processor: { readonly ours: number; readonly bare: number; readonly times: number }
}

/** Measures a member's searches among 100,000 documents and 20,000 members. Aim: under 50 ms in the database. */
export async function search(): Promise<{ documents: number; rows: Row[] }> {
  const site = await openBenchSite()
  const pool = new pg.Pool({ connectionString: await databaseUrl(site), max: 1 })
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-search.ts'], {
    DATABASE_URL: await databaseUrl(site),
  })
  try {
    await fillForSearch(pool)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int from search_documents')
    const measured: Row[] = []
    for (const [name, q] of Object.entries(QUERIES)) measured.push(await measure(name, q))
    return { documents: rows[0]?.count ?? 0, rows: measured }
  } finally {
    await bare.stop()
    await pool.end()
    await site.remove()
  }

  async function measure(name: string, q: string): Promise<Row> {
    const ask = askerOf(site, q)
    const askBare = () => fetch(`${bare.url}/?${new URLSearchParams({ q })}`).then((answer) => answer.text())
    // The first requests plan the statement and read its pages from disk.
    for (let round = 0; round < 10; round++) await Promise.all([ask(), askBare()])
    const times: number[] = []
    const shares: { ours: number; bare: number }[] = []
    for (let part = 0; part < 4; part++) {
      const ours = await processorTime(site.child.pid, async () => {
        for (let round = 0; round < ROUNDS / 4; round++) times.push((await ask()).milliseconds)
      })
      const other = await processorTime(bare.child.pid, async () => {
        for (let round = 0; round < ROUNDS / 4; round++) await askBare()
      })
      shares.push({ ours: ours / (ROUNDS / 4), bare: other / (ROUNDS / 4) })
    }
    const database: number[] = []
    for (let round = 0; round < ROUNDS; round++) database.push(await executionTime(pool, q))
    return {
      name,
      results: (await ask()).results,
      database: spread(database),
      request: spread(times),
      processor: {
        ours: rounded(median(shares.map(({ ours }) => ours))),
        bare: rounded(median(shares.map(({ bare }) => bare))),
        times: rounded(median(shares.map(({ ours, bare }) => ours / Math.max(bare, 0.01)))),
      },
    }
  }
}

const spread = (times: number[]) => ({
  p50: rounded(percentile(times, 50), 1),
  p99: rounded(percentile(times, 99), 1),
})

function askerOf(site: BenchSite, q: string) {
  const url = `${site.url}/api/v1/search?${new URLSearchParams({ q })}`
  return async () => {
    const start = performance.now()
    const answer = await fetch(url, { headers: { cookie: site.cookie, 'x-requested-with': 'bench' } })
    const { data } = (await answer.json()) as { data: unknown[] }
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return { milliseconds: performance.now() - start, results: data.length }
  }
}

async function executionTime(pool: pg.Pool, q: string): Promise<number> {
  const literals = [q, KINDS, 6, [], null, false, false]
  const { rows } = await pool.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
    `explain (analyze, timing off, format json) ${SEARCH.text}`,
    literals,
  )
  return rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN
}

async function processorTime(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  const before = usedProcessor(pid)
  await work()
  return usedProcessor(pid) - before
}
