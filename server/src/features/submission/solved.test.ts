import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate, migrations } from '../../platform/database/migrate.ts'
import { internalError, type JudgeResult } from '../judge-worker/public.ts'
import { recordVerdict } from './record-verdict.ts'

let site: TestSite
/** A second process of the site, from the database's point of view. */
let other: Database
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
  other = openDatabase(site.database.url, 4)
})
afterAll(async () => {
  await other.close()
  await site.close()
})

const ACCEPTED: JudgeResult = { ...internalError(), verdict: 'Accepted' }
const WRONG: JudgeResult = { ...internalError(), verdict: 'Wrong Answer' }

/** Creates a submission that a process judges now. */
async function leased(memberId: string, problem: string) {
  const leaseId = randomUUID()
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into problem_submissions (member_id, problem, language, source, source_hash, state, taken_by)
     values ($1, $2, 'python', 'pass', '', 'judging', $3) returning id`,
    [memberId, problem, leaseId],
  )
  return { id: rows[0]?.id ?? '', leaseId, memberId, problem }
}
async function verdict(memberId: string, problem: string, judged: JudgeResult, database = site.database) {
  const submission = await leased(memberId, problem)
  await recordVerdict({ ...site, database, library: site.problems }, { submission, judged })
}

const counts = async () =>
  Object.fromEntries(
    (await site.ask('GET', '/problem-counts')).body.data.map((one: { slug: string; solved: number }) => [
      one.slug,
      one.solved,
    ]),
  )
const countNow = async (slug: string) => {
  // The site of this test does not receive invalidations of other processes.
  site.cache.invalidate(['problem-counts'])
  return (await counts())[slug]
}

test('LEARN-100 the first solve of a problem that stands for no question makes its day active, the next one adds nothing', async () => {
  const { id, as } = await site.member({ timeZone: 'UTC' })
  const streak = async () => (await site.ask('GET', '/streak', { as })).body.data
  await verdict(id, 'two-pans', WRONG)
  expect(await streak()).toMatchObject({ current: 0, countsToday: false })
  for (const database of [site.database, other]) await verdict(id, 'two-pans', ACCEPTED, database)
  expect(await streak()).toMatchObject({ current: 1, countsToday: true })
  expect((await streak()).weeks.at(-1)).toMatchObject({ days: 1, questions: 1 })
})

describe('how many members have solved a problem', () => {
  test('LIST-04 a member counts once, however often and in however many processes they solve it', async () => {
    const { id } = await site.member()
    const ways = [site.database, other, site.database, other, site.database, other]
    await Promise.all(ways.map((database) => verdict(id, 'fair-cuts', ACCEPTED, database)))
    expect(await countNow('fair-cuts')).toBe(1)
    await verdict((await site.member()).id, 'fair-cuts', ACCEPTED, other)
    await verdict((await site.member()).id, 'fair-cuts', WRONG)
    await site.member()
    expect(await countNow('fair-cuts')).toBe(2)
  })

  test('LIST-04 many members who solve many problems at once are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => site.member()))
    const slugs = ['aground', 'carousel', 'telegram']
    await Promise.all(
      people.flatMap(({ id }, at) =>
        slugs.map((slug) => verdict(id, slug, ACCEPTED, at % 2 ? other : site.database)),
      ),
    )
    site.cache.invalidate(['problem-counts'])
    expect(await counts()).toMatchObject({ aground: 8, carousel: 8, telegram: 8 })
  })

  test('LIST-05 a solve drops no cached list of problems, and the counts only some time later', async () => {
    await countNow('wine-cellars')
    const kept = ['/problems', '/problems/wine-cellars', '/problem-counts'].map((path) => `/api/v1${path}`)
    for (const url of kept) await site.app.inject({ url })
    await verdict((await site.member()).id, 'wine-cellars', ACCEPTED)
    expect(kept.filter((url) => !site.cache.get(url))).toEqual([])
    expect((await counts())['wine-cellars']).toBe(0)
    site.lateCounts.settle()
    expect(kept.filter((url) => !site.cache.get(url))).toEqual(['/api/v1/problem-counts'])
    expect((await counts())['wine-cellars']).toBe(1)
  })

  test('LIST-04 safety P2 a member who deletes the account no longer counts', async () => {
    const [one, two] = [await site.member(), await site.member()]
    for (const { id } of [one, two])
      for (const slug of ['gear-train', 'key-wheel']) await verdict(id, slug, ACCEPTED)
    expect(await countNow('gear-train')).toBe(2)
    const body = { password: 'Arena-2024!' }
    expect((await site.ask('POST', '/members/me/delete', { as: one.as, body })).status).toBeLessThan(300)
    expect(await counts()).toMatchObject({ 'gear-train': 1, 'key-wheel': 1 })
  })
})

test('LIST-01 a member’s own list holds what they solved, and apart from it what they only tried', async () => {
  const { as, id } = await site.member()
  const own = async () => (await site.ask('GET', '/progress/problems', { as })).body
  expect(await own()).toMatchObject({ data: [], tried: [] })
  await verdict(id, 'telegram', WRONG)
  await verdict(id, 'aground', WRONG)
  await verdict((await site.member()).id, 'carousel', ACCEPTED)
  expect(await own()).toMatchObject({ data: [], tried: ['aground', 'telegram'] })
  await verdict(id, 'telegram', ACCEPTED)
  await verdict(id, 'telegram', WRONG)
  expect(await own()).toMatchObject({ data: ['telegram'], tried: ['aground'] })
})

test('LIST-04 safety M1 solves of before the update are counted by it', async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const { pool, close } = openDatabase(withDatabase(server, name), 2)
  try {
    const at = migrations.findIndex((one) => one.name.endsWith('solved-problems'))
    await migrate(pool, migrations.slice(0, at))
    await pool.query(
      `with people as (insert into members (email, name, password_hash, passout_year)
         select n || '@college.edu', 'Asha', '', now() from generate_series(1, 3) n returning id)
       insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, judged_at)
       select id, problem, 'python', '', '', 'done', verdict, now() from people,
         (values ('aground', 'Accepted'), ('aground', 'Accepted'), ('carousel', 'Wrong Answer')) v(problem, verdict)`,
    )
    await migrate(pool)
    const { rows } = await pool.query('select * from problem_counts')
    expect(rows).toEqual([{ problem: 'aground', solved: 3 }])
    expect((await pool.query('select count(*)::int as n from solved_problems')).rows).toEqual([{ n: 3 }])
  } finally {
    await close()
    await onServer(server, `drop database ${name} with (force)`)
  }
})
