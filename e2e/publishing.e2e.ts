import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { serverRefuses } from './interception/server-holds.ts'
import { ADMIN, expect, test } from './journey.ts'
import {
  callApi,
  callApiAsAdmin,
  followLink,
  newMember,
  openFilters,
  openPage,
  signInWithoutForm,
  tokenOf,
} from './people.ts'
import { newBlog, newExperience, reach, toasts, unique } from './writing.ts'

const slugOf = async (id: string) => {
  const { data } = await callApi('GET', `/getBlog/${id}`)
  return (data as unknown as { slug: string }).slug
}
const canonical = (page: Page) => page.locator('link[rel=canonical]')

test('BLOG-07 a blog opens at its readable address and at its id, and names its canonical address', async ({
  page,
  complaints,
}) => {
  const title = unique('Readable')
  const id = await newBlog({ title, content: '# One\n\nWords to read.' })
  const slug = await slugOf(id)
  for (const path of [`/blogs/${slug}`, `/dashboard/blogs/${id}`]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Words to read.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title)
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/blogs/${slug}$`))
  }
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BlogPosting', headline: title })
  expect(complaints).toEqual([])
  // Browsers share the canonical address, so it follows the current screen.
  await followLink(page, '/dashboard/blogs')
  await expect(canonical(page)).toHaveAttribute('href', /\/dashboard\/blogs$/)
})

test('BLOG-20 an unknown readable address shows Blog Not Found, with status 404', async ({ page }) => {
  const answer = await page.goto('/blogs/no-such-blog')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Not Found')
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
})

test('a blog is shared by its readable address', async ({ page, context }) => {
  const id = await newBlog({ title: unique('Shared') })
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openPage(page, `/dashboard/blogs/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toasts(page, 'Link copied')).toBeVisible()
  await reach(page, 'Blogs')
  const search = page.getByLabel('Search blogs')
  await search.focus()
  await page.keyboard.press('Control+v')
  await expect(search).toHaveValue(`${process.env.E2E_URL}/blogs/${await slugOf(id)}`)
})

test('safety X3 the feed and the sitemap are valid XML, even with hostile titles', async ({ page }) => {
  const title = `${unique('Bad')} ]]> <b>&amp;</b> \u0008`
  const slug = await slugOf(await newBlog({ title, content: 'a ]]> b <script>alert(1)</script>' }))
  await openPage(page, '/dashboard/blogs')
  const feed = await page.locator('link[rel=alternate]').getAttribute('href')
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const text = await (await fetch(address)).text()
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const texts = (name: string) => [...document.querySelectorAll(name)].map((one) => one.textContent)
      return { broken: texts('parsererror'), titles: texts('item > title'), places: texts('loc') }
    }, path)
  const { broken, titles } = await read(feed ?? '')
  expect(broken).toEqual([])
  expect(titles).toContain(title.replace(' \u0008', ''))
  const index = await read('/sitemap.xml')
  const [blogs = ''] = index.places.filter((place) => place?.includes('/blogs-'))
  const map = await read(new URL(blogs ?? '').pathname)
  expect([index.broken, map.broken]).toEqual([[], []])
  expect(map.places.some((place) => place?.endsWith(`/blogs/${slug}`))).toBe(true)
})

test('EXP-08 role and year filter together with company, result and search, from the address, and an empty list suggests which filter to drop', async ({
  page,
}) => {
  const [role, other] = [unique('Compiler Engineer'), unique('Kernel Engineer')]
  await newExperience({ company: 'Google', role, verdict: 'Selected' })
  await newExperience({ company: 'Google', role: other, verdict: 'Rejected' })
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  const year = String(new Date().getUTCFullYear())
  await openPage(page, '/dashboard/interviewExp?company=Google')
  await openFilters(page)
  await page.getByLabel('Role').selectOption(role)
  await expect(card(other)).toHaveCount(0)
  await expect(card(role)).toHaveCount(1)
  await page.getByLabel('Year').selectOption(year)
  await page.reload()
  await openFilters(page)
  await expect(page.getByLabel('Role')).toHaveValue(role)
  await expect(page.getByLabel('Year')).toHaveValue(year)
  await expect(card(role)).toHaveCount(1)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ company: 'Google', role, year })

  await page.getByRole('navigation', { name: 'Result' }).getByRole('link', { name: 'Rejected' }).click()
  await expect(page.getByText('No experience found')).toBeVisible()
  await page.getByRole('link', { name: 'Any result (1)' }).click()
  await expect(card(role)).toHaveCount(1)
  await openFilters(page)
  await expect(page.getByLabel('Role')).toHaveValue(role)
  await page.getByLabel('Role').selectOption('Any role')
  await expect(card(other)).toHaveCount(1)
})

const night = {
  description: 'Bring a laptop.',
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
  timeZone: 'UTC',
  capacity: 1,
}

test('an admin sees and downloads the participants and the waiting list of an event; nobody else can', async ({
  page,
}) => {
  const { _id: id } = (await callApiAsAdmin('POST', '/events', { ...night, title: unique('Night') })).data
  const [first, second] = [await newMember(), await newMember()]
  for (const { email } of [first, second]) {
    const token = await tokenOf(email)
    await callApi('POST', `/events/${id}/register`, { waitingList: true }, token)
  }
  await signInWithoutForm(page, first.email)
  await openPage(page, `/events/${id}`)
  await expect(page.getByRole('heading', { name: 'Registered' })).toHaveCount(0)

  await page.context().clearCookies()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/events/${id}`)
  await expect(page.getByRole('region', { name: 'Going: 1' })).toContainText(first.email)
  await expect(page.getByRole('region', { name: 'Waiting: 1' })).toContainText(second.email)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/-attendees\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([`"${first.email}"`, `"${second.email}"`])
})

test('an event without participants tells an admin so, and a list that fails to load shows an error', async ({
  page,
}) => {
  const { _id: id } = (await callApiAsAdmin('POST', '/events', { ...night, title: unique('Quiet') })).data
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/events/${id}`)
  await expect(page.getByText('Nobody has registered yet')).toBeVisible()
  await serverRefuses(page, `/api/v1/events/${id}/attendees`, 403)
  await openPage(page, '/events')
  await page
    .getByRole('link', { name: /^Quiet/ })
    .last()
    .click()
  await expect(page.getByRole('alert')).toContainText('did not arrive')
})

test('D2 text typed into the form of a new or edited event survives a reload', { tag: '@long' }, async ({
  page,
}) => {
  const title = unique('Half a night')
  const { _id: id } = (await callApiAsAdmin('POST', '/events', { ...night, title: unique('Whole') })).data
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/events?new=1')
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Starts').fill('2100-02-03T10:30')
  await expect(form.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByLabel('Starts')).toHaveValue('2100-02-03T10:30')
  await form.getByLabel('Ends').fill('2100-02-03T09:30')
  await form.getByLabel('Description').fill('Words')
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(form.getByText('The end must come after the start.')).toBeVisible()
  await form.getByLabel('Ends').fill('2100-02-03T12:30')
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await openPage(page, '/events?new=1')
  await expect(form.getByLabel('Title')).toHaveValue('')

  const edit = page.getByRole('form', { name: 'Edit event' })
  await openPage(page, `/events/${id}?edit=1`)
  await edit.getByLabel('Place').fill('Lab 9')
  await page.reload()
  await expect(edit.getByLabel('Place')).toHaveValue('Lab 9')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await openPage(page, `/events/${id}?edit=1`)
  await expect(edit.getByLabel('Place')).toHaveValue('')
})
