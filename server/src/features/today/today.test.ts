import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { nextOfPath } from '@callofcode/contract/problem/next-of-path'
import type { ProblemListed } from '@callofcode/contract/problem/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { learningPath, questionIdOf } from '../problem/public.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const todayOf = async (as: string) => (await site.ask('GET', '/today', { as })).body.data
const listed = (topic: string) => questions.filter((one) => one.topics[0] === topic)
const idOf = ({ slug }: { slug: string } = { slug: '' }) => contentId('question', slug)
/** Returns the questions of a topic that can be solved here. */
const here = (topic: string) => listed(topic).filter(problemOf)
const problemOf = ({ slug }: { slug: string } = { slug: '' }) => {
  const head = site.problems.list().find(({ question }) => question === slug)
  return head && { slug: head.slug, title: head.title }
}
const tick = (as: string, question: { slug: string } | undefined) =>
  site.ask('PATCH', `/progress/memberId/questions/${idOf(question)}/completed/toggle`, { as })
const sql = (text: string, values: unknown[]) => site.database.pool.query(text, values)
const solve = (memberId: string, slug: string, ago: string) =>
  sql(`insert into solved_problems values ($1, $2, now() - $3::interval)`, [memberId, slug, ago])
const slugsOf = ({ problems }: { problems: { slug: string }[] }) => problems.map(({ slug }) => slug)
const path = () =>
  learningPath(site.problems.list().filter((head) => questionIdOf(head) !== null)).map(({ slug }) => slug)

describe('what a member does next', () => {
  test('TODAY-02 on the first day it begins with the first question and the first problem', async () => {
    const { as } = await site.member()
    const first = topics.toSorted((a, b) => a.order - b.order)[0]
    const found = await todayOf(as)
    expect(found.streak).toMatchObject({ current: 0, longest: 0, countsToday: false })
    expect(found).toMatchObject({ begun: null, solved: 0, hasWritten: false })
    const [question] = here(first?.slug ?? '')
    expect(found.question).toMatchObject({
      id: idOf(question),
      problem: problemOf(question),
      topic: first?.title,
      done: 0,
      tickedAt: null,
    })
    expect(slugsOf(found)).toEqual(path().slice(0, 8))
  })

  test('TODAY-01 it goes on in the topic that was ticked last, at its first open question', async () => {
    const { as } = await site.member()
    const [hashing, arrays] = [listed('hashing'), listed('arrays')]
    for (const one of [arrays[0], here('hashing')[0]]) await tick(as, one)
    const { question, streak } = await todayOf(as)
    expect(question).toMatchObject({ id: idOf(here('hashing')[1]), done: 1, total: hashing.length })
    expect(streak).toMatchObject({ current: 1, countsToday: true })
    await tick(as, arrays[1])
    expect((await todayOf(as)).question).toMatchObject({ topicId: contentId('topic', 'arrays'), done: 2 })
  })

  test('TODAY-09 a topic goes on with what can be solved here, also where that was merged, and then with the rest', async () => {
    const { as } = await site.member()
    const solvable = here('hashing')
    const left = solvable.at(-1)
    for (const one of solvable.slice(0, -1)) await tick(as, one)
    expect((await todayOf(as)).question).toMatchObject({ id: idOf(left), problem: problemOf(left) })
    const other = listed('hashing').find((one) => !problemOf(one))
    await sql('update questions set merged_into = $2, retired_at = now() where id = $1', [
      idOf(left),
      idOf(other),
    ])
    expect((await todayOf(as)).question).toMatchObject({ id: idOf(other), problem: problemOf(left) })
    await sql('update questions set merged_into = null, retired_at = null where id = $1', [idOf(left)])
    await tick(as, left)
    const { question } = await todayOf(as)
    expect(question).toMatchObject({
      id: idOf(listed('hashing').find((one) => !problemOf(one))),
      problem: null,
    })
  })

  test('TODAY-03 a question that is ticked again counts on its first day', async () => {
    const { as, id } = await site.member()
    await tick(as, listed('arrays')[0])
    await sql(
      `update completed_questions set completed_at = now() - interval '9 days' where member_id = $1`,
      [id],
    )
    const { streak } = await todayOf(as)
    expect(streak).toMatchObject({ current: 0, longest: 1 })
    await tick(as, listed('arrays')[0])
    await tick(as, listed('arrays')[0])
    expect((await todayOf(as)).streak).toEqual(streak)
  })

  test('TODAY-01 it goes on with the code that was saved last, unless its problem is solved', async () => {
    const { as, id } = await site.member()
    const save = (slug: string) =>
      site.ask('PUT', `/drafts/solution:${slug}:python`, { as, body: { content: { source: 'pass' } } })
    for (const slug of ['fair-cuts', 'reading-goals', 'no-such-problem']) await save(slug)
    expect((await todayOf(as)).begun).toMatchObject({ slug: 'reading-goals', title: 'Reading Goals' })
    await solve(id, 'reading-goals', '1 minute')
    expect((await todayOf(as)).begun.slug).toBe('fair-cuts')
  })

  test('TODAY-13 after a solve it goes on with the problem that its verdict names, until another question is ticked', async () => {
    const { as, id } = await site.member()
    const listedHere = (await site.ask('GET', '/problems', { as })).body.data
    await tick(as, here('arrays')[0])
    expect((await todayOf(as)).next).toBeNull()
    await solve(id, 'fair-cuts', '1 second')
    const next = nextOfPath<ProblemListed>(listedHere, 'fair-cuts', new Set(['fair-cuts']))
    expect(next).toBeDefined()
    expect((await todayOf(as)).next).toMatchObject({
      slug: next?.slug,
      title: next?.title,
      after: 'Fair Cuts',
    })
    await sql(`update solved_problems set solved_at = now() - interval '1 hour' where member_id = $1`, [id])
    expect((await todayOf(as)).next).toBeNull()
    await sql(`update member_topics set ticked_at = now() - interval '2 hours' where member_id = $1`, [id])
    expect((await todayOf(as)).next?.slug).toBe(next?.slug)
  })

  test('TODAY-04 what is solved long ago leaves the problems; what is just solved stays, with its time', async () => {
    const { as, id } = await site.member()
    const [first = '', second = '', third = ''] = path()
    await solve(id, first, '3 days')
    await solve(id, second, '1 hour')
    const found = await todayOf(as)
    expect(found.solved).toBe(2)
    expect(slugsOf(found).slice(0, 2)).toEqual([second, third])
    expect(found.problems[0].solvedAt).toBeTruthy()
    expect(found.problems.filter(({ solvedAt }: { solvedAt: string | null }) => !solvedAt)).toHaveLength(8)
  })
})

