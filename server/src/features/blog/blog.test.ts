import type { Blog } from '@callofcode/contract/blog/blog'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { readMinutes } from './present-blog.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

const good = { title: 'Two pointers', author: 'Rohan Iyer', content: '## Why\n\nBecause.', tags: ['arrays'] }
const create = (body: object, as = admin.as) => site.ask('POST', '/admin/createBlog', { as, body })
const list = async (): Promise<Blog[]> => (await site.ask('GET', '/getBlogs')).body.data

describe('blogs', () => {
  test('API-12 an empty site has an empty list', async () => {
    const { status, body } = await site.ask('GET', '/getBlogs')
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: 'OK', data: [] } })
  })
  test('API-24 API-25 BLOG-01 a blog that an admin makes is first in the list at once', async () => {
    await create({ ...good, title: 'Older' })
    await list()
    const { status, body } = await create(good)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, message: expect.any(String) })
    const [first] = await list()
    expect(first).toEqual(body.data)
    expect(first).toEqual({
      _id: expect.any(String),
      slug: 'two-pointers',
      ...good,
      authorPage: null,
      category: '',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      views: 0,
      readMinutes: 1,
    })
    expect(Math.abs(Date.now() - Date.parse(first?.date ?? ''))).toBeLessThan(5_000)
  })
  test('API-13 API-26 a category is stored, tags are trimmed and blank ones dropped', async () => {
    const { body } = await create({ ...good, category: 'Techniques', tags: [' a', '', ' ', 'b '] })
    expect(body.data).toMatchObject({ category: 'Techniques', tags: ['a', 'b'] })
    const { tags: _, ...untagged } = good
    expect((await create(untagged)).body.data.tags).toEqual([])
  })
  test('API-14 one blog has the keys of the list, and its content rendered', async () => {
    const { body } = await create({ ...good, content: '## Why\n\n<script>alert(1)</script>**Because**.' })
    const { status, body: page } = await site.ask('GET', `/getBlog/${body.data._id}`)
    expect(status).toBe(200)
    expect(page.data).toEqual({
      ...body.data,
      html: expect.stringContaining('<h2 id="h-why">Why</h2>'),
      headings: [{ id: 'h-why', text: 'Why', level: 2 }],
    })
    expect(page.data.html).not.toContain('<script')
    expect(page.data.content).toContain('<script>')
  })
  test('safety I4 a text comes back byte for byte', async () => {
    const content = 'नमस्ते 👩‍💻 e\u0301 \u202Eright\u202C ' + "'; drop table blogs; -- \\ \t\r\n end"
    const { body } = await create({ ...good, title: '  नमस्ते 👩‍💻  ', content })
    expect(body.data).toMatchObject({ content, title: 'नमस्ते 👩‍💻' })
    expect((await site.ask('GET', `/getBlog/${body.data._id}`)).body.data.content).toBe(content)
  })
  test('blogs of one title, made at once, are all made', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ ...good, title: 'Same' })))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
    const symbols = await Promise.all([create({ ...good, title: '???' }), create({ ...good, title: '!!!' })])
    expect(symbols.map((answer) => answer.status)).toEqual([201, 201])
  })
  test('safety D7 views cannot be set', async () => {
    expect((await create({ ...good, views: 1_000 })).status).toBe(400)
  })
  test('BLOG-09 the read time is the words by 200, rounded up, and at least 1', async () => {
    const { body } = await create({ ...good, content: `\nword-one ${'word\n\t'.repeat(200)}` })
    expect(body.data.readMinutes).toBe(2)
    expect([1_600, 1_601, 0].map(readMinutes)).toEqual([8, 9, 1])
  })
})

describe('refusals', () => {
  let before: number
  const count = async () => (await site.database.pool.query('select count(*)::int as n from blogs')).rows[0].n
  beforeEach(async () => {
    before = await count()
  })

  const bad: [string, object, string, string | undefined][] = [
    ['VAL-08 no title', { ...good, title: undefined }, 'title', messages.titleRequired.text],
    ['VAL-08 VAL-35 a blank title', { ...good, title: ' ' }, 'title', messages.titleRequired.text],
    ['VAL-09 no author', { ...good, author: '' }, 'author', messages.authorRequired.text],
    ['VAL-10 no content', { ...good, content: '\n' }, 'content', messages.contentRequired.text],
    ['tags that are one text', { ...good, tags: 'a,b' }, 'tags', undefined],
    ['tags that are no texts', { ...good, tags: [1] }, 'tags.0', undefined],
    [
      'safety I2 content that is no text',
      { ...good, content: { $ne: '' } },
      'content',
      messages.contentRequired.text,
    ],
    ['safety I3 a title of 201', { ...good, title: 'a'.repeat(201) }, 'title', undefined],
    ['safety I3 content of 200,001', { ...good, content: 'a'.repeat(200_001) }, 'content', undefined],
    ['safety I4 NUL', { ...good, title: 'a\0' }, 'title', undefined],
  ]
  test.each(bad)('API-27 %s is refused', async (_, body, field, message) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[field]).toEqual(message ?? expect.any(String))
    expect(await count()).toBe(before)
  })
  test('safety I3 a text exactly at the limit is accepted', async () => {
    const whole = { title: 'a'.repeat(200), author: 'b'.repeat(100), content: 'c'.repeat(200_000) }
    const tags = Array.from({ length: 20 }, () => 'd'.repeat(40))
    expect((await create({ ...whole, tags })).status).toBe(201)
  })
  test('API-28 visitors, members and managers are refused before their input is checked', async () => {
    const { as } = await site.member()
    const manager = await site.member({ isManager: true })
    for (const body of [good, {}]) {
      expect((await site.ask('POST', '/admin/createBlog', { body })).status).toBe(401)
      expect((await create(body, as)).status).toBe(403)
      expect((await create(body, manager.as)).status).toBe(403)
    }
    expect(await count()).toBe(before)
  })
  test('API-15 BLOG-20 an unknown or malformed blog answers 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '1', '%00', "'--"]) {
      const { status, body } = await site.ask('GET', `/getBlog/${id}`)
      expect(status).toBe(404)
      if (id !== '%00') expect(body.message).toBe(messages.blogMissing.text)
    }
  })
})
