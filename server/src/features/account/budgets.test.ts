import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { FairQueue } from '../../platform/queue/fair-queue.ts'
import { openBudgets } from './budgets.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('safety R5 a budget holds in every process and after a restart', async () => {
  const env = { ...site.env, RATE_LIMITS: 'on', POSTS_PER_MINUTE: 2 } as const
  const [one, other] = [openBudgets(site.database, env), openBudgets(site.database, env)]
  expect(await one.spend('post', 'asha')).toBe(1)
  expect(await other.spend('post', 'asha')).toBe(2)
  await expect(one.spend('post', 'asha')).rejects.toMatchObject({
    status: 429,
    retryAfter: expect.any(Number),
  })
  await expect(openBudgets(site.database, env).spend('post', 'asha')).rejects.toMatchObject({ status: 429 })
  expect(await other.spend('post', 'ravi')).toBe(1)
  expect(await other.spend('comment', 'asha')).toBe(1)
})

test('safety R5 what is given back can be spent again', async () => {
  const budgets = openBudgets(site.database, { ...site.env, RATE_LIMITS: 'on', POSTS_PER_MINUTE: 1 })
  await budgets.spend('post', 'meera')
  await budgets.giveBack('post', 'meera')
  expect(await budgets.spend('post', 'meera')).toBe(1)
})

test('safety R5 RATE_LIMITS=off lifts what spares the machine, never what guards an account', async () => {
  const env = { ...site.env, RATE_LIMITS: 'off', POSTS_PER_MINUTE: 1, OTP_TRIES_PER_DAY: 1 } as const
  const budgets = openBudgets(site.database, env)
  await budgets.spend('post', 'off')
  await budgets.spend('post', 'off')
  await budgets.spend('otpTriesADay', 'off')
  await expect(budgets.spend('otpTriesADay', 'off')).rejects.toMatchObject({ status: 429 })
})

test('safety P2 the table contains no e-mail and no address, however long', async () => {
  const email = `${'a'.repeat(240)}@college.edu`
  await openBudgets(site.database, site.env).count('otpTries', email)
  const { rows } = await site.database.pool.query('select key from budgets')
  expect(JSON.stringify(rows)).not.toContain('college')
})

test('safety L2 no more hashes at once than allowed, a queue with an end, and then 429', async () => {
  const queue = new FairQueue({ atOnce: 2, mostWaiting: 3 })
  let [now, most] = [0, 0]
  const work = () =>
    queue.run(async () => {
      most = Math.max(most, ++now)
      await sleep(5)
      now -= 1
    })
  const results = await Promise.allSettled(Array.from({ length: 8 }, work))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ])
  expect(results[7]).toMatchObject({ reason: { status: 429, retryAfter: 1 } })
  await expect(work()).resolves.toBeUndefined()
})

test('safety R1 a full queue refuses the owner with the most entries, and every owner has a turn in each round', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 4 })
  const done: string[] = []
  const bring = (owner: string, name: string) =>
    queue
      .run(
        async () => {
          await sleep(1)
          done.push(name)
        },
        { owner },
      )
      .catch(({ status }) => done.push(`${name} ${status}`))
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => bring('a', name))
  await Promise.all([...many, bring('b', 'b1'), bring('c', 'c1')])
  expect(done).toEqual(['a6 429', 'a5 429', 'a4 429', 'a1', 'b1', 'a2', 'c1', 'a3'])
})
