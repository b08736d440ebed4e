import type { Page } from '@playwright/test'
import { anotherPage, expect, MANAGER, test } from './journey.ts'
import { ask, enter, hold, newMember, open } from './people.ts'
import { answerSave, save, savesOf, store, storedProfile } from './profile-calls.ts'
import { FROM_HERE } from './questions.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'

const year = new Date().getUTCFullYear()
const FULL = {
  phone: '+91 98765 43210',
  birth_date: '2005-03-09T00:00:00.000Z',
  passoutYear: `${year + 1}-01-02T00:00:00.000Z`,
  bio: 'Mostly graphs.',
  github: 'https://github.com/ashaverma',
  codeforces: 'https://codeforces.com/profile/asha',
}
const LINKS = {
  'SOCIAL LINKS': ['GitHub', 'LinkedIn', 'Twitter'],
  'CODING PLATFORMS': ['LeetCode', 'GeeksforGeeks', 'CodeChef', 'Codeforces'],
}
// The smallest red square.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'me.png', mimeType: 'image/png', buffer: PNG }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headerCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The value beside a term of the profile that is viewed. */
const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .and(page.getByText(term, { exact: true }))
    .locator('xpath=following-sibling::dd[1]')
const picker = (page: Page) => page.locator('input[type=file]')

async function openProfile(page: Page, stored: object = {}) {
  const person = await newMember()
  await enter(page, person.email)
  await store(page, stored)
  await open(page, '/profile')
  return person
}

async function edit(page: Page, stored: object = {}) {
  const person = await openProfile(page, stored)
  await button(page, 'EDIT').click()
  await expect(button(page, 'SAVE')).toBeVisible()
  return person
}

const isViewed = (page: Page) => expect(button(page, 'EDIT')).toBeVisible()