describe('the club', () => {
  const announce = async (title: string, hours: number) => {
    const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString()
    const body = { title, description: 'Come.', startsAt: at(0), endsAt: at(2), timeZone: 'UTC' }
    return (await site.ask('POST', '/events', { as: admin, body })).body.data._id
  }

  test('TODAY-04 a problem whose question was ticked as solved elsewhere is none for today', async () => {
    const { as } = await site.member()
    const [first, ...others] = path()
    const head = site.problems.list().find(({ slug }) => slug === first)
    await tick(as, { slug: head?.question ?? '' })
    expect(slugsOf(await todayOf(as))).toEqual(others.slice(0, 8))
  })

  test('TODAY-05 the next event says whether the member has a seat; one that is over or cancelled is none', async () => {
    const { as } = await site.member()
    expect((await todayOf(as)).event).toBeNull()
    await announce('Over', -5)
    await announce('Later', 48)
    const next = await announce('Next', 24)
    const off = await announce('Off', 1)
    await site.ask('POST', `/events/${off}/cancel`, { as: admin })
    expect((await todayOf(as)).event).toMatchObject({ _id: next, title: 'Next', state: null })
    await site.ask('POST', `/events/${next}/register`, { as, body: {} })
    expect((await todayOf(as)).event.state).toBe('going')
    expect((await todayOf(admin)).event.state).toBeNull()
  })

  test('TODAY-06 it offers the newest thread of somebody else that nobody has answered', async () => {
    const [asks, reads] = [await site.member({ name: 'Asha' }), await site.member()]
    const ask = async (as: string, title: string) => {
      const body = { title, category: 'DSA help', content: 'How?' }
      return (await site.ask('POST', '/forum/threads', { as, body })).body.data._id
    }
    expect((await todayOf(reads.as)).thread).toBeNull()
    const old = await ask(asks.as, 'Old')
    const newer = await ask(asks.as, 'Newer')
    await ask(reads.as, 'Own')
    expect((await todayOf(reads.as)).thread).toMatchObject({ _id: newer, author: 'Asha' })
    expect((await todayOf(reads.as)).hasWritten).toBe(true)
    await site.ask('POST', `/forum/threads/${newer}/replies`, { as: reads.as, body: { content: 'So.' } })
    expect((await todayOf(reads.as)).thread._id).toBe(old)
    await site.ask('DELETE', `/forum/threads/${old}`, { as: asks.as })
    expect((await todayOf(reads.as)).thread).toBeNull()
  })
})

test('LEARN-80 Today counts the reviews of the day and what they take, in its one statement', async () => {
  const { as, id } = await site.member()
  const easy = listed('arrays').filter((one) => one.difficulty === 'Easy')
  for (const one of easy.slice(0, 7)) await tick(as, one)
  await sql(
    `update completed_questions set completed_at = completed_at - interval '3 days' where member_id = $1`,
    [id],
  )
  const { reviews } = await todayOf(as)
  expect(reviews).toMatchObject({ due: 5, minutes: 50, waiting: 2, pausedUntil: null })
  expect(easy.map(({ name }) => name)).toContain(reviews.first)
})

test('TODAY-07 it is read in one statement, and by members only', async () => {
  const { as } = await site.member()
  await todayOf(as)
  expect(await countStatements(site.database, 'first_completions', () => todayOf(as))).toBe(1)
  expect((await site.ask('GET', '/today')).status).toBe(401)
})
