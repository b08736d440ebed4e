import { contentId, questions } from '@callofcode/content/curriculum'
import type { Plan } from '@callofcode/contract/plan/plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const [first, second, third, fourth] = [idOf(0), idOf(1), idOf(2), idOf(3)]
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const terms = {
  endsOn: dayIn(27),
  hours: 7,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  level: 'intermediate',
  hard: 'placed',
}
const listOf = async (who: Member, ids: string[], title = 'Exam week'): Promise<string> =>
  (await site.ask('POST', '/own-lists', { as: who.as, body: { title, questions: ids } })).body.data._id
const change = (who: Member, id: string, body: object) =>
  site.ask('PATCH', `/own-lists/${id}`, { as: who.as, body })
const share = async (who: Member, id: string): Promise<string> =>
  (await change(who, id, { shared: true })).body.data.sharedAs
const make = (who: Member, source: object) =>
  site.ask('POST', '/plans', { as: who.as, body: { ...terms, source } })
const made = async (who: Member, source: object): Promise<string> => {
  const { status, body } = await make(who, source)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data._id
}
const get = async (who: Member, id: string): Promise<Plan> =>
  (await site.ask('GET', `/plans/${id}`, { as: who.as })).body.data
const idsOf = (plan: Plan) => plan.questions.map(({ id }) => id)
const tick = (who: Member, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as: who.as })
const REFUSED = [400, { source: 'Choose a list, topics or a company.' }]

describe('a plan of a list of their own', () => {
  test('LEARN-73 has its questions in their order, and is made by nobody else', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const list = await listOf(member, [third, first])
    const plan = await get(member, await made(member, { kind: 'own', id: list }))
    expect([plan.title, idsOf(plan), plan.hasList, plan.change, plan.listNow]).toEqual([
      'Exam week',
      [third, first],
      true,
      null,
      null,
    ])
    expect((await make(member, { kind: 'own', id: list })).status).toBe(409)
    const refused = await make(other, { kind: 'own', id: list })
    expect([refused.status, refused.body.errors]).toEqual(REFUSED)
    const empty = await make(member, { kind: 'own', id: await listOf(member, []) })
    expect(empty.body.errors).toEqual({ source: 'It has no problems that can be planned.' })
  })

  test('LEARN-73 follows the list at once: questions come, go and change places, ticks stay, and it says how many', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    const [list, untouched] = [
      await listOf(member, [first, second]),
      await listOf(member, [first, second], 'Other'),
    ]
    const id = await made(member, { kind: 'own', id: list })
    const other = await made(member, { kind: 'own', id: untouched })
    await tick(member, first)
    await change(member, list, { questions: [third, first, fourth], title: 'Finals' })
    const followed = await get(member, id)
    expect([followed.title, idsOf(followed), followed.done]).toEqual(['Finals', [third, first, fourth], 1])
    expect(followed.change).toEqual({ on: dayIn(0), added: 2, removed: 1, was: {} })
    expect(followed.startsOn).toBe(dayIn(0))
    await site.ask('PUT', `/own-lists/${list}/questions/${second}`, {
      as: member.as,
      body: { listed: true },
    })
    await site.ask('PUT', `/own-lists/${list}/questions/${third}`, {
      as: member.as,
      body: { listed: false },
    })
    const again = await get(member, id)
    expect([idsOf(again), again.change]).toEqual([
      [first, fourth, second],
      { on: dayIn(0), added: 3, removed: 2, was: {} },
    ])
    expect((await get(member, other)).change).toBeNull()
    // A new day starts a new report, and after two weeks there is none.
    await sql(`update plans set changed_on = changed_on - 1 where id = $1`, id)
    await change(member, list, { questions: [first] })
    expect((await get(member, id)).change).toEqual({ on: dayIn(0), added: 0, removed: 2, was: {} })
    await sql(`update plans set changed_on = changed_on - 14 where id = $1`, id)
    expect((await get(member, id)).change).toBeNull()
  })

  test('LEARN-73 a list that only changes its order changes the order of the plan, and that is no news', async () => {
    const member = await site.member()
    const list = await listOf(member, [first, second])
    const id = await made(member, { kind: 'own', id: list })
    await change(member, list, { questions: [second, first] })
    const plan = await get(member, id)
    expect([idsOf(plan), plan.change]).toEqual([[second, first], null])
  })

  test('LEARN-73 an emptied list empties its plan; a deleted one leaves it as it is, and it says so', async () => {
    const member = await site.member()
    const list = await listOf(member, [first, second])
    const id = await made(member, { kind: 'own', id: list })
    await change(member, list, { questions: [] })
    expect(await get(member, id)).toMatchObject({ total: 0, questions: [], hasList: true })
    await change(member, list, { questions: [second] })
    await site.ask('DELETE', `/own-lists/${list}`, { as: member.as })
    const left = await get(member, id)
    expect([idsOf(left), left.hasList]).toEqual([[second], false])
    const [overview] = (await site.ask('GET', '/plans', { as: member.as })).body.data
    expect(overview).toMatchObject({ _id: id, hasList: false, total: 1 })
  })
})

