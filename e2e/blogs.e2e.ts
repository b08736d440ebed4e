import type { Page } from '@playwright/test'
import { serverChanges, serverHolds, serverRefuses } from './interception/server-holds.ts'
import { anotherPage, expect, MEMBER, test } from './journey.ts'
import { openPage, signInWithoutForm } from './people.ts'
import {
  expectHarmless,
  expectRich,
  hostileText,
  listed,
  newBlog,
  reach,
  richText,
  toasts,
  unique,
  untilShown,
} from './writing.ts'

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const words = (count: number) => 'word '.repeat(count).trim()

test('BLOG-01 BLOG-02 BLOG-04 BLOG-05 opening the screen fetches the list, and its cards link to the blogs', async ({
  page,
}) => {
  const title = unique('Heaps')
  const id = await newBlog({ title, author: 'Kavya Shetty' })
  await openPage(page, '/dashboard')
  const answer = page.waitForResponse('**/api/v1/getBlogs*')
  await reach(page, 'Blogs')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('Stay updated with the latest in DSA and programming concepts')).toBeVisible()
  await expect(card(page, title)).toContainText('Kavya Shetty')
  const more = card(page, title).getByRole('link', { name: /^Read More/ })
  await expect(more).toHaveAttribute('href', `/dashboard/blogs/${id}`)
  await more.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('BLOG-03 from 1024px up the cards form two columns', async ({ page }) => {
  const titles = [unique('Third'), unique('Second'), unique('First')]
  for (const title of titles) await newBlog({ title })
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/blogs')
    const boxes = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
    const [first, second, third] = boxes
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2)
    expect(second?.y).toBe(first?.y)
    expect(third?.x).toBe(first?.x)
    expect(third?.y).toBeGreaterThan(first?.y ?? Number.NaN)
  }
})

test('BLOG-06 BLOG-07 a skeleton shows until the blog arrives with its category, title and author', {
  tag: '@spine',
}, async ({ page }) => {
  const title = unique('Graphs')
  const id = await newBlog({ title, author: 'Dev Menon', category: 'Graph theory' })
  await openPage(page, '/dashboard/blogs')
  const { letGo } = await serverHolds(page, `/api/v1/getBlog/${id}`)
  await card(page, title)
    .getByRole('link', { name: /^Read More/ })
    .click()
  await expect(page.getByText('Loading blog...')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Loading blog...')).toBeHidden()
  await expect(page.getByRole('article')).toContainText('Graph theory')
  await expect(page.getByRole('article')).toContainText('Dev Menon')
})

test('BLOG-08 BLOG-10 the date in the long US form, and 0 views where the record has none', async ({
  page,
}) => {
  const title = unique('Old')
  const id = await newBlog({ title })
  await serverChanges(page, `/api/v1/getBlog/${id}`, (body) => {
    const answer = JSON.parse(body)
    const { views: _, ...data } = answer.data
    return JSON.stringify({ ...answer, data: { ...data, date: '2025-01-02T09:30:00.000Z' } })
  })
  await openPage(page, '/dashboard/blogs')
  await card(page, title)
    .getByRole('link', { name: /^Read More/ })
    .click()
  await expect(page.getByText('January 2, 2025', { exact: true })).toBeVisible()
  await expect(page.getByText('0 views', { exact: true })).toBeVisible()
})

test('BLOG-08 BLOG-09 a new blog shows its date, and one minute per 200 words, rounded up', async ({
  page,
}) => {
  const cases = [
    [words(1600), '8 Min read'],
    [words(1601), '9 Min read'],
    [words(1), '1 Min read'],
  ] as const
  for (const [content, time] of cases) {
    const title = unique('Length')
    const id = await newBlog({ title, content })
    await page.goto(`/dashboard/blogs/${id}`)
    await expect(page.getByText(time, { exact: true })).toBeVisible()
    const date = (await listed('/getBlogs')).find(({ _id }) => _id === id)?.date as string
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    )
    await expect(page.getByText(long, { exact: true })).toBeVisible()
  }
})

