import { Agent, type IncomingMessage, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests of a flood. The people take turns, and each sends their own requests in order. */
export interface Flood {
  readonly url: string
  readonly seconds: number
  /** The highest number of requests in flight. */
  readonly connections: number
  /**
   * Requests a second, each sent when it is due, even while earlier ones are pending. Without a rate, a connection sends its next
   * request after the response.
   */
  readonly rate?: number
  readonly people: readonly (readonly {
    readonly method: 'GET' | 'PATCH' | 'POST'
    readonly path: string
    readonly headers?: Record<string, string>
    /** `{n}` stands for the number of the request. */
    readonly body?: string
  }[])[]
}
export interface Flooded {
  /** The number of responses by status. */
  readonly statuses: Record<string, number>
  /** Refusals (503, 429) without a `Retry-After` header. */
  readonly withoutRetryAfter: number
  /** Connections that ended without a response, or waited half a minute for one. */
  readonly errors: number
  /** Requests sent a second. Due requests that could not be sent because all connections were in use. */
  readonly sentPerSecond: number
  readonly unsent: number
  /** Milliseconds by which the flood itself was late, at the 99th percentile. Response times include them. */
  readonly late: number
  /** Responses with a status below 400: how many a second, and their milliseconds since they were due. */
  readonly admitted: {
    readonly perSecond: number
    readonly p50: number
    readonly p95: number
    readonly p99: number
  }
  readonly refusedP99: number
  /** For each kind of request: the share that was admitted, and their 99th percentile. */
  readonly kinds: Record<string, { readonly share: number; readonly p99: number }>
}

/** The script runs as a process of its own: `flood.ts '{…}'` prints the results. */
const flood = JSON.parse(process.argv[2] ?? '') as Flood
const { hostname, port } = new URL(flood.url)
const PATIENCE = 30_000
const statuses: Record<string, number> = {}
const admitted: number[] = []
const refused: number[] = []
let [sent, unsent, underway, errors, withoutRetryAfter] = [0, 0, 0, 0, 0]

// The site closes connections of an address that has too many, so each agent has its own address.
const agents = Array.from({ length: 8 }, (_, at) => ({
  agent: new Agent({ keepAlive: true, maxFreeSockets: flood.connections }),
  localAddress: `127.0.0.${at + 1}`,
}))
const turns = flood.people.map(() => 0)

/** Sends the next request and waits for its response. `due` is when it should have been sent. */
async function send(due: number) {
  const number = sent++
  const person = number % flood.people.length
  const own = flood.people[person] ?? []
  const turn = turns[person] ?? 0
  turns[person] = turn + 1
  const { method, path, headers, body } = own[turn % own.length] ?? { method: 'GET', path: '/' }
  const text = body?.replace('{n}', String(number))
  underway += 1
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
      const wishes = { hostname, port, method, path, headers: { ...headers, ...length }, timeout: PATIENCE }
      const sending = request({ ...wishes, ...agents[number % agents.length] }, resolve)
      sending.on('error', reject).on('timeout', () => sending.destroy(new Error('No answer.')))
      sending.end(text)
    })
    for await (const _ of answer);
    note(kindOf(method, path), answer, performance.now() - due)
  } catch {
    errors += 1
  }
  underway -= 1
}

const kindOf = (method: string, path: string) =>
  method !== 'GET' ? 'writes' : path.startsWith('/api/') ? 'reads' : 'pages'
const kinds = new Map<string, { all: number; admitted: number[] }>()

function note(name: string, { statusCode = 0, headers }: IncomingMessage, milliseconds: number) {
  const kind = kinds.get(name) ?? { all: 0, admitted: [] }
  kinds.set(name, kind)
  kind.all += 1
  if (statusCode < 400) kind.admitted.push(milliseconds)
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  ;(statusCode < 400 ? admitted : refused).push(milliseconds)
  if ((statusCode === 503 || statusCode === 429) && !Number(headers['retry-after'])) withoutRetryAfter += 1
}

const began = performance.now()
const until = began + flood.seconds * 1000
const lateness = monitorEventLoopDelay({ resolution: 5 })
lateness.enable()

/** Sends at an open rate: a slow response does not delay later requests. */
async function atRate(rate: number) {
  const sending: Promise<void>[] = []
  for (let number = 0; ; ) {
    const now = performance.now()
    for (; began + (number * 1000) / rate <= now; number++) {
      const due = began + (number * 1000) / rate
      if (due >= until) return Promise.all(sending)
      if (underway < flood.connections) sending.push(send(due))
      else unsent += 1
    }
    await sleep(2)
  }
}

async function oneAfterTheOther() {
  while (performance.now() < until) await send(performance.now())
}

if (flood.rate) await atRate(flood.rate)
else await Promise.all(Array.from({ length: flood.connections }, oneAfterTheOther))
for (const { agent } of agents) agent.destroy()

const at = (times: number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0)
}
console.log(
  JSON.stringify({
    statuses,
    withoutRetryAfter,
    errors,
    unsent,
    sentPerSecond: Math.round(sent / flood.seconds),
    late: Math.round(lateness.percentile(99) / 1e6),
    admitted: {
      perSecond: Math.round(admitted.length / flood.seconds),
      p50: at(admitted, 50),
      p95: at(admitted, 95),
      p99: at(admitted, 99),
    },
    refusedP99: at(refused, 99),
    kinds: Object.fromEntries(
      [...kinds].map(([name, { all, admitted }]) => [
        name,
        { share: Math.round((100 * admitted.length) / all), p99: at(admitted, 99) },
      ]),
    ),
  } satisfies Flooded),
)
