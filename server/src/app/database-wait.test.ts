import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject as provided, test, vi } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { laterDatabase } from '../../testing/servers/later-database.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { freePort } from '../../testing/tcp-proxy.ts'

const name = `test_${randomUUID().replaceAll('-', '')}`
const PATIENCE = { timeout: 60_000, interval: 50 }
let folder: string
let site: SiteProcess | undefined
let database: Awaited<ReturnType<typeof laterDatabase>>
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callofcode-wait-'))
  await onServer(provided('databaseServer'), `create database ${name} template ${TEMPLATE}`)
  database = await laterDatabase(withDatabase(provided('databaseServer'), name))
})
afterEach(async () => {
  site?.signal('SIGKILL')
  await site?.ended
  await database.close()
})
afterAll(async () => {
  await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

async function start(given: Record<string, string>) {
  port = await freePort()
  site = siteProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: String(port), ...given })
  await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), PATIENCE)
  return site
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', ...headers } })
const lines = (about: RegExp) => (site?.said() ?? '').split('\n').filter((line) => about.test(line))
const AWAY = /is not there yet/
const THERE = /^The database is there, after \d+ s\.$/

describe('a database that comes later than the site', () => {
  test('OPS-331 OPS-332 is waited for while it refuses, hangs and starts, and is told of once when it goes and comes', async () => {
    await start({ DATABASE_URL: database.url })
    expect((await ask('/readyz')).status).toBe(503)
    const call = await ask('/api/v1/getBlogs')
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' })
    const page = await ask('/events', { accept: 'text/html', 'accept-language': 'hi' })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<html lang="hi"')

    await database.become('hanging')
    await database.become('starting')
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
    expect(lines(THERE)).toEqual([])
    await database.become('there')
    expect(await site?.open()).toBe(`http://localhost:${port}`)
    expect((await ask('/readyz')).status).toBe(200)
    expect([lines(AWAY).length, lines(THERE).length]).toEqual([1, 1])
    expect(lines(AWAY)[0]).toMatch(
      /^The database at 127\.0\.0\.1\/\w+ \(DATABASE_URL\) is not there yet: it does not answer\. /,
    )
    site?.signal('SIGTERM')
    expect(await site?.ended).toBe(0)
  })

  test('OPS-332 a stop ends the wait at once, with 0', async () => {
    await start({ DATABASE_URL: database.url })
    await database.become('hanging')
    site?.signal('SIGTERM')
    expect(await site?.ended).toBe(0)
    expect(lines(/\S/)).toEqual([expect.stringMatching(AWAY), 'Stopping…'])
  })

  test('OPS-331 its name may be unknown yet', async () => {
    await start({ DATABASE_URL: 'postgres://club:secret-word@database.invalid/club' })
    expect(lines(AWAY)).toEqual([
      expect.stringMatching(/database\.invalid\/club .*no address is known for its name/),
    ])
    expect(site?.said()).not.toContain('secret-word')
    site?.signal('SIGINT')
    expect(await site?.ended).toBe(0)
  })

  test('OPS-331 COST-10 it is waited for by several processes as by one', async () => {
    await start({ DATABASE_URL: database.url, WEB_CONCURRENCY: '2' })
    expect((await ask('/readyz')).status).toBe(503)
    await database.become('there')
    expect(await site?.open()).toBe(`http://localhost:${port}`)
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE)
    expect([lines(AWAY).length, lines(THERE).length]).toEqual([1, 1])
    site?.signal('SIGTERM')
    expect(await site?.ended).toBe(0)
  })
})

test('OPS-335 trouble of the database is one line when it begins and one when it is over, however many meet it', async () => {
  port = await freePort()
  site = siteProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: String(port), DATABASE_URL: database.url })
  await database.become('there')
  await site.open()
  const of = (about: RegExp) =>
    lines(about).map((line) => JSON.parse(line) as { more?: number; err?: object })
  for (const times of [1, 2]) {
    await database.close()
    const asked = Array.from({ length: 40 }, (_, at) => ask(`/api/v1/blogs/${times}-${at}`))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(40).fill(503))
    await database.become('there')
    await vi.waitFor(() => expect(of(/the database is there again/)).toHaveLength(times), PATIENCE)
    expect((await ask('/readyz')).status).toBe(200)
  }
  expect(of(/request failed/)).toHaveLength(2)
  expect(of(/request failed/)[0]?.err).toMatchObject({ type: expect.any(String), stack: expect.any(String) })
  expect(of(/the database is there again/).map(({ more }) => more)).toEqual([39, 39])
  // Nothing else is logged as an error.
  expect(lines(/^\{"level":[56]0/)).toHaveLength(2)
  site.signal('SIGTERM')
  expect(await site.ended).toBe(0)
})
