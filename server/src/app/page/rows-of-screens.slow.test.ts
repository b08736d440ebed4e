import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeClub } from '../../../testing/large-club.ts'
import { isReading, type Reading, readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { followTopics } from '../../features/review/follow-topics.ts'
import { builtScreens } from './screens.ts'

let site: TestSite
let member: string
let admin: string
const paths: Record<string, string> = {}
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  const asha = await site.member({ name: 'Asha Busy' })
  member = asha.as
  admin = (await site.member({ name: 'Ananya Rao', role: 'admin' })).as
  await largeClub(site.database, asha.id)
  // The data is that of a club that has run for a while.
  await followTopics(site.database)
  await site.database.pool.query('vacuum analyze')
  const { rows } = await site.database.pool.query(`select
    (select id from forum_threads order by reply_count desc limit 1) as thread, (select id from modules limit 1) as module,
    (select id from events where title = 'Event 3950') as event, (select id from topics limit 1) as topic,
    (select id from blogs where removed_at is null limit 1) as blog`)
  Object.assign(paths, rows[0])
}, 60_000)
afterAll(() => site?.close())

const everybody = () =>
  `/ /dsa /dsa?topic=${paths.topic} /dsa/problems /dsa/problems/fair-cuts /dashboard /dashboard/modules/${paths.module}
  /dashboard/blogs /dashboard/blogs?q=blog /blogs/blog-1 /blogs/feed.xml /sitemap.xml /sitemaps/screens.xml /sitemaps/threads-1-of-1.xml /sitemaps/members-1-of-1.xml /dashboard/interviewExp
  /dashboard/forum /dashboard/forum?sort=votes /dashboard/forum?q=heap /dashboard/forum/${paths.thread}
  /events /events?when=past /events/${paths.event}`.split(/\s+/)
const members = () =>
  `/today /notifications /profile /settings /members/person.1 /members/asha.busy /dashboard/submitExperience
  ${['discussion', 'submissions', 'solutions', 'notes', 'hints'].map((view) => `/dsa/problems/fair-cuts?view=${view}`).join(' ')}
  /api/v1/search?q=thread /api/v1/forum/members?q=a /api/v1/forum/threads/${paths.thread}/mine`.split(/\s+/)
const admins = () =>
  `/dashboard/approvals /dashboard/moderation /dashboard/submissions /dashboard/members /dashboard/members?q=verma
  /dashboard/audit /dashboard/audit?actor=verma /dashboard/deleted /dashboard/history/blogs/${paths.blog}`.split(
    /\s+/,
  )

/** The most rows of a reading that must not grow with the club: a count, the curriculum, a member's own rows. */
const FEW = 3_900
/** The most rows of a count up to 20,000. It reads each row that it counts, so the numbers are exact. */
const MOST = 21_000
const tooMuch = ({ given, visited, text }: Reading) =>
  visited > Math.max(text.includes('counted') ? MOST : FEW, 100 * given)

async function findings(urls: string[], as?: string): Promise<string[]> {
  const found: string[] = []
  for (const url of urls) {
    site.cache.clear()
    const headers = { accept: 'text/html,*/*', ...(as && { cookie: `callofcode=${as}` }) }
    const open = async () => expect((await site.app.inject({ url, headers })).statusCode, url).toBe(200)
    const readings = await readingsOf(site.database, open, isReading)
    for (const one of readings.filter(tooMuch))
      found.push(
        `${url} reads ${one.visited} rows for ${one.given}: ${one.text.replace(/\s+/g, ' ').slice(0, 200)}`,
      )
  }
  return found
}

test('COST-07 no statement of a visitor’s walk reads more than 100 times the rows that it gives', async () => {
  expect(await findings(everybody())).toEqual([])
}, 60_000)

test('COST-07 no statement of a member’s walk reads more than 100 times the rows that it gives', async () => {
  expect(await findings([...everybody(), ...members()], member)).toEqual([])
}, 60_000)

test('COST-07 no statement of an admin’s walk reads more than 100 times the rows that it gives', async () => {
  expect(await findings([...everybody(), ...admins()], admin)).toEqual([])
}, 60_000)
