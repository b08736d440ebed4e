import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, rowOf } from '../../testing/endpoints/every-endpoint.ts'
import { asInjected, goodCall } from '../../testing/endpoints/good-call.ts'
import {
  caughtUp,
  type Replicated,
  replicatedServers,
  type Server,
} from '../../testing/servers/replicated.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../testing/write-world.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { buildApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { readMetrics } from './metrics-store.ts'

/** A site whose only server is a replica, as in the moment before its promotion. It serves every read and refuses every write. */
let servers: Replicated
let replica: Server
let site: TestSite
let world: WriteWorld
let database: Database
let reading: Dependencies
beforeAll(async () => {
  servers = await replicatedServers(1)
  replica = servers.standbys[0] as Server
  site = await testSite({}, { where: { url: servers.leader.url }, patience: 2_500 })
  world = await writeWorld(site)
  await caughtUp(servers.leader, replica)
  database = openDatabase(replica.url, 4, 2_500)
  const { env, mailer, secret } = site
  reading = await buildApp({ env, database, mailer, secret })
})
afterAll(async () => {
  await reading?.app.close()
  await database?.close()
  await site?.close()
  await servers?.close()
})

const writes = endpoints
  .filter((one) => one.method !== 'GET' && !rowOf(one).undone)
  .map((one) => ({ ...one, row: addressOf(one) }))
test.each(writes)(
  'OPS-4 on a replica that is not promoted yet, 503 with Retry-After answers what would write: $row',
  async (target) => {
    const call = await goodCall(target, world)
    await caughtUp(servers.leader, replica)
    const { statusCode, headers, payload } = await reading.app.inject(await asInjected(target, call))
    const isRefused = statusCode === 503 && Number(headers['retry-after']) > 0
    expect([payload, statusCode < 500 || isRefused]).toEqual([payload, true])
  },
)

test('OPS-400 the figures of one that follows and has replayed all say that it is not behind, however long ago that was', async () => {
  await caughtUp(servers.leader, replica)
  const { database: facts } = await readMetrics(database.pool, undefined)
  expect(facts).toMatchObject({ follows: true, behind: 0 })
})
