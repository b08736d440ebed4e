import { contentId } from '@callofcode/content/curriculum'
import { solveImportLimits, solveImportMessages } from '@callofcode/contract/solve-import/solve-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { progressStore } from '../curriculum/public.ts'
import { importedQuestions } from './public.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const question = (slug: string) => contentId('question', slug)
const [twoSum, jump, subsets] = [question('two-sum'), question('jump-game'), question('subsets')]
type Member = Awaited<ReturnType<TestSite['member']>>
type Solve = { questionId: string; at: string | null }

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const bring = (member: Member, solves: readonly Solve[], more: object = {}) =>
  site.ask('POST', '/progress/imports', {
    as: member.as,
    body: { source: 'leetcode', name: '', solves, ...more },
  })
const undo = (member: Member, id: string) => site.ask('DELETE', `/progress/imports/${id}`, { as: member.as })
const set = (member: Member, id: string, completed: boolean, at: string) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/completed`, {
    as: member.as,
    body: { completed, at },
  })
/** The ticked questions in the tracker, each with its date. */
const ticks = async (member: Member): Promise<Record<string, string | null>> => {
  const { body } = await site.ask('GET', '/progress/memberId/completed-questions', { as: member.as })
  return Object.fromEntries(
    body.completedQuestion.map((one: { questionId: string; completedAt: string | null }) => [
      one.questionId,
      one.completedAt,
    ]),
  )
}
const activeDays = async (member: Member) =>
  (
    await sql('select day::text from member_days where member_id = $1 and done > 0 order by 1', member.id)
  ).rows.map(({ day }) => day)
const counted = async (member: Member) =>
  (
    await sql(
      `select month::text, count from member_months where member_id = $1 and source = 'ticks' and count <> 0 order by 1`,
      member.id,
    )
  ).rows
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('LEARN-1 ticks what was solved elsewhere, for the day on which it was solved, however long ago', async () => {
  const member = await site.member()
  const { status, body } = await bring(member, [
    { questionId: twoSum, at: '2021-03-04T05:06:07.000Z' },
    { questionId: jump, at: null },
  ])
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ source: 'leetcode', added: 2, earlier: 0, same: 0 })
  expect(await ticks(member)).toEqual({ [twoSum]: '2021-03-04T05:06:07.000Z', [jump]: null })
})

test('LEARN-2 a solve without a date, from the future or before there were such sites is ticked and is no active day', async () => {
  const member = await site.member()
  await bring(member, [
    { questionId: twoSum, at: null },
    { questionId: jump, at: new Date(Date.now() + 3_600_000).toISOString() },
    { questionId: subsets, at: '1970-01-01T00:00:00.000Z' },
  ])
  expect(await ticks(member)).toEqual({ [twoSum]: null, [jump]: null, [subsets]: null })
  expect(await activeDays(member)).toEqual([])
  // Solves without a date are first reviewed on the day of the import.
  const { rows } = await sql(
    'select distinct reviewed_on = current_date as now from reviews where member_id = $1',
    member.id,
  )
  expect(rows).toEqual([{ now: true }])
})

test('LEARN-105 what an import says repairs the streak, and undoing it breaks it again', async () => {
  const member = await site.member()
  await set(member, subsets, true, daysAgo(0))
  await sql(
    `update completed_questions set completed_at = now() - interval '2 days' where member_id = $1`,
    member.id,
  )
  const streak = async () => {
    const { body } = await site.ask('GET', '/streak', { as: member.as })
    return [body.data.current, body.data.longest]
  }
  expect(await streak()).toEqual([0, 1])
  const { body } = await bring(member, [
    { questionId: twoSum, at: daysAgo(1) },
    { questionId: jump, at: daysAgo(3) },
  ])
  expect(await streak()).toEqual([3, 3])
  await undo(member, body.data._id)
  expect(await streak()).toEqual([0, 1])
})

test('LEARN-2 what was done on an unknown day gets a day once it is unticked and ticked again, or accepted by the judge', async () => {
  const member = await site.member()
  const cuts = await site.database.pool.query('select id from questions order by slug limit 1')
  const solved = cuts.rows[0].id as string
  await bring(member, [
    { questionId: twoSum, at: null },
    { questionId: solved, at: null },
  ])
  await set(member, twoSum, false, daysAgo(0))
  await set(member, twoSum, true, daysAgo(0))
  await write(site.database, (tx) => progressStore.complete(tx, member.id, solved))
  const today = new Date().toISOString().slice(0, 10)
  const now = await ticks(member)
  expect([now[twoSum]?.slice(0, 10), now[solved]?.slice(0, 10)]).toEqual([today, today])
  expect(await activeDays(member)).toEqual([today])
})

test('LEARN-3 of a question that is ticked already the earlier date wins, whichever came first', async () => {
  const member = await site.member()
  await set(member, twoSum, true, daysAgo(3))
  await set(member, jump, true, daysAgo(3))
  await set(member, subsets, true, daysAgo(3))
  const before = await ticks(member)
  const { body } = await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: daysAgo(1) },
    { questionId: subsets, at: null },
  ])
  expect(body.data).toMatchObject({ added: 0, earlier: 1, same: 2 })
  expect(await ticks(member)).toEqual({ ...before, [twoSum]: '2022-01-01T00:00:00.000Z' })
})

test('LEARN-3 a question that an import names twice counts for its earliest date', async () => {
  const member = await site.member()
  const { body } = await bring(member, [
    { questionId: twoSum, at: null },
    { questionId: twoSum, at: '2023-02-02T00:00:00.000Z' },
    { questionId: twoSum, at: '2022-02-02T00:00:00.000Z' },
  ])
  expect(body.data.added).toBe(1)
  expect(await ticks(member)).toEqual({ [twoSum]: '2022-02-02T00:00:00.000Z' })
})

test('LEARN-4 undoing unticks what the import ticked and gives dates back, and leaves the rest', async () => {
  const member = await site.member()
  await set(member, twoSum, true, daysAgo(3))
  const before = await ticks(member)
  const { body } = await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: '2022-01-01T00:00:00.000Z' },
    { questionId: subsets, at: null },
  ])
  await set(member, question('3sum'), true, daysAgo(0))
  const answer = await undo(member, body.data._id)
  expect(answer.body.data).toEqual({ removed: 2, restored: 1, kept: 0 })
  const { [question('3sum')]: made, ...rest } = await ticks(member)
  expect(made).toBeTruthy()
  expect(rest).toEqual(before)
  expect((await undo(member, body.data._id)).status).toBe(404)
})

test('LEARN-4 undoing leaves what the member ticked anew, what the judge accepted, and what another import says', async () => {
  const member = await site.member()
  const { slug, questionId: solved } = await solvableHere()
  const first = await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: '2021-01-01T00:00:00.000Z' },
    { questionId: solved, at: '2020-01-01T00:00:00.000Z' },
  ])
  await bring(member, [{ questionId: jump, at: '2023-01-01T00:00:00.000Z' }])
  await set(member, twoSum, false, daysAgo(0))
  await set(member, twoSum, true, daysAgo(0))
  await judgedSubmission(site, member.id, { problem: slug })
  const answer = await undo(member, first.body.data._id)
  expect(answer.body.data).toEqual({ removed: 0, restored: 2, kept: 1 })
  const now = await ticks(member)
  const today = new Date().toISOString().slice(0, 10)
  expect(now[jump]).toBe('2023-01-01T00:00:00.000Z')
  expect([now[twoSum]?.slice(0, 10), now[solved]?.slice(0, 10)]).toEqual([today, today])
})

/** Returns a problem of this site that is also a question of the tracker. */
async function solvableHere(): Promise<{ slug: string; questionId: string }> {
  const { body } = await site.ask('GET', '/problems')
  return body.data.find(({ questionId }: { questionId: string | null }) => questionId)
}

test('LEARN-5 imports are listed newest first with their counts, page by page, and nobody reaches those of others', async () => {
  const [member, other] = [await site.member(), await site.member()]
  for (let at = 0; at < 23; at++) await bring(member, [{ questionId: twoSum, at: null }], { name: `${at}` })
  const list = async (as: string, query = '') =>
    (await site.ask('GET', `/progress/imports${query}`, { as })).body
  const first = await list(member.as)
  const second = await list(member.as, `?cursor=${first.nextCursor}`)
  const all = [...first.data, ...second.data]
  expect(all.map(({ name }: { name: string }) => Number(name))).toEqual([...Array(23).keys()].reverse())
  expect(all.at(-1)).toMatchObject({ source: 'leetcode', added: 1, earlier: 0, same: 0 })
  expect(second.nextCursor).toBe(null)
  expect((await list(other.as)).data).toEqual([])
  expect((await undo(other, all[0]._id)).status).toBe(404)
  expect((await site.ask('GET', '/progress/imports?cursor=x', { as: member.as })).status).toBe(400)
})

test('LEARN-6 an import counts for no month of a leaderboard, and takes none of what was ticked here away', async () => {
  const member = await site.member()
  await set(member, twoSum, true, daysAgo(2))
  const before = await counted(member)
  const { body } = await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: daysAgo(1) },
    { questionId: subsets, at: null },
  ])
  expect(await counted(member)).toEqual(before)
  await undo(member, body.data._id)
  expect(await counted(member)).toEqual(before)
})

/** Returns pseudo-random numbers. The same seed gives the same numbers in every run. */
const randomly = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

// One member imports, and a twin repeats the other steps. After all imports are undone, both have the same ticks.
test.each([...Array(24).keys()])(
  'LEARN-4 after any walk of ticks and imports, undoing them all leaves no trace (%i)',
  async (seed) => {
    const [member, twin] = [await site.member(), await site.member()]
    const random = randomly(seed * 7_919 + 17)
    const any = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
    const made: string[] = []
    const ids = [twoSum, jump, subsets]
    for (let step = 0; step < 14; step++) {
      const id = any(ids)
      const dice = random()
      if (dice < 0.4) {
        const solves = ids.filter(() => random() < 0.6).map((questionId) => ({ questionId, at: any(DATES) }))
        if (solves.length === 0) continue
        made.push((await bring(member, solves)).body.data._id)
      } else if (dice < 0.55 && made.length > 0) {
        await undo(member, made.splice(Math.floor(random() * made.length), 1)[0] ?? '')
      } else if (dice < 0.8) {
        // Skips questions that only the import ticked: a member cannot tick them again.
        if (id in (await ticks(member)) && !(id in (await ticks(twin)))) continue
        const at = daysAgo(random() * 5)
        for (const one of [member, twin]) await set(one, id, true, at)
      } else for (const one of [member, twin]) await set(one, id, false, daysAgo(0))
    }
    for (const id of made) await undo(member, id)
    expect(await ticks(member)).toEqual(await ticks(twin))
    expect(await counted(member)).toEqual(await counted(twin))
    const firsts = async ({ id }: Member) =>
      (
        await sql(
          'select question_id, completed_at from first_completions where member_id = $1 order by 1',
          id,
        )
      ).rows
    expect(await firsts(member)).toEqual(await firsts(twin))
    const { rows } = await sql('select from ticks_before_imports where member_id = $1', member.id)
    expect(rows).toHaveLength(0)
  },
)
const DATES = [null, '2020-05-05T00:00:00.000Z', '2024-01-31T12:00:00.000Z', daysAgo(6)] as const

test('LEARN-7 names each question with its slug and number on LeetCode, and what is ticked', async () => {
  const member = await site.member()
  await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: null },
  ])
  const { body } = await site.ask('GET', '/progress/imports/questions', { as: member.as })
  const of = (id: string) => body.questions.find((one: { id: string }) => one.id === id)
  expect(body.questions).toHaveLength(589)
  expect(of(twoSum)).toEqual({
    id: twoSum,
    questionName: 'Two Sum',
    difficulty: 'Easy',
    slug: 'two-sum',
    number: 1,
    ticked: { at: '2022-01-01T00:00:00.000Z' },
  })
  expect(of(jump).ticked).toEqual({ at: null })
  expect(of(subsets)).not.toHaveProperty('ticked')
})

test('LEARN-8 what was imported is told to other features: question, date, source, as long as it is ticked', async () => {
  const member = await site.member()
  await bring(member, [{ questionId: twoSum, at: null }], { source: 'list' })
  await bring(member, [
    { questionId: twoSum, at: '2022-01-01T00:00:00.000Z' },
    { questionId: jump, at: null },
  ])
  await set(member, jump, false, daysAgo(0))
  expect(await importedQuestions(site.database.sql, member.id)).toEqual([
    { questionId: twoSum, solvedAt: '2022-01-01T00:00:00.000Z', source: 'leetcode' },
  ])
})

test('LEARN-1 refuses what is no import: nothing, too much, unknown questions, times that are none', async () => {
  const member = await site.member()
  const [unknown] = ['00000000-0000-4000-8000-000000000000']
  const refused = async (solves: unknown, more: object = {}) => {
    const { status, body } = await bring(member, solves as Solve[], more)
    return [status, body.message]
  }
  expect(await refused([])).toEqual([400, solveImportMessages.nothing.text])
  expect(await refused([{ questionId: unknown, at: null }])).toEqual([400, solveImportMessages.unknown.text])
  expect(await refused([{ questionId: twoSum, at: 'yesterday' }])).toEqual([
    400,
    solveImportMessages.atRule.text,
  ])
  const paper = await refused([{ questionId: twoSum, at: null }], { source: 'paper' })
  expect(paper).toEqual([400, solveImportMessages.sourceRule.text])
  const many = Array.from({ length: solveImportLimits.solves + 1 }, () => ({ questionId: twoSum, at: null }))
  expect(await refused(many)).toEqual([400, solveImportMessages.tooMany.text])
  expect(await ticks(member)).toEqual({})
})

test('LEARN-1 an import sent twice under one key is one import', async () => {
  const member = await site.member()
  const send = () =>
    site.ask('POST', '/progress/imports', {
      as: member.as,
      headers: { 'idempotency-key': '0a1b2c3d-0000-4000-8000-00000000abcd' },
      body: { source: 'list', name: '', solves: [{ questionId: twoSum, at: null }] },
    })
  const [one, two] = [await send(), await send()]
  expect(two.body.data._id).toBe(one.body.data._id)
})