/** Pages show a count with some seconds of delay, so that many readers do not invalidate the cache all the time. */
const expectShown = (page: Page, words: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()

test('BLOG-10 BLOG-11 BLOG-12 BLOG-13 a person’s views count once a day, a robot’s never', {
  tag: '@long',
}, async ({ page, browser }) => {
  const id = await newBlog({ title: unique('Counted') })
  const path = `/dashboard/blogs/${id}`
  const views = async () =>
    (await listed('/getBlogs?limit=100&fields=_id,views')).find(({ _id }) => _id === id)?.views
  expect(await views()).toBe(0)

  await page.goto(path)
  await expect.poll(views).toBe(1)
  await expectShown(page, '1 view')
  await page.goto(path)

  const robot = await browser.newContext({
    baseURL: process.env.E2E_URL ?? '',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  await (await robot.newPage()).goto(path)
  await robot.close()

  // Views are counted in order. If the robot's or the second view counted, these numbers would exceed 2.
  const member = await anotherPage(browser)
  await signInWithoutForm(member, MEMBER)
  await member.goto(path)
  await expect.poll(views).toBeGreaterThan(1)
  expect(await views()).toBe(2)
  await expectShown(member, '2 views')
  await member.context().close()
})

test('BLOG-11 a blog that is opened and not touched is read', async ({ page }) => {
  const id = await newBlog({ title: unique('Untouched') })
  await page.goto(`/dashboard/blogs/${id}`)
  const views = async () =>
    (await listed('/getBlogs?limit=100&fields=_id,views')).find(({ _id }) => _id === id)?.views
  await expect.poll(views).toBe(1)
})

test('BLOG-14 BLOG-15 BLOG-16 BLOG-17 Markdown, highlighted code, math and safe markup are rendered', {
  tag: '@spine',
}, async ({ page }) => {
  const id = await newBlog({ title: unique('Rich'), content: richText })
  await page.goto(`/dashboard/blogs/${id}`)
  await expectRich(page.getByRole('article'))
})

test('BLOG-14 on a phone code inside a list scrolls and does not widen the page', async ({ page }) => {
  const code = `\`\`\`js\nconst wide = '${'wide '.repeat(30)}'\n\`\`\``
  const content = `- Such code:\n\n${code.replace(/^/gm, '  ')}\n\n1. And this:\n\n${code.replace(/^/gm, '   ')}\n`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/dashboard/blogs/${await newBlog({ title: unique('Listed'), content })}`)
  await expect(page.locator('li .code')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('BLOG-316 on a phone a wide formula scrolls in its line and does not widen the page', async ({
  page,
}) => {
  const wide = `${'a_1 + b_2 + c_3 + d_4 + '.repeat(6)}e_5`
  const formulas = [
    `$${wide}$`,
    `$$${wide}$$`,
    '$x\\hspace{40em}\\kern{40em}y$',
    `$\\sqrt{\\frac{${wide}}{2}}$`,
  ]
  const [first] = formulas
  const places = [
    ...formulas,
    `- ${first}\n  1. **${first}**`,
    `> ${first}`,
    `## ${first}`,
    `||${first}||`,
    `| a | ${first} |\n|--|--|\n| ${first} | b |`,
  ]
  const content = places
    .map((one) => (/^[->#|]/.test(one) ? one : `It is $x^2$, so ${one} holds.`))
    .join('\n\n')
    .concat('\n\nIt was $x^2$.')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/dashboard/blogs/${await newBlog({ title: unique('Wide formulas'), content })}`)
  await expect(page.locator('.prose span.math').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const line = page.locator('.prose p').first()
  const [short, long] = [line.locator('.math').first(), line.locator('.math').nth(1)]
  expect(await long.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(100)
  // The count stands on the line of its words, and is not clipped.
  expect(await short.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  const lineHeight = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
  const alone = page.locator('.prose p', { hasText: 'It was' })
  expect((await alone.boundingBox())?.height).toBeLessThan(lineHeight * 1.2)
})

test('BLOG-18 harmful markup is not in the page, rendered by the server or by the browser', {
  tag: '@spine',
}, async ({ page }) => {
  const title = unique('Hostile')
  const id = await newBlog({ title, content: hostileText })
  await page.goto(`/dashboard/blogs/${id}`)
  await expectHarmless(page.locator('.prose'))
  await openPage(page, '/dashboard/blogs')
  await card(page, title)
    .getByRole('link', { name: /^Read More/ })
    .click()
  await expectHarmless(page.locator('.prose'))
})

test('BLOG-19 BLOG-20 both links lead back to the list, also from a missing blog', async ({ page }) => {
  const id = await newBlog({ title: unique('Way back') })
  for (const name of ['Back to Blogs', 'Read More Articles']) {
    await openPage(page, `/dashboard/blogs/${id}`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/dashboard/blogs')
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  }
  const answer = await page.goto('/dashboard/blogs/1e8ed2b5-7a1c-4c38-9a52-0c51ea41a001')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog Not Found' })).toBeVisible()
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
})

test('ERR-08 a refused list of blogs shows the reason once, whatever the status', async ({ page }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    dialog.dismiss().catch(() => undefined)
  })
  await page.clock.install()
  for (const status of [404, 500]) {
    const message = `The shelf is locked (${status})`
    const open = await serverRefuses(page, '/api/v1/getBlogs', status, { message })
    await openPage(page, '/dashboard')
    await reach(page, 'Blogs')
    await untilShown(page, toasts(page, message))
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1)
    open()
  }
  expect(alerts).toEqual([])
})

test('ERR-09 when no answer comes, the list of blogs shows that, and loads once the connection is back', async ({
  page,
}) => {
  const title = unique('Later')
  await newBlog({ title })
  await page.clock.install()
  await page.route('**/api/v1/getBlogs*', (route) => route.abort())
  await openPage(page, '/dashboard')
  await reach(page, 'Blogs')
  await untilShown(page, toasts(page, 'Network error. Please check your connection.'))
  await page.unroute('**/api/v1/getBlogs*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, title)).toBeVisible()
})
