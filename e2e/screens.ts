import { expect, type Page } from '@playwright/test'
import { screens } from '../web/src/app/screens.ts'
import type { Screen } from '../web/src/platform/page/screen.ts'
import { axeFinds } from './axe.ts'
import { callApiAsAdmin, newMember, openPage } from './people.ts'
import { newBlog, newExperience, newModule, richText } from './writing.ts'

/** The site of the journeys is already set up, and its club has no code of conduct. */
const NOT_THERE = ['/setup', '/conduct']
/** Screens whose addresses need no item. */
const alone = screens.filter(
  ({ path, workshop }) => !workshop && !path.includes('$') && !NOT_THERE.includes(path),
)
const pathsOf = (some: readonly Screen[]) => some.map(({ path }) => path)

/** Other states, item pages and missing pages that visitors see. */
const open = [
  '/signup?tab=signup',
  '/dsa/problems?difficulty=Hard&q=nowhere',
  '/dsa/problems/fair-cuts',
  '/dsa/problems/reading-goals',
  '/dashboard/interviewExp?role=Nobody&year=2001',
  '/blogs/no-such-blog',
  '/dsa/map?view=list',
  '/dsa/map?view=graph',
  '/members/nobody.here',
  '/nowhere',
  '/verify/ABCD-EFGH-JKMN-PQRS',
]
/** Other states and item pages that members see. */
const members = [
  '/dsa',
  '/dashboard',
  '/dsa/lists',
  '/dsa/lists/blind-75',
  '/dsa/problems/fair-cuts?view=hints',
  '/dsa/problems/fair-cuts?view=editorial',
  '/dsa/problems/fair-cuts?view=submissions',
  '/dsa/problems/fair-cuts?view=discussion',
  '/dsa/problems/fair-cuts?view=solutions',
  '/dsa/problems/fair-cuts?view=notes',
  '/dashboard/plans/new?list=blind-75',
  '/dsa/reviews/all?state=dropped',
  '/dsa/notes?q=heap',
  '/dashboard/questions?of=queue',
  '/dashboard/curriculum/none',
]

/** Returns the address of every screen that a visitor may see. */
export async function publicScreens(page: Page): Promise<string[]> {
  const topic = await page.request.get('/api/v1/topics/')
  const { topics } = (await topic.json()) as { topics: { id: string }[] }
  const modules = (await (await page.request.get('/api/v1/getModules')).json()) as { data: { _id: string }[] }
  const found = [`/dsa?topic=${topics[0]?.id}`, `/dashboard/modules/${modules.data[0]?._id}`]
  return [...pathsOf(alone.filter(({ guard }) => !guard)), ...open, ...found]
}

/** Returns the address of every screen behind a sign-in, as an admin opens them. */
export async function membersScreens(page: Page): Promise<string[]> {
  const made = [
    ...(await eventScreens()),
    ...(await editedItems()),
    ...(await writtenItems()),
    ...(await clubProblem()),
    ...(await personScreens()),
    ...(await announcementScreens()),
    ...(await ownLists(page)),
    await ownPage(),
  ]
  return [...pathsOf(alone.filter(({ guard }) => guard)), ...members, ...made]
}

/** Creates an event that the admin attends. Returns the form of a new event, the event's page and its edit form. */
async function eventScreens(): Promise<string[]> {
  const times = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }
  const event = { ...times, title: 'Night of long names', description: 'Come.' }
  const { _id: id } = (await callApiAsAdmin('POST', '/events', event)).data
  await callApiAsAdmin('POST', `/events/${id}/register`, {})
  const door = ['door', 'door?view=list', 'door?view=wall', 'attendance', 'certificates'].map(
    (rest) => `/events/${id}/${rest}`,
  )
  const parts = ['', '?edit=1', '?edit=speakers', '?edit=materials'].map((part) => `/events/${id}${part}`)
  return ['/events?new=1', ...parts, ...door]
}

/** Creates and shares a list of the admin. Returns its page, its edit form and the page that others see. */
async function ownLists(page: Page): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const { topics } = await read('/topics/')
  const { questions } = await read(`/topics/${topics[0].id}/questions`)
  const ids = questions.slice(0, 6).map(({ id }: { id: string }) => id)
  const words = { title: 'Exam week', description: 'What was asked last year.', questions: ids }
  const { _id: id } = (await callApiAsAdmin('POST', '/own-lists', words)).data
  const { data } = await callApiAsAdmin('PATCH', `/own-lists/${id}`, { shared: true })
  const { sharedAs } = data as unknown as { sharedAs: string }
  return [
    `/dsa/own-lists/${id}`,
    `/dsa/own-lists/${id}?edit=1`,
    `/dsa/shared-lists/${sharedAs}`,
    `/dsa/notes/${ids[0]}`,
  ]
}

