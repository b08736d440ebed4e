import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject as provided, test, vi } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { laterDatabase } from '../../testing/servers/later-database.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { freePort } from '../../testing/tcp-proxy.ts'

const name = `test_${randomUUID().replaceAll('-', '')}`
let folder: string
let site: SiteProcess
let origin: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callofcode-workers-'))
  const server = provided('databaseServer')
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  site = siteProcess({ DATABASE_URL: withDatabase(server, name), DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  origin = await site.open()
})
afterAll(async () => {
  site?.signal('SIGKILL')
  await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

/** Returns the processes that serve now or soon. */
const workers = (of = site) => {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return (
    listed
      .map((line) => line.trim().split(/\s+/))
      .filter(([, parent, state]) => Number(parent) === of.pid && !state?.startsWith('Z'))
      // Leaves out the compiler's service.
      .filter(([, , , ...args]) => args.some((one) => /\bmain\./.test(one)))
      .map(([pid]) => Number(pid))
  )
}
const ready = async () => (await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })).status

test('COST-10 several processes share the port, one that is killed is replaced, and all stop together', async () => {
  const before = workers()
  expect(before).toHaveLength(2)
  expect(await Promise.all(Array.from({ length: 8 }, ready))).toEqual(Array(8).fill(200))

  // One process hangs, and with it a connection that it has not accepted yet.
  process.kill(before[0] ?? 0, 'SIGSTOP')
  const asked = Promise.allSettled(Array.from({ length: 8 }, ready))
  await sleep(500)
  process.kill(before[0] ?? 0, 'SIGKILL')
  // Each request gets a response or is closed, so every client stops waiting.
  const ends = (await asked).map((end) => (end.status === 'fulfilled' ? end.value : 'closed'))
  expect(ends.filter((end) => end === 200).length).toBeGreaterThan(0)
  expect(ends.filter((end) => end !== 200 && end !== 'closed')).toEqual([])
  await vi.waitFor(() => expect(workers()).not.toContain(before[0]), 10_000)
  await vi.waitFor(async () => expect(await ready()).toBe(200), 10_000)
  await vi.waitFor(() => expect(workers()).toHaveLength(2), 30_000)
  await vi.waitFor(async () => expect(await ready()).toBe(200), 30_000)

  site.signal('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(workers()).toEqual([])
})

test('OPS-334 one that is killed while it starts is replaced', async () => {
  const later = await laterDatabase(withDatabase(provided('databaseServer'), name))
  const port = await freePort()
  const given = { DATA_DIR: folder, DATABASE_URL: later.url, WEB_CONCURRENCY: '2', PORT: String(port) }
  const starting = siteProcess({ ...given, LOG_LEVEL: 'warn' })
  try {
    await vi.waitFor(() => expect(starting.said()).toContain('is not there yet'), 30_000)
    const [first = 0] = workers(starting)
    process.kill(first, 'SIGKILL')
    await later.become('there')
    expect(await starting.open()).toBe(`http://localhost:${port}`)
    expect(starting.said()).toMatch(/Process 1 of 2 ended\. Another one takes its place\./)
    expect(starting.said()).not.toMatch(/^\s+at /m)
    starting.signal('SIGTERM')
    expect(await starting.ended).toBe(0)
  } finally {
    starting.signal('SIGKILL')
    await later.close()
  }
})

test('OPS-334 one that cannot start says why, and the site ends with one more line and no stack', async () => {
  const DATABASE_URL = withDatabase(provided('databaseServer'), 'nowhere')
  const starting = siteProcess({ DATABASE_URL, DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'warn' })
  expect(await starting.ended).toBe(1)
  expect(starting.said().trim().split('\n')).toEqual([
    expect.stringMatching(/nowhere \(DATABASE_URL\) cannot be used: it has no database of that name/),
    'The site cannot start: one of its processes said why, above.',
  ])
})
