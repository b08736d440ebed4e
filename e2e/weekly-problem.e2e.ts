import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { anotherPage, test } from './journey.ts'
import { newAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { codeOf, judgeIsMade, keepSettings, openPlain, submissionOf } from './problems.ts'
import { toasts } from './writing.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the problem' }).getByRole('link', { name }).click()
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** The wall time of the club, some days from now. */
function inDays(days: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(Date.now() + days * 86_400_000))
  return parts.replace(' ', 'T')
}

test('CLUB-659 a problem for the week goes from nothing to published with one solution and three tests as files', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await judgeIsMade(request, baseURL)
  await keepSettings(page, { plain: true })
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, '/dashboard/problems')
  await press(page, 'New problem')
  const slug = `doubled-${randomUUID().slice(0, 8)}`
  await box(page, 'Address').fill(slug)
  await press(page, 'Create')
  await expect(page).toHaveURL(`/dashboard/problems/${slug}`)
  await expect(page.locator('main [inert]')).toHaveCount(0)

  // All that is missing stands in one list, and a press leads to its field.
  await page.getByRole('link', { name: /^Quality: 0 of 11$/ }).click()
  await expect(
    page.getByRole('heading', { name: /things are missing before the club can see it/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Main topic', exact: true }).click()
  await expect(page.getByLabel('Main topic')).toBeFocused()
  await page.getByLabel('Main topic').selectOption('arrays')
  await box(page, 'Title').fill('Doubled')
  await tab(page, /^Statement/)
  await box(page, 'Statement').fill('Read a number and write twice as much.')

  await tab(page, /^Tests/)
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('t10.in', '10\r\n'),
      file('t10.out', '20\r\n'),
      file('t2.in', '2'),
      file('t2.ans', '4'),
      file('t1.in', '1'),
      file('t1.out', '2'),
      file('t3.in', '3'),
    ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('there is no output (.out or .ans) of this name')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 't01 as an example' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add 3 tests' }).click()
  const tests = page.getByRole('list', { name: 'Tests as files' })
  await expect(tests.getByRole('listitem')).toHaveCount(3)
  await press(page, 'Undo')
  await expect(tests).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .setInputFiles([1, 2, 10].flatMap((n) => [file(`${n}.in`, `${n}`), file(`${n}.out`, `${2 * n}\r\n`)]))
  await dialog.getByRole('button', { name: 'Add 3 tests' }).click()

  await tab(page, /^Solutions/)
  await press(page, 'Add a solution')
  await dialog.getByLabel('Expected verdict').selectOption('accepted')
  await dialog.getByLabel('File name').fill('mine.py')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await box(page, 'submissions/accepted/mine.py').fill('print(2 * int(input()))')
  await press(page, 'Save and check')
  await expect(page.getByText('Check passed', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^C\+\+ not measured/ })).toBeVisible()

  await press(page, 'Opens and closes')
  await dialog.getByLabel('Opens', { exact: true }).fill(inDays(2))
  await dialog.getByLabel('Closes', { exact: true }).fill(inDays(1))
  await dialog.getByRole('button', { name: 'Save times' }).click()
  await expect(dialog.getByText('It closes after it opens')).toBeVisible()
  await dialog.getByLabel('Closes', { exact: true }).fill(inDays(9))
  await dialog.getByRole('button', { name: 'Save times' }).click()
  await expect(toasts(page, 'Times saved.')).toBeVisible()
  await press(page, 'Publish')
  await dialog.getByRole('button', { name: /^Publish version/ }).click()
  await expect(page.getByText('Published v1')).toBeVisible()

  const member = await anotherPage(browser)
  await signInWithoutForm(member, (await newMember()).email)
  expect((await member.goto(`/dsa/problems/${slug}`))?.status()).toBe(404)

  await press(page, /\d{4}.* to /)
  await dialog.getByLabel('Opens', { exact: true }).fill(inDays(-1))
  await dialog.getByRole('button', { name: 'Save times' }).click()
  await expect(toasts(page, 'Times saved.').last()).toBeVisible()
  await openPage(member, '/today')
  await expect(member.getByText(/This week's problem: Doubled, closes/)).toBeVisible()
  await openPlain(member, slug)
  await expect(member.getByText('Read a number and write twice as much.')).toBeVisible()
  await expect(member.getByText('Example 1').first()).toBeVisible()
  await codeOf(member).fill('console.log(2 * Number(require("fs").readFileSync(0, "utf8")))')
  await member.getByRole('button', { name: 'Submit' }).first().click()
  await expect(submissionOf(member).getByText('Accepted').first()).toBeVisible()
  await member.context().close()
})
