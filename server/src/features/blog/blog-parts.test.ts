import type { Blog } from '@callofcode/contract/blog/blog'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const BLOGS = 2_000
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  // Three blogs share each time, so they are ordered by their ids.
  await site.database.pool.query(
    `insert into blogs (slug, title, author, content, category, tags, created_at)
     select 'blog-' || n, case when n % 500 = 0 then 'Segment trees, part ' || n else 'Notes ' || n end, 'Rohan Iyer',
       repeat('many words ', 400), case when n % 40 = 0 then 'Techniques' else 'Career' end,
       case when n % 100 = 0 then array['Graphs', 'c%'] else array['graph', 'notes'] end,
       timestamp '2026-01-01' + (n / 3) * interval '1.000001 second'
     from generate_series(1, ${BLOGS}) n; analyze blogs`,
  )
})
afterAll(() => site.close())

type Part = { data: Blog[]; nextAfter?: string | null }
const read = async (query = ''): Promise<Part> => (await site.ask('GET', `/getBlogs${query}`)).body
const ids = ({ data }: Part) => data.map(({ _id }) => _id)

test('PART-01 parts hold every blog once, in the order of the whole list, also when one is added meanwhile', async () => {
  const whole = ids(await read())
  expect(whole).toHaveLength(BLOGS)
  const parts: string[] = []
  for (let after = ''; ; ) {
    const part = await read(`?limit=100&fields=title${after && `&after=${after}`}`)
    parts.push(...ids(part))
    if (!part.nextAfter) break
    after = part.nextAfter
    await site.database.pool.query(
      `insert into blogs (slug, title, author, content) values (gen_random_uuid(), 'New', 'Rohan Iyer', 'Now')`,
    )
    site.cache.clear()
  }
  expect(parts).toEqual(whole)
})

test('PART-01 items carry the fields that were asked for and their id', async () => {
  const [one] = (await read('?limit=1&fields=title,readMinutes')).data
  expect(Object.keys(one ?? {}).sort()).toEqual(['_id', 'readMinutes', 'title'])
  expect(Object.keys(await read('?fields=title'))).not.toContain('nextAfter')
  const { body } = await site.ask('GET', '/getBlogs?q=Segment%20500')
  expect(body.data[0]).toMatchObject({ content: expect.any(String), readMinutes: 4 })
})

test('BLOG-01 the search looks for every word in title, author and tags, ignoring case; a tag matches in full', async () => {
  const found = async (query: string) => (await read(`?fields=title&${query}`)).data.length
  expect(await found('q=SEGMENT%20rohan')).toBe(BLOGS / 500)
  expect(await found('q=techniques')).toBe(0)
  expect(await found('q=c%25')).toBe(BLOGS / 100)
  expect(await found('tag=graphs')).toBe(BLOGS / 100)
  expect(await found('tag=Rohan%20Iyer')).toBe(0)
  expect(await found('category=techniques')).toBe(BLOGS / 40)
  expect(await found('category=techniques&tag=graphs&q=segment')).toBe(BLOGS / 1_000)
})

test.each([
  ['limit', '?limit=0'],
  ['limit', '?limit=101'],
  ['limit', '?limit=many'],
  ['after', '?after=nonsense'],
  ['after', '?after=00000000-0000-4000-8000-000000000000'],
  ['fields', '?fields=title,secret'],
])('PART-01 a wrong %s is refused: %s', async (field, query) => {
  const { status, body } = await site.ask('GET', `/getBlogs${query}`)
  expect([status, body.errors[field]]).toEqual([400, expect.any(String)])
  if (field === 'after') expect(body.errors.after).toBe(messages.afterRule.text)
})

test('PART-01 a part reads its own rows, a rare word those that hold it, and neither reads the texts', async () => {
  const { pool } = site.database
  await pool.query('alter table blogs disable trigger user')
  await pool.query(
    `insert into blogs (slug, title, author, content)
     select 'more-' || n, 'Notes ' || n, 'Rohan Iyer', 'Short.' from generate_series(1, ${5 * BLOGS}) n`,
  )
  await pool.query('vacuum analyze blogs')
  const visited = (query: string) => rowsRead(site.database, 'from "blogs"', () => read(query))
  const last = (await read('?limit=100')).nextAfter
  expect(await visited(`?limit=24&fields=title&after=${last}`)).toBeLessThan(24 * 10)
  expect(await visited('?limit=24&fields=title&q=segment')).toBeLessThan(24 * 10)
  expect(await visited('?limit=24&fields=title&category=Techniques')).toBeLessThan(24 * 10)
})
