import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openPage, untilHydrated } from './people.ts'
import { PASSWORD, Site } from './site.ts'
import { dismissToast, toasts } from './toasts.ts'

// These tests use their own site: the club's settings show on every page, so other journeys would see them.
test.describe.configure({ mode: 'serial' })

let site: Site
const opened: BrowserContext[] = []
test.beforeAll(async () => {
  site = await (await Site.create()).start()
  for (const name of ['Asha', 'Ravi'])
    await site.member(
      'create',
      '--email',
      emailOf(name),
      '--name',
      name,
      '--password',
      PASSWORD,
      '--role',
      'admin',
    )
})
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})
test.afterAll(() => site?.remove())

const emailOf = (name: string) => `${name.toLowerCase()}@college.edu`

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  opened.push(context)
  return context.newPage()
}

async function admin(browser: Browser, name: string): Promise<Page> {
  const page = await visitor(browser)
  const data = { email: emailOf(name), password: PASSWORD }
  expect((await page.request.post('/api/v1/members/signin', { data })).status()).toBe(200)
  return page
}

const open = (page: Page, part?: string) => openPage(page, `/dashboard/club${part ? `?part=${part}` : ''}`)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ })
const shortField = (page: Page) => page.getByRole('textbox', { name: /^Short name/ })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toasts(page)).toHaveText('Success: Saved')
  await dismissToast(page)
}

test('CLUB-41 an admin renames the club: title, mails and another open page follow', {
  tag: '@spine',
}, async ({ browser }) => {
  const [page, other] = [await admin(browser, 'Asha'), await visitor(browser)]
  await openPage(other, '/events')
  await expect(other).toHaveTitle('Events · Call of Code')
  await open(page)
  await nameField(page).fill('Bits & <Bytes> كود')
  await shortField(page).fill('Bits')
  await save(page)
  await expect(page).toHaveTitle('Club · Bits & <Bytes> كود')
  await expect(page.getByRole('complementary').getByText('BITS')).toBeVisible()
  await other.reload()
  await expect(other).toHaveTitle('Events · Bits & <Bytes> كود')
  const data = {
    email: 'new@college.edu',
    name: 'New',
    password: PASSWORD,
    provider: 'credentials',
    passoutYear: new Date().getFullYear(),
  }
  expect((await other.request.post('/api/v1/members/signup', { data })).status()).toBe(201)
  expect(await site.mailTo('new@college.edu', /Bits/)).toBeTruthy()
})

test('CLUB-46 a colour that cannot be read is refused with its pair; the one offered instead is taken', async ({
  browser,
}) => {
  const page = await admin(browser, 'Asha')
  await open(page)
  await field(page, 'Accent').fill('#1d4ef6')
  await expect(page.getByText('the accent on the dark page has a contrast of')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This colour cannot be read/)).toBeVisible()
  const take = page.getByRole('button', { name: /^Take #/ })
  const near = (await take.innerText()).replace('Take ', '')
  await take.click()
  await expect(field(page, 'Accent')).toHaveValue(near)
  await expect(page.getByText('Readable in both themes.', { exact: true })).toBeVisible()
  await save(page)
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  expect(await accent()).toBe(near)
  await page.reload()
  expect(await accent()).toBe(near)
})

test('CLUB-43 unsaved text survives a reload; two admins edit different texts and neither is lost', {
  tag: '@long',
}, async ({ browser }) => {
  const [asha, ravi] = [await admin(browser, 'Asha'), await admin(browser, 'Ravi')]
  await open(asha, 'landing')
  await open(ravi, 'landing')
  await asha.getByLabel(/^Tagline/).fill('Write code with us.')
  await expect(asha.getByText('Not saved yet. Kept on this device.')).toBeVisible()
  await asha.reload()
  await untilHydrated(asha)
  await expect(asha.getByLabel(/^Tagline/)).toHaveValue('Write code with us.')
  await ravi.getByLabel(/^Closing call/).fill('COME ON IN')
  await save(ravi)
  await save(asha)
  const page = await visitor(browser)
  await openPage(page, '/')
  await expect(page.getByText('Write code with us.')).toBeVisible()
  await expect(page.getByText('COME ON IN')).toBeAttached()
})

test('CLUB-43 of two who changed the same text the second sees the other’s and chooses', {
  tag: '@long',
}, async ({ browser }) => {
  const [asha, ravi] = [await admin(browser, 'Asha'), await admin(browser, 'Ravi')]
  await open(asha, 'footer')
  await open(ravi, 'footer')
  await field(ravi, 'Last line').fill('From Ravi')
  await save(ravi)
  await field(asha, 'Last line').fill('From Asha')
  await asha.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(asha.getByText('Ravi saved this part in the meantime.')).toBeVisible()
  await expect(toasts(asha)).toHaveText(/^Warning: Somebody changed this/)
  await dismissToast(asha)
  await expect(field(asha, 'Last line')).toHaveValue('From Asha')
  await asha.getByRole('button', { name: 'Take this text as Last line' }).click()
  await expect(field(asha, 'Last line')).toHaveValue('From Ravi')
  await expect(field(asha, 'Last line')).toBeFocused()
  await field(asha, 'Last line').fill('From both')
  await save(asha)
})

test('CLUB-61 texts that a reload brings back take over what others saved in the meantime', {
  tag: '@long',
}, async ({ browser }) => {
  const [asha, ravi] = [await admin(browser, 'Asha'), await admin(browser, 'Ravi')]
  await open(asha, 'landing')
  await asha.getByLabel(/^Tagline/).fill('Kept over a reload.')
  await expect(asha.getByText('Not saved yet. Kept on this device.')).toBeVisible()
  await open(ravi, 'landing')
  await ravi.getByLabel(/^Closing call/).fill('STILL OF RAVI')
  await save(ravi)
  await asha.reload()
  await untilHydrated(asha)
  await expect(asha.getByLabel(/^Tagline/)).toHaveValue('Kept over a reload.')
  await expect(asha.getByLabel(/^Closing call/)).toHaveValue('STILL OF RAVI')
  await expect(asha.getByText('Not saved yet. Kept on this device.')).toBeVisible()
  await save(asha)
  await asha.reload()
  await expect(asha.getByLabel(/^Closing call/)).toHaveValue('STILL OF RAVI')
})

test('CLUB-59 a new event begins in the time zone of the club', async ({ browser }) => {
  const page = await admin(browser, 'Asha')
  await open(page)
  await field(page, 'Time zone').selectOption('Europe/Lisbon')
  await save(page)
  await openPage(page, '/events?new=1')
  await expect(page.getByLabel('Time zone of both')).toHaveValue('Europe/Lisbon')
})

test('CLUB-68 a long name breaks no bar: on a phone the first page keeps one row, and nothing overflows', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await admin(browser, 'Asha')
  await open(page)
  await nameField(page).fill('Donaudampfschifffahrtsgesellschaftskapitänsmützenverein 2024')
  await shortField(page).fill('WWWWWWWWWWWWWWWWWWWWWWWW')
  await save(page)
  const other = await visitor(browser)
  for (const width of [320, 390, 600, 1280]) {
    await other.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/signup', '/events', '/dashboard/blogs']) {
      await openPage(other, path)
      const beyond = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, width, beyond]).toEqual([path, width, 0])
    }
    await openPage(other, '/')
    const [brand, join] = await Promise.all([
      other.locator('.land-bar > .brand').boundingBox(),
      other.locator('.land-bar').getByRole('link', { name: 'JOIN NOW' }).boundingBox(),
    ])
    expect(Math.abs((brand?.y ?? 0) - (join?.y ?? 99)), `${width}`).toBeLessThan(12)
  }
})

