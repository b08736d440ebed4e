import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  const { pool } = site.database
  await pool.query('alter table blogs disable trigger user')
  await pool.query(`insert into blogs (title, slug, author, content, removed_at)
    select 'Blog ' || n, 'blog-' || n, 'Asha', 'Text.', now() - n * interval '1 minute' from generate_series(1, 3000) n`)
  await pool.query('alter table blogs enable trigger user')
  await pool.query('vacuum analyze blogs')
})
afterAll(() => site.close())

const read = async (query = '') => (await site.ask('GET', `/admin/deleted${query}`, { as: admin })).body

test('COST-03 a page of what was deleted reads its own rows, however much was deleted', async () => {
  const { data, nextCursor } = await read()
  expect(data).toHaveLength(50)
  for (const query of ['', `?cursor=${nextCursor}`, '?kind=blogs'])
    expect(await rowsRead(site.database, 'removed.kind', () => read(query)), query).toBeLessThan(200)
  const titles = [...data, ...(await read(`?cursor=${nextCursor}`)).data].map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 100 }, (_, at) => `Blog ${at + 1}`))
})

test('COST-03 a search among what was deleted looks through the latest 2,000 of each kind', async () => {
  expect((await read('?q=Blog+2000')).data.map(({ title }: { title: string }) => title)).toEqual([
    'Blog 2000',
  ])
  expect((await read('?q=Blog+2001')).data).toEqual([])
  // One row for each item and one for its last version.
  expect(await rowsRead(site.database, 'removed.kind', () => read('?q=nothing'))).toBeLessThan(4_100)
})
