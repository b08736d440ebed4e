import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchSite } from './bench-site.ts'
import { isBrief, rounded, usedProcessor } from './process.ts'

const COUNTS = [1, 2, 4]
/** Connections per process. */
const CONNECTIONS = 4
/** Requests to one process before the next has its turn. So its data is in the processor's caches, as on a core of its own. */
const IN_A_ROW = 25

interface ProcessesRow {
  readonly name: string
  readonly processes: number
  /** Microseconds of processor time per response, summed over all processes of the site without PostgreSQL. */
  readonly processor: number
  /** The processor time of the mean process divided by that of the busiest one. */
  readonly even: number
  /** Responses a second of each process on a core of its own, divided by those of a single process. Aim: 0.9. */
  readonly growth: number
}

/**
 * Measures the cost of a response when the site runs in several processes. While that cost stays the same and the work is shared
 * evenly, throughput grows with the processes until the processor or the database is full. One request is in flight at a time,
 * over all connections in turn. Two cores are often threads of one, and each slows the other when both are busy.
 */
export async function processes(): Promise<ProcessesRow[]> {
  const rows: ProcessesRow[] = []
  for (const count of COUNTS) {
    const site = await openBenchSite({ environment: { WEB_CONCURRENCY: String(count), LANES: '0' } })
    try {
      await settled(Number(site.child.pid))
      for (const [name, path, amount, headers] of [
        ['/', '/', 3_000, {}],
        ['/api/v1/members/ as a member', '/api/v1/members/', 1_500, { cookie: site.cookie }],
        ['/dashboard as a member', '/dashboard', 100, { cookie: site.cookie }],
      ] as const) {
        const cost = await costOf(`${site.url}${path}`, headers, amount, Number(site.child.pid), count)
        const single = rows.find((row) => row.name === name) ?? cost
        rows.push({
          name,
          processes: count,
          ...cost,
          growth: rounded((single.processor / cost.processor) * cost.even),
        })
      }
    } finally {
      await site.remove()
    }
  }
  return rows
}

/** `amount`: requests for each process. */
async function costOf(
  url: string,
  headers: Record<string, string>,
  amount: number,
  main: number,
  count: number,
) {
  const agents = Array.from(
    { length: CONNECTIONS * count },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  const total = (isBrief ? amount / 10 : amount) * count
  const run = async () => {
    for (let at = 0; at < total; at++)
      await read(url, headers, agents[Math.floor(at / IN_A_ROW) % agents.length])
  }
  await run()
  const parts = count === 1 ? [main] : [main, ...childrenOf(main)]
  const before = parts.map(usedProcessor)
  await run()
  const used = parts.map((pid, at) => usedProcessor(pid) - (before[at] ?? 0))
  for (const agent of agents) agent.destroy()
  const sum = used.reduce((one, other) => one + other, 0)
  const workers = count === 1 ? used : used.slice(1)
  const mean = workers.reduce((one, other) => one + other, 0) / workers.length
  return { processor: rounded((sum * 1000) / total, 1), even: rounded(mean / Math.max(...workers, 1)) }
}

/** Waits until all processes are idle. The site is already ready with its first process. */
async function settled(main: number) {
  const used = () => [main, ...childrenOf(main)].reduce((sum, pid) => sum + usedProcessor(pid), 0)
  await sleep(5_000)
  for (let before = -1, now = used(); now - before > 20; now = used()) {
    before = now
    await sleep(2_000)
  }
}

function read(url: string, headers: Record<string, string>, agent: Agent | undefined): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', done)
    }).on('error', fail)
  })
}

/** Returns the Node processes of the site with this parent. PostgreSQL is not among them. Linux only. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isChild =
          Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
        return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js')
      } catch {
        // The process has ended meanwhile.
        return false
      }
    })
