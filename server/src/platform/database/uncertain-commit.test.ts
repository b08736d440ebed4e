import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Replicated, replicatedServers } from '../../../testing/servers/replicated.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let servers: Replicated
let site: TestSite
let as: string
beforeAll(async () => {
  servers = await replicatedServers(0)
  site = await testSite({}, { where: { url: servers.leader.url }, patience: 10_000 })
  as = (await site.member({ role: 'admin' })).as
})
afterAll(async () => {
  await site?.close()
  await servers?.close()
})

const publish = (title: string, key: string) =>
  site.ask('POST', '/admin/createBlog', {
    as,
    body: { title, author: 'Rohan', content: 'Because.' },
    headers: { 'idempotency-key': key },
  })
const count = async (title: string) =>
  (await servers.leader.query(`select from blogs where title = '${title}'`)).length

test('OPS-16 a commit whose answer is lost is 503, and is done once although it is sent again with its key', async () => {
  const { pool } = site.database
  const real = pool.connect.bind(pool) as (take?: unknown) => unknown
  // Statements outside transactions pass a callback.
  const connect = vi
    .spyOn(pool, 'connect')
    .mockImplementation(((take?: unknown) => (take ? real(take) : cutAtCommit())) as never)
  async function cutAtCommit() {
    const connection = (await real()) as pg.PoolClient
    const send = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>
    vi.spyOn(connection, 'query').mockImplementation((async (...given: unknown[]) => {
      const answer = await send(...given)
      if (given[0] === 'commit') throw new Error('Connection terminated unexpectedly')
      return answer
    }) as never)
    return connection
  }
  const key = randomUUID()
  const lost = await publish('Lost', key)
  connect.mockRestore()
  expect([lost.status, Number(lost.headers['retry-after']) > 0, await count('Lost')]).toEqual([503, true, 1])
  expect((await publish('Lost', key)).status).toBe(201)
  expect(await count('Lost')).toBe(1)
})

test('OPS-17 a commit that no replica confirmed is 503, not a success', async () => {
  const { query } = servers.leader
  await query(`alter system set synchronous_standby_names = 'nobody'`)
  await query('select pg_reload_conf()')
  try {
    const key = randomUUID()
    const waiting = publish('Alone', key)
    // Each commit of the request waits, including that of the session's last use.
    const end = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
    const ending = setInterval(() => void query(end).catch(() => undefined), 200)
    const { status, headers } = await waiting.finally(() => clearInterval(ending))
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    await query('alter system reset synchronous_standby_names')
    await query('select pg_reload_conf()')
    // The row was stored after all. The idempotency key finds its response.
    await vi.waitFor(async () => expect((await publish('Alone', key)).status).toBe(201), 5_000)
    expect(await count('Alone')).toBe(1)
  } finally {
    await query('alter system reset synchronous_standby_names')
    await query('select pg_reload_conf()')
  }
})
