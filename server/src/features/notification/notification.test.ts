import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let ravi: Member
let mira: Member
let manager: Member
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  asha = await site.member({ name: 'Asha Verma' })
  ravi = await site.member({ name: 'Ravi Kumar' })
  mira = await site.member({ name: 'Mira Nair' })
  manager = await site.member({ name: 'Max', isManager: true })
})

const post = (path: string, by: Member, body?: object) =>
  site.ask('POST', path, { as: by.as, ...(body && { body }) })
async function start(by: Member, content = 'Why?'): Promise<string> {
  return (await post('/forum/threads', by, { title: 'Heaps', category: 'General', content })).body.data._id
}
async function reply(thread: string, by: Member, content = 'So.', replyToId?: string): Promise<string> {
  const body = { content, ...(replyToId && { replyToId }) }
  return (await post(`/forum/threads/${thread}/replies`, by, body)).body.data._id
}
const list = async (of: Member, query = '') =>
  (await site.ask('GET', `/notifications${query}`, { as: of.as })).body
type Told = { kind: string; actor: { name: string } | null; postId: string; ruling: string | null }
const told = async (of: Member) =>
  ((await list(of)).data as Told[]).map(({ kind, actor }) => [kind, actor?.name ?? null])
const unread = async (of: Member) =>
  (await site.ask('GET', '/notifications/unread', { as: of.as })).body.unread

describe('a member is notified', () => {
  test('of mentions in a thread and in a reply, with who and where', async () => {
    const thread = await start(asha, `Ask @${ravi.handle}`)
    const id = await reply(thread, asha, `And @${mira.handle}?`)
    expect(await list(ravi)).toMatchObject({
      unread: 1,
      nextCursor: null,
      data: [
        {
          kind: 'mention',
          actor: { name: 'Asha Verma', profilePhoto: null, badge: null },
          subjectId: thread,
          postId: thread,
          title: 'Heaps',
          read: false,
          ruling: null,
        },
      ],
    })
    expect((await list(mira)).data[0]).toMatchObject({ kind: 'mention', postId: id, subjectId: thread })
  })

  test('of a reply in their thread and of one to their reply', async () => {
    const thread = await start(asha)
    const first = await reply(thread, ravi)
    await reply(thread, mira, 'Sure?', first)
    expect(await told(asha)).toEqual([
      ['thread', 'Mira Nair'],
      ['thread', 'Ravi Kumar'],
    ])
    expect(await told(ravi)).toEqual([['reply', 'Mira Nair']])
  })

  test('once for one post that mentions them, answers them and is in their thread', async () => {
    const thread = await start(asha)
    const mine = await reply(thread, asha, 'More:')
    await reply(thread, ravi, `@${asha.handle} @${asha.handle}`, mine)
    expect(await told(asha)).toEqual([['mention', 'Ravi Kumar']])
  })

  test('never of their own acts', async () => {
    const thread = await start(asha, `I am @${asha.handle}`)
    const own = await reply(thread, asha)
    await reply(thread, asha, 'Again', own)
    await post(`/forum/threads/${thread}/accept/${own}`, asha)
    expect(await told(asha)).toEqual([])
  })

  test('of being named in an edit, and not again by the next edit', async () => {
    const thread = await start(asha)
    for (const content of [`@${ravi.handle}`, `@${ravi.handle}!`])
      await site.ask('PATCH', `/forum/threads/${thread}`, { as: asha.as, body: { content } })
    expect(await told(ravi)).toEqual([['mention', 'Asha Verma']])
  })

  test('that their answer was accepted, as long as it is', async () => {
    const thread = await start(asha)
    const [one, two] = [await reply(thread, ravi), await reply(thread, mira)]
    for (const _ of [1, 2]) await post(`/forum/threads/${thread}/accept/${one}`, asha)
    expect(await told(ravi)).toEqual([['accepted', 'Asha Verma']])
    await post(`/forum/threads/${thread}/accept/${two}`, asha)
    expect([await told(ravi), await told(mira)]).toEqual([[], [['accepted', 'Asha Verma']]])
  })

  test('of the decision on a flagged post: its author and who flagged it, but not who decided', async () => {
    const thread = await start(asha)
    const bad = await reply(thread, ravi)
    const flagged = async () => {
      await post('/forum/flags', mira, { postId: bad, reason: 'Spam' })
      const { data } = (await site.ask('GET', '/forum/flags', { as: manager.as })).body
      return data.find((one: { postId: string }) => one.postId === bad)._id
    }
    await post(`/forum/flags/${await flagged()}/resolve`, manager, { ruling: 'kept' })
    const kept = (await list(ravi)).data[0]
    expect(kept).toMatchObject({ kind: 'ruling', ruling: 'kept', actor: null, postId: bad })
    await post(`/notifications/${kept._id}/read`, ravi)
    await post(`/forum/flags/${await flagged()}/resolve`, manager, { ruling: 'removed' })
    expect((await list(ravi)).data).toMatchObject([{ kind: 'ruling', ruling: 'removed', read: false }])
    expect((await list(mira)).data).toMatchObject([{ kind: 'report', ruling: 'removed', actor: null }])
  })

  test('no more of a post that is deleted', async () => {
    const thread = await start(asha, `@${mira.handle}`)
    const one = await reply(thread, ravi, `@${mira.handle}`)
    expect([await unread(asha), await unread(mira)]).toEqual([1, 2])
    await site.ask('DELETE', `/forum/replies/${one}`, { as: ravi.as })
    expect([await unread(asha), await unread(mira)]).toEqual([0, 1])
    await site.ask('DELETE', `/forum/threads/${thread}`, { as: asha.as })
    expect(await told(mira)).toEqual([])
  })

  test('gets one notification even if the reply is sent twenty times at one moment', async () => {
    const thread = await start(asha)
    await Promise.all(Array.from({ length: 20 }, () => reply(thread, ravi, `@${mira.handle}`)))
    expect([await unread(asha), await unread(mira)]).toEqual([20, 20])
  })
})

