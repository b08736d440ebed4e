import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type Sql, write } from './database.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const set = (tx: Sql, key: string, value = 1) =>
  tx.execute(sql`insert into settings (key, value) values (${key}, to_jsonb(${value}::int))
    on conflict (key) do update set value = excluded.value`)
const kept = async (key: string) =>
  (await site.database.pool.query('select value from settings where key = $1', [key])).rows[0]?.value

test('safety D5 a statement that comes after its transaction has ended is refused, and nothing of it is kept', async () => {
  let late: Sql | undefined
  await write(site.database, async (tx) => {
    late = tx
    await set(tx, 'in-time')
  })
  const refused = { cause: { message: expect.stringContaining('An await is missing') } }
  await expect(set(late as Sql, 'too-late')).rejects.toMatchObject(refused)
  await expect(
    write(site.database, async (tx) => {
      late = tx
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await expect(set(late as Sql, 'too-late')).rejects.toMatchObject(refused)
  expect([await kept('in-time'), await kept('too-late')]).toEqual([1, undefined])
})

test('safety D5 a transaction whose work ends before one of its statements fails as a whole', async () => {
  const forgetful = write(site.database, async (tx) => {
    await set(tx, 'awaited')
    void set(tx, 'forgotten').catch(() => undefined)
  })
  await expect(forgetful).rejects.toThrow('An await is missing')
  expect([await kept('awaited'), await kept('forgotten')]).toEqual([undefined, undefined])
  // The connection can still be used.
  await write(site.database, (tx) => set(tx, 'next'))
  expect(await kept('next')).toBe(1)
})

test('safety D5 nothing is said to be kept that PostgreSQL rolled back because of a failure nobody heard of', async () => {
  const silent = write(site.database, async (tx) => {
    await set(tx, 'with-silence')
    await tx.execute(sql`select nonsense`).catch(() => undefined)
  })
  await expect(silent).rejects.toThrow('nobody heard of it')
  expect(await kept('with-silence')).toBeUndefined()
})

test("safety D1 transactions that stand in each other's way are tried again, each until it is done", async () => {
  await write(site.database, async (tx) => {
    await set(tx, 'left', 0)
    await set(tx, 'right', 0)
  })
  let begun = 0
  let updates = 0
  let goOn = () => {}
  const bothHaveOne = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const rise = (...keys: string[]) =>
    write(site.database, async (tx) => {
      begun += 1
      for (const key of keys) {
        await tx.execute(sql`update settings set value = to_jsonb(value::int + 1) where key = ${key}`)
        updates += 1
        if (updates === 2) goOn()
        // Each transaction holds one row before it needs the other transaction's row.
        await bothHaveOne
      }
    })
  await Promise.all([rise('left', 'right'), rise('right', 'left')])
  expect([await kept('left'), await kept('right')]).toEqual([2, 2])
  expect(begun).toBeGreaterThan(2)
})
