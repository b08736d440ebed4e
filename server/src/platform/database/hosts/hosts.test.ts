import { createServer, type Socket, type Server as TcpServer } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  caughtUp,
  promote,
  type Replicated,
  replicatedServers,
  type Server,
} from '../../../../testing/servers/replicated.ts'
import { writeBackup } from '../../../features/backup/write-backup.ts'
import { readEnv } from '../../env.ts'
import { openMailer } from '../../mail/mail-queue.ts'
import { listenForChanges } from '../changes.ts'
import { type Database, openDatabase, write } from '../database.ts'
import { migrate } from '../migrate.ts'
import { newClient, openPool } from './connect.ts'

let servers: Replicated
let first: Server
let second: Server
const silent: Socket[] = []
/** Accepts connections and never answers. */
let deaf: TcpServer
let deafHost: string
beforeAll(async () => {
  servers = await replicatedServers(1)
  first = servers.leader
  second = servers.standbys[0] as Server
  deaf = createServer((socket) => silent.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  deafHost = `127.0.0.1:${(deaf.address() as { port: number }).port}`
})
afterAll(async () => {
  for (const socket of silent) socket.destroy()
  deaf?.close()
  await servers?.close()
})

const to = (hosts: readonly string[], query = '') =>
  `postgres://callofcode@${hosts.join(',')}/postgres${query}`
const portOf = async (client: pg.Client) => {
  await client.connect()
  const { rows } = await client.query<{ port: number }>('select inet_server_port() as port')
  await client.end()
  return rows[0]?.port
}
const set = (database: Database, key: string) =>
  write(database, async (tx, changed) => {
    changed('settings')
    await tx.execute(sql`insert into settings (key, value) values (${key}, 'true') on conflict do nothing`)
  })
const keys = async (server: Server) =>
  (await server.query<{ key: string }>('select key from settings')).map(({ key }) => key)

test.each([
  ['read-write', () => first],
  ['primary', () => first],
  ['standby', () => second],
  ['read-only', () => second],
  ['prefer-standby', () => second],
] as const)(
  'OPS-2 of several servers the one is taken that is %s, wherever it stands',
  async (attrs, wanted) => {
    for (const hosts of [
      [first.host, second.host],
      [second.host, first.host],
    ])
      expect(await portOf(newClient(to(hosts, `?target_session_attrs=${attrs}`)))).toBe(wanted().port)
  },
)

test('OPS-2 prefer-standby takes the leader where no replica is left, and others say what they found', async () => {
  expect(await portOf(newClient(to([deafHost, first.host], '?target_session_attrs=prefer-standby')))).toBe(
    first.port,
  )
  const none = newClient(to([second.host, '127.0.0.1:1']))
  await expect(none.connect()).rejects.toThrow(
    new RegExp(`No server is read-write: ${second.host} is a replica; 127.0.0.1:1 says .*ECONNREFUSED`),
  )
})

test('OPS-2 everything that connects goes to the leader: pool, notices, migrations, worker, backup', async () => {
  const address = to([second.host, first.host])
  const database = openDatabase(address, 2, 2_500)
  await migrate(database.pool)
  const opened = vi.fn()
  const changes = listenForChanges(database, opened)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
  const env = readEnv({ NODE_ENV: 'test' })
  const mailer = await openMailer({ database, env, secret: Buffer.alloc(32), print: () => undefined })
  const out = new PassThrough().resume()
  expect((await writeBackup({ databaseUrl: address, dataDir: '/nowhere', out })).rows).toBeGreaterThan(0)
  await set(database, 'by-list')
  expect(await keys(first)).toContain('by-list')
  const listening = await first.query(`select from pg_stat_activity where query = 'listen changed'`)
  expect(listening).toHaveLength(1)
  await mailer.stop()
  await changes.close()
  await database.close()
})

test('OPS-3 a server that never answers costs no statement a time limit while another one answers', async () => {
  const pool = openPool(to([deafHost, first.host]), { max: 20, connectionTimeoutMillis: 2_500 })
  const before = silent.length
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.05)')))
  // The first queries waited for one search, and the later queries need no search.
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.05)')))
  expect(silent.length - before).toBe(1)
  await pool.end()
})

test('OPS-3 where no server answers, everybody hears of it in time', async () => {
  const pool = openPool(to([deafHost, `localhost:${deafHost.split(':')[1]}`]), {
    connectionTimeoutMillis: 2_500,
  })
  const started = performance.now()
  const failed = await Promise.allSettled(Array.from({ length: 30 }, () => pool.query('select')))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  // Thirty waits for the limit in a row would take longer.
  expect(performance.now() - started).toBeLessThan(30 * 2_500)
  await pool.end()
})

