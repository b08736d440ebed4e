import { contentId, topics } from '@callofcode/content/curriculum'
import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { addressOf, rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { asInjected, goodCall } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { writeWorld } from '../../../testing/write-world.ts'

/** The number of connections and of parallel writes of one member. Several processes that each allow a few would reach it. */
const AT_ONCE = 16

let site: TestSite
beforeAll(async () => {
  site = await testSite({ DATABASE_POOL: String(4 * AT_ONCE) }, { connections: AT_ONCE })
})
afterAll(() => site.close())

/** Returns PostgreSQL's count of deadlocks, after each connection has reported. */
async function deadlocks(): Promise<number> {
  const { pool } = site.database
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => pool.connect()))
  for (const one of connections) await one.query('select pg_stat_force_next_flush()')
  for (const one of connections) one.release()
  const { rows } = await pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0].deadlocks
}
/** Enough writes that some wait in the site's queue, but none long enough to be refused. */
const SENT = AT_ONCE + 24

/** Runs all calls in random order, a limited number at once. */
async function together<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const left = shuffled(calls)
  const done: T[] = []
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) done.push(await next())
  }
  await Promise.all(Array.from({ length: SENT }, lane))
  return done
}
const shuffled = <T>(list: readonly T[]) =>
  list
    .map((one) => [Math.random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
const topicIds = topics.slice(0, 3).map(({ slug }) => contentId('topic', slug))

async function questionsOf(many: number): Promise<string[]> {
  const lists = await Promise.all(
    topicIds.map((topic) => site.ask('GET', `/topics/${topic}/questions`).then(({ body }) => body.questions)),
  )
  return lists.flatMap((list) => list.slice(0, many)).map(({ id }: { id: string }) => id)
}

test('SAFE-321 ticks, reviews, imports and verdicts of one member at once: each is done, and none ends in a deadlock', async () => {
  const member = await site.member()
  const ids = await questionsOf(8)
  const path = (id: string, rest: string) => `/progress/memberId/questions/${id}/completed${rest}`
  const toggle = (id: string) => site.ask('PATCH', path(id, '/toggle'), { as: member.as })
  for (const id of ids.filter((_, at) => at % 2)) await toggle(id)
  const before = await deadlocks()
  for (let round = 0; round < 3; round++) {
    const solves = ids.slice(0, 6).map((questionId) => ({ questionId, at: '2026-01-05T10:00:00.000Z' }))
    const imported = { source: 'list', name: '', solves }
    const at = new Date().toISOString()
    const answers = await together([
      ...ids.map((id) => () => toggle(id)),
      ...ids.map((id) => () => toggle(id)),
      ...ids.map(
        (id, n) => () => site.ask('PUT', path(id, ''), { as: member.as, body: { completed: n % 3 > 0, at } }),
      ),
      () => site.ask('POST', '/progress/imports', { as: member.as, body: imported }),
      () =>
        site.ask('PUT', '/streak/zone', {
          as: member.as,
          body: { timeZone: 'Asia/Kolkata', proposed: false },
        }),
      async () => ({ status: (await judgedSubmission(site, member.id, { language: 'cpp' })) ? 200 : 0 }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  expect(await deadlocks()).toBe(before)
})

test('SAFE-321 another member is answered before a member who sends two hundred ticks at once is', async () => {
  const [many, one] = [await site.member(), await site.member()]
  const ids = await questionsOf(8)
  const toggle = ({ as }: { as: string }, id = '') =>
    site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as })
  let answered = 0
  const sent = together(
    Array.from({ length: 200 }, (_, at) => async () => {
      const { status } = await toggle(many, ids[at % ids.length])
      answered += 1
      return status
    }),
  )
  for (let time = 0; time < 5; time++) expect((await toggle(one, ids[time])).status).toBe(200)
  expect(answered).toBeLessThan(200)
  expect(new Set(await sent)).toEqual(new Set([200]))
})

/** Endpoints that end the member's account or session, or delete what the others write to. */
const ENDS = /logout|password|DELETE \/members\/|sessions|second-factor|passkeys|deletion|tokens/i

test('SAFE-321 every write of one member at once, against itself and the others: no deadlock', {
  tags: 'long',
}, async () => {
  const world = await writeWorld(site)
  const calls: (() => Promise<readonly [string, number]>)[] = []
  for (const target of endpoints) {
    const row = addressOf(target)
    if (target.method === 'GET' || rowOf(target).undone || ENDS.test(row)) continue
    for (let time = 0; time < 3; time++) {
      const call = await goodCall(target, world)
      if (call.as !== world.other.as) break
      const request = await asInjected(target, call)
      calls.push(async () => [row, (await site.app.inject(request)).statusCode] as const)
    }
  }
  expect(calls.length).toBeGreaterThan(100)
  const before = await deadlocks()
  for (let round = 0; round < 3; round++) {
    const answers = await together(calls)
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
    // In later rounds, most writes are already done.
    if (round === 0)
      expect(answers.filter(([, status]) => status < 300).length).toBeGreaterThan(calls.length / 2)
  }
  expect(await deadlocks()).toBe(before)
})
