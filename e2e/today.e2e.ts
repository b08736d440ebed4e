import type { Page } from '@playwright/test'
import { anotherPage, expect, test } from './journey.ts'
import { ADMIN } from './open-site.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { questionsOf, tick, topicCalled } from './questions.ts'
import { newBlog } from './writing.ts'

test('TODAY-01 TODAY-04 TODAY-08 TODAY-09 Today goes on where the member stopped, with what can be solved here', {
  tag: '@spine',
}, async ({ page }) => {
  const blog = await newBlog({ title: 'Two pointers, slowly' })
  await page.setViewportSize({ width: 360, height: 780 })
  await signInWithoutForm(page, (await newMember()).email)
  const main = page.getByRole('main')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Today' }).click()
  await expect(main.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await expect(main.locator('.btn.primary')).toHaveCount(1)

  const topic = await topicCalled(page, 'Two Pointers')
  const [question] = await questionsOf(page, topic)
  if (question) await tick(page, question)
  await page.reload()
  await expect(main.getByText('Today counts. Longest: 1 day.')).toBeVisible()
  await expect(main.locator('.btn.primary')).toHaveCount(1)
  const problem = main.getByRole('listitem').filter({ hasText: 'Problem for today' }).getByRole('link')
  const before = await problem.textContent()
  await main.getByRole('button', { name: 'Another one' }).click()
  await expect(problem).not.toHaveText(String(before))
  const swapped = String(await problem.textContent())
  await page.reload()
  await expect(problem).toHaveText(swapped)
  await expect(main.getByRole('button', { name: 'Another one' })).toBeHidden()

  const onward = main.getByRole('link', { name: /^Continue / })
  await expect(onward).toBeInViewport()
  await onward.click()
  await expect(page).toHaveURL(/\/dsa\/problems\//)
  await expect(page.getByText(/^Like /)).toBeVisible()

  await openPage(page, `/dashboard/blogs/${blog}`)
  const noted = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':last-read')))
  await expect.poll(noted).toBe(true)
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('d')])
  await main.getByRole('link', { name: 'Continue Two pointers, slowly' }).click()
  await expect(page).toHaveURL(`/dashboard/blogs/${blog}`)
})

test('SAFE-17 an admin sees on the desk how the backups are, and a member finds no way there', async ({
  browser,
}) => {
  const wordsOn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Backup/ })
  const admin = await anotherPage(browser)
  await signInWithoutForm(admin, ADMIN)
  await openPage(admin, '/dashboard/desk')
  await expect(wordsOn(admin)).toBeVisible()
  const member = await anotherPage(browser)
  await signInWithoutForm(member, (await newMember()).email)
  await openPage(member, '/today')
  await expect(member.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect(wordsOn(member)).toHaveCount(0)
  await expect(member.getByRole('link', { name: /^Desk/ })).toHaveCount(0)
})