describe('a plan of a list of somebody else', () => {
  test('LEARN-74 is made by whoever has its link; their own link is their own list', async () => {
    const [owner, reader] = [await site.member(), await site.member()]
    const list = await listOf(owner, [second, first], 'For my batch')
    const key = await share(owner, list)
    const plan = await get(reader, await made(reader, { kind: 'shared', key }))
    expect([plan.title, idsOf(plan), plan.hasList]).toEqual(['For my batch', [second, first], true])
    expect(JSON.stringify(plan)).not.toContain(list)
    expect((await make(reader, { kind: 'shared', key: 'x'.repeat(22) })).body.errors).toEqual(REFUSED[1])
    const mine = await get(owner, await made(owner, { kind: 'shared', key }))
    expect(mine.source).toEqual({ kind: 'own', id: list })
    expect((await make(owner, { kind: 'own', id: list })).status).toBe(409)
  })

  test('LEARN-74 says what changed there, and takes it over when it is asked to', async () => {
    const [owner, reader, other] = [await site.member(), await site.member(), await site.member()]
    const list = await listOf(owner, [first, second])
    const key = await share(owner, list)
    const id = await made(reader, { kind: 'shared', key })
    const waits = await made(other, { kind: 'shared', key })
    await change(owner, list, { questions: [third, second, fourth], title: 'Changed' })
    const before = await get(reader, id)
    expect([idsOf(before), before.listNow]).toEqual([[first, second], { added: 2, removed: 1 }])
    const follow = (who: Member) => site.ask('PUT', `/plans/${id}/list`, { as: who.as })
    expect((await follow(other)).status).toBe(404)
    expect((await follow(reader)).status).toBe(200)
    const after = await get(reader, id)
    expect([after.title, idsOf(after), after.listNow]).toEqual([
      'Changed',
      [third, second, fourth],
      { added: 0, removed: 0 },
    ])
    expect(idsOf(await get(other, waits))).toEqual([first, second])
  })

  test('LEARN-74 a link that is taken back, or a list that is deleted, leaves the plan as it is; a new link is another one', async () => {
    const [owner, reader] = [await site.member(), await site.member()]
    const list = await listOf(owner, [first, second])
    const id = await made(reader, { kind: 'shared', key: await share(owner, list) })
    await change(owner, list, { shared: false })
    await change(owner, list, { questions: [third] })
    await share(owner, list)
    const left = await get(reader, id)
    expect([idsOf(left), left.hasList, left.listNow]).toEqual([[first, second], false, null])
    const follow = await site.ask('PUT', `/plans/${id}/list`, { as: reader.as })
    expect([follow.status, follow.body.message]).toEqual([409, 'The list is deleted, or shared no longer.'])
    await site.ask('DELETE', `/own-lists/${list}`, { as: owner.as })
    expect(idsOf(await get(reader, id))).toEqual([first, second])
  })

  test('LEARN-74 what the club hides does not come with it', async () => {
    const [owner, reader] = [await site.member(), await site.member()]
    const list = await listOf(owner, [first])
    const key = await share(owner, list)
    const id = await made(reader, { kind: 'shared', key })
    await change(owner, list, { questions: [first, second] })
    await sql('update questions set retired_at = now() where id = $1', second)
    expect((await get(reader, id)).listNow).toEqual({ added: 0, removed: 0 })
    await site.ask('PUT', `/plans/${id}/list`, { as: reader.as })
    expect(await sql('select question_id from plan_items where plan_id = $1', id)).toEqual([
      { question_id: first },
    ])
    await sql('update questions set retired_at = null where id = $1', second)
  })
})
