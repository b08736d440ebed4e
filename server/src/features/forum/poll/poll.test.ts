import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'
import { untilWaiting } from '../../../../testing/waits/lock-waiters.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let thread: string
let options: string[]
beforeAll(async () => {
  site = await testSite()
  asha = await site.member({ name: 'Asha' })
})
afterAll(() => site.close())

const poll = {
  question: 'Which one?',
  options: ['Heap', 'Tree', 'Trie'],
  multiple: false,
  days: 7,
  shows: 'voted',
}
const ask = (given: object = {}) =>
  site.ask('POST', '/forum/threads', {
    as: asha.as,
    body: { title: 'A choice', category: 'General', content: 'Say.', poll: { ...poll, ...given } },
  })
async function start(given: object = {}) {
  const { data } = (await ask(given)).body
  thread = data._id
  options = data.poll.options.map(({ _id }: { _id: string }) => _id)
}
beforeEach(() => start())

const vote = (by: Member, ...chosen: string[]) =>
  site.ask('PUT', `/forum/threads/${thread}/poll`, { as: by.as, body: { options: chosen } })
const own = async (of: Member) =>
  (await site.ask('GET', `/forum/threads/${thread}/poll`, { as: of.as })).body.data
const end = () =>
  site.database.pool.query(`update polls set ends_at = now() - interval '1 second' where thread_id = $1`, [
    thread,
  ])

test('CLUB-218 a thread has a question with options, the same for everybody, and the result once one has voted', async () => {
  const shown = (await site.ask('GET', `/forum/threads/${thread}`)).body.data.poll
  expect(shown).toMatchObject({ question: 'Which one?', multiple: false, shows: 'voted' })
  expect(shown.options.map(({ words }: { words: string }) => words)).toEqual(['Heap', 'Tree', 'Trie'])
  const [one, other] = [await site.member(), await site.member()]
  await vote(one, options[0] ?? '')
  expect(await own(other)).toEqual({ chosen: [], ended: false, voters: null, results: null })
  const { body } = await vote(other, options[0] ?? '')
  expect(body.data).toMatchObject({ chosen: [options[0]], voters: 2 })
  expect(body.data.results.map(({ votes }: { votes: number }) => votes)).toEqual([2, 0, 0])
})

test('CLUB-218 a result that waits for the end is shown to nobody before, and to everybody after', async () => {
  await start({ shows: 'end' })
  const member = await site.member()
  expect((await vote(member, options[1] ?? '')).body.data.results).toBeNull()
  await end()
  expect(await own(await site.member())).toMatchObject({ ended: true, voters: 1 })
  const late = await vote(member, options[0] ?? '')
  expect([late.status, late.body.message]).toEqual([409, 'This poll has ended.'])
})

test('CLUB-219 a vote can be changed and taken back until the end, and of many at once a member has one', async () => {
  const member = await site.member()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => vote(member, options[at % options.length] ?? '')),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { rows } = await site.database.pool.query(
    'select count(*)::int as votes from poll_votes where member_id = $1',
    [member.id],
  )
  expect(rows[0].votes).toBe(1)
  expect(await own(member)).toMatchObject({ voters: 1 })
  await vote(member)
  expect((await own(member)).chosen).toEqual([])
})

test('CLUB-219 of two choices at the same moment the second waits for the first', async () => {
  const member = await site.member()
  const client = await site.database.pool.connect()
  await client.query('begin')
  // Both votes are sent before the first can end.
  await client.query('select from forum_threads where id = $1 for update', [thread])
  const both = [0, 1].map((at) => vote(member, options[at] ?? ''))
  await untilWaiting(site.database.pool, 2)
  await client.query('commit')
  client.release()
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await site.database.pool.query(
    'select count(*)::int as votes from poll_votes where member_id = $1',
    [member.id],
  )
  expect(rows[0].votes).toBe(1)
})

test('CLUB-219 several choices count each, and their member once', async () => {
  await start({ multiple: true })
  const member = await site.member()
  const { body } = await vote(member, options[0] ?? '', options[2] ?? '', options[0] ?? '')
  expect(body.data).toMatchObject({ voters: 1 })
  expect(body.data.results.map(({ votes }: { votes: number }) => votes)).toEqual([1, 0, 1])
})

test('CLUB-220 a vote is a change of the thread, so that every reader’s screen reads the result again', async () => {
  const version = async () => (await site.ask('GET', `/forum/threads/${thread}`)).body.data.version
  const before = await version()
  await vote(await site.member(), options[0] ?? '')
  expect(await version()).not.toBe(before)
})

test('CLUB-218 safety I2 a poll has a question, 2 to 10 different options and an end within 90 days', async () => {
  for (const given of [
    { question: ' ' },
    { options: ['One'] },
    { options: Array.from({ length: 11 }, (_, at) => `${at}`) },
    { options: ['Same', 'same'] },
    { options: ['One', ' '] },
    { days: 0 },
    { days: 91 },
    { shows: 'never' },
    { extra: 1 },
  ])
    expect([given, (await ask(given)).status]).toEqual([given, 400])
})

test('CLUB-219 one choice is one, of this poll, and only members vote, not in a locked thread', async () => {
  const member = await site.member()
  expect((await vote(member, ...options.slice(0, 2))).status).toBe(400)
  expect((await vote(member, crypto.randomUUID())).status).toBe(400)
  const visitor = await site.ask('PUT', `/forum/threads/${thread}/poll`, { body: { options: [] } })
  expect(visitor.status).toBe(401)
  const manager = await site.member({ isManager: true })
  await site.ask('POST', `/forum/threads/${thread}/lock`, { as: manager.as, body: { locked: true } })
  expect((await vote(member, options[0] ?? '')).status).toBe(403)
  const plain = { title: 'No poll', category: 'General', content: 'x' }
  thread = (await site.ask('POST', '/forum/threads', { as: asha.as, body: plain })).body.data._id
  expect((await vote(member, options[0] ?? '')).status).toBe(404)
})
