import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { handsIn, shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { conditionsOf, ProblemLibrary } from '../problem/problem-library.ts'
import { shippedProblems } from '../problem/problem-modules.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
})
afterAll(() => site.close())

/** Accepted only if BigInts pass the check of the order. */
const COUNTS = `function dressingOrder(parts, rules) {
  return Array.from({ length: parts }, (_, part) => BigInt(part))
}`
const HONEST = shippedSolution('suit-of-armour', 'accepted/reference.js')

const rows = async <T>(query: string, ...values: unknown[]) =>
  (await site.database.pool.query(query, values)).rows as T[]
const left = () => rows('select from judged_again')

async function accepted(memberId: string, problem: string, source: string) {
  const id = await judgedSubmission(site, memberId, { problem, language: 'javascript', source })
  await rows('insert into judged_again (submission_id) values ($1)', id)
  return id
}

test('RES-348 RES-410 what an earlier judge accepted because of a strange type is judged again, and keeps nothing of what it gave', async () => {
  const [asha, ravi] = [await site.member(), await site.member()]
  const wrong = await accepted(asha.id, 'suit-of-armour', COUNTS)
  const right = await accepted(ravi.id, 'suit-of-armour', HONEST)
  // This solution is wrong too, but its verdict did not depend on a type.
  const other = await accepted(asha.id, 'fair-cuts', 'function fairCuts() { return 0 }')
  const solved = 'select problem from solved_problems where member_id = $1 order by 1'
  expect(await rows(solved, asha.id)).toEqual([{ problem: 'fair-cuts' }, { problem: 'suit-of-armour' }])

  const judging = await testSite(
    { LANES: '1' },
    { where: { url: String(site.database.pool.options.connectionString) } },
  )
  await handsIn(judging, asha).judged('fair-cuts', 'python', 'class Solution:\n  pass')
  while ((await left()).length > 0) await sleep(20)

  await judging.close()
  expect(await left()).toEqual([])
  const verdict = async (id: string) =>
    (await rows<{ verdict: string }>('select verdict from problem_submissions where id = $1', id))[0]?.verdict
  expect([await verdict(wrong), await verdict(right), await verdict(other)]).toEqual([
    'Wrong Answer',
    'Accepted',
    'Accepted',
  ])
  expect(await rows(solved, asha.id)).toEqual([{ problem: 'fair-cuts' }])
  expect(await rows(solved, ravi.id)).toEqual([{ problem: 'suit-of-armour' }])
  expect(await rows("select solved from problem_counts where problem = 'suit-of-armour'")).toEqual([
    { solved: 1 },
  ])
  expect(await rows('select from solution_bests where submission_id = $1', wrong)).toEqual([])

  // The member is notified, and the row names the failed tests.
  const { data } = (await site.ask('GET', '/notifications', { as: asha.as })).body
  expect(data).toMatchObject([
    { kind: 'verdict-back', title: 'Suit of Armour', subjectId: wrong, problem: 'suit-of-armour' },
  ])
  expect((await site.ask('GET', '/notifications', { as: ravi.as })).body.data).toEqual([])
  const problem = await new ProblemLibrary(shippedProblems ?? '').get('suit-of-armour')
  expect(await rows('select tests_hash from problem_submissions where id = $1', wrong)).toEqual([
    { tests_hash: problem && conditionsOf(problem, 'javascript')?.testsHash },
  ])
})

test('RES-348 a second accepted solution keeps the problem solved, from its own day on', async () => {
  const { id } = await site.member()
  const first = await judgedSubmission(site, id, { problem: 'suit-of-armour', source: 'one' })
  const second = await judgedSubmission(site, id, { problem: 'suit-of-armour', source: 'two' })
  await rows("update problem_submissions set judged_at = judged_at + interval '1 day' where id = $1", second)
  await rows("update problem_submissions set verdict = 'Wrong Answer' where id = $1", first)
  const [kept] = await rows<{ kept: boolean }>(
    `select s.solved_at = p.judged_at as kept from solved_problems s join problem_submissions p on p.id = $2
     where s.member_id = $1`,
    id,
    second,
  )
  expect(kept).toEqual({ kept: true })
})
