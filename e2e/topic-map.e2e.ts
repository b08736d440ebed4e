import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('LEARN-120 LEARN-122 LEARN-123 a visitor reads the map as a drawing and by keyboard as a list; a phone begins with the list', async ({
  page,
}) => {
  await openPage(page, '/dsa')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/dsa/map')
  const graph = page.getByRole('navigation', { name: 'Topic map' })
  const list = page.getByRole('list', { name: 'Topic map' })
  // Other journeys add topics.
  await expect.poll(() => graph.getByRole('link').count()).toBeGreaterThanOrEqual(24)
  await expect(list).toBeHidden()
  await expect(page.getByRole('link', { name: 'Graph', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'List', exact: true }).press('Enter')
  // Other journeys add topics.
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThanOrEqual(24)
  await expect(
    list.getByRole('listitem').filter({ hasText: 'After Arrays & Matrices, Strings.' }).first(),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/dsa/map')
  await expect(graph).toBeHidden()
  await expect(list).toBeVisible()
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Graph', exact: true }).click()
  await expect(graph.getByRole('link').first()).toBeInViewport({ ratio: 0.9 })
})

test('LEARN-121 LEARN-122 a member sees what is next and why, and how far they are', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/map')
  const next = page.getByRole('region', { name: 'Arrays & Matrices' })
  await expect(next.getByText('A good first topic: the others build on it.')).toBeVisible()
  await next.getByRole('link', { name: 'Open Arrays & Matrices' }).press('Enter')
  await page.locator('.rows input').first().click()
  await expect(page.locator('.rows input').first()).toBeChecked()
  await openPage(page, '/dsa/map?view=list')
  await expect(next.getByText(/^You worked on it last: 1 of \d+ done\.$/)).toBeVisible()
  await expect(page.getByText('1 known today, 0 firm, 0 accepted here')).toBeVisible()
  await page.getByRole('button', { name: 'How it is counted: Mastery' }).press('Enter')
  await expect(page.getByText(/^Done: the problems of a topic/)).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Mastery as CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('mastery.csv')
})
