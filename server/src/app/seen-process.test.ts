import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject as provided, test, vi } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { traceReceiver } from '../../testing/elsewhere/trace-receiver.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { members } from '../features/account/account-tables.ts'
import { sessionStore } from '../features/account/session-store.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { forPeople } from '../platform/watch/log-lines.ts'

const MARKER = 'Marker-4711'
const name = `test_${randomUUID().replaceAll('-', '')}`
let folder: string
let database: Database
let token: string
let memberId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callofcode-seen-'))
  const server = provided('databaseServer')
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  database = openDatabase(withDatabase(server, name), 2)
  const given = { email: `${MARKER.toLowerCase()}@college.edu`, name: MARKER, passwordHash: 'x' }
  const [row] = await database.sql
    .insert(members)
    .values({ ...given, status: 'approved' as const, role: 'admin' as const })
    .returning()
  memberId = String(row?.id)
  token = await sessionStore.create(database.sql, memberId, {})
})
afterAll(async () => {
  await database.close()
  await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

/** Runs a site as a process, and stops it. */
async function withSite(
  environment: Record<string, string>,
  work: (origin: string, site: SiteProcess) => Promise<void>,
) {
  const site = siteProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...environment,
  })
  try {
    await work(await site.open(), site)
  } finally {
    site.signal('SIGTERM')
    await site.ended
  }
}
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
const signedIn = () => ({ authorization: `Bearer ${token}` })

test('OPS-42 of several processes the own port tells the figures of each, and of the site once', async () => {
  const port = await freePort()
  await withSite({ WEB_CONCURRENCY: '2', METRICS_PORT: String(port) }, async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const number of ['1', '2'])
      expect(text).toMatch(new RegExp(`^process_start_time_seconds\\{process="${number}"\\} \\d`, 'm'))
    expect(text.match(/^database_size_bytes /gm)).toHaveLength(1)
    expect(text).toContain('site_processes{state="answered"} 2\n')
    expect(text).toContain('site_processes_replaced_total 0\n')
    expect(text.match(/^# TYPE database_connections gauge$/gm)).toHaveLength(1)
  })
})

test('OPS-49 a process that hangs is missing among those that answer', async () => {
  const port = await freePort()
  await withSite({ WEB_CONCURRENCY: '2', METRICS_PORT: String(port) }, async (_, { pid }) => {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    for (const child of children.trim().split('\n').map(Number)) {
      process.kill(child, 'SIGSTOP')
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      process.kill(child, 'SIGCONT')
      expect(text).toContain('site_processes{state="wanted"} 2\n')
      expect(text).toContain('site_processes{state="answered"} 1\n')
      expect(text).toMatch(/^database_size_bytes \d/m)
    }
  })
})

test('OPS-44 with LOG_FORMAT=json every line is JSON; at info there is one for each request, with its id and who asked', async () => {
  await withSite({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, async (origin, site) => {
    const answer = await fetch(`${origin}/api/v1/members/?q=${MARKER}`, { headers: signedIn() })
    const id = answer.headers.get('x-request-id')
    await answer.text()
    await (await fetch(`${origin}/healthz`)).text()
    await vi.waitFor(() => expect(site.said()).toContain(String(id)))
    const lines = site
      .said()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const ours = lines.filter(({ requestId }) => requestId === id)
    expect(ours).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request',
        method: 'GET',
        route: '/api/v1/members/',
        status: answer.status,
        caller: memberId,
        ms: expect.any(Number),
      }),
    ])
    expect(lines.some(({ route }) => route === '/healthz')).toBe(false)
    expect(site.said()).not.toMatch(/marker|127\.0\.0\.1:\d+.*remote/i)
  })
})

test('OPS-44 with LOG_FORMAT=text a line of the log is one for people', () => {
  const line = { level: 40, time: 0, pid: 1, hostname: 'x', requestId: 'abc', ms: 12, msg: 'slow statement' }
  expect(forPeople(JSON.stringify(line))).toBe('00:00:00 warn slow statement requestId=abc ms=12')
  const failed = { level: 50, time: 0, msg: 'request failed', err: { type: 'DatabaseError', code: '53100' } }
  expect(forPeople(JSON.stringify(failed))).toBe('00:00:00 error request failed\nDatabaseError 53100')
  expect(forPeople('no JSON\n')).toBe('no JSON')
})

