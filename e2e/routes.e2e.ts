import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serverChanges, serverHolds } from './interception/server-holds.ts'
import { ADMIN, expect, MANAGER, MEMBER, test } from './journey.ts'
import {
  callApiAsAdmin,
  followLink,
  newAdmin,
  newMember,
  openPage,
  signInWithoutForm,
  untilHydrated,
} from './people.ts'
import { replyText } from './threads.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const CREATE = [
  ['/dashboard/createModule', 'Create Module'],
  ['/dashboard/createBlog', 'Create Blog'],
  ['/dashboard/createInterviewExp', 'Create Interview Experience'],
] as const
const GUARDED = ['/profile', ...CREATE.map(([path]) => path)]

/** Creates a module and a blog, each as [path, heading]. */
async function written() {
  const id = randomUUID().slice(0, 8)
  const [module, blog] = [`Module ${id}`, `Blog ${id}`]
  const made = await callApiAsAdmin('POST', '/admin/createModule', {
    title: module,
    description: 'One idea.',
  })
  const post = { title: blog, author: 'Ananya Rao', content: 'Words.', tags: [] }
  const told = await callApiAsAdmin('POST', '/admin/createBlog', post)
  return {
    module: [`/dashboard/modules/${made.data._id}`, module],
    blog: [`/dashboard/blogs/${told.data._id}`, blog],
  } as const
}

test('NAV-01 NAV-02 NAV-03 NAV-05 NAV-06 NAV-07 NAV-09 NAV-10 NAV-12 NAV-14 NAV-15 a visitor opens and reads every public screen', {
  tag: '@spine',
}, async ({ page }) => {
  const { module, blog } = await written()
  const screens = [
    ['/', 'CODE. CREATE. CONQUER.'],
    ['/signup', 'Login'],
    ['/unauthorized', 'Unauthorized you are not allowed here'],
    ['/dsa', 'Master Data Structures & Algorithms'],
    ['/dashboard', 'Learning Modules'],
    ['/dashboard/blogs', 'Blogs'],
    ['/dashboard/interviewExp', 'Interview Experiences'],
    ['/dashboard/forum', 'Forum'],
    ['/events', 'Events'],
    module,
    blog,
  ] as const
  for (const [path, words] of screens) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(heading(page), path).toHaveText(words)
    await expect(page).toHaveURL(path)
    const inShell = page.getByRole('complementary', { name: 'Main sidebar' })
    await expect(inShell, path).toHaveCount(path === '/' || path === '/signup' ? 0 : 1)
  }
})

test('NAV-03 NAV-04 NAV-08 NAV-20 a member and an admin see the unauthorized screen and their profile, an admin also the three create screens', async ({
  page,
}) => {
  for (const [email, name] of [
    [MEMBER, 'Rohan Iyer'],
    [ADMIN, 'Ananya Rao'],
  ] as const) {
    await page.context().clearCookies()
    await signInWithoutForm(page, email)
    await page.goto('/unauthorized')
    await expect(heading(page)).toHaveText('Unauthorized you are not allowed here')
    await page.goto('/profile')
    await expect(heading(page)).toHaveText(name)
  }
  for (const [path, words] of CREATE) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(words)
    await expect(page.getByRole('form', { name: words })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Main sidebar' })).toBeVisible()
  }
})

