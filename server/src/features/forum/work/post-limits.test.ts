import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'
import { refusedWord } from './refused-words.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let old: Member
let thread: string
beforeAll(async () => {
  site = await testSite({
    RATE_LIMITS: 'on',
    COMMENTS_PER_MINUTE: '1000',
    POSTS_PER_MINUTE: '1000',
    NEW_MEMBER_LINKS: '2',
    NEW_MEMBER_MENTIONS: '1',
    NEW_MEMBER_POSTS_PER_HOUR: '4',
    NEW_MEMBER_POSTS: '5',
    REQUESTS_PER_MINUTE: '100000',
  })
  admin = await site.member({ role: 'admin' })
  old = await site.member({ createdAt: new Date('2020-01-01'), name: 'Old Hand' })
})
afterAll(() => site.close())
beforeEach(async () => {
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  thread = (await site.ask('POST', '/forum/threads', { as: admin.as, body })).body.data._id
})

const reply = (by: Member, content = 'So.') =>
  site.ask('POST', `/forum/threads/${thread}/replies`, { as: by.as, body: { content } })
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://example.com/${at}`).join(' ')

describe('new members', () => {
  test('CLUB-210 they put so many links and mentions into a post and no more; others as many as they like', async () => {
    const fresh = await site.member()
    expect((await reply(fresh, links(2))).status).toBe(201)
    const many = await reply(fresh, links(3))
    expect([many.status, many.body.errors.content]).toEqual([
      400,
      'New members put at most 2 links into a post; this one has 3. Take some out, and post the rest later.',
    ])
    const [one, other] = [await site.member({ name: 'Ona One' }), await site.member({ name: 'Otto Other' })]
    expect((await reply(fresh, `@${one.handle}`)).status).toBe(201)
    expect((await reply(fresh, `@${one.handle} @${other.handle}`)).status).toBe(400)
    for (const by of [old, admin])
      expect((await reply(by, `${links(9)} @${one.handle} @${other.handle}`)).status).toBe(201)
  })

  test('CLUB-210 an edit adds no links past the limit, and a link in a question about a problem counts too', async () => {
    const fresh = await site.member()
    const { _id } = (await reply(fresh)).body.data
    const edit = { as: fresh.as, body: { content: links(3) } }
    expect((await site.ask('PATCH', `/forum/replies/${_id}`, edit)).status).toBe(400)
    expect((await site.ask('POST', '/problems/fair-cuts/discussion', edit)).status).toBe(400)
  })

  test('CLUB-211 they post so often in an hour, also all at once, and are told when they can again', async () => {
    const fresh = await site.member()
    const answers = await Promise.all(Array.from({ length: 9 }, () => reply(fresh)))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 201),
      ...Array.from({ length: 5 }, () => 429),
    ])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(
      /^New members post 4 times an hour\. You can post again in \d+ minutes; what you typed is kept\.$/,
    )
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test('CLUB-211 enough posts that stand end it, and removed ones do not count', async () => {
    const fresh = await site.member()
    const insert = `insert into forum_posts (thread_id, author_id, content, created_at, deleted_at)
      select $1, $2, 'x', now() - interval '2 hours', $3 from generate_series(1, 5)`
    await site.database.pool.query(insert, [thread, fresh.id, new Date()])
    expect((await reply(fresh, links(3))).status).toBe(400)
    await site.database.pool.query(insert, [thread, fresh.id, null])
    expect((await reply(fresh, links(3))).status).toBe(201)
  })
})

describe('words that the club does not want', () => {
  test('CLUB-212 a text with one is refused at its field, whoever writes it but moderators; an admin changes the list', async () => {
    const body = { refusedWords: 'cheap watches\nIdiot\n' }
    await site.ask('PATCH', '/admin/club', { as: admin.as, body })
    const refused = await reply(old, 'Buy CHEAP\u200b  Watches now')
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { content: 'The club does not want “cheap watches” here. Say it in other words.' },
    ])
    const titled = { title: 'You idiot!', category: 'General', content: 'x' }
    const answer = await site.ask('POST', '/forum/threads', { as: old.as, body: titled })
    expect(Object.keys(answer.body.errors)).toEqual(['title'])
    expect((await reply(old, 'What idiotic weather')).status).toBe(201)
    expect((await reply(admin, 'We do not say idiot here.')).status).toBe(201)
    await site.ask('PATCH', '/admin/club', { as: admin.as, body: { refusedWords: '' } })
    expect((await reply(old, 'idiot')).status).toBe(201)
  })

  test.each([
    ['idiot', 'An ｉｄｉｏｔ wrote this', true],
    ['idiot', 'idiots', false],
    ['idiot', 'videoidiot', false],
    ['मूर्ख', 'वह मूर्ख है', true],
    ['मूर्ख', 'मूर्खता', false],
    ['a.b', 'axb', false],
    ['(x', 'see (x here', true],
    [' ', 'anything', false],
  ])('CLUB-212 “%s” in “%s”: %s', (word, text, found) => {
    expect(refusedWord(text, [word]) !== undefined).toBe(found)
  })
})

describe('slow mode', () => {
  const slow = (minutes: number, by = admin) =>
    site.ask('POST', `/forum/threads/${thread}/slow`, { as: by.as, body: { minutes } })
  const mine = async (of: Member) =>
    (await site.ask('GET', `/forum/threads/${thread}/mine`, { as: of.as })).body.data.replyAgainAt

  test('CLUB-213 each member replies once in so many minutes, also of two at once; the page and they know when again', async () => {
    expect((await slow(15)).status).toBe(200)
    expect((await site.ask('GET', `/forum/threads/${thread}`)).body.data.slowMinutes).toBe(15)
    expect(await mine(old)).toBeNull()
    const both = await Promise.all([reply(old), reply(old)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429])
    const refused = both.find(({ status }) => status === 429)
    expect(refused?.body.message).toBe(
      'In this thread each member replies once in 15 minutes. You can reply again in 15 minutes; what you typed is kept.',
    )
    expect(Date.parse(await mine(old))).toBeGreaterThan(Date.now() + 13 * 60_000)
    for (const by of [admin, admin, await site.member()]) expect((await reply(by)).status).toBe(201)
    await site.database.pool.query(
      `update forum_posts set created_at = created_at - interval '16 minutes' where author_id = $1`,
      [old.id],
    )
    expect((await reply(old)).status).toBe(201)
    await slow(0)
    expect((await reply(old)).status).toBe(201)
  })

  test('CLUB-213 safety Z1 only moderators make a thread slow, and only as the list says', async () => {
    expect((await slow(15, old)).status).toBe(403)
    for (const minutes of [-1, 2, 0.5]) expect((await slow(minutes)).status).toBe(400)
  })
})
