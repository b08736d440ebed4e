import { PAGE_PARTS } from '@callofcode/contract/member/member-page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReading, readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { followTopics } from '../../features/review/follow-topics.ts'
import { builtScreens } from './screens.ts'

let site: TestSite
let origin: string
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  origin = await site.listen()
})
afterAll(() => site?.close())

const open = async (path: string, as?: string) => {
  const headers = { accept: 'text/html', ...(as && { cookie: `callofcode=${as}` }) }
  const answer = await fetch(origin + path, { headers })
  return { status: answer.status, html: await answer.text() }
}
const everyPart = (audience: 'nobody' | 'members' | 'everyone') =>
  Object.fromEntries(PAGE_PARTS.map((part) => [part, audience]))
const someone = {
  name: 'Ptolemaia Okapi',
  phone: '+91 5550199',
  bio: 'Graphs and tea.',
  passoutYear: new Date('2027-01-02'),
  github: 'https://github.com/okapi',
}
const SCREENS = [
  '/',
  '/today',
  '/profile',
  '/profile/handles',
  '/settings',
  '/notifications',
  '/announcements',
  '/events',
  '/dsa',
  '/dsa/problems',
  '/dsa/map',
  '/dsa/import',
  '/dsa/lists',
  '/dsa/reviews',
  '/dsa/reviews/all',
  '/dsa/reviews/kept',
  '/dsa/streak',
  '/dsa/notes',
  '/dsa/stars',
  '/dsa/changes',
  '/dashboard',
  '/dashboard/plans',
  '/dashboard/plans/new',
  '/dashboard/questions',
  '/dashboard/leaderboard',
  '/dashboard/blogs',
  '/dashboard/my-blogs',
  '/dashboard/interviewExp',
  '/dashboard/companies',
  '/dashboard/forum',
  '/dashboard/forum/watched',
  '/dashboard/drafts',
  '/standing',
  '/dashboard/approvals',
]
const shownBy = ['Graphs and tea.', '2027', 'github.com/okapi', 'problems solved', 'Okapis at night']

test('PAGE-01 PAGE-09 the page of a member is drawn by the server, each hidden part left out of HTML, head and data', async () => {
  const { as, handle, email, id } = await site.member(someone)
  const thread = { title: 'Okapis at night', category: 'General', content: 'C' }
  await site.ask('POST', '/forum/threads', { as, body: thread })
  const choose = (body: object) => site.ask('PATCH', '/members/me/page', { as, body })
  const path = `/members/${handle}`

  await choose(everyPart('everyone'))
  const all = await open(path)
  expect(all.status).toBe(200)
  for (const words of ['<h1 class="title large" id="member-name">Ptolemaia Okapi', ...shownBy])
    expect(all.html).toContain(words)
  expect(all.html).toContain(`<link rel="canonical" href="${site.publicUrl}${path}">`)
  expect(all.html).toContain('"@type":"ProfilePage"')
  expect(all.html).not.toContain('noindex')
  for (const secret of [email, '5550199', id]) expect(all.html).not.toContain(secret)

  // The next request comes immediately. No part of the page was cached.
  await choose({ ...everyPart('nobody'), page: 'everyone' })
  const bare = await open(path)
  expect([bare.status, bare.html.includes('Ptolemaia Okapi')]).toEqual([200, true])
  for (const words of shownBy) expect(bare.html).not.toContain(words)

  await choose(everyPart('members'))
  const { as: other } = await site.member({ name: 'Other One' })
  const seen = await open(path, other)
  for (const words of shownBy) expect(seen.html).toContain(words)
  expect(seen.html).toContain('<meta name="robots" content="noindex">')
  expect(seen.html).not.toContain('"@type":"ProfilePage"')
  const asVisitor = await open(`${path}?as=visitors`, other)
  expect([asVisitor.status, asVisitor.html.includes('Ptolemaia')]).toEqual([404, false])
})

test('PAGE-05 visitors get the same screen for a hidden page as for an address without a member', async () => {
  const { handle } = await site.member({ ...someone, showsPage: 'members', name: 'Hidden Okapi' })
  const { handle: gone } = await site.member({ showsPage: 'everyone', status: 'disabled' })
  const { handle: waiting } = await site.member({ showsPage: 'everyone', status: 'pending' })
  const read = async (one: string) => {
    const { status, html } = await open(`/members/${one}`)
    return [status, html.replaceAll(one, 'HANDLE').replace(/"dataUpdatedAt":\d+/g, '')]
  }
  const [first, ...others] = await Promise.all(['no.such.member', handle, gone, waiting].map(read))
  expect(first?.[0]).toBe(404)
  expect(first?.[1]).toContain('This page is not public')
  expect(first?.[1]).toContain('/signup?next=%2Fmembers%2FHANDLE')
  expect(first?.[1]).toContain('<meta name="robots" content="noindex">')
  for (const other of others) expect(other).toEqual(first)
})

