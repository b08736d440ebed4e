import { randomUUID } from 'node:crypto'
import { contentId, modules } from '@callofcode/content/curriculum'
import { messages } from '@callofcode/contract/messages'
import {
  type DeletedItem,
  itemMissing,
  itemOutdated,
  KINDS,
  type Kind,
  versionMissing,
} from '@callofcode/contract/version/version'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPage } from '../../../testing/every-page.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Ada Admin' })
})
afterAll(() => site.close())

const bodies = {
  modules: {
    title: 'Graphs',
    description: 'All of it',
    createdBy: 'Grace',
    level: 'Advanced',
    questions: [],
  },
  blogs: { title: 'Heaps', author: 'Asha', content: 'One\nTwo', category: 'DSA', tags: ['heap'] },
  experiences: { company: 'Meta', role: 'SDE', candidate: 'Asha', verdict: 'Pending', content: 'Rounds' },
} as const
const creations = {
  modules: '/admin/createModule',
  blogs: '/admin/createBlog',
  experiences: '/admin/createInterviewExp',
}
const lists = { modules: '/getModules', blogs: '/getBlogs', experiences: '/getInteviewExp' }
const words = { modules: 'Module', blogs: 'Blog', experiences: 'Interview Experience' }
const edits = {
  modules: { description: 'Some of it' },
  blogs: { content: 'One\nThree' },
  experiences: { content: 'Two rounds' },
}

type Asked = Parameters<TestSite['ask']>[2]
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, given: Asked = {}) =>
  site.ask(method, path, { as: admin.as, ...given })
const make = async (kind: Kind, body: object = bodies[kind]): Promise<string> =>
  (await ask('POST', creations[kind], { body })).body.data._id
const at = (kind: Kind, id: string) => `/admin/${kind}/${id}`
const edit = (kind: Kind, id: string, body: object, version?: number) =>
  ask('PATCH', at(kind, id), { body, ...(version && { headers: { 'if-match': `"v${version}"` } }) })
const remove = (kind: Kind, id: string) => ask('DELETE', at(kind, id))
const restore = (kind: Kind, id: string) => ask('POST', `${at(kind, id)}/restore`)
const history = async (kind: Kind, id: string) => (await ask('GET', `${at(kind, id)}/versions`)).body.data
const version = (kind: Kind, id: string, number: number | string) =>
  ask('GET', `${at(kind, id)}/versions/${number}`)
const bringBack = (kind: Kind, id: string, number: number, headers = {}) =>
  ask('POST', `${at(kind, id)}/versions/${number}/return`, { headers })
const listed = async (kind: Kind) =>
  (await site.ask('GET', lists[kind])).body.data.map((one: { _id: string }) => one._id) as string[]
const rows = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows

