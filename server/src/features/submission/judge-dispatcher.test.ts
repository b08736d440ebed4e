import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { handsIn, shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { sourceHashOf } from '../problem/problem-library.ts'
import { judgeQueueStore } from './judge-queue-store.ts'
import { submissionStore } from './submission-store.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
let hands: ReturnType<typeof handsIn>
// The beats are slow, so a submission is found only after a wake-up.
beforeAll(async () => {
  site = await testSite({ LANES: '1', LANE_LEASE_SECONDS: '3600' })
  asha = await site.member()
  hands = handsIn(site, asha)
  await hands.judged('fair-cuts', 'javascript', quick())
})
afterAll(() => site.close())
afterEach(() => vi.restoreAllMocks())

let count = 0
const quick = () => `function fairCuts(weights) {\n  return -1 // ${++count}\n}`
/** Puts a submission into the queue without a notification. */
function putQuietly() {
  const source = quick()
  const asked = { problem: 'fair-cuts', language: 'javascript' as const, source }
  const submission = { ...asked, memberId: asha.id, sourceHash: sourceHashOf(source) }
  return submissionStore.create(site.database.sql, submission)
}
const rowOf = async (id: string) =>
  (await site.database.pool.query('select * from problem_submissions where id = $1', [id])).rows[0]
const until = async (what: () => unknown, turns = 1_000) => {
  for (let turn = 0; turn < turns; turn += 1) {
    if (await what()) return true
    await sleep(20)
  }
  return false
}

test('safety J7 no wake-up is lost, whenever it comes', async () => {
  const { pool } = site.database
  const ask = pool.query.bind(pool)
  for (let ticks = 0; ticks < 30; ticks += 1) {
    await sleep(50)
    let put: Promise<string> | undefined
    const spy = vi.spyOn(pool, 'query').mockImplementation((async (...given: Parameters<typeof ask>) => {
      const found = await ask(...given)
      if (put || !JSON.stringify(given[0]).includes("state = 'queued'")) return found
      // The dispatcher has found nothing. The submission arrives at this moment.
      put = putQuietly()
      await put
      const wakeLater = async () => {
        for (let tick = 0; tick < ticks; tick += 1) await undefined
        site.judge.wake()
      }
      void wakeLater()
      return found
    }) as typeof pool.query)
    site.judge.wake()
    expect(await until(() => put)).toBe(true)
    const id = String(await put)
    spy.mockRestore()
    const isDone = await until(async () => (await rowOf(id)).state === 'done', 500)
    expect([ticks, isDone]).toEqual([ticks, true])
  }
})

describe('a database that refuses at the moment of the verdict', () => {
  const admins: pg.Client[] = []
  afterEach(() => Promise.all(admins.splice(0).map((admin) => admin.end())))

  async function newAdmin() {
    const admin = new pg.Client({ connectionString: site.database.url })
    await admin.connect()
    admins.push(admin)
    const { rows } = await admin.query('select current_database() as name')
    const alter = (how: string) => admin.query(`alter database ${rows[0].name} ${how}`)
    const cut = () =>
      admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`)
    return { admin, alter, cut }
  }

  // Each function starts a fault, and returns a function that ends it.
  const faults: Record<string, (id: string) => Promise<() => Promise<unknown>>> = {
    'holds the row locked': async (id) => {
      const { admin, alter, cut } = await newAdmin()
      await alter("set lock_timeout = '200ms'")
      await cut()
      await admin.query('begin')
      await admin.query('select from problem_submissions where id = $1 for update', [id])
      return async () => {
        await admin.query('rollback')
        await alter('reset lock_timeout')
        await cut()
      }
    },
    'is read-only': async () => {
      const { alter, cut } = await newAdmin()
      await alter('set default_transaction_read_only = on')
      await cut()
      return async () => {
        await alter('reset default_transaction_read_only')
        await cut()
      }
    },
    'ends its connections and takes no new ones': async () => {
      const { alter, cut } = await newAdmin()
      await alter('connection limit 0')
      await cut()
      return () => alter('connection limit -1')
    },
  }

  test.each(Object.keys(faults))(
    'safety J8 J1 a verdict that was reached is written once it can be, with its tick: it %s',
    async (fault) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const source = `${shippedSolution('carousel', 'accepted/reference.py')}# ${fault}`
      const { questionId } = (await site.ask('GET', '/problems/carousel')).body.data
      await site.database.pool.query('delete from completed_questions')
      const { _id } = (await hands.submit('carousel', 'python', source)).body.data
      expect(await until(async () => (await rowOf(_id)).state === 'judging')).toBe(true)
      const end = await faults[fault]?.(_id)
      const isRefused = await until(
        () => said.mock.calls.some(([words]) => /waits for the database/.test(words)),
        750,
      )
      await end?.()
      expect(await until(async () => (await rowOf(_id).catch(() => undefined))?.state === 'done')).toBe(true)
      expect(await rowOf(_id)).toMatchObject({ verdict: 'Accepted', takings: 1 })
      const { rows } = await site.database.pool.query(
        'select question_id from completed_questions where member_id = $1',
        [asha.id],
      )
      expect(rows).toEqual([{ question_id: questionId }])
      expect(isRefused).toBe(true)
    },
  )
})

test('safety J8 a late verdict counts, once, if nobody has taken the submission again', async () => {
  const { sql } = site.database
  const lapsed = async () => {
    const id = await putQuietly()
    await site.database.pool.query(
      `update problem_submissions set state = 'judging', taken_by = gen_random_uuid(), leased_until = now() - interval '1 second' where id = $1`,
      [id],
    )
    return { id, leaseId: (await rowOf(id)).taken_by }
  }
  const found = { verdict: 'Accepted' } as const
  const one = await lapsed()
  await sql.transaction((tx) => judgeQueueStore.takeBack(tx, 3))
  expect(await judgeQueueStore.finish(sql, one.id, one.leaseId, found)).toBe(false)
  expect(await judgeQueueStore.finish(sql, one.id, one.leaseId, found, true)).toBe(true)
  expect(await judgeQueueStore.finish(sql, one.id, one.leaseId, { verdict: 'Wrong Answer' }, true)).toBe(
    false,
  )
  const other = await lapsed()
  await site.database.pool.query(
    'update problem_submissions set taken_by = gen_random_uuid() where id = $1',
    [other.id],
  )
  expect(await judgeQueueStore.finish(sql, other.id, other.leaseId, found, true)).toBe(false)
  await site.database.pool.query('delete from problem_submissions where id = $1', [other.id])
})

// This test is the last: it closes the site's judge.
test('safety K4 J8 a dispatcher that closes while it takes a submission leaves it in the queue, and no worker running', async () => {
  const id = await putQuietly()
  const holding = new pg.Client({ connectionString: site.database.url })
  await holding.connect()
  await holding.query('begin')
  // The lock blocks taking a submission, and allows reads.
  await holding.query('lock table problem_submissions in exclusive mode')
  const { judge } = site
  judge.wake()
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  expect(await until(async () => (await holding.query(waits)).rowCount)).toBe(true)
  const closed = judge.close()
  await sleep(300)
  await holding.query('rollback')
  await holding.end()
  await closed
  // Work that `close` did not wait for would be done after this time.
  await sleep(1_000)
  expect(await rowOf(id)).toMatchObject({ state: 'queued', takings: 0, taken_by: null })
  expect(judge.pids).toEqual([])
})