test('PAGE-07 a visitor’s name in the forum leads to a page that is open, and is plain text otherwise', async () => {
  const { as, handle } = await site.member({ name: 'Zorilla Writer' })
  const thread = { title: 'Zorillas', category: 'General', content: 'C' }
  await site.ask('POST', '/forum/threads', { as, body: thread })
  const leads = async (reader?: string) =>
    (await open('/dashboard/forum', reader)).html.includes(`href="/members/${handle}"`)
  expect([await leads(), await leads(as)]).toEqual([false, true])
  await site.ask('PATCH', '/members/me/page', { as, body: { page: 'everyone' } })
  expect(await leads()).toBe(true)
  await site.ask('PATCH', '/members/me/page', { as, body: { page: 'nobody' } })
  expect([await leads(), await leads(as)]).toEqual([false, false])
})

test('NAV-30 what the browser finds of a page is what its markup was drawn from: no read begins while a screen is drawn', async () => {
  const built = await builtScreens()
  const late: string[] = []
  const render: typeof built.render = async (request) => {
    const open = new Set<string>()
    const transport: typeof request.transport = async (path, init) => {
      open.add(path)
      const answer = await request.transport(path, init)
      open.delete(path)
      return answer
    }
    const drawn = await built.render({ ...request, transport })
    late.push(...open)
    return drawn
  }
  const own = await testSite({}, { screens: { ...built, render } })
  try {
    const { as } = await own.member({ role: 'admin' })
    const address = await own.listen()
    const statuses = []
    for (const path of SCREENS) {
      const answer = await fetch(address + path, {
        headers: { cookie: `callofcode=${as}`, accept: 'text/html' },
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(SCREENS.map(() => 200))
    expect(late).toEqual([])
  } finally {
    await own.close()
  }
})

test('COST-12 the pages of a member cost the same with ten and with ten thousand solved questions', {
  tags: 'long',
}, async () => {
  const { pool } = site.database
  const connection = await pool.connect()
  await connection
    .query(
      `begin; alter table topic_questions disable trigger user;
       create temp table made on commit drop as select gen_random_uuid() as id,
         (select id from topics order by id offset n % 24 limit 1) as topic from generate_series(1, 10000) n;
       insert into questions (id, slug, name, difficulty, link, position)
         select id, 'many-' || id, 'Many', 'Easy', 'https://example.org/', 9 from made;
       insert into topic_questions select topic, id, true from made;
       alter table topic_questions enable trigger user; commit`,
    )
    .finally(() => connection.release())
  const costOf = async (solved: number) => {
    const { as, id, handle } = await site.member(someone)
    await site.ask('PATCH', '/members/me/page', { as, body: everyPart('everyone') })
    await pool.query(
      `insert into completed_questions (member_id, question_id, completed_at)
       select $1, id, now() - random() * interval '300 days' from questions where slug like 'many-%' limit $2`,
      [id, solved],
    )
    await followTopics(site.database)
    await pool.query('analyze')
    const costs: Record<string, { bytes: number; rows: number }> = {}
    for (const path of [
      '/today',
      '/profile',
      '/settings',
      '/dsa/reviews',
      '/dsa/reviews/kept',
      '/dsa/streak',
      `/members/${handle}`,
    ]) {
      let bytes = 0
      const readings = await readingsOf(
        site.database,
        async () => {
          const { status, html } = await open(path, as)
          expect(status, path).toBe(200)
          bytes = html.length
        },
        isReading,
      )
      costs[path.replace(handle, 'HANDLE')] = {
        bytes,
        rows: readings.reduce((sum, { visited }) => sum + visited, 0),
      }
    }
    return costs
  }
  const [ten, many] = [await costOf(10), await costOf(10_000)]
  for (const [path, { bytes, rows }] of Object.entries(ten)) {
    expect(many[path]?.bytes, path).toBeLessThan(bytes * 1.3)
    // The page reads a row for each day of the year and each strength of memory. The number of questions does not matter.
    expect(many[path]?.rows, path).toBeLessThan(rows + 2_000)
  }
})
