import { forumMessages } from '@callofcode/contract/forum/forum'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let author: string
let other: string
let manager: string
let admin: string
let thread: string
let reply: string
beforeAll(async () => {
  site = await testSite()
  author = (await site.member({ name: 'Asker' })).as
  other = (await site.member({ name: 'Helper' })).as
  manager = (await site.member({ isManager: true })).as
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())
beforeEach(async () => {
  const opening = { title: 'Heaps', category: 'DSA help', content: 'Why?' }
  thread = (await post('/forum/threads', author, opening)).body.data._id
  reply = (await post(`/forum/threads/${thread}/replies`, other, { content: 'Because.' })).body.data._id
})

const post = (path: string, as: string, body?: object) =>
  site.ask('POST', path, { as, ...(body && { body }) })
const read = async (id = thread) => (await site.ask('GET', `/forum/threads/${id}`)).body.data
const flags = async () =>
  (await site.ask('GET', '/forum/flags', { as: manager })).body.data as {
    _id: string
    postId: string
    reason: string
  }[]

describe('votes', () => {
  test('a vote is one a member and post, and the second takes it back', async () => {
    const url = `/forum/threads/${thread}/vote`
    expect((await post(url, other)).body).toMatchObject({ voted: true, votes: 1 })
    expect((await post(url, manager)).body).toMatchObject({ voted: true, votes: 2 })
    expect((await read()).votes).toBe(2)
    expect((await post(url, other)).body).toMatchObject({ voted: false, votes: 1 })
    expect((await read()).votes).toBe(1)
  })

  test('twenty-one turns at once leave one vote, counted once', async () => {
    const url = `/forum/replies/${reply}/vote`
    const turns = await Promise.all(Array.from({ length: 21 }, () => post(url, author)))
    expect(turns.filter(({ body }) => body.voted)).toHaveLength(11)
    const { body } = await site.ask('GET', `/forum/threads/${thread}/replies`)
    expect(body.data[0].votes).toBe(1)
  })
})

describe('the accepted answer', () => {
  test('is chosen and taken back by the thread’s author, and shown with the thread', async () => {
    expect((await post(`/forum/threads/${thread}/accept/${reply}`, author)).status).toBe(200)
    expect(await read()).toMatchObject({ acceptedReplyId: reply, acceptedReply: { content: 'Because.' } })
    await site.ask('DELETE', `/forum/threads/${thread}/accept`, { as: author })
    expect(await read()).toMatchObject({ acceptedReplyId: null, acceptedReply: null })
  })

  test('is chosen by a moderator too, and goes with its reply', async () => {
    expect((await post(`/forum/threads/${thread}/accept/${reply}`, manager)).status).toBe(200)
    await site.ask('DELETE', `/forum/replies/${reply}`, { as: other })
    expect(await read()).toMatchObject({ acceptedReplyId: null, acceptedReply: null, replyCount: 0 })
  })
})

describe('pinning and locking', () => {
  test('a locked thread takes no replies and edits from members, and still from moderators', async () => {
    await post(`/forum/threads/${thread}/lock`, manager, { locked: true })
    expect((await read()).locked).toBe(true)
    const refused = [
      await post(`/forum/threads/${thread}/replies`, other, { content: 'x' }),
      await site.ask('PATCH', `/forum/replies/${reply}`, { as: other, body: { content: 'x' } }),
      await site.ask('DELETE', `/forum/threads/${thread}`, { as: author }),
    ]
    for (const { status, body } of refused)
      expect([status, body.message]).toEqual([403, forumMessages.locked.text])
    expect((await post(`/forum/threads/${thread}/replies`, manager, { content: 'x' })).status).toBe(201)
    await post(`/forum/threads/${thread}/lock`, manager, { locked: false })
    expect((await post(`/forum/threads/${thread}/replies`, other, { content: 'x' })).status).toBe(201)
  })

  test('a pinned thread says so', async () => {
    await post(`/forum/threads/${thread}/pin`, admin, { pinned: true })
    expect((await read()).pinned).toBe(true)
  })
})

describe('flags', () => {
  const flag = (as: string, postId = reply) => post('/forum/flags', as, { postId, reason: 'Spam' })

  test('a flag is in the queue once for each member, with the post and who flagged it', async () => {
    for (const _ of [1, 2]) expect((await flag(author)).status).toBe(201)
    const mine = (await flags()).filter((one) => one.postId === reply)
    expect(mine).toMatchObject([
      {
        threadId: thread,
        title: 'Heaps',
        content: 'Because.',
        reason: 'Spam',
        author: { name: 'Helper' },
        flaggedBy: { name: 'Asker' },
      },
    ])
    const marks = await site.ask('GET', `/forum/threads/${thread}/mine`, { as: author })
    expect(marks.body.data.flagged).toEqual([reply])
  })

  test('NAV-11 COST-03 page after page every flag comes once; and all are counted', async () => {
    type Queue = { data: { _id: string }[]; total: number; nextCursor: string | null }
    const queue = async (query = ''): Promise<Queue> =>
      (await site.ask('GET', `/forum/flags${query}`, { as: manager })).body
    const waiting = async () => (await site.ask('GET', '/waiting', { as: manager })).body.data
    const before = (await queue()).total
    await site.database.pool.query(
      `insert into forum_flags (post_id, reason, note) select $1, 'Spam', '' from generate_series(1, 203)`,
      [reply],
    )
    const seen: string[] = []
    let page = await queue()
    const [first] = page.data
    expect([page.data.length, page.total, await waiting()]).toEqual([
      30,
      before + 203,
      expect.objectContaining({ flags: before + 203, experiences: null }),
    ])
    for (; page.nextCursor; page = await queue(`?cursor=${page.nextCursor}`))
      seen.push(...page.data.map(({ _id }) => _id))
    expect(new Set([...seen, ...page.data.map(({ _id }) => _id)]).size).toBe(before + 203)
    await site.database.pool.query('analyze forum_flags, forum_posts, members')
    expect(await rowsRead(site.database, 'forum_flags', () => queue())).toBeLessThan(31 * 100)
    await post(`/forum/flags/${first?._id}/resolve`, manager, { ruling: 'kept' })
    await post(`/forum/flags/${page.data.at(-1)?._id}/resolve`, manager, { ruling: 'kept' })
    expect((await queue()).total).toBeLessThanOrEqual(before)
  })

  test('keeping settles every flag on the post; a settled one changes nothing more', async () => {
    await flag(author)
    await flag(admin)
    const [first] = (await flags()).filter((one) => one.postId === reply)
    await post(`/forum/flags/${first?._id}/resolve`, manager, { ruling: 'kept' })
    expect((await flags()).filter((one) => one.postId === reply)).toEqual([])
    const late = await post(`/forum/flags/${first?._id}/resolve`, admin, { ruling: 'removed' })
    expect(late.body.message).toBe('Another moderator kept it before')
    expect((await read()).replyCount).toBe(1)
  })

  test('removing deletes the post for everybody, and is written down', async () => {
    await flag(author, thread)
    await flag(author)
    const [first] = (await flags()).filter((one) => one.postId === reply)
    await read()
    await post(`/forum/flags/${first?._id}/resolve`, manager, { ruling: 'removed' })
    expect((await read()).replyCount).toBe(0)
    const { rows } = await site.database.pool.query('select action from audit where target = $1', [reply])
    expect(rows).toEqual([{ action: 'post.removed' }])
  })
})

describe('refusals', () => {
  test('nobody can vote for their own post', async () => {
    const { status, body } = await post(`/forum/threads/${thread}/vote`, author)
    expect([status, body.message]).toEqual([403, forumMessages.ownVote.text])
  })

  test('only the thread’s author and moderators can accept an answer, and only a reply of the thread', async () => {
    expect((await post(`/forum/threads/${thread}/accept/${reply}`, other)).status).toBe(403)
    const clear = await site.ask('DELETE', `/forum/threads/${thread}/accept`, { as: other })
    expect(clear.status).toBe(403)
    const another = { title: 'Tries', category: 'General', content: 'x' }
    const elsewhere = (await post('/forum/threads', author, another)).body.data._id
    expect((await post(`/forum/threads/${elsewhere}/accept/${reply}`, author)).status).toBe(404)
    expect((await post(`/forum/threads/${thread}/accept/${thread}`, author)).status).toBe(404)
    expect((await read()).acceptedReplyId).toBeNull()
  })

  test('safety Z1 a member neither pins, locks, reads the queue nor decides in it', async () => {
    const none = crypto.randomUUID()
    const answers = [
      await post(`/forum/threads/${thread}/pin`, author, {}),
      await post(`/forum/threads/${thread}/lock`, author, {}),
      await site.ask('GET', '/forum/flags', { as: author }),
      await post(`/forum/flags/${none}/resolve`, author, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await site.ask('GET', '/forum/flags')).status).toBe(401)
    expect((await read()).pinned).toBe(false)
  })

  test('a flag needs a reason of the list and a post that is not deleted', async () => {
    const bad = [
      { postId: reply, reason: 'Because' },
      { postId: 'x', reason: 'Spam' },
      { postId: crypto.randomUUID(), reason: 'Spam' },
      { postId: [reply], reason: 'Spam' },
    ]
    for (const body of bad) expect((await post('/forum/flags', author, body)).status).toBe(400)
  })

  test('safety I2 a mark is true or false, nothing else', async () => {
    for (const pinned of ['true', 1, null, [true]]) {
      expect((await post(`/forum/threads/${thread}/pin`, manager, { pinned })).status).toBe(400)
    }
  })

  test('safety I5 an unknown flag answers 404', async () => {
    const url = `/forum/flags/${crypto.randomUUID()}/resolve`
    expect((await post(url, manager, { ruling: 'kept' })).status).toBe(404)
  })
})