test('CLUB-61 the settings stand in their fields before any script has run, and a choice survives a reload', async ({
  browser,
}) => {
  const page = await admin(browser, 'Asha')
  const state = await page.context().storageState()
  const still = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState: state })
  opened.push(still)
  const drawn = await still.newPage()
  await drawn.goto('/dashboard/club')
  await expect(nameField(drawn)).not.toHaveValue('')
  await expect(field(drawn, 'Time zone')).toHaveValue('Europe/Lisbon')
  await drawn.goto('/dashboard/club?part=visibility')
  const forum = (on: Page) => on.getByRole('group', { name: 'Forum' })
  await expect(forum(drawn).getByLabel('Everybody')).toBeChecked()
  await open(page, 'visibility')
  await forum(page).getByLabel('Members only').check()
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await expect(forum(page).getByLabel('Members only')).toBeChecked()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(
    page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':focus')),
  ).toBeVisible()
  await expect(forum(page).getByLabel('Everybody')).toBeChecked()
})

test('CLUB-42 an earlier version is looked at and brought back', async ({ browser }) => {
  const page = await admin(browser, 'Asha')
  await open(page, 'versions')
  await page.getByRole('button', { name: 'What changed in version 1', exact: true }).click()
  await expect(page.locator('.club-changes ins').first()).toHaveText('Bits & <Bytes> كود')
  await page.getByRole('button', { name: 'Bring back version 0' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('Version 0 Is Back')).toBeVisible()
  await expect(page).toHaveTitle('Club · Call of Code')
})

test('CLUB-48 a closed sign-up says so where people would sign up', async ({ browser }) => {
  const page = await admin(browser, 'Asha')
  await open(page, 'signup')
  await page.getByLabel(/^Closed/).check()
  await save(page)
  const other = await visitor(browser)
  await openPage(other, '/signup')
  await other.getByRole('tab', { name: 'Signup' }).click()
  await expect(other.getByText('The club takes no new members right now.')).toBeVisible()
})

async function fillSignup(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Passout year').selectOption({ index: 2 })
  await field(page, 'Email').fill(emailOf(name))
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
}

test('CLUB-48 with a closed sign-up the form asks whoever has a join code for it, and takes them in', async ({
  browser,
}) => {
  const [page, other] = [await admin(browser, 'Asha'), await visitor(browser)]
  const data = { note: 'Freshers', mostUses: 2, days: 3 }
  const made = await page.request.post('/api/v1/approvals/codes', { data, headers: { origin: site.url } })
  const { _id, code } = (await made.json()).data
  await openPage(other, '/signup?tab=signup')
  await other.getByRole('button', { name: 'I have a join code' }).click()
  await fillSignup(other, 'Ode')
  const send = () => other.getByRole('button', { name: 'Create account' }).click()
  await send()
  await expect(other.getByText('The club takes nobody in without a join code right now.')).toBeVisible()
  await field(other, 'Join code').fill(code)
  await send()
  await expect(other.getByText('You signed up with a join code.')).toBeVisible()

  const path = `/api/v1/approvals/codes/${_id}/end`
  expect((await page.request.post(path, { headers: { origin: site.url } })).ok()).toBe(true)
  const late = await visitor(browser)
  await openPage(late, `/signup?tab=signup&join=${code}`)
  await expect(field(late, 'Join code')).toHaveValue(code)
  await fillSignup(late, 'Late')
  await late.getByRole('button', { name: 'Create account' }).click()
  await expect(late.locator('form').getByText('This join code is not valid: it has ended')).toBeVisible()
  await expect(toasts(late)).toHaveCount(0)
  await expect(field(late, 'Name')).toHaveValue('Late')
})

test('CLUB-51 CLUB-52 CLUB-53 what is made members-only is gone for a visitor everywhere', async ({
  browser,
}) => {
  const page = await admin(browser, 'Asha')
  const origin = site.url
  const blog = { title: 'Zyzzyva nights', author: 'Asha', content: 'Zyzzyva' }
  expect(
    (await page.request.post('/api/v1/admin/createBlog', { data: blog, headers: { origin } })).ok(),
  ).toBe(true)
  const other = await visitor(browser)
  await openPage(other, '/dashboard/blogs')
  await expect(other.getByRole('link', { name: 'Zyzzyva nights' })).toBeVisible()
  await open(page, 'visibility')
  for (const area of ['Blogs', 'Forum'])
    await page.getByRole('group', { name: area }).getByLabel('Members only').check()
  await save(page)
  await other.goto('/dashboard/blogs')
  await expect(other).toHaveURL(/\/signup/)
  const statusOf = async (path: string) => (await other.request.get(path)).status()
  expect(await statusOf('/api/v1/getBlogs')).toBe(401)
  expect(await statusOf('/blogs/feed.xml')).toBe(404)
  expect(await (await other.request.get('/api/v1/search?q=Zyzzyva')).text()).not.toContain('nights')
  expect(await (await other.request.get('/sitemap.xml')).text()).not.toContain('blogs')
  await openPage(page, '/dashboard/blogs')
  await expect(page.getByRole('link', { name: 'Zyzzyva nights' })).toBeVisible()
})

test('CLUB-58 the page of a problem says that its discussion is for members where the forum is', {
  tag: '@long',
}, async ({ browser }) => {
  const [page, member] = [await visitor(browser), await admin(browser, 'Asha')]
  const path = '/dsa/problems/carousel?view=discussion'
  await openPage(page, path)
  await expect(page.getByText('The discussion is for members.')).toBeVisible()
  await openPage(member, path)
  await expect(member.getByText('Nobody has asked about this problem yet.')).toBeVisible()
})

test('CLUB-67 an admin chooses an SVG as the logo, sees it in both themes, saves, and removes it again', {
  tag: '@long',
}, async ({ browser }) => {
  const [page, other] = [await admin(browser, 'Asha'), await visitor(browser)]
  await open(page)
  const choose = (name: string, mimeType: string, text: string) =>
    page
      .getByLabel(/^(Choose a|Change the) logo$/)
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('logo.gif', 'image/gif', 'GIF89a')
  await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG picture.')).toBeVisible()
  await choose('logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect(page.getByText('This SVG cannot be drawn.')).toBeVisible()
  await choose('logo.svg', 'image/svg+xml', LOGO)
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expect(page.getByText('so it stands on a light plate there')).toBeVisible()
  await save(page)
  // The page changes without a reload, and for visitors too.
  const mark = (on: Page) => on.locator('.brand-logo').first()
  await expect(mark(page)).toBeVisible()
  await openPage(other, '/events')
  await expect(mark(other)).toBeVisible()
  const drawn = await mark(other).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { ratio: width / height, picture: getComputedStyle(element).backgroundImage }
  })
  expect(drawn.ratio).toBeGreaterThan(1.9)
  const address = /\/club\/logo\/[\w-]{22}\.webp/.exec(drawn.picture)?.[0] ?? ''
  expect((await other.request.get(address)).headers()['content-type']).toBe('image/webp')
  const icon = await other.locator('link[rel="icon"]').getAttribute('href')
  expect((await other.request.get(icon ?? '')).headers()['content-type']).toBe('image/png')
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(page.getByLabel('Choose a logo', { exact: true })).toBeFocused()
  await save(page)
  await expect(mark(page)).toHaveCount(0)
})

/** The file has dark letters, a script and an external picture. The drawn logo has no script and no external picture. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><script>document.title = 'Taken'</script>
<image href="https://example.com/x.png" width="9" height="9"/><path d="M0 0h60v100H0zM140 0h60v100h-60z"/></svg>`
