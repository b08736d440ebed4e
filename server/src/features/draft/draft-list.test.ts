import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const save = (path: string, content: object, by = asha) =>
  site.ask('PUT', path, { as: by.as, body: { content, basedOn: null } })
const list = async (query = '', of = asha) =>
  (await site.ask('GET', `/drafts${query}`, { as: of.as })).body as {
    data: { place: string; about: string; begins: string }[]
    nextCursor: string | null
  }

test('CLUB-221 drafts of forms, replies, solutions and notes stand in one list, the latest first, each with how it begins', async () => {
  asha = await site.member({ name: 'Asha' })
  const body = { title: 'Why two heaps?', category: 'General', content: 'Why?' }
  const thread = (await site.ask('POST', '/forum/threads', { as: asha.as, body })).body.data._id
  // Another thread exists, so the draft must name its own.
  await site.ask('POST', '/forum/threads', { as: asha.as, body: { ...body, title: 'Another' } })
  await save('/drafts/thread', { title: '', content: 'Half a question' })
  await save(`/forum/threads/${thread}/draft`, { content: 'Half an answer', replyToId: '' })
  await save('/drafts/note:fair-cuts', { content: 'Sort first.' })
  const { data } = await list()
  expect(data.map(({ place }) => place)).toEqual(['note:fair-cuts', `reply:${thread}`, 'thread'])
  expect(data[1]).toMatchObject({ about: 'Why two heaps?', begins: 'Half an answer' })
  expect(data[0]?.about).not.toBe('')
  expect(data[2]).toMatchObject({ about: '', begins: 'Half a question' })
})

test('CLUB-221 hundreds come page after page, each once; nobody sees another’s', async () => {
  const many = await site.member()
  await site.database.pool.query(
    `insert into drafts (member_id, form, content, updated_at)
     select $1, 'note:n' || n, '{"content": "x"}', now() - n * interval '1 second' from generate_series(1, 95) n`,
    [many.id],
  )
  const seen: string[] = []
  let page = await list('', many)
  for (; page.nextCursor; page = await list(`?cursor=${page.nextCursor}`, many))
    seen.push(...page.data.map(({ place }) => place))
  expect(new Set([...seen, ...page.data.map(({ place }) => place)]).size).toBe(95)
  expect((await list('', await site.member())).data).toEqual([])
})
