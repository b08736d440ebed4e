import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newMember, openPage } from './people.ts'
import { judgeIsMade, SAFFRON_JAVASCRIPT, submissionOf } from './problems.ts'
import { PASSWORD } from './site.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

function presses() {
  let count = 0
  return {
    count: () => count,
    press: async (what: Locator) => {
      count++
      await what.click()
    },
  }
}

/** Inserts the code as a paste does, because the editor closes brackets by itself. */
async function write(page: Page, code: string) {
  const editor = page.getByRole('textbox', { name: /^Code in JavaScript/ })
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(code)
  await expect(editor).toContainText('price - lowest')
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('TODAY-10 LAND-24 a visitor is in the editor with a first problem by the second press, and has it accepted by the third', {
  tag: '@spine',
}, async ({ page }) => {
  const { press, count } = presses()
  await openPage(page, '/')
  await press(link(page, 'START CODING'))
  await press(link(page, 'Solve a first problem'))
  await expect(page).toHaveURL('/dsa/problems/saffron-trade')
  await write(page, SAFFRON_JAVASCRIPT)
  await press(button(page, 'Submit'))
  await expect(page.getByRole('region', { name: 'Results' }).getByText('Accepted')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(6)

  // Nobody touches the page, which only then starts its scripts by itself.
  await page.goto('/dsa')
  await expect(link(page, 'Solve next: Sandbags and Balloons')).toBeVisible()
})

test('TODAY-10 LAND-24 SAFE-39 a new member goes from the first page to the first Accepted in six presses, and then has a whole day', async ({
  page,
}) => {
  const { press, count } = presses()
  const { email } = await newMember()
  await openPage(page, '/')
  await press(link(page, 'JOIN NOW'))
  await expect(page.getByRole('tab', { name: 'Signup' })).toHaveAttribute('aria-selected', 'true')
  await press(page.getByRole('tab', { name: 'Login' }))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page.getByRole('tabpanel').locator('button[type=submit]'))
  await expect(page).toHaveURL('/today')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  await press(link(page, 'Solve your first problem, about 10 minutes'))
  await write(page, SAFFRON_JAVASCRIPT)
  await press(button(page, 'Submit'))
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(6)
  await openPage(page, '/today')
  await expect(page.getByRole('heading', { name: 'Streak' })).toBeVisible()
  await expect(page.getByText('Welcome,')).toHaveCount(0)
})
