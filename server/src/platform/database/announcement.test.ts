import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { announce, payloadOf } from './announcement.ts'
import { listenForChanges } from './changes.ts'
import { type Database, openDatabase, write } from './database.ts'

let site: TestSite
let told: string[][]
let changes: { close(): Promise<void> }
const listen = async (database: Database) => {
  const opened = vi.fn()
  const listening = listenForChanges(database, opened)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled(), 5_000)
  return listening
}
beforeAll(async () => {
  site = await testSite()
  site.database.onChanged = (tags) => void told.push([...tags])
  changes = await listen(site.database)
})
beforeEach(() => {
  told = []
})
afterAll(async () => {
  await changes.close()
  await site.close()
})

const notify = (payload: string) => site.database.pool.query(`select pg_notify('changed', $1)`, [payload])
/** Resolves when all earlier notifications have arrived. */
async function heardAll() {
  await notify('end')
  await expect.poll(() => told.flat()).toContain('end')
  return told.filter((tags) => !tags.includes('end'))
}
const change = (database: Database, ...tags: string[]) =>
  write(database, async (tx, changed) => {
    changed(...tags)
    await tx.execute(sql`select 1`)
  })

test('safety L1 a process acts once on each write of its own, however many at once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => change(site.database, 'events', `event:${at}`)))
  const acts = await heardAll()
  expect(acts.map((tags) => tags.join()).sort()).toEqual(
    Array.from({ length: 40 }, (_, at) => `events,event:${at}`).sort(),
  )
})

test('safety D another process learns of every write, also while it writes itself', async () => {
  const other = openDatabase(site.database.url, 2)
  const heard: string[] = []
  other.onChanged = (tags) => void heard.push(...tags)
  const listening = await listen(other)
  for (let at = 0; at < 20; at++)
    await Promise.all([change(site.database, `here:${at}`), change(other, `there:${at}`)])
  const all = Array.from({ length: 20 }, (_, at) => [`here:${at}`, `there:${at}`]).flat()
  await expect.poll(() => [...heard].sort()).toEqual(all.sort())
  expect((await heardAll()).flat().sort()).toEqual(all)
  await listening.close()
  await other.close()
})

test('safety D a committed write is announced although its answer was lost', async () => {
  const { pool } = site.database
  const real = pool.connect.bind(pool)
  const connect = vi.spyOn(pool, 'connect').mockImplementationOnce((async () => {
    const connection = (await real()) as pg.PoolClient
    const send = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>
    vi.spyOn(connection, 'query').mockImplementation((async (...given: unknown[]) => {
      const answer = await send(...given)
      if (given[0] === 'commit') throw new Error('Connection terminated unexpectedly')
      return answer
    }) as never)
    return connection
  }) as never)
  await expect(change(site.database, 'blogs')).rejects.toThrow('Connection terminated')
  connect.mockRestore()
  expect(await heardAll()).toEqual([['blogs']])
})

test('safety M3 announcements from the previous release are understood', async () => {
  await notify('blogs blog:1')
  expect(await heardAll()).toEqual([['blogs', 'blog:1']])
})

test('as many tags as there are fit into payloads that PostgreSQL takes', () => {
  const tags = Array.from({ length: 1_000 }, (_, at) => `event:${String(at).padStart(36, '0')}`)
  const announcements = announce(new Set(tags))
  expect(announcements.flatMap((one) => one.tags)).toEqual(tags)
  for (const one of announcements) expect(Buffer.byteLength(payloadOf(one))).toBeLessThan(8_000)
  expect(announcements.length).toBeLessThan(8)
})