test('NAV-27 the unauthorized screen names the account and leads on, for a visitor to the sign-in', async ({
  page,
}) => {
  await openPage(page, '/unauthorized')
  const main = page.getByRole('main')
  await expect(main).toContainText('You are not logged in.')
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signup')
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/unauthorized')
  await expect(main).toContainText('You are logged in as Rohan Iyer')
  await main.getByRole('link', { name: 'Log in with another account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('NAV-11 one member starts a thread, another answers, and both texts survive a reload', {
  tag: '@spine',
}, async ({ page }) => {
  const [asker, answerer] = [await newMember(), await newMember()]
  const title = `Why does ${asker.name} ask?`
  await signInWithoutForm(page, asker.email)
  await openPage(page, '/dashboard/forum')
  await page.getByRole('link', { name: 'Start a thread' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Content' }).fill('Because of a **segment tree**.')
  await page.getByRole('button', { name: 'Start thread' }).click()
  await expect(heading(page)).toHaveText(title)
  const address = page.url()

  await page.context().clearCookies()
  await signInWithoutForm(page, answerer.email)
  await openPage(page, '/dashboard/forum')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(address)
  await replyText(page).fill('Then draw it on paper first.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByRole('article').getByText('Then draw it on paper first.')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText('Because of a segment tree.')).toBeVisible()
  await expect(page.getByText('Then draw it on paper first.')).toBeVisible()
})

test('NAV-13 a screen opened by a link looks the same after a reload', { tag: '@long' }, async ({ page }) => {
  const { module, blog } = await written()
  const { email, name } = await newAdmin()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard')
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const ways = [
    [() => link(`Start Learning : ${module[1]}`), ...module],
    [() => link('Blogs').first(), '/dashboard/blogs', 'Blogs'],
    [() => link(`Read More : ${blog[1]}`), ...blog],
    [() => link('Interview Experiences').first(), '/dashboard/interviewExp', 'Interview Experiences'],
    [() => link('Forum').first(), '/dashboard/forum', 'Forum'],
    ...CREATE.map(([path, words]) => [() => link(words), path, words] as const),
    [() => link('Modules').first(), '/dashboard', 'Learning Modules'],
    [() => link('DSA Tracker').first(), '/dsa', 'Master Data Structures & Algorithms'],
    [() => link('Call of Code, home').first(), '/', 'CODE. CREATE. CONQUER.'],
    [() => link('EVENTS'), '/events', 'Events'],
    [() => link(/your profile|profile/i).first(), '/profile', name],
  ] as const
  for (const [way, path, words] of ways) {
    const from = page.url()
    const reloaded = async () => {
      await way().click()
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(words)
      await whole(page)
      const before = await shownIn(page)
      await page.reload()
      await untilHydrated(page)
      // The controls of this section hydrate when they become visible.
      if (path === '/') await page.getByRole('region', { name: 'SEE EVERY STEP' }).scrollIntoViewIfNeeded()
      await expect.poll(() => shownIn(page), path).toBe(before)
      await expect(page).toHaveURL(path)
    }
    // Another journey may publish between the two reads, but not every time. A real difference shows every time.
    await reloaded().catch(async () => {
      await openPage(page, from)
      await reloaded()
    })
  }
})

test('NAV-13 a trailing slash changes nothing', { tag: '@long' }, async ({ page }) => {
  for (const [path, words] of [
    ['/signup/', 'Login'],
    ['/dashboard/', 'Learning Modules'],
    ['/dashboard/blogs/', 'Blogs'],
  ] as const) {
    await openPage(page, path)
    await expect(heading(page)).toHaveText(words)
  }
})

/** Waits until the whole screen has loaded. */
async function whole(page: Page) {
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main.getByText(/^(Loading|Looking for your draft)/)).toHaveCount(0)
}

/** Returns the text of the screen without its view counts. */
const shownIn = async (page: Page) =>
  (await page.getByRole('main').ariaSnapshot()).replace(/\b\d+ views?\b/, 'views')

test('NAV-16 until the session is known, a guarded route shows only Loading...', { tag: '@long' }, async ({
  page,
}) => {
  // The server renders no page for a user without a role, so the test removes the role and the bell from a member's page.
  await serverChanges(page, '/', (body) => {
    const unknown = body.replace(/\[\["session"\],.*?\](?=,\[\[|\])/, '[["nobody"],null]')
    expect(unknown).not.toBe(body)
    return unknown
  })
  for (const path of GUARDED) {
    const { letGo } = await serverHolds(page, '/api/v1/members/')
    await openPage(page, '/')
    await followLink(page, path)
    await expect(page.getByText('Loading...', { exact: true }), path).toBeVisible()
    await expect(heading(page), path).toHaveCount(0)
    await expect(page.getByRole('form'), path).toHaveCount(0)
    await expect(page).toHaveURL(path)
    letGo()
    await expect(page, path).toHaveURL('/signup')
  }
})

test('NAV-17 every guarded route redirects a visitor to /signup', { tag: '@spine' }, async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/signup')
  }
  await openPage(page, '/')
  for (const path of GUARDED) {
    await followLink(page, path)
    await expect(page, path).toHaveURL('/signup')
    await expect(heading(page)).toHaveText('Login')
    await followLink(page, '/')
    await expect(heading(page)).toHaveText('CODE. CREATE. CONQUER.')
  }
})

test('NAV-18 the create screens redirect a member and a manager to /unauthorized', { tag: '@long' }, async ({
  page,
}) => {
  for (const email of [MEMBER, MANAGER]) {
    await signInWithoutForm(page, email)
    for (const [path] of CREATE) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/unauthorized')
    }
    await openPage(page, '/dashboard')
    for (const [path] of CREATE) {
      await followLink(page, path)
      await expect(page, path).toHaveURL('/unauthorized')
      await expect(heading(page)).toHaveText('Unauthorized you are not allowed here')
      await followLink(page, '/dashboard')
      await expect(heading(page)).toHaveText('Learning Modules')
    }
    await page.context().clearCookies()
  }
})

test('NAV-19 every guarded route redirects a signed-in user without a role to /unauthorized', async ({
  page,
}) => {
  // The server renders no page for a user without a role, so the test removes the role and the bell from a member's page.
  await serverChanges(page, '/', (body) => {
    const noBell = body.replace(/<a [^>]*href="\/notifications".*?<\/a>/, '')
    const roleless = noBell.replace('"role":"member"', '"role":null')
    expect(body.length > noBell.length && noBell !== roleless).toBe(true)
    return roleless
  })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  for (const path of GUARDED) {
    await openPage(page, '/')
    await followLink(page, path)
    await expect(page, path).toHaveURL('/unauthorized')
    await expect(heading(page)).toHaveText('Unauthorized you are not allowed here')
  }
})

test('NAV-21 NAV-22 NAV-24 NAV-26 a missing path shows the not-found screen and is logged', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/dashboard/blogs/a/b', '/no/end/']) {
    const logged = page.waitForEvent('console', (message) => message.text().includes(path))
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await logged
    const large = page.getByText('404', { exact: true })
    const size = await large.evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize))
    expect(size).toBeGreaterThan(64)
    await expect(heading(page)).toHaveText('Oops! Page Not Found')
    await expect(page.getByText(/does not exist or has been moved/)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('CODE. CREATE. CONQUER.')
})

test('NAV-23 the not-found screen shows the requested path as plain text', async ({ page }) => {
  await openPage(page, '/no/<b id=bold>such</b>/place')
  await expect(page.getByRole('main')).toContainText('/no/<b id=bold>such</b>/place')
  await expect(page.locator('#bold')).toHaveCount(0)
})

test('NAV-25 Go Back returns to the previous page', async ({ page }) => {
  await openPage(page, '/dsa')
  await openPage(page, '/nowhere')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/dsa')
  await expect(heading(page)).toHaveText('Master Data Structures & Algorithms')

  await openPage(page, '/dashboard/blogs')
  await followLink(page, '/dashboard/nowhere')
  await expect(heading(page)).toHaveText('Oops! Page Not Found')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/dashboard/blogs')
  await expect(heading(page)).toHaveText('Blogs')
})

test('NAV-13 NAV-21 doubled slashes open the page, a different letter case does not; server and browser agree', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/dsa//?q=two//x')
  expect(new URL(page.url()).pathname).toBe('/dsa/')
  await expect(page.getByPlaceholder('Search topics...')).toHaveValue('two//x')
  for (const path of ['/DASHBOARD', '/dashboard/Blogs', '/dsa%2F']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  }
})