/** Creates an announcement that only admins read, because nobody passes out in its year, and a planned one. */
async function announcementScreens(): Promise<string[]> {
  const words = { title: 'The room of long names', content: richText, to: 'year', year: 2000 }
  const { _id: sent } = (await callApiAsAdmin('POST', '/admin/announcements', words)).data
  const later = { ...words, publishAt: '2099-01-01T10:00:00Z', bannerDay: '2099-01-02', mail: true }
  const { _id: planned } = (await callApiAsAdmin('POST', '/admin/announcements', later)).data
  return [
    `/announcements/${sent}`,
    ...[sent, planned].flatMap((id) => [
      `/dashboard/announcements/${id}`,
      `/dashboard/announcements/${id}?edit=1`,
    ]),
  ]
}

/** Publishes the admin's page with every part. */
async function ownPage(): Promise<string> {
  const parts = ['year', 'about', 'links', 'joined', 'solved', 'activity', 'writings', 'events']
  const shows = Object.fromEntries(parts.map((part) => [part, 'members']))
  const { handle } = (await callApiAsAdmin('PATCH', '/members/me/page', shows)).data
  return `/members/${handle}`
}

/** Creates items with their own screens. Returns these screens and their edit forms. */
async function writtenItems(): Promise<string[]> {
  const blog = await newBlog({ title: 'Read', content: richText })
  const told = await newExperience({ company: 'Google', candidate: 'Kavya', content: 'Two rounds.' })
  const module = await newModule({ title: 'Begun' })
  const thread = { title: 'Asked', category: 'General', content: richText }
  const { _id: asked } = (await callApiAsAdmin('POST', '/forum/threads', thread)).data
  await callApiAsAdmin('POST', `/forum/threads/${asked}/replies`, { content: richText })
  return [
    `/dashboard/blogs/${blog}`,
    `/dashboard/forum/${asked}`,
    `/dashboard/modules/${module}`,
    `/dashboard/modules/${module}/edit`,
    `/dashboard/interviewExp/${told}/edit`,
  ]
}

/** Creates a member with a history and returns their screens for moderators. */
async function personScreens(): Promise<string[]> {
  const { email } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)
  const id = data[0]?._id
  const words = 'You know what this is about. Please do not do it again.'
  for (const body of [
    { kind: 'warning', reason: 'Rude or abusive', words },
    { kind: 'pause', reason: 'Spam', words, hours: 24 },
    { kind: 'note', words: 'Talked to them on Friday.' },
  ])
    await callApiAsAdmin('POST', `/moderation/people/${id}/measures`, body)
  return [`/dashboard/moderation/people/${id}`, `/dashboard/moderation/people/${id}?part=measures`]
}

/** Creates a problem of the club and returns the screens of its parts. */
async function clubProblem(): Promise<string[]> {
  const slug = `club-${crypto.randomUUID().slice(0, 8)}`
  await callApiAsAdmin('POST', '/admin/problems', { slug })
  const parts = ['task', 'editorial', 'tests', 'solutions', 'check', 'versions']
  return ['', ...parts.map((part) => `?part=${part}`)].map((search) => `/dashboard/problems/${slug}${search}`)
}

/** Creates edited and deleted items and returns their screens. */
async function editedItems(): Promise<string[]> {
  const id = await newBlog({ title: 'Edited', content: 'One\n\nTwo' })
  await callApiAsAdmin('PATCH', `/admin/blogs/${id}`, { title: 'Edited twice', content: 'One\n\nThree' })
  const deleted = await newBlog({ title: 'Deleted' })
  await callApiAsAdmin('DELETE', `/admin/blogs/${deleted}`)
  const row = (questionName: string, difficulty = 'Easy') => ({ questionName, difficulty, link: '' })
  const rows = await newModule({ title: 'Rows', questions: [row('One'), row('Two'), row('Three')] })
  const questions = [row('One'), row('Two', 'Hard'), row('Four')]
  await callApiAsAdmin('PATCH', `/admin/modules/${rows}`, { questions })
  const histories = ['?view=whole', '', '?version=1'].map(
    (search) => `/dashboard/history/blogs/${id}${search}`,
  )
  return [
    ...histories,
    `/dashboard/history/blogs/${deleted}`,
    `/dashboard/history/modules/${rows}`,
    `/dashboard/blogs/${id}/edit`,
  ]
}

/** Opens a screen, with the draft in its form if there is one. */
export async function openScreen(page: Page, path: string) {
  await openPage(page, path)
  await expect(page.locator('main#main')).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('[inert]')).toHaveCount(0)
}

/** Expects that nothing overflows the open screen, and that axe finds nothing by these rules, or by all. */
export async function expectWhole(page: Page, rules: readonly string[] = []) {
  const outside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(outside, `${page.url()} sticks out of the screen`).toBeLessThanOrEqual(0)
  // Soft: one run reports every screen.
  expect.soft(await axeFinds(page, undefined, rules), page.url()).toEqual([])
}
