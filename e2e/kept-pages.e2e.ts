import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, needsHttps, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { newBlog } from './writing.ts'

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('pages')).keys()
    return requests.map(({ url }) => url.replace(location.origin, ''))
  })
const completed = async (page: Page) =>
  (await (await page.request.get('/api/v1/progress/memberId/completed-questions')).json()).completedQuestion

test('OFF-01 OFF-02 OFF-03 without a network a cold start opens what was opened before, and a tick made there is sent once', {
  tag: '@spine',
}, async ({ page, context }) => {
  needsHttps('service worker')
  const title = 'Kept for the train, where nothing is sent: everything that a club reads before its stop'
  const blog = `/dashboard/blogs/${await newBlog({ title })}`
  await signInWithoutForm(page, (await newMember()).email)
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const topic = `/dsa?topic=${topics[0].id}`
  for (const path of ['/today', '/dsa', topic, '/dsa/problems', blog]) {
    await openPage(page, path)
    await expect.poll(() => keptPages(page)).toContain(path)
  }
  await page.close()

  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto('/today')
  await expect(cold.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(cold.getByText(/You are offline\. This copy was kept on this device/)).toBeVisible()
  expect(await axeFinds(cold)).toEqual([])
  await cold.getByRole('complementary').getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(cold).toHaveURL('/dsa/problems')
  await expect(cold.getByRole('main').getByRole('link', { name: 'Fair Cuts' })).toBeVisible()
  await cold.goto(blog)
  await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await cold.goto('/dsa')
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Master Data Structures')
  await cold.goto('/dashboard/forum')
  await expect(cold.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  const size = cold.viewportSize() ?? { width: 1280, height: 720 }
  await cold.setViewportSize({ width: 360, height: 740 })
  expect(await cold.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await cold.setViewportSize(size)
  await cold.getByRole('link', { name: title }).click()
  await expect(cold).toHaveURL(blog)

  await cold.goto(topic)
  const box = cold.locator('.rows input').first()
  await expect(box).toBeEnabled()
  await expect(cold.getByText(/You are offline\./)).toBeVisible()
  await box.click()
  await expect(box).toBeChecked()
  const star = cold.getByRole('button', { name: /^Star / }).first()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await cold.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(cold.getByText('Kept here, sent later.')).toBeVisible()
  await expect(box).toBeChecked()
  await cold.close()

  await context.setOffline(false)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => openPage(tab, topic)))
  const [tab] = tabs
  await expect.poll(async () => (await completed(tab as Page)).length).toBe(1)
  for (const one of tabs) {
    await expect(one.getByText('Kept here, sent later.')).toBeHidden()
    await expect(one.locator('.rows input').first()).toBeChecked()
    await expect(one.getByRole('button', { name: /^Star / }).first()).toHaveAttribute('aria-pressed', 'true')
  }
  const starred = async () =>
    (await (await (tab as Page).request.get('/api/v1/progress/memberId/marks')).json()).data.starred
  await expect.poll(async () => (await starred()).length).toBe(1)
  expect(await completed(tab as Page)).toHaveLength(1)
})