test('PROF-01 PROF-03 PROF-05 PROF-06 the bar, the header card, EDIT and what takes its place', async ({
  page,
}) => {
  const { name, email } = await openProfile(page)
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('CALL OF CODE')
  const root = page.locator('html')
  await expect(root).toHaveClass(/\bdark\b/)
  await bar.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).not.toHaveClass(/\bdark\b/)

  const card = headerCard(page, name)
  await expect(card.getByText(name, { exact: true })).toBeVisible()
  await expect(card.getByText(email, { exact: true })).toBeVisible()
  await expect(card.getByRole('button')).toHaveText(['EDIT'])
  await button(page, 'EDIT').click()
  await expect(button(page, 'SAVE')).toBeVisible()
  await expect(button(page, 'CANCEL')).toBeVisible()
  await expect(button(page, 'EDIT')).toHaveCount(0)
  await button(page, 'CANCEL').click()

  await bar.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('PROF-02 the profile is fetched, and Loading profile... stands in its place', async ({ page }) => {
  const { name, email } = await newMember()
  await enter(page, email)
  await open(page, '/dashboard')
  const letGo = await hold(page, '/members/')
  const asked = page.waitForRequest('**/api/v1/members/')
  await page.getByRole('link', { name: `${name}, profile` }).click()
  expect((await asked).method()).toBe('GET')
  await expect(page.getByText('Loading profile...', { exact: true })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  letGo()
  await expect(headerCard(page, name).getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByText('Loading profile...')).toHaveCount(0)
})

test('PROF-04 a manager has the badge MANAGER, any other member has none', async ({ page, browser }) => {
  await enter(page, MANAGER)
  await open(page, '/profile')
  await expect(page.getByRole('main').getByText('MANAGER', { exact: true })).toBeVisible()
  const member = await anotherPage(browser)
  const { name } = await openProfile(member)
  await expect(headerCard(member, name)).toBeVisible()
  await expect(member.getByText('MANAGER', { exact: true })).toHaveCount(0)
  await member.context().close()
})

test('PROF-07 PROF-08 PROF-09 PROF-10 PROF-11 the three sections, and what is said of unset values', async ({
  page,
}) => {
  const { name, email } = await openProfile(page, { passoutYear: null })
  const personal = sheet(page, 'PERSONAL INFORMATION').getByRole('term')
  await expect(personal).toHaveText(['Name', 'Email', 'Phone', 'Birth date', 'Passout year', 'Bio'])
  await expect(fact(page, 'Name')).toHaveText(name)
  await expect(fact(page, 'Email')).toHaveText(email)
  for (const term of ['Phone', 'Birth date', 'Passout year'])
    await expect(fact(page, term)).toHaveText('Not set')
  await expect(fact(page, 'Bio')).toHaveText('No bio added yet')
  for (const [title, terms] of Object.entries(LINKS)) {
    await expect(sheet(page, title).getByRole('term')).toHaveText(terms)
    await expect(sheet(page, title).getByRole('definition')).toHaveText(terms.map(() => 'Not set'))
  }
})

test('PROF-12 PROF-13 set values: a year that is the same everywhere, links that lead out', async ({
  page,
  browser,
}) => {
  const { email } = await openProfile(page, FULL)
  await expect(fact(page, 'Phone')).toHaveText(FULL.phone)
  await expect(fact(page, 'Bio')).toHaveText(FULL.bio)
  for (const [term, address] of [
    ['GitHub', FULL.github],
    ['Codeforces', FULL.codeforces],
  ] as const) {
    const link = fact(page, term).getByRole('link')
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', timezoneId })
    const elsewhere = await context.newPage()
    await enter(elsewhere, email)
    await open(elsewhere, '/profile')
    await expect(fact(elsewhere, 'Passout year')).toHaveText(String(year + 1))
    await context.close()
  }
})

test('PROF-14 VAL-30 VAL-31 what can be typed, and as what', async ({ page }) => {
  const { email } = await edit(page, FULL)
  const address = page.getByRole('textbox', { name: /^Email/ })
  await expect(address).toHaveValue(email)
  await expect(address).not.toBeEditable()
  await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
  for (const name of Object.values(LINKS).flat())
    await expect(field(page, name)).toHaveAttribute('type', 'url')

  const sent = savesOf(page)
  await field(page, 'GitHub').fill('javascript:alert(1)')
  await button(page, 'SAVE').click()
  await expect(field(page, 'GitHub')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'GitHub')).toBeFocused()
  expect(sent).toHaveLength(0)
})

test('PROF-03 PROF-15 PROF-16 PROF-23 VAL-32 a photo: chosen while editing, previewed, sent, shown', async ({
  page,
}) => {
  const { name } = await openProfile(page)
  await expect(picker(page)).toHaveCount(0)
  await button(page, 'EDIT').click()
  await expect(picker(page)).toHaveAttribute('accept', 'image/*')
  const shown = headerCard(page, name).getByRole('img', { name: `Photo of ${name}` })
  await picker(page).setInputFiles({ ...photo, name: 'me.txt', mimeType: 'text/plain' })
  await expect(page.getByText('Choose an image file', { exact: false })).toBeVisible()
  await expect(shown).toHaveCount(0)

  await picker(page).setInputFiles(photo)
  await expect(shown).toHaveAttribute('src', /^blob:/)
  expect((await storedProfile(page)).profilePhoto).toBeNull()
  expect((await save(page)).parts.sort()).toEqual(['file', 'memberData'])
  await isViewed(page)
  await expect(picker(page)).toHaveCount(0)
  await expect(shown).not.toHaveAttribute('src', /^blob:/)
  const { profilePhoto } = await storedProfile(page)
  await expect(shown).toHaveAttribute('src', String(profilePhoto))
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await button(page, 'EDIT').click()
  await field(page, 'Phone').fill('+91 11111 22222')
  expect((await save(page)).parts).toEqual(['memberData'])
})

test('PROF-17 CANCEL drops every change and the chosen photo', async ({ page }) => {
  const { name } = await edit(page, FULL)
  const sent = savesOf(page)
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Bio').fill('Something else')
  await button(page, 'Remove GitHub').click()
  await picker(page).setInputFiles(photo)
  const preview = page.getByRole('img', { name: `Photo of ${name}` })
  await expect(preview).toBeVisible()
  await button(page, 'CANCEL').click()
  await isViewed(page)
  await expect(fact(page, 'Name')).toHaveText(name)
  await expect(fact(page, 'Bio')).toHaveText(FULL.bio)
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', FULL.github)
  await expect(preview).toHaveCount(0)
  await button(page, 'EDIT').click()
  await expect(field(page, 'Name')).toHaveValue(name)
  await expect(preview).toHaveCount(0)
  expect(sent).toHaveLength(0)
})

test('PROF-18 PROF-19 ERR-22 SAVE without a change, or with one taken back, sends nothing', async ({
  page,
}) => {
  const { name } = await edit(page, FULL)
  const sent = savesOf(page)
  await button(page, 'SAVE').click()
  await isViewed(page)
  await expect(toasts(page)).toHaveText(['Warning: No changes to save'])

  await button(page, 'EDIT').click()
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Name').fill(name)
  await field(page, 'Birth date').fill('2004-01-01')
  await field(page, 'Birth date').fill('2005-03-09')
  await button(page, 'SAVE').click()
  await isViewed(page)
  expect(sent).toHaveLength(0)
})

test('PROF-19 PROF-20 PROF-21 PROF-22 PROF-23 PROF-24 PROF-25 what a save sends, and what is stored', async ({
  page,
}) => {
  const { name } = await edit(page, FULL)
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Name').fill(name)
  await field(page, 'Phone').fill('')
  await field(page, 'Bio').fill('')
  await field(page, 'Birth date').fill('2004-12-31')
  await field(page, 'Passout year').fill(String(year + 2))
  await field(page, 'Twitter').fill('https://x.com/asha')
  const { parts, memberData } = await save(page)
  const changes = {
    birth_date: '2004-12-31T00:00:00.000Z',
    passoutYear: `${year + 2}-01-02T00:00:00.000Z`,
    twitter: 'https://x.com/asha',
  }
  expect(parts).toEqual(['memberData'])
  expect(memberData).toEqual({ ...changes, bio: FULL.bio })
  await isViewed(page)
  expect(await storedProfile(page)).toMatchObject({ ...FULL, ...changes, name })
  await expect(fact(page, 'Phone')).toHaveText(FULL.phone)
})

test('PROF-20 Remove clears a stored value with the next save, and stands beside set fields alone', async ({
  page,
}) => {
  await edit(page, FULL)
  await expect(button(page, 'Remove LinkedIn')).toHaveCount(0)
  await expect(button(page, 'Remove Name')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(Object.keys(FULL).length)
  await button(page, 'Remove GitHub').click()
  expect(await storedProfile(page)).toMatchObject({ github: FULL.github })
  expect((await save(page)).memberData).toEqual({ github: null })
  await isViewed(page)
  await expect(fact(page, 'GitHub')).toHaveText('Not set')
  expect(await storedProfile(page)).toMatchObject({ ...FULL, github: null })
})

test('PROF-26 PROF-27 ERR-19 while saving an overlay, then the former profile with changes and answer', async ({
  page,
}) => {
  await edit(page, FULL)
  const { _id } = await storedProfile(page)
  await answerSave(page, 200, { success: true, message: 'OK', users: [{ _id, phone: '+91 00000 00000' }] })
  const letGo = await holdSaves(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'))
  await field(page, 'Bio').fill('Mostly trees.')
  await field(page, 'Phone').fill('+91 11111 22222')
  await button(page, 'SAVE').click()
  await expect(page.getByText('Updating profile...', { exact: true })).toBeVisible()
  letGo()
  await isViewed(page)
  await expect(page.getByText('Updating profile...')).toHaveCount(0)
  await expect(toasts(page)).toHaveText(['Success: Profile Updated'])
  await expect(fact(page, 'Bio')).toHaveText('Mostly trees.')
  await expect(fact(page, 'Phone')).toHaveText('+91 00000 00000')
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', FULL.github)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes')
})

test('PROF-28 after a failed save editing stays open with what was typed', async ({ page }) => {
  const { name } = await edit(page, FULL)
  await answerSave(page, 500, { success: false, message: 'Broken' })
  await field(page, 'Bio').fill('Mostly trees.')
  await field(page, 'Birth date').fill('2004-12-31')
  await picker(page).setInputFiles(photo)
  await button(page, 'SAVE').click()
  await expect(toasts(page)).toHaveText(['Error: Server error. Please try again later.'])
  await expect(button(page, 'SAVE')).toBeVisible()
  await expect(field(page, 'Bio')).toHaveValue('Mostly trees.')
  await expect(field(page, 'Birth date')).toHaveValue('2004-12-31')
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toHaveAttribute('src', /^blob:/)
  expect(await storedProfile(page)).toMatchObject({ bio: FULL.bio, profilePhoto: null })

  await page.unrouteAll()
  await button(page, 'SAVE').click()
  await isViewed(page)
  expect(await storedProfile(page)).toMatchObject({ bio: 'Mostly trees.' })
})

test('VAL-29 a passout year that is no number or outside the window leaves the value before it', async ({
  page,
}) => {
  await edit(page, FULL)
  const sent = savesOf(page)
  const input = field(page, 'Passout year')
  for (const typed of [String(year + 5), String(year - 5), '20', 'e']) {
    await input.clear()
    await input.pressSequentially(typed)
    await field(page, 'Name').focus()
    await expect(input).toHaveValue(String(year + 1))
  }
  await button(page, 'SAVE').click()
  await expect(toasts(page)).toHaveText(['Warning: No changes to save'])
  expect(sent).toHaveLength(0)
})

test('CONST-09 the passout years run from four before this one to four after it, both included', async ({
  page,
}) => {
  const window = Array.from({ length: 9 }, (_, at) => year - 4 + at)
  await open(page, '/signup?tab=signup')
  const options = page.getByLabel('Passout year').getByRole('option')
  await expect(options.filter({ hasText: /^\d+$/ })).toHaveText(window.map(String))
  const signup = async (passoutYear: number) => {
    const person = { email: `${crypto.randomUUID()}@college.edu`, name: 'Rohan Iyer', password: PASSWORD }
    return (await ask('POST', '/members/signup', { ...person, passoutYear, provider: 'credentials' })).success
  }
  expect(await Promise.all([year - 5, year - 4, year + 4, year + 5].map(signup))).toEqual([
    false,
    true,
    true,
    false,
  ])

  await edit(page)
  for (const edge of [year - 4, year + 4]) {
    await field(page, 'Passout year').fill(String(edge))
    expect((await save(page)).memberData).toEqual({ passoutYear: `${edge}-01-02T00:00:00.000Z` })
    await isViewed(page)
    await expect(fact(page, 'Passout year')).toHaveText(String(edge))
    await button(page, 'EDIT').click()
  }
})

test('ROLE-05 no member reads or changes the profile, the progress or the drafts of another', async ({
  page,
  browser,
}) => {
  const asha = await openProfile(page, FULL)
  const { _id } = await storedProfile(page)
  const [topic] = (await (await page.request.get('/api/v1/topics/')).json()).topics
  const [question] = (await (await page.request.get(`/api/v1/topics/${topic.id}/questions`)).json()).questions
  const toggle = `/api/v1/progress/memberId/questions/${question.id}/completed/toggle`
  const call = async (who: Page, method: string, path: string, data?: object) => {
    const response = await who.request.fetch(path, { method, headers: FROM_HERE, ...(data && { data }) })
    return { status: response.status(), body: await response.text() }
  }
  await call(page, 'PATCH', toggle)
  await call(page, 'PUT', '/api/v1/drafts/blog', { content: { title: 'Only mine' } })

  const other = await anotherPage(browser)
  await openProfile(other)
  const done = '/api/v1/progress/memberId/completed-questions'
  expect((await call(other, 'GET', done)).body).not.toContain(question.id)
  expect((await call(other, 'GET', '/api/v1/drafts/blog')).body).not.toContain('Only mine')
  const foreign = [
    ['GET', `/api/v1/members/${_id}`],
    ['PATCH', `/api/v1/members/${_id}`],
    ['GET', done.replace('memberId', _id)],
    ['PATCH', toggle.replace('memberId', _id)],
    ['GET', `/api/v1/drafts/${_id}/blog`],
  ] as const
  for (const [method, path] of foreign) {
    const { status, body } = await call(other, method, path)
    expect([404, 405], `${method} ${path}`).toContain(status)
    expect(body).not.toContain(asha.email)
  }
  await store(other, { bio: 'Not hers.' })
  await other.request.patch('/api/v1/members/', {
    headers: FROM_HERE,
    multipart: { memberData: JSON.stringify({ _id, bio: 'Not hers.' }) },
  })
  // Ticked and taken back by the one, it stays ticked for the other.
  await call(other, 'PATCH', toggle)
  await call(other, 'PATCH', toggle)
  await call(other, 'DELETE', '/api/v1/drafts/blog')

  expect(await storedProfile(page)).toMatchObject({ ...FULL, name: asha.name, email: asha.email })
  expect((await call(page, 'GET', done)).body).toContain(question.id)
  expect((await call(page, 'GET', '/api/v1/drafts/blog')).body).toContain('Only mine')
  await other.context().close()
})

/** Holds saves before an earlier route answers them. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/v1/members/', async (route) => {
    await gate
    await route.fallback()
  })
  return letGo
}
