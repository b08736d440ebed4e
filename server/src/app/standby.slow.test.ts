import { endpoints } from '@callofcode/contract/all'
import { API } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCases } from '../../testing/every-write.ts'
import { formBytes } from '../../testing/form.ts'
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

/** A site whose only server is a replica, as for the moment before it is promoted: everything is read, nothing written. */
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

const writes = endpoints.filter(({ method }) => method !== 'GET')
test.each(writes.map(({ method, path }) => `${method} ${path}`))(
  'OPS-4 on a replica that is not promoted yet, 503 with Retry-After answers what would write: %s',
  async (row) => {
    const prepare = writeCases[row]
    if (!prepare || typeof prepare === 'string') return
    const { as, params, body, form } = await prepare(world)
    await caughtUp(servers.leader, replica)
    const sent = form ? await formBytes(form) : undefined
    const { statusCode, headers, payload } = await reading.app.inject({
      method: (row.split(' ')[0] ?? 'POST') as 'POST',
      url: API + row.split(' ')[1]?.replace(/:(\w+)/g, (_, key: string) => params?.[key] ?? ''),
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...sent?.headers },
      ...(sent ? { payload: sent.payload } : body && { payload: body }),
    })
    const isRefused = statusCode === 503 && Number(headers['retry-after']) > 0
    expect([row, payload, statusCode < 500 || isRefused]).toEqual([row, payload, true])
  },
)
