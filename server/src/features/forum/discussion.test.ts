import { forumMessages } from '@callofcode/contract/forum/forum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const path = (slug: string) => `/problems/${slug}/discussion`
const ask = (as: string, slug: string, content: string) =>
  site.ask('POST', path(slug), { as, body: { content } })
const read = async (slug: string, query = '') => (await site.ask('GET', path(slug) + query)).body

test('TALK-01 the first question about a problem starts its thread, however many ask at once', async () => {
  expect(await read('fair-cuts')).toMatchObject({ data: { thread: null, replies: [] }, nextCursor: null })
  const members = await Promise.all(Array.from({ length: 6 }, () => site.member()))
  const answers = await Promise.all(members.map(({ as }, at) => ask(as, 'fair-cuts', `Question ${at}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const threads = new Set(answers.map(({ body }) => body.data.threadId))
  expect(threads.size).toBe(1)

  const { data } = await read('fair-cuts')
  const title = 'Questions about Fair Cuts'
  const [id] = threads
  expect(data.thread).toMatchObject({ _id: id, title, author: null, replyCount: 6, problem: 'fair-cuts' })
  const { body } = await site.ask('GET', `/forum/threads/${id}`)
  expect(body.data).toMatchObject({ title, category: 'DSA help', deleted: false })
  const { rows } = await site.database.pool.query('select id from forum_threads where problem is not null')
  expect(rows).toHaveLength(1)
})

test('TALK-02 everybody reads the replies, newest first, in pages without a gap', async () => {
  const { as } = await site.member()
  for (let at = 0; at < 12; at++) await ask(as, 'key-wheel', `Question ${at}`)
  const first = await read('key-wheel')
  const second = await read('key-wheel', `?cursor=${first.nextCursor}`)
  const contents = [...first.data.replies, ...second.data.replies].map(({ content }) => content)
  expect(contents).toEqual(Array.from({ length: 12 }, (_, at) => `Question ${11 - at}`))
  expect(second.nextCursor).toBeNull()
  const { _id } = first.data.replies[0]
  await site.ask('DELETE', `/forum/replies/${_id}`, { as })
  const after = await read('key-wheel')
  expect([after.data.thread.replyCount, after.data.replies[0].content]).toEqual([11, 'Question 10'])
})

test('TALK-02 a draft of a question is for problems there are, and goes when it is posted', async () => {
  const { as } = await site.member()
  const draft = { content: { content: 'Half a question' } }
  expect((await site.ask('PUT', '/drafts/question:telegram', { as, body: draft })).status).toBe(200)
  expect((await site.ask('PUT', '/drafts/question:made-up', { as, body: draft })).status).toBe(404)
  await ask(as, 'telegram', 'A whole question')
  expect((await site.ask('GET', '/drafts/question:telegram', { as })).body.data).toBeNull()
})

test('TALK-04 a thread that moderators delete is replaced by the next question; a locked one takes none', async () => {
  const [{ as }, moderator] = [await site.member(), await site.member({ isManager: true })]
  const first = (await ask(as, 'gear-train', 'One')).body.data.threadId
  expect((await site.ask('DELETE', `/forum/threads/${first}`, { as })).status).toBe(403)
  await site.ask('DELETE', `/forum/threads/${first}`, { as: moderator.as })
  expect((await read('gear-train')).data).toEqual({ thread: null, replies: [] })
  const second = (await ask(as, 'gear-train', 'Two')).body.data.threadId
  expect(second).not.toBe(first)
  expect((await read('gear-train')).data.replies).toMatchObject([{ content: 'Two' }])
  const old = (await site.ask('GET', `/forum/threads/${first}`)).body.data
  expect(old).toMatchObject({ deleted: true, problem: null })

  await site.ask('POST', `/forum/threads/${second}/lock`, { as: moderator.as, body: { locked: true } })
  const refused = await ask(as, 'gear-train', 'Three')
  expect([refused.status, refused.body.message]).toEqual([403, forumMessages.locked.text])
  expect((await ask(moderator.as, 'gear-train', 'Four')).status).toBe(201)
})

test('TALK-01 visitors and waiting members do not ask, nobody about a problem that is none, and not without words', async () => {
  const [{ as }, waiting] = [await site.member(), await site.member({ status: 'pending' })]
  expect((await site.ask('POST', path('fair-cuts'), { body: { content: 'Why?' } })).status).toBe(401)
  expect((await ask(waiting.as, 'fair-cuts', 'Why?')).status).toBe(401)
  expect((await ask(as, 'made-up', 'Why?')).status).toBe(404)
  expect((await site.ask('GET', path('made-up'))).status).toBe(404)
  expect((await ask(as, 'fair-cuts', ' ')).status).toBe(400)
})
