import type { Page } from '@playwright/test'
import { expect, needsHttps, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { newBlog } from './writing.ts'

const STARTS = ['/today', '/dsa', '/dsa/problems']
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('pages')).keys()
    return requests.map(({ url }) => url.replace(location.origin, ''))
  })

/** Opens the pages that a member starts from, until each is cached. */
async function keepStarts(page: Page) {
  await signInWithoutForm(page, (await newMember()).email)
  for (const path of STARTS) {
    await openPage(page, path)
    await expect.poll(() => keptPages(page)).toContain(path)
  }
}

/** Makes these pages look as if they were read after the others. */
const readPages = (page: Page, paths: readonly string[], size: number) =>
  page.evaluate(
    async ([names, length]) => {
      const store = await caches.open('pages')
      const whose = (await store.match('/today'))?.headers.get('x-page-of') ?? ''
      for (const name of names) {
        const headers = { 'x-page-of': whose, 'x-kept-size': String(length), 'content-type': 'text/html' }
        await store.put(name, new Response('<p>Read</p>', { headers }))
      }
    },
    [paths, size] as const,
  )

test.beforeEach(() => {
  needsHttps('service worker')
})

test('OFF-01 of many pages that were read the newest 40 are kept, or 12 million characters, and never fewer starts', async ({
  page,
}) => {
  await keepStarts(page)
  const read = Array.from({ length: 50 }, (_, at) => `/dashboard/blogs/read-${at}`)
  await readPages(page, read, 1000)
  const newest = `/dashboard/blogs/${await newBlog({ title: 'Read last' })}`
  await openPage(page, newest)
  await expect.poll(async () => (await keptPages(page)).length).toBe(40)
  const kept = await keptPages(page)
  expect(kept).toEqual(expect.arrayContaining([...STARTS, newest, '/dashboard/blogs/read-49']))
  expect(kept).not.toContain('/dashboard/blogs/read-13')

  await readPages(page, ['/dashboard/blogs/large-1', '/dashboard/blogs/large-2'], 6_500_000)
  const last = `/dashboard/blogs/${await newBlog({ title: 'Read after large ones' })}`
  await openPage(page, last)
  await expect.poll(async () => (await keptPages(page)).length).toBeLessThan(10)
  const small = await keptPages(page)
  expect(small).toEqual(expect.arrayContaining([...STARTS, last, '/dashboard/blogs/large-2']))
  expect(small).not.toContain('/dashboard/blogs/large-1')
})

test('OFF-01 a new build replaces the files and the pages of the one before', async ({ page }) => {
  await keepStarts(page)
  const files = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files:')))
  const [present = ''] = await files()
  expect(present).toMatch(/^files:\/assets\//)
  // An older build has left its store of files beside this build's store.
  await page.evaluate(async () =>
    (await caches.open('files:/assets/older.js')).put('/assets/older.js', new Response()),
  )
  await readPages(page, ['/dashboard/blogs/of-the-older-build'], 1000)
  await openPage(page, '/today')
  await expect.poll(files).toEqual([present])
  await expect.poll(() => keptPages(page)).toContain('/today')
  expect(await keptPages(page)).not.toContain('/dashboard/blogs/of-the-older-build')
})

test('OFF-01 after the sign-out no list of the member opens without a network, nor for who signs in next', async ({
  page,
  context,
}) => {
  await keepStarts(page)
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(async () => (await keptPages(page)).includes('/today')).toBe(false)
  await context.setOffline(true)
  for (const path of ['/today', '/dsa']) {
    const cold = await context.newPage()
    await cold.goto(path)
    await expect(cold.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await cold.close()
  }
  await context.setOffline(false)
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dashboard')
  await context.setOffline(true)
  const next = await context.newPage()
  await next.goto('/today')
  await expect(next.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})
