import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
type Entry = { _id: string; post: { content: string; removed: boolean } | null; words: string; at: string }
let site: TestSite
let manager: Member
let writer: Member
let reader: Member
let thread: string
beforeAll(async () => {
  site = await testSite()
  manager = await site.member({ isManager: true, name: 'Max' })
  writer = await site.member({ name: 'Wanda Writes' })
  reader = await site.member({ name: 'Rita Reads' })
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  thread = (await post('/forum/threads', reader, body)).body.data._id
  for (const content of ['kept', 'removed', 'withdrawn'])
    await post(`/forum/threads/${thread}/replies`, writer, { content })
  const replies = (await site.ask('GET', `/forum/threads/${thread}/replies`)).body.data as { _id: string }[]
  const [kept, removed, withdrawn] = replies.map(({ _id }) => _id)
  await post('/forum/flags', reader, { postId: kept, reason: 'Off topic', note: 'Not about heaps.' })
  await post('/forum/flags', writer, { postId: thread, reason: 'Spam', note: '' })
  await site.ask('DELETE', `/forum/replies/${removed}`, { as: manager.as })
  await site.ask('DELETE', `/forum/replies/${withdrawn}`, { as: writer.as })
  const path = `/moderation/people/${writer.id}/measures`
  await post(path, manager, { kind: 'note', words: 'New here.' })
  await post(path, manager, { kind: 'warning', reason: 'Off topic', words: 'Stay with the subject.' })
})
afterAll(() => site.close())

const post = (path: string, by: Member, body: object) => site.ask('POST', path, { as: by.as, body })
const read = async (path: string) => (await site.ask('GET', path, { as: manager.as })).body
const history = async (kind: string, rest = ''): Promise<{ data: Entry[]; nextCursor: string | null }> =>
  read(`/moderation/people/${writer.id}/history?kind=${kind}${rest}`)

test('CLUB-206 a moderator sees of one person posts, removed posts, flags by and about them, and measures', async () => {
  const { data: person } = await read(`/moderation/people/${writer.id}`)
  expect(person).toMatchObject({
    name: 'Wanda Writes',
    status: 'approved',
    pausedUntil: null,
    counts: { posts: 1, removed: 1, about: 1, by: 1, measures: 2 },
  })
  const texts = async (kind: string) => (await history(kind)).data.map(({ post }) => post?.content)
  expect(await texts('posts')).toEqual(['kept'])
  expect(await texts('removed')).toEqual(['removed'])
  expect((await history('about')).data).toMatchObject([
    { post: { content: 'kept' }, reason: 'Off topic', words: 'Not about heaps.', by: { name: 'Rita Reads' } },
  ])
  expect((await history('by')).data).toMatchObject([{ post: { content: 'Why?' }, reason: 'Spam', by: null }])
  expect((await history('measures')).data).toMatchObject([
    { measure: 'warning', reason: 'Off topic', words: 'Stay with the subject.', by: { name: 'Max' } },
    { measure: 'note', reason: null, words: 'New here.' },
  ])
})

test('CLUB-206 hundreds of rows come page after page, each once, in as many statements as few', async () => {
  const few = await countStatements(site.database, 'from', () => history('posts'))
  await site.database.pool.query(
    `insert into forum_posts (thread_id, author_id, content, created_at)
     select $1, $2, 'many ' || n, now() - n * interval '1 second' from generate_series(1, 250) n`,
    [thread, writer.id],
  )
  await site.database.pool.query(
    `insert into forum_flags (post_id, reason, note) select id, 'Spam', '' from forum_posts where author_id = $1`,
    [writer.id],
  )
  expect(await countStatements(site.database, 'from', () => history('posts'))).toBe(few)
  for (const [kind, all] of [
    ['posts', 251],
    ['about', 254],
  ] as const) {
    const seen: string[] = []
    let page = await history(kind)
    for (; page.nextCursor; page = await history(kind, `&cursor=${page.nextCursor}`))
      seen.push(...page.data.map(({ _id }) => _id))
    seen.push(...page.data.map(({ _id }) => _id))
    expect([kind, seen.length, new Set(seen).size]).toEqual([kind, all, all])
  }
  expect((await read(`/moderation/people/${writer.id}`)).data.counts.posts).toBe(251)
})

test('CLUB-206 a moderator finds somebody by name and by a post, also by a removed one', async () => {
  expect((await read('/moderation/people?q=wan')).data).toMatchObject([{ _id: writer.id }])
  const [gone] = (await history('removed')).data
  const { rows } = await site.database.pool.query(`select id from forum_posts where content = 'removed'`)
  expect(gone?._id).toBe(rows[0].id)
  expect((await read(`/moderation/people?post=${rows[0].id}`)).data).toMatchObject([{ _id: writer.id }])
  expect((await read(`/moderation/people?post=${crypto.randomUUID()}`)).data).toEqual([])
})

test('CLUB-206 safety Z1 members read no history, of themselves neither, and nobody of nobody', async () => {
  for (const path of ['', '/history'])
    expect((await site.ask('GET', `/moderation/people/${writer.id}${path}`, { as: writer.as })).status).toBe(
      403,
    )
  expect(
    (await site.ask('GET', `/moderation/people/${crypto.randomUUID()}`, { as: manager.as })).status,
  ).toBe(404)
  expect((await history('everything')).data).toBeUndefined()
  expect((await history('posts', '&cursor=nonsense')).data).toBeUndefined()
})
