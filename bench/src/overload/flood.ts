import autocannon from 'autocannon'

/** Which requests a flood sends: connection N sends those of `people[N % people.length]`, in turn. */
export interface Flood {
  readonly url: string
  readonly seconds: number
  readonly connections: number
  /** Requests a second of all connections; without it each sends the next one as soon as it has an answer. */
  readonly rate?: number
  /** The body of every request, with a number of its own for `{n}`. */
  readonly numbered?: string
  readonly people: readonly (readonly {
    readonly method: 'GET' | 'PATCH' | 'POST'
    readonly path: string
    readonly headers?: Record<string, string>
    readonly body?: string
  }[])[]
}
export interface Flooded {
  /** How many answers had each status. */
  readonly statuses: Record<string, number>
  /** Refusals (503, 429) that do not say when to come again. */
  readonly withoutRetryAfter: number
  /** Connections that ended without an answer, or had none for ten seconds. */
  readonly errors: number
  /** Answers below 400 a second, and their milliseconds. */
  readonly admitted: {
    readonly perSecond: number
    readonly p50: number
    readonly p95: number
    readonly p99: number
  }
  readonly refusedP99: number
}

/** A process of its own: `flood.ts '{…}'` prints what came back. */
const flood = JSON.parse(process.argv[2] ?? '') as Flood
const statuses: Record<string, number> = {}
const admitted: number[] = []
const refused: number[] = []
let withoutRetryAfter = 0

let opened = 0
let sent = 0
const wishes: autocannon.Options = {
  ...{ url: flood.url, duration: flood.seconds, connections: flood.connections },
  ...(flood.rate && { overallRate: flood.rate }),
  setupClient(client) {
    const own = flood.people[opened++ % flood.people.length] ?? []
    client.setRequests(own.map((request) => ({ ...request, onResponse, setupRequest })))
  },
}
const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon(wishes, (error, result) => (error ? reject(error) : resolve(result)))
  run.on('response', (_client, status, _bytes, milliseconds) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    ;(status < 400 ? admitted : refused).push(milliseconds)
  })
})

function setupRequest(request: autocannon.Request): autocannon.Request {
  sent += 1
  return { ...request, ...(flood.numbered && { body: flood.numbered.replace('{n}', String(sent)) }) }
}

function onResponse(status: number, _body: string, _context: object, headers: Record<string, unknown> = {}) {
  if ((status === 503 || status === 429) && !Number(headers['retry-after'] ?? headers['Retry-After']))
    withoutRetryAfter += 1
}

const at = (times: number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

console.log(
  JSON.stringify({
    ...{ statuses, withoutRetryAfter, errors },
    admitted: {
      perSecond: Math.round(admitted.length / flood.seconds),
      ...{ p50: at(admitted, 0.5), p95: at(admitted, 0.95), p99: at(admitted, 0.99) },
    },
    refusedP99: at(refused, 0.99),
  } satisfies Flooded),
)
