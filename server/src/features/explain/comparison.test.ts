import { type Comparison, comparisonMessages as messages } from '@callofcode/contract/explain/comparison'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { internalError } from '../judge-worker/public.ts'
import { ProblemLibrary } from '../problem/problem-library.ts'
import { shippedProblems } from '../problem/problem-modules.ts'
import { judgeQueueStore } from '../submission/judge-queue-store.ts'
import { recordVerdict } from '../submission/record-verdict.ts'
import { submissionStore } from '../submission/submission-store.ts'
import { readShapes } from './read-shapes.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

type Given = Parameters<typeof judgedSubmission>[2]
type Compared = Extract<Comparison, { state: 'compared' }>
type Member = Awaited<ReturnType<TestSite['member']>>

const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const look = (as: string, id: string) => site.ask('GET', `/submissions/${id}/comparison`, { as })
const compared = async (as: string, id: string): Promise<Compared> => (await look(as, id)).body.data
async function solver(given: Given) {
  const member = await site.member()
  return { ...member, submission: await judgedSubmission(site, member.id, given) }
}
/** Creates a member for each of these numbers of fuel. */
async function solvers(problem: string, fuels: readonly number[], source = 'print(1)') {
  const all = []
  for (const fuel of fuels) all.push(await solver({ problem, fuel, source }))
  return all
}
const counted = async (problem: string) =>
  (
    await sql('select coalesce(sum(members), 0)::int as n from solution_buckets where problem = $1', problem)
  )[0].n
/** Checks that the counts kept by triggers equal those counted anew. */
async function isKept() {
  const kept = `select problem, language, tests, kind, bucket, members from solution_buckets where members <> 0`
  const anew = `select problem, language, tests, kind, fuel_bucket(fuel), count(*)::int from solution_bests group by 1, 2, 3, 4, 5`
  expect(await sql(`(${kept} except ${anew}) union all (${anew} except ${kept})`)).toEqual([])
  const least = `select member_id, problem, language, min(fuel) from problem_submissions
    where verdict = 'Accepted' and language <> 'java' group by 1, 2, 3`
  expect(await sql(`select member_id, problem, language, fuel from solution_bests except ${least}`)).toEqual(
    [],
  )
}

const [LOOP, NESTED, MAP] = ['for a in b: pass', 'for a in b:\n  for c in d: pass', 'x = {}']

