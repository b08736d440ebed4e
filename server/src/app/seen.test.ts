import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { counted } from '../platform/watch/counted.ts'
import { onStatement } from '../platform/watch/statement-watch.ts'
import { openMetricsServer } from './metrics-server.ts'
import { metricsText } from './metrics-text.ts'

const TOKEN = 'a token of sixteen'
let site: TestSite
let origin: string
beforeAll(async () => {
  site = await testSite({ METRICS_TOKEN: TOKEN })
  origin = await site.listen()
})
afterAll(() => site.close())

async function figures() {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return answer.text()
}
/** Returns the value of one series, whatever the order of its labels. */
const figureOf = (text: string, name: string, labels: Record<string, string> = {}) => {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}[{ ]`).test(one) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

/** Returns the increase since the call, because other tests count in this process too. */
async function sinceNow() {
  const before = await figures()
  return (text: string, name: string, labels: Record<string, string> = {}) =>
    (figureOf(text, name, labels) ?? 0) - (figureOf(before, name, labels) ?? 0)
}

test('OPS-40 requests are counted by method, pattern of the route and class of status, also those from memory', async () => {
  const { as } = await site.member()
  const more = await sinceNow()
  for (let asked = 0; asked < 3; asked++) await (await fetch(`${origin}/api/v1/getBlogs`)).text()
  for (const id of ['one', 'two', 'three'])
    await (await fetch(`${origin}/api/v1/getBlog/${id}-secret-of-the-address?q=typed`)).text()
  await (await fetch(`${origin}/nothing/here`, { method: 'POST' })).text()
  await (await fetch(`${origin}/api/v1/members/`, { headers: { authorization: `Bearer ${as}` } })).text()
  await vi.waitFor(async () => {
    const text = await figures()
    const blogs = { method: 'GET', route: '/api/v1/getBlogs', status: '2xx', process: '1' }
    expect(more(text, 'http_requests_total', blogs)).toBe(3)
    const { status: _, ...timed } = blogs
    expect(more(text, 'http_request_duration_seconds_count', timed)).toBe(3)
    expect(more(text, 'http_request_duration_seconds_bucket', { ...timed, le: '+Inf' })).toBe(3)
    expect(more(text, 'http_requests_total', { method: 'POST', route: 'none', status: '4xx' })).toBe(1)
    expect(text).not.toMatch(/secret-of-the-address|typed|nothing\/here/)
    // The second and third response were sent from memory.
    expect(more(text, 'answer_cache_answers_total', { from: 'memory' })).toBeGreaterThanOrEqual(2)
  })
})

test('OPS-41 the figures tell of the database, the judge, queues, the disk, the build and the process', async () => {
  const text = await figures()
  for (const name of [
    'database_up',
    'database_size_bytes',
    'database_migrations',
    'database_server_connections',
    'database_connections',
    'database_connections_most',
    'database_statement_duration_seconds_count',
    'database_slow_statements_total',
    'database_transactions_retried_total',
    'database_replicas',
    'judge_lanes',
    'queue_length',
    'queue_oldest_seconds',
    'queue_failed',
    'webhooks_failing',
    'data_disk_free_bytes',
    'data_disk_size_bytes',
    'build_info',
    'streams_open',
    'answer_cache_bytes',
    'http_requests_refused_total',
    'http_connections_open',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'log_lines_total',
  ])
    expect(figureOf(text, name), name).toBeGreaterThanOrEqual(0)
  expect(figureOf(text, 'database_statement_duration_seconds_count', { kind: 'select' })).toBeGreaterThan(0)
  expect(figureOf(text, 'database_migrations', { state: 'applied' })).toBe(
    figureOf(text, 'database_migrations', { state: 'known' }),
  )
  expect(text).toContain(`node="${process.versions.node}"`)
  // Each name appears once, with its type before its samples.
  const types = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(new Set(types).size).toBe(types.length)
})

test('OPS-41 no figure has the name, the address or the id of anybody', async () => {
  const who = await site.member({ name: 'Marker Person', email: 'marker@college.edu' })
  await site.ask('GET', '/members/', { as: who.as })
  await fetch(`${origin}/api/v1/members/`, { headers: { authorization: `Bearer ${who.as}` } })
  const text = await figures()
  expect(text).not.toMatch(/marker/i)
  expect(text).not.toContain(who.id)
  expect(text).not.toContain(who.as)
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
  const known =
    'method route status reason kind level state queue place from process le version commit node language verdict task result quantile space type replica major minor patch'
  expect([...labels].filter((label) => !known.split(' ').includes(String(label)))).toEqual([])
})

test('OPS-42 the own port answers without a token, nothing but /metrics, and only where it is named', async () => {
  expect(
    await openMetricsServer({ METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1' }, async () => []),
  ).toBe(undefined)
  const read = async () => [...(await site.metrics.ofSite()), ...(await site.metrics.ofProcess())]
  const server = await openMetricsServer({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }, read)
  try {
    const address = String(server?.address)
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(figureOf(await answer.text(), 'database_up')).toBe(1)
    expect((await fetch(new URL('/api/v1/getBlogs', address))).status).toBe(404)
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  } finally {
    await server?.close()
  }
})

test('OPS-40 a label’s value is written so that it cannot end its line', () => {
  const samples = [{ labels: { replica: 'a"b\\c\nd' }, value: Number.POSITIVE_INFINITY }]
  const text = metricsText([{ name: 'x', help: 'h', type: 'gauge', samples }])
  expect(text).toBe('# HELP x h\n# TYPE x gauge\nx{replica="a\\"b\\\\c\\nd"} +Inf\n')
})

test('OPS-43 a refusal is counted by its reason', async () => {
  const strict = await testSite({ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '2' })
  const budget = counted.refused.of({ reason: 'budget' })
  try {
    const address = await strict.listen()
    const before = budget.value
    for (let asked = 0; asked < 5; asked++) await (await fetch(`${address}/api/v1/nowhere`)).text()
    expect(budget.value - before).toBe(3)
  } finally {
    await strict.close()
  }
})

test('OPS-44 an answer has an id, which is in the failure’s body; that of a stranger is not taken over', async () => {
  const answer = await fetch(`${origin}/api/v1/nowhere`, { headers: { 'x-request-id': 'chosen-by-me' } })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{12}$/)
  expect(((await answer.json()) as { requestId: string }).requestId).toBe(id)

  const proxied = await testSite({ TRUST_PROXY: '127.0.0.1' })
  try {
    const address = await proxied.listen()
    const idWith = async (given: string) =>
      (await fetch(`${address}/api/v1/nowhere`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      )
    expect(await idWith('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
    for (const odd of ['short', 'with "quotes" in it', 'x'.repeat(101)])
      expect(await idWith(odd)).toMatch(/^[\w-]{12}$/)
  } finally {
    await proxied.close()
  }
})

test('OPS-45 a statement that takes long belongs to its request, in a transaction and while it waits for a connection', async () => {
  const heard: { text: string; requestId: string | undefined }[] = []
  const hear = ({ text, by }: { text: string; by: { requestId?: string } | undefined }) =>
    heard.push({ text, requestId: by?.requestId })
  onStatement.add(hear as never)
  try {
    const { as } = await site.member()
    const ask = () => fetch(`${origin}/api/v1/members/`, { headers: { authorization: `Bearer ${as}` } })
    // The number of requests exceeds the connections of the pool.
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    const ids = new Set(answers.map(({ headers }) => headers.get('x-request-id')))
    expect(ids.size).toBe(12)
    const sessions = heard.filter(({ text }) => text.includes('sessions') && text.startsWith('select'))
    for (const id of ids) expect(heard.some(({ requestId }) => requestId === id)).toBe(true)
    for (const { requestId } of sessions) expect(ids).toContain(requestId)
  } finally {
    onStatement.delete(hear as never)
  }
})

test('OPS-40 a client that leaves before its answer is counted as such', async () => {
  const more = await sinceNow()
  const lock = await site.database.pool.connect()
  try {
    await lock.query('begin')
    await lock.query('lock table members in access exclusive mode')
    const asked = httpRequest(`${origin}/api/v1/members/`, {
      headers: { authorization: 'Bearer xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
    })
    asked.on('error', () => undefined)
    asked.end()
    // The route is resolved by then.
    await vi.waitFor(async () => {
      const { rows } = await site.database.pool.query(
        `select 1 from pg_locks where relation = 'members'::regclass and not granted`,
      )
      expect(rows).toHaveLength(1)
    })
    asked.destroy()
    await vi.waitFor(() => expect(site.connections.unsent).toBe(0))
  } finally {
    await lock.query('rollback')
    lock.release()
  }
  await vi.waitFor(async () =>
    expect(
      more(await figures(), 'http_requests_total', { route: '/api/v1/members/', status: 'aborted' }),
    ).toBe(1),
  )
})
