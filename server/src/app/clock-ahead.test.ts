import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { openBudgets } from '../features/account/budgets.ts'
import { oneTimeCodeStore, resetTokenStore, sessionStore } from '../features/account/public.ts'
import { deleteExpired } from '../features/audit/delete-expired.ts'
import { judgeQueueStore } from '../features/submission/judge-queue-store.ts'

// The clock was a year ahead and has been corrected. The rows written before are from the future.

let site: TestSite
let member: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
})
afterAll(() => site.close())

const ahead = (table: string, ...columns: string[]) =>
  site.database.pool.query(
    `update ${table} set ${columns.map((column) => `${column} = ${column} + interval '1 year'`)}`,
  )
const secret = Buffer.alloc(32)

test('SAFE-116 safety S2 a session of a clock that was ahead has ended, and is deleted: it would live until then', async () => {
  const as = await sessionStore.create(site.database.sql, member.id, {})
  expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  await ahead('sessions', 'created_at', 'used_at')
  expect((await site.ask('GET', '/members/', { as })).status).toBe(401)
  expect(await sessionStore.list(site.database.sql, member.id, site.env)).toEqual([])
  await deleteExpired(site)
  expect((await site.database.pool.query('select from sessions')).rowCount).toBe(0)
})

test('SAFE-116 safety O2 O5 a code and a reset of a clock that was ahead are void; new ones can be had', async () => {
  const { sql } = site.database
  const code = await oneTimeCodeStore.create(sql, member.id, secret, site.env)
  const token = await resetTokenStore.create(sql, member.id, 600)
  expect(await resetTokenStore.isLive(sql, token)).toBe(true)
  await ahead('one_time_codes', 'created_at', 'expires_at')
  await ahead('reset_tokens', 'created_at', 'expires_at')
  expect(await oneTimeCodeStore.use(sql, member.email, code, secret, site.env)).toEqual({})
  expect(await resetTokenStore.use(sql, token)).toBeUndefined()
  const again = await oneTimeCodeStore.create(sql, member.id, secret, site.env)
  expect(await oneTimeCodeStore.use(sql, member.email, again, secret, site.env)).toEqual({
    memberId: member.id,
  })
})

test('SAFE-116 safety R1 a limit that a clock that was ahead has counted shuts nobody out for a year', async () => {
  const budgets = openBudgets(site.database, site.env)
  await budgets.block('signin', '203.0.113.9', 60)
  await site.database.pool.query('update budgets set expire = expire + $1', [365 * 86_400_000])
  await expect(budgets.spend('signin', '203.0.113.9')).rejects.toMatchObject({ status: 429 })
  await deleteExpired(site)
  const after = openBudgets(site.database, site.env)
  expect(await after.spend('signin', '203.0.113.9')).toBe(1)
})

test('SAFE-116 safety J8 a submission that was taken by a clock that was ahead is judged again, and does not run for ever', async () => {
  const as = await sessionStore.create(site.database.sql, member.id, {})
  const body = { language: 'javascript', source: 'console.log(1)' }
  expect((await site.ask('POST', '/problems/fair-cuts/submissions', { as, body })).status).toBe(202)
  await site.database.pool.query(
    `update problem_submissions set state = 'judging', taken_by = gen_random_uuid(), takings = 1,
       taken_at = now() + interval '1 year', leased_until = now() + interval '1 year'`,
  )
  const back = await site.database.sql.transaction((tx) => judgeQueueStore.takeBack(tx, 3))
  expect([back.queued.length, back.hopeless]).toEqual([1, []])
})
