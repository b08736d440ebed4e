import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { helpTab, judgeIsMade, openPlain, problemTab, runStatus } from './problems.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const EDITORIAL = '/dsa/problems/fair-cuts?view=editorial'
const stepping = (page: Page) => page.getByRole('region', { name: 'Step through the solutions' })
const row = (page: Page, title: string) =>
  stepping(page).getByRole('button', { name: `Step through it : ${title}` })
const panel = (page: Page, title: string) => stepping(page).getByRole('group', { name: title })

const openEditorial = (page: Page, baseURL: string | undefined, slug = 'fair-cuts') =>
  page.request.post(`/api/v1/problems/${slug}/editorial`, { headers: { origin: `${baseURL}` } })

const isAccessible = async (page: Page) => expect(await axeFinds(page, '.step-through')).toEqual([])

test('LEARN-262 LEARN-263 an own input is typed, refused in words, corrected, kept over a reload, and stepped through on a phone by keyboard', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  await openEditorial(page, baseURL)
  await openPage(page, EDITORIAL)
  const button = row(page, 'The code above in Python')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const open = panel(page, 'The code above in Python')
  await expect(open.getByLabel('Input to step through')).toBeFocused()
  await open.getByRole('button', { name: 'Type an input' }).press('Enter')
  const field = open.getByLabel('weights (int[])')
  await expect(field).toBeFocused()
  await field.fill('[2, two]')
  const show = open.getByRole('button', { name: 'Show the steps' })
  await show.press('Enter')
  await expect(open.getByRole('status').first()).toHaveText(/^This input cannot be used/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Write a value of the type int\[\] as JSON/)
  await isAccessible(page)

  // The input breaks a constraint of the problem, as it can in a run.
  await field.fill('[]')
  await show.press('Enter')
  await expect(field).toHaveAccessibleDescription(/\w/)
  await expect(field).toBeFocused()

  await field.fill('[2, 2, 4, 8]')
  await page.reload()
  await expect(field).toHaveValue('[2, 2, 4, 8]')
  await expect(open.getByLabel('Input to step through')).toHaveValue(/^own-/)
  await show.press('Enter')
  const slider = open.getByRole('slider', { name: 'Step' })
  await expect(slider).toBeFocused()
  const lines = open.getByRole('list', { name: 'Code of the solution' })
  await expect(lines.locator('[aria-current=step]')).toHaveText(/def fairCuts|total, left, cuts/)
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(lines.locator('[aria-current=step]')).toHaveText(/left \+= weight|cuts \+=|for weight/)
  await page.keyboard.press('End')
  await expect(open.getByText('The function answers 1.')).toBeVisible()
  await isAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  // Text typed afterwards is a new input.
  await field.fill('[1, 1]')
  await expect(open.getByText('The input has changed since.', { exact: false })).toBeVisible()
  await open.getByRole('button', { name: 'Close the trace' }).press('Enter')
  await expect(show).toBeFocused()
  // The results show the same input.
  await page.locator('.bench-tabs').getByText('Results').click()
  await page.getByRole('button', { name: /^Input 1/ }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByLabel('weights (int[])')).toHaveValue(
    '[1, 1]',
  )
})

test('LEARN-264 the counterexample that the own code met is stepped through, also after a reload; what it has in the editor stays', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openEditorial(page, baseURL)
  const code = await openPlain(page, 'fair-cuts')
  await code.fill('function fairCuts(weights) {\n  return weights.length === 3 ? 1 : 0\n}')
  await page.getByRole('button', { name: 'Find a small input that fails' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading', { name: 'Counterexample' })).toBeVisible()
  const met = await results.locator('.io dd').first().textContent()

  await problemTab(page, 'Help').click()
  await helpTab(page, 'Editorial').click()
  await row(page, 'The main solution in JavaScript').click()
  const open = panel(page, 'The main solution in JavaScript')
  await expect(open.getByLabel('Input to step through')).toHaveValue('counterexample')
  await expect(open.locator('.io dd')).toHaveText(`${met}`)
  await open.getByRole('button', { name: 'Show the steps' }).click()
  await expect(open.getByRole('slider', { name: 'Step' })).toBeFocused()
  await isAccessible(page)
  await expect(results.getByRole('heading', { name: 'Counterexample' })).toBeVisible()

  await page.reload()
  await expect(open.getByLabel('Input to step through')).toHaveValue('counterexample')
  await expect(open.locator('.io dd')).toHaveText(`${met}`)
  // A case that fails in a run is marked as failed.
  await page.getByRole('button', { name: /^Run/ }).click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed/)
  await expect(open.getByRole('option', { name: /^Sample \d: your code failed$/ }).first()).toBeAttached()
  // A slow idea can also be stepped through. The page says that it is slow.
  await row(page, 'Adds up for each cut in JavaScript').click()
  await expect(stepping(page).getByText('too slow for large inputs').first()).toBeVisible()
})

test('LEARN-265 before the editorial is opened nobody has its solutions; without a network it is said why', {
  tag: '@long',
}, async ({ page, context }) => {
  const path = '/api/v1/problems/fair-cuts/editorial/solutions'
  expect((await page.request.get(path)).status()).toBe(401)
  await openPage(page, EDITORIAL)
  await expect(page.getByText('The editorial is for members.')).toBeVisible()
  await expect(stepping(page)).toBeHidden()

  await signInWithoutForm(page, (await newMember()).email)
  expect((await page.request.get(path)).status()).toBe(403)
  await openPage(page, EDITORIAL)
  await expect(page.getByRole('button', { name: 'Read the editorial' })).toBeVisible()
  await expect(stepping(page)).toBeHidden()

  await page.getByRole('button', { name: 'Read the editorial' }).click()
  // The network fails between the two responses.
  await context.route('**/editorial/solutions', (route) => route.abort())
  await page
    .getByRole('dialog', { name: 'Read the editorial' })
    .getByRole('button', { name: 'Read the editorial' })
    .click()
  await expect(stepping(page).getByText('The solutions did not arrive.')).toBeVisible()
  await context.setOffline(true)
  await stepping(page).getByRole('button', { name: 'Try again' }).click()
  await expect(
    stepping(page).getByText('The solutions are not kept on this device.', { exact: false }),
  ).toBeVisible()
  await context.setOffline(false)
  await context.unroute('**/editorial/solutions')
  const again = stepping(page).getByRole('button', { name: 'Try again' })
  // The response may come without a click, as soon as the network is back.
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(row(page, 'The main solution in Python')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(row(page, 'The main solution in Python')).toBeVisible()
})

test('LEARN-266 a program that reads standard input and one that talks with the judge are stepped through too; what cannot be is named', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await signInWithoutForm(page, (await newMember()).email)
  for (const slug of ['campfires', 'key-wheel']) {
    await openEditorial(page, baseURL, slug)
    await openPage(page, `/dsa/problems/${slug}?view=editorial`)
    await row(page, 'The main solution in Python').click()
    const open = panel(page, 'The main solution in Python')
    await open.getByRole('button', { name: 'Show the steps' }).click()
    await expect(open.getByRole('slider', { name: 'Step' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(open.getByText('The program has ended.')).toBeVisible()
    await expect(
      stepping(page).getByText('compiled code has no lines to stop at', { exact: false }),
    ).toBeVisible()
  }
})
