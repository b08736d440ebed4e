import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { codeOf, switchPlain } from './problems.ts'

const LIST = '/dsa/problems'
const titles = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Problems around this one' })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('LIST-01 LIST-03 LIST-07 LIST-08 a list that was filtered and sorted leads from problem to problem by keys, past tabs and a reload', async ({
  page,
  browser,
}) => {
  await openPage(page, LIST)
  const path = await titles(page)
  await expect(heading(page, 'No.')).toHaveAttribute('aria-sort', 'ascending')
  await heading(page, 'Title').getByRole('button').click()
  await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'ascending')
  await heading(page, 'Title').getByRole('button').press('Enter')
  await expect(heading(page, 'Title')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: 'Hard' }).click()
  const filtered = `${LIST}?sort=-title&difficulty=Hard`
  await expect(page).toHaveURL(filtered)
  const hard = await titles(page)
  expect(hard).toEqual(hard.toSorted((one, other) => other.localeCompare(one, 'en')))
  expect(hard.length).toBeLessThan(path.length)
  expect(await axeFinds(page)).toEqual([])

  for (const at of [0, 1]) {
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: hard[at] ?? '' })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(title(page, hard[1] ?? '')).toBeVisible()
  await expect(steps(page).getByText(`2 of ${hard.length}`)).toBeVisible()
  await page.keyboard.press('n')
  await expect(title(page, hard[2] ?? '')).toBeFocused()
  await page
    .getByRole('navigation', { name: 'About the problem' })
    .getByRole('link', { name: 'Help' })
    .click()
  await page.reload()
  await expect(steps(page).getByText(`3 of ${hard.length}`)).toBeVisible()
  for (const at of [1, 0]) {
    await page.keyboard.press('p')
    await expect(title(page, hard[at] ?? '')).toBeFocused()
  }
  await expect(steps(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  await steps(page)
    .getByRole('link', { name: /to the list/ })
    .click()
  await expect(page).toHaveURL(filtered)

  // A second tab, opened at the problem itself, follows the learning path.
  const elsewhere = await anotherPage(browser)
  await openPage(elsewhere, `${LIST}/fair-cuts`)
  const place = path.indexOf('Fair Cuts')
  await expect(steps(elsewhere).getByText(`${place + 1} of ${path.length}`)).toBeVisible()
  await expect(steps(elsewhere).getByRole('link', { name: /^Next/ })).toHaveAccessibleName(
    `Next problem: ${path[place + 1]}`,
  )
  await elsewhere.context().close()
})

test('LIST-01 LIST-06 LIST-07 on a phone a visitor finds what they began, sorts, and has a problem picked', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `${LIST}/fair-cuts`)
  await page.getByText('Code', { exact: true }).click()
  await switchPlain(page)
  await codeOf(page).fill('// begun')
  await openPage(page, LIST)
  const row = page.getByRole('row').filter({ hasText: 'Fair Cuts' })
  await expect(row).toContainText('Tried')
  await expect(row).toContainText(/Prefix Sums.*Easy.*\d+ solved/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Tried first')
  await expect(page.getByRole('rowheader').first()).toHaveText('Fair Cuts')
  await openPage(page, `${LIST}?solved=Tried`)
  await expect.poll(() => titles(page)).toEqual(['Fair Cuts'])
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Pick one for me' }).click()
  await expect(title(page, 'Fair Cuts')).toBeVisible()
  await expect(steps(page).getByText('1 of 1')).toBeVisible()

  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, `${LIST}?topic=arrays`)
  const open = await titles(page)
  await page.keyboard.press('r')
  await expect(title(page, new RegExp(`^(${open.join('|')})$`))).toBeVisible()
  await expect(steps(page).getByText(` of ${open.length}`)).toBeVisible()
})
