import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from './screens.ts'

let site: TestSite
let origin: string
/** Runs while each page is drawn. */
let meanwhile: () => Promise<unknown> = async () => undefined
beforeAll(async () => {
  const screens = await builtScreens()
  const render: typeof screens.render = async (request) => {
    await meanwhile()
    return screens.render(request)
  }
  site = await testSite({}, { screens: { ...screens, render } })
  origin = await site.listen()
})
afterAll(() => site?.close())

const SCREENS = [
  '/',
  '/today',
  '/profile',
  '/settings',
  '/notifications',
  '/announcements',
  '/events',
  '/dsa',
  '/dsa/problems',
  '/dsa/map',
  '/dsa/lists',
  '/dsa/reviews',
  '/dsa/streak',
  '/dsa/notes',
  '/dashboard',
  '/dashboard?level=beginner',
  '/dashboard/plans',
  '/dashboard/questions',
  '/dashboard/leaderboard',
  '/dashboard/blogs',
  '/dashboard/blogs?q=heap',
  '/dashboard/interviewExp',
  '/dashboard/companies',
  '/dashboard/forum',
  '/dashboard/forum?sort=top',
  '/dashboard/forum/new',
  '/dashboard/members',
]
const open = async (path: string, as: string, cookie = '') => {
  const headers = { accept: 'text/html', cookie: `callofcode=${as}${cookie}` }
  const html = await (await fetch(origin + path, { headers })).text()
  // Some answers contain the time at which they were made.
  return html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
}

test('COST-13 the page of a member is the one that a site draws which keeps nothing, whoever opened it before', async () => {
  const { as: one, name } = await site.member({ name: 'Numbat Reader' })
  const { as: other } = await site.member({ name: 'Zorilla Reader', role: 'admin' })
  const thread = { title: 'Why </script>?', category: 'General', content: 'Because **it** <is> so.' }
  const { body } = await site.ask('POST', '/forum/threads', { as: one, body: thread })
  for (let reply = 0; reply < 3; reply++)
    await site.ask('POST', `/forum/threads/${body.data._id}/replies`, { as: one, body: { content: 'So.' } })
  for (const path of [...SCREENS, `/dashboard/forum/${body.data._id}`]) {
    const anew = async (as: string) => {
      site.cache.clear()
      return open(path, as)
    }
    const [mine, theirs] = [await anew(one), await anew(other)]
    expect([mine.includes(name), mine.includes('Zorilla')], path).toEqual([true, false])
    for (let again = 0; again < 2; again++) {
      expect((await open(path, other)) === theirs, path).toBe(true)
      expect((await open(path, one)) === mine, path).toBe(true)
    }
  }
})

test('COST-13 what is cached for everybody is taken as it is, but not for whoever wrote a moment ago', async () => {
  const { as } = await site.member()
  const sentFor = async (cookie = '') => {
    const { sent } = site.cache.counts
    await open('/dashboard', as, cookie)
    return site.cache.counts.sent - sent
  }
  await sentFor()
  expect(await sentFor()).toBeGreaterThan(0)
  expect(await sentFor('; fresh=1')).toBe(0)
})

test('COST-13 a page looks up once who reads it', async () => {
  const { as } = await site.member()
  expect(
    await countStatements(site.database, 'from sessions s join members', () => open('/settings', as)),
  ).toBe(1)
})

test('safety Z5 while a member’s page is drawn, nobody else can call as that member', async () => {
  const { as } = await site.member()
  const pages = Array.from({ length: 200 }, (_, at) => String(at + 1))
  const statuses = new Set<number>()
  meanwhile = async () => {
    for (const page of pages) {
      const headers = { 'x-inner-page': page, 'x-inner': 'x'.repeat(22) }
      statuses.add((await fetch(`${origin}/api/v1/members/`, { headers })).status)
    }
  }
  await open('/today', as)
  meanwhile = async () => undefined
  expect([...statuses]).toEqual([401])
})