describe('before Accepted', () => {
  test('LEARN-253 nobody learns anything of others before their own solution is accepted', async () => {
    const problem = 'fair-cuts'
    const [first] = await solvers(problem, [100, 200, 300, 400, 500, 600])
    const tried = await site.member()
    const wrong = await judgedSubmission(site, tried.id, { problem, verdict: 'Wrong Answer' })
    const refused = await look(tried.as, wrong)
    expect([refused.status, refused.body.message]).toEqual([403, messages.notAccepted.text])
    expect(JSON.stringify(refused.body)).not.toContain('members')

    const waiting = await site.member()
    const { rows } = await site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash)
       values ($1, $2, 'python', 'x', 'x') returning id`,
      [waiting.id, problem],
    )
    expect((await look(waiting.as, rows[0].id)).status).toBe(403)
    // Neither the solution of somebody else nor the role of an admin gives access.
    const admin = await site.member({ role: 'admin' })
    for (const { as } of [tried, admin]) expect((await look(as, first?.submission ?? '')).status).toBe(404)
    expect((await site.ask('GET', `/submissions/${first?.submission}/comparison`, {})).status).toBe(401)
    expect((await look(first?.as ?? '', first?.submission ?? '')).status).toBe(200)
    await sql(`delete from problem_submissions where state <> 'done'`)
  })

  test('LEARN-253 of fewer than five members nothing is said, and one of another language or other tests is none of them', async () => {
    const problem = 'key-wheel'
    const all = await solvers(problem, [100, 200, 300, 400])
    const [one] = all
    await solver({ problem, fuel: 1, language: 'javascript', source: 'x' })
    const later = await solver({ problem, fuel: 1 })
    await sql(`update problem_submissions set tests_hash = 'other', fuel = 2 where id = $1`, later.submission)
    const few = await compared(one?.as ?? '', one?.submission ?? '')
    expect(few).toEqual({ state: 'few', language: 'python', shape: expect.anything() })
    await solver({ problem, fuel: 500 })
    expect(await compared(one?.as ?? '', one?.submission ?? '')).toMatchObject({ state: 'compared' })
    await isKept()
  })

  test('LEARN-253 Java is measured by time: it is not compared, and not counted', async () => {
    const problem = 'reading-goals'
    const all = []
    for (const fuel of [1, 2, 3, 4, 5])
      all.push(await solver({ problem, fuel, language: 'java', source: 'class A {}' }))
    const [one] = all
    expect(await compared(one?.as ?? '', one?.submission ?? '')).toMatchObject({
      state: 'clock',
      language: 'java',
    })
    expect(await counted(problem)).toBe(0)
  })
})

describe('where a solution stands', () => {
  test('LEARN-254 each member counts once, with their least fuel, and a solution stands among the others', async () => {
    const problem = 'frost-watch'
    await solvers(problem, [1_000, 2_000, 2_000, 4_000, 8_000])
    const own = await solver({ problem, fuel: 16_000 })
    const better = await judgedSubmission(site, own.id, { problem, fuel: 2_000 })
    const worse = await judgedSubmission(site, own.id, { problem, fuel: 4_000 })
    const of = async (id: string) => {
      const { fuel, best, others, bars } = await compared(own.as, id)
      return { fuel, best, ...others, members: bars.reduce((sum, { members }) => sum + members, 0) }
    }
    const all = { best: 2_000, members: 6 }
    expect(await of(own.submission)).toEqual({ ...all, fuel: 16_000, more: 0, same: 0, less: 5 })
    expect(await of(better)).toEqual({ ...all, fuel: 2_000, more: 2, same: 2, less: 1 })
    expect(await of(worse)).toEqual({ ...all, fuel: 4_000, more: 1, same: 1, less: 3 })
    const { bars } = await compared(own.as, better)
    expect(bars).toHaveLength(7)
    expect(bars.map(({ members, own }) => [members, own])).toEqual([
      [1, false],
      [0, false],
      [3, true],
      [0, false],
      [1, false],
      [0, false],
      [1, false],
    ])
    expect(bars[0]?.from).toBeLessThanOrEqual(1_000)
    expect(bars.at(-1)?.to).toBeGreaterThan(8_000)
    await isKept()
  })

  test('LEARN-255 members are counted by the shape of their best, those of fewer than five as others, one’s own is marked', async () => {
    const problem = 'tide-table'
    await solvers(problem, [1_000, 1_000, 1_100, 1_200, 9_000], MAP)
    await solvers(problem, [50_000, 60_000, 61_000, 62_000, 90_000, 91_000], NESTED)
    await solvers(problem, [10_000, 20_000], LOOP)
    const own = await solver({ problem, fuel: 30_000, source: LOOP })
    const { shapes } = await compared(own.as, own.submission)
    expect(shapes).toEqual([
      { kind: 'map', members: 5, median: 1_100, own: false },
      // It is 61,000, as precisely as the buckets allow.
      { kind: 'loops2', members: 6, median: 63_000, own: false },
      { kind: 'others', members: 3, median: null, own: true },
    ])
    await solvers(problem, [20_000], 'x = sorted(y)')
    await solvers(problem, [21_000], 'x = heapify(y)')
    expect((await compared(own.as, own.submission)).shapes.at(-1)).toEqual({
      kind: 'others',
      members: 5,
      own: true,
      median: expect.closeTo(20_000, -3),
    })
    // A member with a better solution of another kind counts for that kind.
    const other = await judgedSubmission(site, own.id, { problem, fuel: 900, source: MAP })
    const { shapes: now, shape } = await compared(own.as, other)
    expect(now[0]).toEqual({ kind: 'map', members: 6, median: expect.closeTo(1_000, -2), own: true })
    expect(shape).toMatchObject({ kind: 'map', lines: 1, loops: 0, map: true })
    expect(JSON.stringify(await compared(own.as, other))).not.toMatch(/for a in b|[0-9a-f]{8}-/)
    await isKept()
  })
})

describe('when it is read', () => {
  test('LEARN-256 the verdict keeps the shape of an accepted solution with it, and of no other', async () => {
    const library = new ProblemLibrary(shippedProblems)
    const member = await site.member()
    const judge = async (verdict: 'Accepted' | 'Wrong Answer') => {
      const source = NESTED
      const given = { memberId: member.id, problem: 'fair-cuts', language: 'python' as const, source }
      const id = await submissionStore.create(site.database.sql, { ...given, sourceHash: 'h' })
      const lease = crypto.randomUUID()
      const submission = await judgeQueueStore.take(site.database.sql, lease, 60)
      expect(submission?.id).toBe(id)
      if (!submission) throw new Error('Nothing waits.')
      const judged = { ...internalError(), verdict, fuel: 77, passed: 3, tests: 3 }
      await recordVerdict({ ...site, library }, { submission, judged })
      return (await sql('select shape from problem_submissions where id = $1', id))[0].shape
    }
    expect(await judge('Accepted')).toMatchObject({ kind: 'loops2', lines: 2, loops: 2 })
    expect(await judge('Wrong Answer')).toBeNull()
    expect(await sql('select fuel::int, kind from solution_bests where member_id = $1', member.id)).toEqual([
      { fuel: 77, kind: 'loops2' },
    ])
  })

  test('LEARN-256 solutions of before are read some at a time, beside one another, and it is said while some are left', async () => {
    const problem = 'cloudburst'
    const [own, ...rest] = await solvers(problem, [100, 200, 300, 400, 500, 600])
    if (!own) throw new Error('Nobody solved it.')
    await sql(`alter table problem_submissions disable trigger user`)
    await sql(`delete from solution_bests where problem = $1`, problem)
    await sql(`update problem_submissions set shape = null where problem = $1`, problem)
    await sql(
      `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, fuel)
      select $1, $2, 'python', 'x = sorted(y)', 'h', 'done', 'Accepted', 50 + n from generate_series(1, 120) n`,
      rest[0]?.id,
      problem,
    )
    await sql(`alter table problem_submissions enable trigger user`)
    expect(await compared(own.as, own.submission)).toMatchObject({ state: 'few', shape: { kind: 'loops0' } })

    const stopped = await readShapes(site.database, AbortSignal.abort())
    expect(stopped).toBe(0)
    const read = await Promise.all([readShapes(site.database), readShapes(site.database)])
    expect(read[0] + read[1]).toBe(126)
    const batches = await sql(
      'select count(*)::int as n from problem_submissions where problem = $1 group by xmin::text',
      problem,
    )
    expect(batches.length).toBeGreaterThan(2)
    expect(Math.max(...batches.map(({ n }) => n))).toBeLessThanOrEqual(50)
    expect(await readShapes(site.database)).toBe(0)
    const { others, best, isComplete } = await compared(own.as, own.submission)
    expect([others, best, isComplete]).toEqual([{ more: 4, same: 0, less: 1 }, 100, true])
    await sql(
      `update problem_submissions set shape = null where id = (select id from problem_submissions
      where problem = $1 and fuel = 99 limit 1)`,
      problem,
    )
    expect((await compared(own.as, own.submission)).isComplete).toBe(false)
    expect(await readShapes(site.database)).toBe(1)
    await isKept()
  })
})

describe('members who are gone', () => {
  const leave = (member: Member) =>
    site.ask('POST', '/members/me/delete', { as: member.as, body: { password: PASSWORD } })

  test('LEARN-257 whoever deletes their account is counted no longer, from then on', async () => {
    const problem = 'gear-train'
    const [own, gone] = await solvers(problem, [100, 200, 300, 400, 500, 600])
    if (!own || !gone) throw new Error('Nobody solved it.')
    expect((await compared(own.as, own.submission)).others).toEqual({ more: 5, same: 0, less: 0 })
    expect((await leave(gone)).status).toBeLessThan(300)
    expect((await compared(own.as, own.submission)).others).toEqual({ more: 4, same: 0, less: 0 })
    expect(await counted(problem)).toBe(5)
    // The counts stay right however a member's row is deleted.
    await sql(
      'delete from members where id = (select member_id from solution_bests where problem = $1 and fuel = 600)',
      problem,
    )
    expect(await look(own.as, own.submission).then(({ body }) => body.data.state)).toBe('few')
    await isKept()
  })

  test('LEARN-257 two accounts of one person count once, with the less of their fuel', async () => {
    const problem = 'solar-ferry'
    const admin = await site.member({ role: 'admin' })
    const [own, into, from] = await solvers(problem, [100, 400, 200, 300, 500, 600])
    if (!own || !into || !from) throw new Error('Nobody solved it.')
    await judgedSubmission(site, from.id, { problem: 'music-rooms', fuel: 50 })
    expect((await compared(own.as, own.submission)).others.more).toBe(5)
    const path = `/admin/members/${into.id}/duplicates/${from.id}/merge`
    expect((await site.ask('POST', path, { as: admin.as })).status).toBe(200)
    expect((await compared(own.as, own.submission)).others.more).toBe(4)
    expect(
      await sql(`select problem, fuel::int from solution_bests where member_id = $1 order by 1`, into.id),
    ).toEqual([
      { problem: 'music-rooms', fuel: 50 },
      { problem, fuel: 200 },
    ])
    expect(await sql('select from solution_bests where member_id = $1', from.id)).toEqual([])
    await isKept()
  })
})

test('LEARN-258 with 20,000 solvers one statement reads as many rows as there are kinds and parts of the fuel, not members', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  const own = await testSite()
  const { pool } = own.database
  await crowd(own.database, 20_000)
  const shape = `jsonb_build_object('kind', (array['map', 'sort', 'loops1', 'loops2', 'heap'])[1 + n % 5])`
  const fill = (from: number, to: number) =>
    pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, fuel, shape)
       select id, 'fair-cuts', 'python', 'x', 'h', 'done', 'Accepted', 10000 * (1 + n % 97), ${shape}
       from (select id, row_number() over (order by id) as n from members where handle like 'person.%') m where n between $1 and $2`,
      [from, to],
    )
  const member = await own.member()
  const id = await judgedSubmission(own, member.id, { fuel: 300_000 })
  const ask = () => own.ask('GET', `/submissions/${id}/comparison`, { as: member.as })
  const rowsOf = async () => {
    await pool.query('analyze')
    const readings = await readingsOf(own.database, ask, (text) => text.includes('solution_buckets'))
    expect(readings).toHaveLength(1)
    return readings[0]?.visited ?? Number.NaN
  }
  for (let from = 1; from <= 1_000; from += 100) await fill(from, from + 99)
  const few = await rowsOf()
  for (let from = 1_001; from <= 20_000; from += 1_000) await fill(from, from + 999)
  const many = await rowsOf()
  const { others, bars, shapes } = (await ask()).body.data as Compared
  expect(others.more + others.same + others.less).toBe(20_000)
  expect(bars.length).toBeLessThanOrEqual(8)
  expect(shapes.map(({ members }) => members).reduce((sum, one) => sum + one)).toBe(20_001)
  expect(many).toBeLessThanOrEqual(few + 5)
  expect(many).toBeLessThan(500)
  await own.close()
})
