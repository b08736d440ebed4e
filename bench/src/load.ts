import autocannon from 'autocannon'
import { median, rounded, usedProcessor } from './process.ts'

export const CONNECTIONS = 16
const SECONDS = 4
const ROUNDS = 3

export interface Target {
  readonly url: string
  /** The process that responds. */
  readonly pid: number | undefined
  /** One path for each connection, used instead of the path of `url`. Writes to the same row would wait for each other. */
  readonly paths?: readonly string[]
  readonly method?: 'GET' | 'PATCH'
  readonly connections?: number
  readonly headers?: Record<string, string>
}
interface Load {
  /** Requests a second. */
  readonly rps: number
  /** The 99th percentile of latency, in milliseconds. */
  readonly p99: number
  /** Microseconds of processor time per response. */
  readonly processor: number
}
export interface Compared {
  readonly name: string
  readonly ours: Load
  readonly bare: Load
  /** The processor time of the bare server per response, divided by ours. */
  readonly share: number
  readonly p99Times: number
}

async function load(target: Target) {
  const { url, pid, paths = [], method = 'GET', headers = {}, connections = CONNECTIONS } = target
  const left = [...paths]
  const setupClient = (client: autocannon.Client) => {
    const path = left.pop()
    if (path) client.setRequests([{ path, method, headers }])
  }
  const size = { connections, duration: SECONDS }
  const before = usedProcessor(pid)
  const result = await autocannon({ url, method, headers, ...size, setupClient })
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} answers of ${url} were no 200`)
  const processor = ((usedProcessor(pid) - before) * 1000) / result.requests.total
  return { rps: result.requests.average, p99: result.latency.p99, processor }
}

/**
 * Loads both in turn, so that a machine that slows down slows both, and returns medians. The share compares processor time,
 * because a busy load generator makes both rates alike.
 */
export async function compare(name: string, ours: Target, bare: Target): Promise<Compared> {
  const rounds: { ours: Load; bare: Load }[] = []
  await load(ours)
  for (let round = 0; round < ROUNDS; round++) rounds.push({ ours: await load(ours), bare: await load(bare) })
  const of = (side: 'ours' | 'bare') => ({
    rps: Math.round(median(rounds.map((round) => round[side].rps))),
    p99: median(rounds.map((round) => round[side].p99)),
    processor: rounded(median(rounds.map((round) => round[side].processor)), 1),
  })
  const result = { ours: of('ours'), bare: of('bare') }
  return {
    name,
    ...result,
    share: rounded(median(rounds.map((round) => round.bare.processor / round.ours.processor))),
    // autocannon counts whole milliseconds, so anything below 1 counts as 1.
    p99Times: rounded(Math.max(1, result.ours.p99) / Math.max(1, result.bare.p99)),
  }
}
