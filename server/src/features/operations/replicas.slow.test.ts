import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  caughtUp,
  type Replicated,
  replicatedServers,
  type Server,
} from '../../../testing/servers/replicated.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { operationsStore } from './operations-store.ts'

let servers: Replicated
let standby: Server
let database: Database
beforeAll(async () => {
  servers = await replicatedServers(1)
  standby = servers.standbys[0] as Server
  database = openDatabase(servers.leader.url, 2)
})
afterAll(async () => {
  await database?.close()
  await servers?.close()
})

const read = (followers = 1) => operationsStore.database(database.pool, 0, followers)
const behind = async () => (await read()).replicas.map((replica) => replica.behind)
const until = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })
const writeSomething = () =>
  servers.leader.query('select pg_logical_emit_message(false, $$x$$, repeat($$x$$, 9000))')

test('OPS-400 who follows an idle leader and has all is not behind, whatever was measured before', async () => {
  await writeSomething()
  await caughtUp(servers.leader, standby)
  await until(async () => expect(await behind()).toEqual([0]))
  expect(await read()).toMatchObject({ missing: 0, follows: false })
  const there = openDatabase(standby.url, 2)
  try {
    expect(await operationsStore.database(there.pool, 0, 1)).toMatchObject({ follows: true, missing: 0 })
  } finally {
    await there.close()
  }
})

test('OPS-400 one that replays nothing, and one that answers nothing, is further behind as time goes', async () => {
  await standby.query('select pg_wal_replay_pause()')
  await writeSomething()
  await until(async () => expect((await behind())[0]).toBeGreaterThan(3))
  await standby.query('select pg_wal_replay_resume()')
  await until(async () => expect(await behind()).toEqual([0]))
  standby.freeze()
  try {
    await writeSomething()
    await until(async () => expect((await behind())[0]).toBeGreaterThan(3))
  } finally {
    standby.thaw()
  }
  await until(async () => expect(await behind()).toEqual([0]))
})

test('OPS-400 one that is gone is missing, where an address or a slot says that it should be there', async () => {
  await standby.kill()
  await until(async () => expect(await read(1)).toMatchObject({ replicas: [], missing: 1 }))
  expect(await read(0)).toMatchObject({ missing: 0 })
  await servers.leader.query(`select pg_create_physical_replication_slot('kept')`)
  expect(await read(0)).toMatchObject({ missing: 1 })
})