describe('reading', () => {
  test('COST-07 unread ones are counted, however many there are, and nothing else is read for it', async () => {
    const thread = await start(asha)
    await site.database.pool.query(
      `with replies as (insert into forum_posts (thread_id, author_id, content) select $1, $2, 'So' from generate_series(1, 1234) returning id)
       insert into notifications (member_id, kind, part_id, subject_id, actor_id, read_at)
       select m.id, 'reply', r.id, $1, $2, m.read from replies r, (values ($3::uuid, null::timestamptz), ($4, null), ($2, now())) m (id, read)`,
      [thread, ravi.id, asha.id, mira.id],
    )
    await site.database.pool.query('vacuum analyze notifications')
    expect(await unread(asha)).toBe(1234)
    expect(await rowsRead(site.database, '"notifications"', () => unread(asha))).toBeLessThan(1_300)
  })

  test('one, those of a thread, all up to a time, and all', async () => {
    const [first, second] = [await start(asha), await start(asha)]
    for (const thread of [first, first, second, second, second]) await reply(thread, ravi)
    const { data } = await list(asha)
    expect((await post(`/notifications/${data[4]._id}/read`, asha)).body.unread).toBe(4)
    expect((await post('/notifications/read', asha, { thread: first })).body.unread).toBe(3)
    expect((await post('/notifications/read', asha, { until: data[1].createdAt })).body.unread).toBe(1)
    expect((await list(asha)).data[0].read).toBe(false)
    expect((await post('/notifications/read', asha, {})).body.unread).toBe(0)
  })

  test('pages by cursor hold each once, newest first', async () => {
    const thread = await start(asha)
    for (let at = 0; at < 35; at += 1) await reply(thread, ravi, `Reply ${at}`)
    const first = await list(asha)
    const second = await list(asha, `?cursor=${first.nextCursor}`)
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([30, 5, null])
    const times = [...first.data, ...second.data].map((one: { createdAt: string }) => one.createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set([...first.data, ...second.data].map((one: { _id: string }) => one._id)).size).toBe(35)
  })
})

describe('refusals', () => {
  test('ROLE-05 nobody sees or reads another member’s notifications', async () => {
    await reply(await start(asha), ravi)
    const [mine] = (await list(asha)).data
    expect((await post(`/notifications/${mine._id}/read`, mira)).status).toBe(404)
    await post('/notifications/read', mira, {})
    expect([await told(mira), await unread(asha)]).toEqual([[], 1])
  })

  test('safety I2 an invalid cursor, an invalid time and an unknown thread', async () => {
    expect((await site.ask('GET', '/notifications?cursor=x', { as: asha.as })).status).toBe(400)
    expect((await post('/notifications/read', asha, { until: 'yesterday' })).body.errors).toHaveProperty(
      'until',
    )
    expect((await post('/notifications/read', asha, { thread: 'x' })).body.errors).toHaveProperty('thread')
  })
})

describe('beside the release before', () => {
  const rowOf = async (of: Member) =>
    (await site.database.pool.query('select * from notifications where member_id = $1', [of.id])).rows[0]

  test('OPS-32 what that release writes is read here', async () => {
    const thread = await start(ravi)
    await site.database.pool.query(
      `insert into notifications (member_id, kind, post_id, thread_id, ruling) values ($1, 'ruling', $2, $2, 'kept')`,
      [asha.id, thread],
    )
    await site.database.pool.query(
      `insert into notifications (member_id, kind, words) values ($1, 'handle-gone', 'tourist (Codeforces)')`,
      [asha.id],
    )
    expect((await list(asha)).data).toMatchObject([
      { kind: 'handle-gone', subjectId: null, title: 'tourist (Codeforces)' },
      { kind: 'ruling', subjectId: thread, postId: thread, title: 'Heaps', ruling: 'kept' },
    ])
    await site.database.pool.query(`update notifications set ruling = 'removed' where post_id = $1`, [thread])
    expect((await list(asha)).data[1].ruling).toBe('removed')
  })

  test('OPS-32 what is written here that release reads', async () => {
    const thread = await start(asha)
    const id = await reply(thread, ravi)
    expect(await rowOf(asha)).toMatchObject({ thread_id: thread, post_id: id, key: `post:${id}` })
  })
})

test('a notification goes with what it is about', async () => {
  const thread = await start(asha)
  const id = await reply(thread, ravi)
  expect(await unread(asha)).toBe(1)
  // The reference of the previous release would also delete it.
  await site.database.pool.query('update notifications set post_id = null where part_id = $1', [id])
  await site.database.pool.query('delete from forum_posts where id = $1', [id])
  expect(await unread(asha)).toBe(0)
})
