import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from './screens.ts'

const ITEMS = 60
let site: TestSite
let origin: string
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  origin = await site.listen()
  await site.database.pool.query(
    `insert into blogs (slug, title, author, content, tags)
     select 'blog-' || n, 'Number ' || n, 'Rohan Iyer', repeat('unlisted words ', 400),
       case when n % 2 = 0 then array['even'] else array['odd'] end from generate_series(1, ${ITEMS}) n`,
  )
  await site.database.pool.query(
    `insert into experiences (company, role, verdict, content)
     select 'Firm ' || n, case when n % 2 = 0 then 'SDE' else 'Analyst' end, 'Selected', repeat('unlisted words ', 400)
     from generate_series(1, ${ITEMS}) n`,
  )
})
afterAll(() => site?.close())

const open = async (path: string) => (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
const linkOn = (html: string) =>
  /<a[^>]*rel="next"[^>]*>/
    .exec(html)?.[0]
    .match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&')

async function read(path: string, title: RegExp) {
  const pages: string[][] = []
  for (let next: string | undefined = path; next; ) {
    const html = await open(next)
    expect(html).not.toContain('unlisted words')
    pages.push([...html.matchAll(title)].map(([, found]) => found ?? ''))
    next = linkOn(html)
  }
  return pages
}
const TITLE = /<h2 class="card-title">([^<]*)/g

test('PART-02 the pages of blogs lead on by links with addresses, without a script and without texts', async () => {
  const pages = await read('/dashboard/blogs', TITLE)
  expect(pages.map((page) => page.length)).toEqual([24, 24, 12])
  expect(new Set(pages.flat()).size).toBe(ITEMS)
  const odd = await read('/dashboard/blogs?tag=odd&q=number', TITLE)
  expect(odd.map((page) => page.length)).toEqual([24, 6])
})

test('PART-05 the pages of interview experiences lead on by links, and their filters lead to links as well', async () => {
  const COMPANY = /<h2 class="row-title" id="[^"]*company">([^<]*)/g
  const pages = await read('/dashboard/interviewExp', COMPANY)
  expect(pages.map((page) => page.length)).toEqual([24, 24, 12])
  expect(new Set(pages.flat()).size).toBe(ITEMS)
  const analysts = await read('/dashboard/interviewExp?role=analyst&result=Selected&q=firm', COMPANY)
  expect(analysts.map((page) => page.length)).toEqual([24, 6])
})

test.each([
  ['/dashboard/blogs', ''],
  ['/dashboard/interviewExp', ''],
  ['/dashboard/forum', 'sort=top'],
  ['/events', 'when=past'],
])('PART-02 an address of %s with a wrong place leads to the first part', async (path, kept) => {
  const first = kept ? `${path}?${kept}` : path
  const answer = await fetch(`${origin}${path}?${kept && `${kept}&`}cursor=xx`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, first])
  expect((await fetch(origin + first)).status).toBe(200)
})
