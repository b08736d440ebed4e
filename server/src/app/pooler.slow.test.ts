import { endpoints } from '@callofcode/contract/all'
import { API } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, rowOf } from '../../testing/endpoints/every-endpoint.ts'
import { asInjected, goodCall } from '../../testing/endpoints/good-call.ts'
import { pgbouncer, pgbouncerVersion } from '../../testing/servers/pgbouncer.ts'
import { type Replicated, replicatedServers } from '../../testing/servers/replicated.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../testing/write-world.ts'
import { listenForChanges } from '../platform/database/changes.ts'
import { openDatabase } from '../platform/database/database.ts'
import { databaseWarnings } from '../platform/database/durability.ts'

const version = pgbouncerVersion()
const name = version
  ? `through PgBouncer ${version}`
  : 'skipped: there is no pgbouncer on this machine (apt-get install pgbouncer)'

describe.skipIf(!version)(name, () => {
  let servers: Replicated
  let pooler: Awaited<ReturnType<typeof pgbouncer>>
  let site: TestSite
  let world: WriteWorld
  beforeAll(async () => {
    servers = await replicatedServers(0)
    pooler = await pgbouncer(servers.leader)
    const where = { url: pooler.url, directUrl: servers.leader.url }
    site = await testSite({}, { where, patience: 2_500 })
    world = await writeWorld(site)
  })
  afterAll(async () => {
    await site?.close()
    await pooler?.close()
    await servers?.close()
  })

  const writes = endpoints
    .filter((one) => one.method !== 'GET' && !rowOf(one).undone)
    .map((one) => ({ ...one, row: addressOf(one) }))
  test.each(writes)('OPS-9 $row works', async (target) => {
    const answer = await site.app.inject(await asInjected(target, await goodCall(target, world)))
    expect([answer.payload, answer.statusCode < 300]).toEqual([answer.payload, true])
  })

  test('OPS-9 every address that a visitor reads works, many at once', async () => {
    const urls = endpoints
      .filter(
        ({ method, callers, stream, path }) =>
          method === 'GET' && callers === 'anyone' && !stream && !path.includes(':'),
      )
      .map(({ path }) => API + path)
    const answers = await Promise.all(
      [...urls, ...urls, ...urls].map(async (url) => {
        site.cache.clear()
        return [url, (await site.app.inject({ url })).statusCode] as const
      }),
    )
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
  })

  test('OPS-9 notices arrive, past the pooler', async () => {
    const other = openDatabase({ url: pooler.url, directUrl: servers.leader.url }, 2, 2_500)
    const opened = vi.fn()
    const heard: string[] = []
    other.onChanged = (tags) => void heard.push(...tags)
    const changes = listenForChanges(other, opened)
    await vi.waitFor(() => expect(opened).toHaveBeenCalled(), 5_000)
    await world.make.blog()
    await vi.waitFor(() => expect(heard).toContain('blogs'), 5_000)
    await changes.close()
    await other.close()
  })

  test('OPS-10 no name is prepared and no limit sent through it; without the limits the site says so once', async () => {
    const statement = { name: 'one', text: 'select $1::int as one' }
    const database = openDatabase({ url: pooler.url, directUrl: servers.leader.url }, 4, 2_500)
    for (let round = 0; round < 20; round++)
      await Promise.all([1, 2, 3, 4].map((one) => database.pool.query({ ...statement, values: [one] })))
    const prepared = await database.pool.query('select name from pg_prepared_statements')
    expect(prepared.rows).toEqual([])
    expect(await databaseWarnings(database)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ALTER ROLE "callofcode" SET statement_timeout = '2500ms';$/),
        expect.stringMatching(/SET idle_in_transaction_session_timeout = '30s';$/),
      ]),
    )
    await database.close()
  })

  test('OPS-11 what the pooler answers when it reaches no server is 503, and the site goes on by itself', async () => {
    const ask = async () => {
      site.cache.clear()
      const { statusCode, headers } = await site.app.inject({ url: '/api/v1/getBlogs' })
      return [statusCode, Number(headers['retry-after']) > 0]
    }
    await servers.leader.stop()
    for (let tries = 0; tries < 6; tries++) expect(await ask()).toEqual([503, true])
    await servers.leader.start()
    await vi.waitFor(async () => expect(await ask()).toEqual([200, false]), {
      timeout: 20_000,
      interval: 200,
    })
  })
})