test('OPS-45 a slow statement is one line with its text, never its values; the route and the request are named', async () => {
  await database.pool.query(
    `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
     create trigger slowly before insert on forum_threads for each row execute function slowly()`,
  )
  try {
    await withSite({ SLOW_STATEMENT_MS: '250' }, async (origin, site) => {
      const answer = await fetch(`${origin}/api/v1/forum/threads`, {
        method: 'POST',
        headers: { ...signedIn(), 'content-type': 'application/json' },
        body: JSON.stringify({ title: MARKER, content: `${MARKER} is typed`, category: 'General' }),
      })
      const id = answer.headers.get('x-request-id')
      await vi.waitFor(() => expect(site.said()).toContain('slow statement'))
      const line = site
        .said()
        .split('\n')
        .find((one) => one.includes('slow statement') && one.includes('forum_threads'))
      expect(JSON.parse(String(line))).toMatchObject({
        level: 40,
        requestId: id,
        for: 'POST /api/v1/forum/threads',
        ms: expect.any(Number),
        statement: expect.stringMatching(/^insert into .*forum_threads.*\$1/i),
      })
      expect(site.said()).not.toMatch(/marker/i)
    })
  } finally {
    await database.pool.query('drop trigger slowly on forum_threads; drop function slowly()')
  }
})

test('OPS-46 a trace has the request and its statements, goes on from traceparent, and holds no value', async () => {
  const receiver = await traceReceiver()
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_SERVICE_NAME: 'club-of-tests',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  }
  try {
    await withSite({ ...environment, LOG_LEVEL: 'info' }, async (origin, site) => {
      const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
      const answer = await fetch(`${origin}/api/v1/members/?q=${MARKER}`, {
        headers: { ...signedIn(), traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      })
      await answer.text()
      const ours = () => receiver.spans.filter((span) => span.traceId === traceId)
      await vi.waitFor(() => expect(ours().some(({ kind }) => kind === 2)).toBe(true), 10_000)
      const server = ours().find(({ kind }) => kind === 2)
      expect(server).toMatchObject({
        name: 'GET /api/v1/members/',
        parentSpanId: '00f067aa0ba902b7',
        facts: {
          'http.route': '/api/v1/members/',
          'http.response.status_code': answer.status,
          'request.id': answer.headers.get('x-request-id'),
        },
      })
      const statements = ours().filter(({ kind }) => kind === 3)
      expect(statements.length).toBeGreaterThan(0)
      for (const { parentSpanId, facts } of statements) {
        expect(parentSpanId).toBe(server?.spanId)
        expect(facts['db.query.text']).toMatch(/\$1|^select/i)
      }
      expect(receiver.resources[0]).toMatchObject({
        'service.name': 'club-of-tests',
        'deployment.environment.name': 'test',
      })
      expect(receiver.text()).not.toMatch(/marker/i)
      expect(receiver.text()).not.toContain(token)
      expect(site.said()).toContain(`"traceId":"${traceId}"`)
      // A response from memory is traced too.
      for (let asked = 0; asked < 2; asked++) await (await fetch(`${origin}/api/v1/getBlogs`)).text()
      const fromMemory = () => receiver.spans.filter((span) => span.name === 'GET /api/v1/getBlogs')
      await vi.waitFor(() => expect(fromMemory()).toHaveLength(2), 10_000)
    })
  } finally {
    await receiver.close()
  }
})

test('OPS-46 the sampler of the specification is honoured', async () => {
  const receiver = await traceReceiver()
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_TRACES_SAMPLER: 'always_off',
  }
  try {
    await withSite(environment, async (origin) => {
      await (await fetch(`${origin}/api/v1/getBlogs`)).text()
    })
    expect(receiver.spans).toEqual([])
  } finally {
    await receiver.close()
  }
})

test('OPS-47 an endpoint that does not answer costs one line, and the site works and stops as ever', {
  tags: 'long',
}, async () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_EXPORT_TIMEOUT: '1000',
  }
  await withSite(environment, async (origin, site) => {
    const ask = async () => {
      for (let asked = 0; asked < 20; asked++)
        expect((await fetch(`${origin}/api/v1/getBlogs`)).status).toBe(200)
    }
    await ask()
    await vi.waitFor(() => expect(site.said()).toContain('Traces do not arrive'), 20_000)
    await ask()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(site.said().match(/Traces do not arrive/g)).toHaveLength(1)
    expect(site.said()).not.toMatch(/OTLPExporterError.*\n.*OTLPExporterError/)
  })
})

test('OPS-47 without an endpoint nothing of OpenTelemetry is loaded', { tags: 'long' }, async () => {
  const list = join(folder, 'list-loaded.cjs')
  await writeFile(
    list,
    `process.on('exit', () => { const loaded = Object.keys(require('node:module')._cache)
      console.error('loaded', loaded.length, 'of which', loaded.filter((one) => /opentelemetry/.test(one)).length) })`,
  )
  const said = async (environment: Record<string, string>) => {
    const site = siteProcess({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      NODE_OPTIONS: `--require ${list}`,
      ...environment,
    })
    await (await fetch(`${await site.open()}/api/v1/getBlogs`)).text()
    site.signal('SIGTERM')
    await site.ended
    return site.said()
  }
  expect(await said({})).toMatch(/loaded \d{2,} of which 0\n/)
  // The same check finds the packages when traces are on.
  expect(await said({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(/of which [1-9]\d*\n/)
})