describe.each(KINDS)('%s', (kind) => {
  test('an edit changes what it names, leaves the rest, and is in the list at once', async () => {
    const id = await make(kind)
    await listed(kind)
    const { status, body, headers } = await edit(kind, id, edits[kind])
    expect([status, body.message, headers.etag]).toEqual([200, `${words[kind]} Updated`, '"v2"'])
    expect(body.data).toMatchObject({ ...bodies[kind], ...edits[kind], _id: id })
    const all = (await site.ask('GET', lists[kind])).body.data
    expect(all.find((one: { _id: string }) => one._id === id)).toEqual(body.data)
    const { data } = (await ask('GET', at(kind, id))).body
    expect(data).toMatchObject({ kind, _id: id, version: 2, content: { ...bodies[kind], ...edits[kind] } })
  })

  test('the versions say who did what and when, newest first, and each can be read', async () => {
    const id = await make(kind)
    expect((await history(kind, id)).versions).toHaveLength(1)
    const editor = await site.member({ role: 'admin', name: 'Grace Admin' })
    await ask('PATCH', at(kind, id), { as: editor.as, body: edits[kind] })
    const told = await history(kind, id)
    expect(told).toMatchObject({ _id: id, kind, version: 2, removedAt: null })
    expect(told.versions).toEqual([
      {
        number: 2,
        action: 'edited',
        by: 'Grace Admin',
        title: told.title,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        fields: Object.keys(edits[kind]),
      },
      {
        number: 1,
        action: 'created',
        title: told.title,
        fields: [],
        // The author of an experience is hidden: members can send experiences anonymously.
        by: kind === 'experiences' ? null : 'Ada Admin',
        at: expect.any(String),
      },
    ])
    const [first, second] = [await version(kind, id, 1), await version(kind, id, 2)]
    expect(first.body.data).toMatchObject({ kind, number: 1, content: bodies[kind] })
    expect(second.body.data.content).toEqual({ ...first.body.data.content, ...edits[kind] })
  })

  test('an edit that changes nothing makes no version', async () => {
    const id = await make(kind)
    for (const body of [{}, bodies[kind]]) {
      const answer = await edit(kind, id, body)
      expect([answer.status, answer.headers.etag]).toEqual([200, '"v1"'])
    }
    expect((await history(kind, id)).versions).toHaveLength(1)
  })

  test('safety D3 an edit begun on an older version answers 412 and changes nothing', async () => {
    const id = await make(kind)
    expect((await edit(kind, id, edits[kind], 1)).status).toBe(200)
    const late = await edit(kind, id, bodies[kind], 1)
    expect([late.status, late.body.code, late.body.message]).toEqual([412, 'stale', itemOutdated.text])
    for (const tag of ['"x"', 'v2', '"v22"', '"v2', ''])
      expect((await ask('DELETE', at(kind, id), { headers: { 'if-match': tag } })).status).toBe(412)
    expect((await history(kind, id)).version).toBe(2)
    expect((await edit(kind, id, bodies[kind], 2)).status).toBe(200)
    for (const tag of ['*', 'W/"v3"', '"v1", "v3.hash-br"'])
      expect((await ask('PATCH', at(kind, id), { body: {}, headers: { 'if-match': tag } })).status).toBe(200)
  })

  test('safety D3 of edits sent at once on one version a single one is taken, the others answer 412', async () => {
    const id = await make(kind)
    const name = kind === 'experiences' ? 'company' : 'title'
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => edit(kind, id, { [name]: `By ${nth}` }, 1)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412])
    const told = await history(kind, id)
    expect(told.versions).toHaveLength(2)
    expect(told.title).toContain(answers.find(({ status }) => status === 200)?.body.data[name])
  })

  test('a deleted item is in no list and at no address, is still stored, and can be restored', async () => {
    const id = await make(kind)
    await listed(kind)
    const { status, body } = await remove(kind, id)
    expect([status, body.message]).toEqual([200, `${words[kind]} Deleted`])
    expect(await listed(kind)).not.toContain(id)
    for (const again of [await remove(kind, id), await edit(kind, id, {}), await ask('GET', at(kind, id))])
      expect([again.status, again.body.message]).toEqual([404, itemMissing[kind].text])
    expect((await bringBack(kind, id, 1)).status).toBe(404)
    const deleted = (await ask('GET', '/admin/deleted')).body.data
    const { title } = await history(kind, id)
    expect(deleted[0]).toEqual({ _id: id, kind, title, by: 'Ada Admin', removedAt: expect.any(String) })

    const back = await restore(kind, id)
    expect([back.status, back.body.message]).toEqual([200, `${words[kind]} Restored`])
    expect(await listed(kind)).toContain(id)
    expect((await ask('GET', at(kind, id))).body.data.content).toMatchObject(bodies[kind])
    expect((await restore(kind, id)).status).toBe(200)
    const told = await history(kind, id)
    expect(told.removedAt).toBeNull()
    expect(told.versions.map((one: { action: string }) => one.action)).toEqual([
      'restored',
      'deleted',
      'created',
    ])
  })

  test('an older version comes back as a new one', async () => {
    const id = await make(kind)
    await edit(kind, id, edits[kind])
    const before = (await version(kind, id, 1)).body.data.content
    const { status, body, headers } = await bringBack(kind, id, 1, { 'if-match': '"v2"' })
    expect([status, body.message, headers.etag]).toEqual([200, 'Version 1 Is Back', '"v3"'])
    expect((await ask('GET', at(kind, id))).body.data).toMatchObject({ version: 3, content: before })
    const told = await history(kind, id)
    expect(told.versions[0]).toMatchObject({
      number: 3,
      action: 'returned',
      fields: Object.keys(edits[kind]),
    })
    expect((await version(kind, id, 2)).body.data.content).toMatchObject(edits[kind])
    // The item is already restored.
    expect((await bringBack(kind, id, 1)).headers.etag).toBe('"v3"')
    expect((await bringBack(kind, id, 2, { 'if-match': '"v2"' })).status).toBe(412)
  })

  test('safety P3 every creation, edit, deletion, restoration and return leaves its row in the audit', async () => {
    const id = await make(kind)
    await edit(kind, id, edits[kind])
    await edit(kind, id, edits[kind])
    await edit(kind, id, edits[kind], 1)
    await bringBack(kind, id, 1)
    await remove(kind, id)
    await restore(kind, id)
    const found = await rows(
      `select action, actor_id, outcome, address, request_id from audit where target = $1
       order by created_at`,
      [id],
    )
    expect(found.map(({ action }) => action)).toEqual(
      ['create', 'update', 'return', 'delete', 'restore'].map((act) => `${kind.slice(0, -1)}.${act}`),
    )
    for (const row of found)
      expect(row).toMatchObject({ actor_id: admin.id, outcome: 'ok', address: '127.0.0.1' })
  })

  test('ADM-17 saving an edit ends its draft and no other; one that is refused leaves it', async () => {
    const [id, other] = [await make(kind), await make(kind)]
    const draft = (of: string) => ask('GET', `/drafts/${kind}:${of}`)
    for (const of of [id, other])
      await site.ask('PUT', `/drafts/${kind}:${of}`, { as: admin.as, body: { content: { title: 'typed' } } })
    await edit(kind, id, edits[kind])
    expect((await draft(id)).body.data).toBeNull()
    expect((await edit(kind, other, edits[kind], 7)).status).toBe(412)
    expect((await draft(other)).body.data.content).toEqual({ title: 'typed' })
  })

  test('safety I5 unknown and malformed ids and numbers answer 404', async () => {
    const id = await make(kind)
    for (const number of ['2', '0', '-1', '01', 'x', '9999999999', '1e3'])
      expect((await version(kind, id, number)).status).toBe(404)
    expect((await bringBack(kind, id, 2)).body.message).toBe(versionMissing.text)
    for (const path of ['', '/versions', '/versions/1'])
      expect((await ask('GET', at(kind, randomUUID()) + path)).body.message).toBe(itemMissing[kind].text)
  })
})

