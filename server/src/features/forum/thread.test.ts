import { forumMessages } from '@callofcode/contract/forum/forum'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { untilWaiting } from '../../../testing/waits/lock-waiters.ts'
import { write } from '../../platform/database/database.ts'
import { replyStore } from './reply-store.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
let ravi: typeof asha
let manager: string
beforeAll(async () => {
  site = await testSite()
  asha = await site.member({ name: 'Asha Verma', isManager: true, role: 'member' })
  ravi = await site.member({ name: 'Ravi Kumar', profilePhoto: '/photos/ravi.webp' })
  manager = (await site.member({ isManager: true })).as
})
afterAll(() => site.close())

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const text = { title: 'Sliding window', category: 'DSA help', content: 'When does it **shrink**?' }
async function start(more: object = {}, as = ravi.as) {
  const { status, body } = await site.ask('POST', '/forum/threads', { as, body: { ...text, ...more } })
  expect(status).toBe(201)
  return body.data
}
async function answer(thread: string, as = asha.as, more: object = {}) {
  const body = { content: 'While it is wrong.', ...more }
  const sent = await site.ask('POST', `/forum/threads/${thread}/replies`, { as, body })
  expect(sent.status).toBe(201)
  return sent.body.data
}
const read = async (id: string) => (await site.ask('GET', `/forum/threads/${id}`)).body.data
const replies = async (id: string) => (await site.ask('GET', `/forum/threads/${id}/replies`)).body.data
const list = async (query = '') => (await site.ask('GET', `/forum/threads${query}`)).body
const titles = async (query = '') => (await list(query)).data.map((one: { title: string }) => one.title)

