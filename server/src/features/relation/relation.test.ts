import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let ravi: Member
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  asha = await site.member({ name: 'Asha Verma' })
  ravi = await site.member({ name: 'Ravi Kumar' })
})

const post = (path: string, by: Member, body: object = {}) => site.ask('POST', path, { as: by.as, body })
async function start(by: Member, content = 'Why?'): Promise<string> {
  return (await post('/forum/threads', by, { title: 'Heaps', category: 'General', content })).body.data._id
}
async function reply(thread: string, by: Member, content = 'So.', replyToId?: string): Promise<string> {
  const body = { content, ...(replyToId && { replyToId }) }
  return (await post(`/forum/threads/${thread}/replies`, by, body)).body.data._id
}
const relate = (by: Member, body: object) => site.ask('PUT', '/members/me/relations', { as: by.as, body })
const list = async (of: Member) => (await site.ask('GET', '/members/me/relations', { as: of.as })).body.data
const told = async (of: Member) =>
  ((await site.ask('GET', '/notifications', { as: of.as })).body.data as { kind: string }[]).map(
    ({ kind }) => kind,
  )
const marks = async (thread: string, of: Member) =>
  (await site.ask('GET', `/forum/threads/${thread}/mine`, { as: of.as })).body.data

describe('muting', () => {
  test('CLUB-207 their posts are marked for the one who muted, and nothing of theirs notifies them', async () => {
    const thread = await start(asha)
    const said = await reply(thread, ravi)
    expect((await marks(thread, asha)).muted).toEqual([])
    expect((await relate(asha, { kind: 'muted', post: said })).body.message).toBe('Member Muted')
    const more = await reply(thread, ravi, `@${asha.handle}, look.`)
    expect((await marks(thread, asha)).muted.sort()).toEqual([said, more].sort())
    expect((await marks(thread, ravi)).muted).toEqual([])
    expect(await told(asha)).toEqual(['thread'])
    const mine = await reply(thread, asha)
    await reply(thread, ravi, 'To you.', mine)
    expect(await told(asha)).toEqual(['thread'])
  })

  test('CLUB-207 an accepted answer of theirs, and their acceptance, notify nobody who muted them', async () => {
    const thread = await start(ravi)
    const answer = await reply(thread, asha)
    await relate(asha, { kind: 'muted', handle: ravi.handle })
    await post(`/forum/threads/${thread}/accept/${answer}`, ravi)
    expect(await told(asha)).toEqual([])
  })

  test('CLUB-207 the public answer of a thread is the same for everybody, and stays kept', async () => {
    const thread = await start(asha)
    await reply(thread, ravi)
    const read = (as?: string) => site.ask('GET', `/forum/threads/${thread}/replies`, as ? { as } : {})
    const before = (await read()).body
    await relate(asha, { kind: 'blocked', handle: ravi.handle })
    expect((await read()).body).toEqual(before)
    expect((await read(asha.as)).body).toEqual(before)
  })
})

test('CLUB-196 a member asks which of the posts and threads on a page are of those they muted; nobody else is told', async () => {
  const [asked, thread] = [await start(ravi), await start(asha)]
  const { body } = await site.ask('POST', `/forum/threads/${thread}/replies`, {
    as: ravi.as,
    body: { content: 'x' },
  })
  const posts = [asked, thread, body.data._id, crypto.randomUUID()].join(',')
  const muted = async (by: Member) =>
    (await site.ask('GET', `/forum/muted?posts=${posts}`, { as: by.as })).body.data
  expect(await muted(asha)).toEqual([])
  await relate(asha, { kind: 'muted', handle: ravi.handle })
  expect((await muted(asha)).toSorted()).toEqual([asked, body.data._id].toSorted())
  expect(await muted(ravi)).toEqual([])
  expect((await site.ask('GET', '/forum/muted', { as: asha.as })).body.data).toEqual([])
  for (const wrong of ['x', `${asked},x`, Array.from({ length: 101 }, () => asked).join(',')])
    expect((await site.ask('GET', `/forum/muted?posts=${wrong}`, { as: asha.as })).status).toBe(400)
})

describe('blocking', () => {
  test('CLUB-208 who is blocked neither notifies nor finds them to mention; what they write is public all the same', async () => {
    const thread = await start(asha)
    await relate(asha, { kind: 'blocked', handle: ravi.handle })
    await reply(thread, ravi, `@${asha.handle}?`)
    expect(await told(asha)).toEqual([])
    const find = async (by: Member) =>
      (await site.ask('GET', '/forum/members?q=Asha+Verma', { as: by.as })).body.data as { handle: string }[]
    const found = async (by: Member) => (await find(by)).some(({ handle }) => handle === asha.handle)
    expect([await found(ravi), await found(await site.member())]).toEqual([false, true])
    expect((await site.ask('GET', `/forum/threads/${thread}/replies`)).body.data).toHaveLength(1)
  })

  test('CLUB-208 nobody blocks an admin or a manager, and a block does not hold against who became one', async () => {
    const manager = await site.member({ isManager: true })
    const refused = await relate(asha, { kind: 'blocked', handle: manager.handle })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['kind']])
    expect((await relate(asha, { kind: 'muted', handle: manager.handle })).status).toBe(200)
    await relate(asha, { kind: 'blocked', handle: ravi.handle })
    await site.database.pool.query(`insert into member_tasks (member_id, task) values ($1, 'moderation')`, [
      ravi.id,
    ])
    const thread = await start(asha)
    await reply(thread, ravi)
    expect(await told(asha)).toEqual(['thread'])
    expect((await marks(thread, asha)).muted).toEqual([])
  })
})

describe('the list', () => {
  test('CLUB-209 it shows whom one muted or blocked, newest first, and takes each back', async () => {
    const mira = await site.member({ name: 'Mira Nair' })
    await relate(asha, { kind: 'muted', handle: ravi.handle })
    await relate(asha, { kind: 'blocked', handle: mira.handle })
    const [first, second] = await list(asha)
    expect([first.name, first.kind, second.name, second.kind]).toEqual([
      'Mira Nair',
      'blocked',
      'Ravi Kumar',
      'muted',
    ])
    await relate(asha, { kind: 'muted', relation: first._id })
    await relate(asha, { kind: 'none', relation: second._id })
    expect(await list(asha)).toMatchObject([{ name: 'Mira Nair', kind: 'muted' }])
    expect(await list(ravi)).toEqual([])
  })

  test('CLUB-209 safety Z3 nobody changes the list of another, mutes themselves, nobody or two at once', async () => {
    await relate(asha, { kind: 'muted', handle: ravi.handle })
    const [{ _id }] = await list(asha)
    const mira = await site.member()
    for (const [by, body] of [
      [ravi, { kind: 'none', relation: _id }],
      [mira, { kind: 'muted', relation: _id }],
      [asha, { kind: 'muted', handle: asha.handle }],
      [asha, { kind: 'muted', handle: 'nobody.here' }],
      [asha, { kind: 'muted' }],
      [asha, { kind: 'muted', handle: ravi.handle, relation: _id }],
      [asha, { kind: 'muted', post: crypto.randomUUID() }],
    ] as const)
      expect((await relate(by, body)).status).toBe(400)
    expect(await list(asha)).toHaveLength(1)
  })
})