describe('blogs', () => {
  test('BLOG-20 API-15 a deleted blog answers 404 the same message as for a module that never existed', async () => {
    const id = await make('blogs')
    expect((await site.ask('GET', `/getBlog/${id}`)).status).toBe(200)
    await remove('blogs', id)
    const { status, body } = await site.ask('GET', `/getBlog/${id}`)
    expect([status, body.message]).toEqual([404, messages.blogMissing.text])
  })

  test('safety D3 the ETag of a blog that is read is one its edit may be based on', async () => {
    const id = await make('blogs')
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const { etag } = (await site.ask('GET', `/getBlog/${id}`, { headers })).headers
      expect(etag).toMatch(/^"v\d+\./)
      const send = (content: string) =>
        ask('PATCH', at('blogs', id), { body: { content }, headers: { 'if-match': String(etag) } })
      expect((await send(randomUUID())).status).toBe(200)
      expect((await send(randomUUID())).status).toBe(412)
    }
  })

  test('VAL-08 VAL-09 VAL-10 VAL-35 an edit is item to the rules of creating, with the same words', async () => {
    const id = await make('blogs')
    const answer = await edit('blogs', id, { title: ' ', author: '', content: '\n', tags: 'a,b' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject({
      title: messages.titleRequired.text,
      author: messages.authorRequired.text,
      content: messages.contentRequired.text,
      tags: expect.any(String),
    })
    expect((await edit('blogs', id, { tags: [' a', '', 'b '] })).body.data.tags).toEqual(['a', 'b'])
    expect((await edit('blogs', id, { tags: [] })).body.data.tags).toEqual([])
    expect((await edit('blogs', id, { views: 7 })).status).toBe(400)
  })

  test('API-25 an edit keeps the date and the views', async () => {
    const id = await make('blogs')
    await site.database.pool.query('update blogs set views = 41 where id = $1', [id])
    const [{ created_at: date }] = await rows('select created_at from blogs where id = $1', [id])
    const { data } = (await edit('blogs', id, edits.blogs)).body
    expect(data).toMatchObject({ views: 41, date: date.toISOString() })
  })
})

describe('modules', () => {
  const tracked = modules[0]
  const shipped = contentId('module', tracked?.slug ?? '')
  const questionsOf = async (id: string) =>
    (await site.ask('GET', `/getModule/${id}`)).body.data.questions as {
      questionName: string
      difficulty: string
      link: string
      questionId: string | null
    }[]
  const typed = (all: Awaited<ReturnType<typeof questionsOf>>) =>
    all.map(({ questionId: _, ...question }) => question)

  test('safety D3 a question that stays keeps the tracker’s question, renamed, moved or given another link', async () => {
    const before = await questionsOf(shipped)
    const [first, second, third, ...rest] = typed(before)
    const link = 'https://example.org/elsewhere'
    const sent = [
      ...rest,
      { ...second, link },
      { ...first, questionName: 'Called otherwise', difficulty: 'Hard' },
      { questionName: 'Another one', difficulty: 'Easy', link },
    ]
    expect(third).toBeDefined()
    // The question is retired. No link leads to it any more, but it is still the question that people have solved.
    await site.database.pool.query('update questions set retired_at = now() where id = $1', [
      before[0]?.questionId,
    ])
    const answer = await edit('modules', shipped, { questions: sent })
    expect(answer.body.data.questions).toEqual([
      ...before.slice(3),
      { ...before[1], link },
      { ...before[0], questionName: 'Called otherwise', difficulty: 'Hard' },
      { questionName: 'Another one', difficulty: 'Easy', link, questionId: expect.any(String) },
    ])
    expect((await history('modules', shipped)).versions[0].fields).toEqual(['questions'])
    await bringBack('modules', shipped, 1)
    expect(await questionsOf(shipped)).toEqual(before)
  })

  test('API-20 a question that is replaced by another tracker question shares that question’s completion', async () => {
    // The first question was retired above.
    const [, one, two] = await questionsOf(shipped)
    const id = await make('modules', { ...bodies.modules, questions: typed(one ? [one] : []) })
    expect((await questionsOf(id))[0]?.questionId).toBe(one?.questionId)
    await edit('modules', id, { questions: typed(two ? [two] : []) })
    expect((await questionsOf(id))[0]?.questionId).toBe(two?.questionId)
    await edit('modules', id, { questions: [{ questionName: 'None of them', link: 'https://example.org' }] })
    expect([one?.questionId, two?.questionId]).not.toContain((await questionsOf(id))[0]?.questionId)
  })

  test('MOD-09 a deleted module answers 404 the same message as for a module that never existed', async () => {
    const id = await make('modules')
    await remove('modules', id)
    const { status, body } = await site.ask('GET', `/getModule/${id}`)
    expect([status, body.message]).toEqual([404, messages.moduleMissing.text])
  })

  test('safety D5 an edit with one bad question changes nothing', async () => {
    const id = await make('modules')
    const questions = [{ questionName: 'A' }, { questionName: 'B', link: 'nonsense' }]
    const answer = await edit('modules', id, { title: 'Changed', questions })
    expect(answer.body.errors).toEqual({ 'questions.1.link': messages.linkRule.text })
    expect((await ask('GET', at('modules', id))).body.data).toMatchObject({ version: 1, title: 'Graphs' })
  })
})

describe('experiences', () => {
  const sent = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Rounds', anonymous: true }

  test('EXP-20 what waits for review or was refused can be neither edited nor deleted here', async () => {
    const { as } = await site.member()
    const { _id: id } = (await site.ask('POST', '/experiences', { as, body: sent })).body.data
    for (const answer of [await edit('experiences', id, {}), await remove('experiences', id)])
      expect(answer.status).toBe(404)
    await ask('POST', `/experiences/${id}/refuse`, { body: { reason: 'No.' } })
    expect((await edit('experiences', id, {})).status).toBe(404)
  })

  test('EXP-19 the versions of an anonymous experience name nobody; its author sees that it was removed', async () => {
    const member = await site.member({ name: 'Nobody Knows' })
    const { _id: id } = (await site.ask('POST', '/experiences', { as: member.as, body: sent })).body.data
    await ask('POST', `/experiences/${id}/accept`)
    const own = async () =>
      (await site.ask('GET', '/experiences/mine', { as: member.as })).body.data[0].status
    expect(await own()).toBe('accepted')
    await edit('experiences', id, { role: 'SRE' })
    await remove('experiences', id)
    const told = [
      await history('experiences', id),
      (await version('experiences', id, 1)).body,
      (await ask('GET', '/admin/deleted')).body,
    ]
    expect(JSON.stringify(told)).not.toContain('Nobody Knows')
    expect(await rows('select 1 from versions where editor_id = $1', [member.id])).toEqual([])
    expect(await own()).toBe('removed')
  })
})

test('ADM-14 drafts of edits are for admins, apart from those of new things', async () => {
  const { as } = await site.member()
  const path = `/drafts/blogs:${randomUUID()}`
  const body = { content: { title: 'typed' } }
  expect((await site.ask('PUT', path, { as, body })).status).toBe(403)
  expect((await site.ask('PUT', path, { as: admin.as, body })).status).toBe(200)
  expect((await site.ask('GET', '/drafts/blog', { as: admin.as })).body.data).toBeNull()
  for (const bad of ['blogs:', 'blogs:x', 'diaries:', `blog:${randomUUID()}`])
    expect((await site.ask('PUT', `/drafts/${bad}`, { as: admin.as, body })).status).toBe(404)
})

test('COST-03 page after page every deleted item comes once, the latest first, of one kind or by words of it', async () => {
  await site.database.pool.query(
    `insert into blogs (title, slug, author, content, removed_at)
     select 'Old ' || n, 'old-' || n, 'A', 'C', now() - make_interval(hours => n / 3) from generate_series(1, 120) n`,
  )
  const items = (query: string) => everyPage<DeletedItem>(site, `/admin/deleted?${query}`, admin.as)
  const blogs = await items('kind=blogs&q=OLD')
  expect(new Set(blogs.map(({ _id }) => _id)).size).toBe(120)
  const times = blogs.map(({ removedAt }) => removedAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await items('q=old%20117')).map(({ title }) => title)).toEqual(['Old 117'])
  expect(await items('kind=modules&q=Old')).toEqual([])
  expect(await items('q=%25')).toEqual([])
  await site.database.pool.query('analyze blogs')
  const page = () => ask('GET', '/admin/deleted')
  expect(await rowsRead(site.database, 'removed', page)).toBeLessThan(51 * 10)
})
