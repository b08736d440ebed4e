import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ADMIN, expect, signIn, test } from './journey.ts'
import { askAsAdmin, open as openPath } from './people.ts'
import { newBlog, newModule } from './writing.ts'

const open = [
  '/',
  '/signup',
  '/signup?tab=signup',
  '/dsa',
  '/dsa/problems',
  '/dsa/problems?difficulty=Hard&q=nowhere',
  '/dsa/problems/fair-cuts',
  '/dsa/problems/reading-goals',
  '/dashboard',
  '/dashboard/blogs',
  '/dashboard/interviewExp',
  '/dashboard/interviewExp?role=Nobody&year=2001',
  '/blogs/no-such-blog',
]
const rest = ['/dashboard/forum', '/events', '/unauthorized', '/unsubscribe', '/nowhere']
const members = [
  '/dsa/problems/fair-cuts?view=hints',
  '/dsa/problems/fair-cuts?view=editorial',
  '/dsa/problems/fair-cuts?view=submissions',
  '/notifications',
  '/profile',
  '/settings',
  '/dashboard/submitExperience',
  '/dashboard/forum/new',
]
const admins = [
  'createModule',
  'createBlog',
  'createInterviewExp',
  'approvals',
  'moderation',
  'submissions',
  'members',
  'audit',
]

// Each theme and each width once a screen; the two other pairs hold the same rules.
const looks = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 360 },
] as const

// Each takes as long as a whole file of others.
test.describe.configure({ mode: 'parallel' })

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    // As choosing it does: the truth, and the cookie by which the server draws the page.
    test.beforeEach(async ({ page, baseURL }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    })

    test('every public screen is whole: nothing sticks out, axe finds nothing', async ({ page }) => {
      test.setTimeout(120_000)
      const topic = await page.request.get('/api/v1/topics/')
      const { topics } = (await topic.json()) as { topics: { id: string }[] }
      const modules = (await (await page.request.get('/api/v1/getModules')).json()) as {
        data: { _id: string }[]
      }
      const found = [`/dsa?topic=${topics[0]?.id}`, `/dashboard/modules/${modules.data[0]?._id}`]
      for (const path of [...open, ...rest, ...found]) await lookAt(page, path)
    })

    test('every screen behind a sign-in is whole: nothing sticks out, axe finds nothing', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await signIn(page, ADMIN)
      for (const path of [...members, ...admins.map((name) => `/dashboard/${name}`), '/dsa', '/dashboard']) {
        await lookAt(page, path)
      }
      for (const path of await eventScreens()) await lookAt(page, path)
      for (const path of await editedItems()) await lookAt(page, path)
    })
  })
}

/** The form of a new event, and one that the admin goes to, as admins see it and change it. */
async function eventScreens(): Promise<string[]> {
  const times = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }
  const event = { ...times, title: 'Night of long names', description: 'Come.' }
  const { _id: id } = (await askAsAdmin('POST', '/events', event)).data
  await askAsAdmin('POST', `/events/${id}/register`, {})
  return ['/events?new=1', `/events/${id}`, `/events/${id}?edit=1`]
}

/** The screens of what was edited, and of what was deleted. */
async function editedItems(): Promise<string[]> {
  const id = await newBlog({ title: 'Edited', content: 'One\n\nTwo' })
  await askAsAdmin('PATCH', `/admin/blogs/${id}`, { title: 'Edited twice', content: 'One\n\nThree' })
  const deleted = await newBlog({ title: 'Deleted' })
  await askAsAdmin('DELETE', `/admin/blogs/${deleted}`)
  const row = (questionName: string, difficulty = 'Easy') => ({ questionName, difficulty, link: '' })
  const rows = await newModule({ title: 'Rows', questions: [row('One'), row('Two'), row('Three')] })
  const questions = [row('One'), row('Two', 'Hard'), row('Four')]
  await askAsAdmin('PATCH', `/admin/modules/${rows}`, { questions })
  const histories = ['?view=whole', '', '?version=1'].map(
    (search) => `/dashboard/history/blogs/${id}${search}`,
  )
  return [
    ...histories,
    `/dashboard/history/blogs/${deleted}`,
    `/dashboard/history/modules/${rows}`,
    `/dashboard/blogs/${id}/edit`,
    '/dashboard/deleted',
  ]
}

async function lookAt(page: Page, path: string) {
  await openPath(page, path)
  await expect(page.locator('main#main')).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  const outside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(outside, `${path} sticks out of the screen`).toBeLessThanOrEqual(0)
  // All at once: no screen has frames, for whose sake it would open a page of its own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    path,
  ).toEqual([])
}
