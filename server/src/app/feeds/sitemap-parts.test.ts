import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const HOME = 'https://club.example'
let site: TestSite
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: HOME })
  await crowd(site.database, 14_000)
  await site.database.pool.query(`alter table members disable trigger user;
    update members set shows_page = 'everyone' where email like 'person%5@college.edu' or email like 'person%1@college.edu'
      or email like 'person%7@college.edu';
    alter table members enable trigger user;
    insert into blogs (slug, title, author, content, removed_at)
      select 'blog-' || n, 'Blog ' || n, 'Asha', 'Text.', case when n % 4 = 0 then now() end from generate_series(1, 900) n`)
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url })
const places = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replace(HOME, ''))
const partsOf = async (kind: string) =>
  places((await get('/sitemap.xml')).body).filter((path) => path.startsWith(`/sitemaps/${kind}-`))
const shown = async (sql: string): Promise<string[]> =>
  (await site.database.pool.query(sql)).rows.map(({ path }) => path).sort()
const MEMBERS = `select '/members/' || handle as path from members where shows_page = 'everyone' and status = 'approved'`
const BLOGS = `select '/blogs/' || slug as path from blogs where removed_at is null`

test('PART-07 the parts of the sitemap hold each address once, and a part at most 5,000', async () => {
  const addressesIn = async (paths: string[]) => {
    const all = await Promise.all(
      paths.map(async (path) => {
        const { statusCode, headers, body } = await get(path)
        expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
        expect(places(body).length).toBeLessThanOrEqual(5_000)
        return places(body)
      }),
    )
    return all.flat().sort()
  }
  expect((await partsOf('blogs')).length).toBe(1)
  // The parts are complete before and after PostgreSQL analyses the tables. Only the division differs.
  for (const statement of ['select 1', 'vacuum analyze members', 'vacuum analyze blogs']) {
    await site.database.pool.query(statement)
    site.cache.clear()
    expect(await addressesIn(await partsOf('members'))).toEqual(await shown(MEMBERS))
    expect(await addressesIn(await partsOf('blogs'))).toEqual(await shown(BLOGS))
  }
  expect((await partsOf('members')).length).toBeGreaterThan(1)
})

test('PART-07 the index counts nothing, and a part reads the rows that it names', async () => {
  await site.database.pool.query('vacuum analyze')
  const isReading = (text: string) => /select/.test(text)
  const visitedBy = async (path: string) => {
    site.cache.clear()
    const readings = await readingsOf(site.database, () => get(path), isReading)
    return readings.reduce((sum, { visited }) => sum + visited, 0)
  }
  expect(await visitedBy('/sitemap.xml')).toBeLessThan(1_000)
  const [part = ''] = await partsOf('members')
  const [blogs = ''] = await partsOf('blogs')
  for (const path of [part, blogs]) {
    const given = places((await get(path)).body).length
    // Each entry is read in the index and in the table. PostgreSQL's catalogue adds a constant.
    expect(await visitedBy(path)).toBeLessThan(given * 2 + 1_000)
  }
})

test.each([
  'members-3-of-2',
  'members-0-of-1',
  'members-1-of-3',
  'blogs-1-of-4096',
  'secrets-1-of-1',
  'toString-1-of-1',
  'x',
])('PART-07 safety I5 there is no part %s', async (name) => {
  expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
})