test('OPS-15 one server is asked nothing more than before', async () => {
  const connect = vi.spyOn(pg.Client.prototype, 'connect')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const database = openDatabase(first.url, 1, 2_500)
  await database.pool.query('select 1 as one')
  await database.forVisitors(({ pool }) => pool.query('select 2 as two'))
  await set(database, 'single')
  await database.close()
  expect(connect).toHaveBeenCalledTimes(1)
  const sent = query.mock.calls.map(([given]) => {
    const one = given as unknown as string | { text: string }
    return (typeof one === 'string' ? one : one.text).split(' ')[0]
  })
  // begin, insert, the notification, commit: the same as with a single server.
  expect(sent).toEqual(['select', 'select', 'begin', 'insert', 'select', 'commit'])
  connect.mockRestore()
  query.mockRestore()
})

// The second server is the leader from here on.

test('OPS-6 OPS-7 when another server leads, connections to the one before are closed, idle and busy ones', async () => {
  const database = openDatabase(servers.address(), 4, 2_500)
  const dropped = vi.fn()
  const changes = listenForChanges(database, dropped)
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledTimes(1))
  await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.05)')))
  const busy = database.pool.connect().then(async (connection) => {
    const answer = connection.query('select pg_sleep(8)').catch((error: Error) => error.message)
    const said = await answer
    connection.release(true)
    return said
  })
  await caughtUp(first, second)
  await promote(second)
  // The previous leader becomes read-only while it runs. No connection breaks, and the server reports the change itself.
  await first.query('alter system set default_transaction_read_only = on')
  await first.query('select pg_reload_conf()')
  await vi.waitFor(async () =>
    expect(await first.query('show default_transaction_read_only')).toMatchObject([
      { default_transaction_read_only: 'on' },
    ]),
  )
  // Open connections detect the change with their next statement at the latest.
  await sleep(300)
  await vi.waitFor(() => set(database, 'on the second'), 10_000)
  expect(await busy).toMatch(/terminated/)
  expect(await keys(second)).toContain('on the second')
  expect(await keys(first)).not.toContain('on the second')
  // OPS-7: notifications come from the new leader, and earlier cached responses are dropped.
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledTimes(2), 10_000)
  const heard: string[] = []
  database.onChanged = (tags) => void heard.push(...tags)
  await second.query(`select pg_notify('changed', '#elsewhere blogs')`)
  await vi.waitFor(() => expect(heard).toEqual(['blogs']))
  const left = `select from pg_stat_activity where application_name like 'call-of-code%' and query not like '%pg_sleep(8)%'`
  await vi.waitFor(async () => expect(await first.query(left)).toHaveLength(0), 10_000)
  await changes.close()
  await database.close()
})

test('OPS-6 of two servers that take writes the one that was promoted last is taken', async () => {
  await first.query('alter system reset default_transaction_read_only')
  await first.query('select pg_reload_conf()')
  await vi.waitFor(async () =>
    expect(await first.query('show default_transaction_read_only')).toMatchObject([
      { default_transaction_read_only: 'off' },
    ]),
  )
  for (const hosts of [
    [first.host, second.host],
    [second.host, first.host],
  ])
    expect(await portOf(newClient(to(hosts, '?application_name=anew')))).toBe(second.port)
})

test('OPS-6 a leader that hangs is left for one that answers, and nobody waits for it again', async () => {
  const database = openDatabase(to([first.host, second.host], '?application_name=hangs'), 2, 1_000)
  await Promise.all([set(database, 'a'), set(database, 'b')])
  expect(await keys(second)).toEqual(expect.arrayContaining(['a', 'b']))
  second.freeze()
  try {
    // The first statements wait until their limit. Then the search finds the first server, which still takes writes here.
    await vi.waitFor(() => set(database, 'c'), 15_000)
    // A busy machine may be slow once. A connection that tried the frozen server first would always need the whole limit.
    await vi.waitFor(async () => {
      const started = performance.now()
      await set(database, 'd')
      expect(performance.now() - started).toBeLessThan(1_000)
    })
  } finally {
    second.thaw()
  }
  expect(await keys(first)).toEqual(expect.arrayContaining(['c', 'd']))
  await database.close()
})