describe('threads and replies', () => {
  test('NAV-11 a member starts a thread, another answers it, and both texts are there for a visitor', async () => {
    const { _id } = await start()
    await read(_id)
    await answer(_id)
    const thread = await read(_id)
    expect(thread.html).toContain('<strong>shrink</strong>')
    expect(thread.replyCount).toBe(1)
    expect((await replies(_id)).map((one: { content: string }) => one.content)).toEqual([
      'While it is wrong.',
    ])
    expect(await titles()).toContain(text.title)
  })

  test('safety Z4 authors are known by name, photo, badge and page, and by nothing else', async () => {
    const { _id } = await start()
    await answer(_id)
    expect((await read(_id)).author).toEqual({
      name: 'Ravi Kumar',
      profilePhoto: '/photos/ravi.webp',
      badge: null,
      page: { handle: ravi.handle, open: false },
    })
    expect((await replies(_id))[0].author).toEqual({
      name: 'Asha Verma',
      profilePhoto: null,
      badge: 'manager',
      page: { handle: asha.handle, open: false },
    })
    const all = JSON.stringify([await read(_id), await replies(_id), await list()])
    for (const secret of [ravi.email, asha.email, ravi.id, asha.id]) expect(all).not.toContain(secret)
  })

  test('safety X1 texts are sanitized in threads, replies and previews alike', async () => {
    const content = '<script>alert(1)</script><img src=x onerror=alert(1)>[a](javascript:alert(1)) fine'
    const { _id } = await start({ content })
    await answer(_id, asha.as, { content })
    const preview = await site.ask('POST', '/markdown/preview', { as: ravi.as, body: { content } })
    const shown = [(await read(_id)).html, (await replies(_id))[0].html, preview.body.html]
    for (const html of shown) {
      expect(html).toContain('fine')
      expect(html).not.toMatch(/<script|<[^>]*onerror|href="javascript/i)
    }
    expect(new Set(shown).size).toBe(1)
  })

  test('an author’s new name is shown with their earlier posts', async () => {
    const writer = await site.member({ name: 'Old Name' })
    const { _id } = await start({}, writer.as)
    expect((await read(_id)).author.name).toBe('Old Name')
    const form = new FormData()
    form.set('memberData', JSON.stringify({ name: 'New Name' }))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    await site.app.inject({
      method: 'PATCH',
      url: '/api/v1/members/',
      headers: {
        authorization: `Bearer ${writer.as}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect((await read(_id)).author.name).toBe('New Name')
  })

  test('TALK-301 a vote that says how it shall stand stands so, however often it is sent; without that it is turned over', async () => {
    const { _id } = await start()
    const vote = async (query: string) =>
      (await site.ask('POST', `/forum/threads/${_id}/vote${query}`, { as: asha.as })).body
    for (const query of ['?voted=true', '?voted=true'])
      expect(await vote(query)).toMatchObject({ voted: true, votes: 1 })
    for (const query of ['?voted=false', '?voted=false'])
      expect(await vote(query)).toMatchObject({ voted: false, votes: 0 })
    expect(await vote('')).toMatchObject({ voted: true, votes: 1 })
    expect(await vote('')).toMatchObject({ voted: false, votes: 0 })
    expect(await vote('?voted=perhaps')).toMatchObject({ errors: { voted: 'Say true or false.' } })
  })

  test('own marks are shown to the member alone', async () => {
    const { _id } = await start()
    const reply = await answer(_id)
    await site.ask('POST', `/forum/replies/${reply._id}/vote`, { as: ravi.as })
    const mine = async (as: string) => (await site.ask('GET', `/forum/threads/${_id}/mine`, { as })).body.data
    const usual = { of: [_id, reply._id], muted: [], watch: 'normal', replyAgainAt: null, mayWrite: true }
    expect(await mine(ravi.as)).toEqual({ written: [_id], voted: [reply._id], flagged: [], ...usual })
    expect(await mine(asha.as)).toEqual({ written: [reply._id], voted: [], flagged: [], ...usual })
  })

  test('COST-05 own marks are those of the page of replies that is shown', async () => {
    const { _id } = await start()
    const ids: string[] = []
    for (let count = 0; count < 31; count++) ids.push((await answer(_id))._id)
    const page = async (path: string) =>
      (await site.ask('GET', `/forum/threads/${_id}${path}`, { as: asha.as })).body
    const { nextCursor } = await page('/replies')
    expect((await page('/mine')).data.written).toEqual(expect.arrayContaining(ids.slice(0, 30)))
    expect((await page('/mine')).data.written).not.toContain(ids[30])
    expect((await page(`/mine?cursor=${nextCursor}`)).data.written).toEqual([ids[30]])
    await site.ask('POST', `/forum/threads/${_id}/accept/${ids[30]}`, { as: ravi.as })
    expect((await page('/mine')).data.written).toContain(ids[30])
    expect((await site.ask('GET', `/forum/threads/${_id}/mine?cursor=none`, { as: asha.as })).status).toBe(
      400,
    )
  })
})

describe('edit and delete', () => {
  test('an edit is shown and marked, and the text before is stored for the author and moderators', async () => {
    const { _id } = await start()
    const url = `/forum/threads/${_id}`
    const edited = await site.ask('PATCH', url, { as: ravi.as, body: { title: 'Two pointers' } })
    expect([edited.status, edited.body.data.title]).toEqual([200, 'Two pointers'])
    expect((await read(_id)).editedAt).not.toBeNull()
    for (const as of [ravi.as, manager]) {
      const { body } = await site.ask('GET', `/forum/posts/${_id}/revisions`, { as })
      expect(body.data.map((one: { title: string }) => one.title)).toEqual([text.title])
    }
  })

  test('an edit that changes nothing is no edit', async () => {
    const { _id } = await start()
    const again = await site.ask('PATCH', `/forum/threads/${_id}`, { as: ravi.as, body: text })
    expect(again.body.data.editedAt).toBeNull()
    const { body } = await site.ask('GET', `/forum/posts/${_id}/revisions`, { as: ravi.as })
    expect(body.data).toEqual([])
  })

  test('a deleted thread without replies is gone; with replies it stays as a stub outside the lists', async () => {
    const [bare, answered] = [await start({ title: 'Bare one' }), await start({ title: 'Answered one' })]
    await answer(answered._id)
    for (const { _id } of [bare, answered]) await site.ask('DELETE', `/forum/threads/${_id}`, { as: ravi.as })
    expect((await site.ask('GET', `/forum/threads/${bare._id}`)).status).toBe(404)
    const stub = await read(answered._id)
    expect(stub).toMatchObject({
      deleted: true,
      author: null,
      content: '',
      html: '',
      title: 'Deleted thread',
    })
    expect(await replies(answered._id)).toHaveLength(1)
    expect(await titles()).not.toEqual(expect.arrayContaining(['Answered one']))
    expect(await titles('?q=Answered')).toEqual([])
  })

  test('a deleted reply is gone, and stays as a stub only where a reply hangs on it', async () => {
    const { _id } = await start()
    const first = await answer(_id)
    const second = await answer(_id, ravi.as, { replyToId: first._id, content: 'Thank you' })
    await site.ask('DELETE', `/forum/replies/${first._id}`, { as: asha.as })
    expect(await replies(_id)).toMatchObject([
      { _id: first._id, deleted: true, content: '', html: '', author: null },
      { _id: second._id, replyToId: first._id, deleted: false },
    ])
    expect((await read(_id)).replyCount).toBe(1)
    await site.ask('DELETE', `/forum/replies/${second._id}`, { as: ravi.as })
    expect(await replies(_id)).toEqual([])
    expect((await read(_id)).replyCount).toBe(0)
  })

  test('a moderator edits and deletes any post', async () => {
    const { _id } = await start()
    const reply = await answer(_id)
    const body = { content: 'Mended' }
    expect((await site.ask('PATCH', `/forum/threads/${_id}`, { as: manager, body })).status).toBe(200)
    expect((await site.ask('PATCH', `/forum/replies/${reply._id}`, { as: manager, body })).status).toBe(200)
    expect((await site.ask('DELETE', `/forum/replies/${reply._id}`, { as: manager })).status).toBe(200)
    expect((await site.ask('DELETE', `/forum/threads/${_id}`, { as: manager })).status).toBe(200)
  })
})

describe('parallel writers', () => {
  test('a reply sent while another is being written is counted beside it', async () => {
    const { _id } = await start()
    let second: Promise<unknown> | undefined
    await write(site.database, async (tx) => {
      await replyStore.create(tx, { threadId: _id, authorId: asha.id, content: 'First' })
      second = answer(_id, asha.as, { content: 'Second' })
      await untilWaiting(site.database.pool)
    })
    await second
    expect(await replies(_id)).toHaveLength(2)
    expect((await read(_id)).replyCount).toBe(2)
  })
})

describe('refusals', () => {
  test('ROLE-06 a visitor who writes in the forum gets 401, whatever the body', async () => {
    const { _id } = await start()
    const reply = await answer(_id)
    const calls = [
      ['POST', '/forum/threads'],
      ['PATCH', `/forum/threads/${_id}`],
      ['DELETE', `/forum/threads/${_id}`],
      ['POST', `/forum/threads/${_id}/replies`],
      ['PATCH', `/forum/replies/${reply._id}`],
      ['DELETE', `/forum/replies/${reply._id}`],
      ['POST', `/forum/threads/${_id}/vote`],
      ['POST', `/forum/threads/${_id}/accept/${reply._id}`],
      ['POST', '/forum/flags'],
      ['POST', '/markdown/preview'],
    ] as const
    for (const [method, path] of calls) expect((await site.ask(method, path)).status, path).toBe(401)
  })

  test('safety Z1 another member’s thread and reply answer 403 and stay as they are', async () => {
    const { _id } = await start()
    const reply = await answer(_id)
    const { as } = await site.member()
    const body = { content: 'Mine now' }
    const refused = [
      await site.ask('PATCH', `/forum/threads/${_id}`, { as, body }),
      await site.ask('DELETE', `/forum/threads/${_id}`, { as }),
      await site.ask('PATCH', `/forum/replies/${reply._id}`, { as, body }),
      await site.ask('DELETE', `/forum/replies/${reply._id}`, { as }),
      await site.ask('GET', `/forum/posts/${_id}/revisions`, { as }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await read(_id)).content).toBe(text.content)
    expect((await replies(_id))[0].content).toBe(reply.content)
  })

  test.each([
    ['title', { title: ' ' }, messages.titleRequired.text],
    ['content', { content: '' }, messages.contentRequired.text],
    ['category', { category: 'Gossip' }, forumMessages.categoryRequired.text],
    ['title', { title: ['x'] }, messages.titleRequired.text],
    ['title', { title: 'x'.repeat(201) }, 'At most 200 characters, please.'],
    ['pinned', { pinned: true }, 'There is no such field.'],
  ])('safety I2 a thread with a bad %s is refused with its message', async (field, more, message) => {
    const { status, body } = await site.ask('POST', '/forum/threads', {
      as: ravi.as,
      body: { ...text, ...more },
    })
    expect([status, body.errors]).toEqual([400, { [field]: message }])
  })

  test('safety I3 a reply of 10,000 characters is taken, one more is refused', async () => {
    const { _id } = await start()
    await answer(_id, asha.as, { content: 'x'.repeat(10_000) })
    const body = { content: 'x'.repeat(10_001) }
    expect((await site.ask('POST', `/forum/threads/${_id}/replies`, { as: asha.as, body })).status).toBe(400)
  })

  test('a reply answers only a reply of the same thread', async () => {
    const [one, other] = [await start(), await start()]
    const elsewhere = await answer(other._id)
    for (const replyToId of [elsewhere._id, one._id, NOWHERE]) {
      const body = { content: 'x', replyToId }
      const sent = await site.ask('POST', `/forum/threads/${one._id}/replies`, { as: asha.as, body })
      expect([sent.status, sent.body.errors]).toEqual([400, { replyToId: forumMessages.replyMissing.text }])
    }
  })

  test('safety I5 unknown and malformed ids answer 404', async () => {
    const as = ravi.as
    for (const id of [NOWHERE, 'x', '%27;drop']) {
      for (const path of [`/forum/threads/${id}`, `/forum/threads/${id}/replies`]) {
        const { status, body } = await site.ask('GET', path)
        expect([status, body.message]).toEqual([404, forumMessages.threadMissing.text])
      }
      expect((await site.ask('DELETE', `/forum/threads/${id}`, { as })).status).toBe(404)
      expect((await site.ask('DELETE', `/forum/replies/${id}`, { as })).status).toBe(404)
      expect((await site.ask('GET', `/forum/threads/${id}/mine`, { as })).status).toBe(404)
    }
  })

  test('a reply is not reached as a thread, nor a thread as a reply', async () => {
    const { _id } = await start()
    const reply = await answer(_id)
    const as = manager
    expect((await site.ask('DELETE', `/forum/replies/${_id}`, { as })).status).toBe(404)
    expect((await site.ask('DELETE', `/forum/threads/${reply._id}`, { as })).status).toBe(404)
    expect((await site.ask('POST', `/forum/replies/${_id}/vote`, { as })).status).toBe(404)
    expect((await site.ask('POST', `/forum/threads/${reply._id}/vote`, { as })).status).toBe(404)
  })
})

test('safety R4 threads, replies and edits have a budget each member', async () => {
  const strict = await testSite({ RATE_LIMITS: 'on', POSTS_PER_MINUTE: '2', COMMENTS_PER_MINUTE: '2' })
  try {
    const [one, other] = [await strict.member(), await strict.member()]
    const post = (as: string) => strict.ask('POST', '/forum/threads', { as, body: text })
    const sent = [await post(one.as), await post(one.as), await post(one.as)]
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(sent[2]?.headers['retry-after']).toMatch(/^\d+$/)
    expect((await post(other.as)).status).toBe(201)
    const url = `/forum/threads/${sent[0]?.body.data._id}/replies`
    const reply = () => strict.ask('POST', url, { as: one.as, body: { content: 'x' } })
    const made = [await reply(), await reply(), await reply()]
    expect(made.map(({ status }) => status)).toEqual([201, 201, 429])
    // Each edit stores the previous text.
    for (const path of [
      `/forum/threads/${sent[0]?.body.data._id}`,
      `/forum/replies/${made[0]?.body.data._id}`,
    ])
      expect((await strict.ask('PATCH', path, { as: one.as, body: { content: 'y' } })).status).toBe(429)
  } finally {
    await strict.close()
  }
})
