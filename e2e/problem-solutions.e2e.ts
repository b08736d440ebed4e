import type { Page } from '@playwright/test'
import { anotherPage, expect, test } from './journey.ts'
import { newMember, openPage, type Person, signInWithoutForm } from './people.ts'
import { FAIR_CUTS, judgeIsMade } from './problems.ts'
import { callFrom, toasts } from './writing.ts'

const PROBLEM = '/dsa/problems/fair-cuts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

/** Solves the problem over the API. */
async function solve(page: Page, { name }: Person) {
  const source = `# ${name}\n${FAIR_CUTS}`
  await callFrom(page, 'POST', '/problems/fair-cuts/submissions', { language: 'python', source })
  const verdict = async () =>
    (await (await callFrom(page, 'GET', '/problems/fair-cuts/submissions')).json()).data[0].verdict
  await expect.poll(verdict).toBe('Accepted')
}

test('SOLN-01 SOLN-02 SOLN-03 an accepted solution is shared by choice, and read after one’s own', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, reader] = [await newMember(), await newMember()]
  await signInWithoutForm(page, author.email)
  await solve(page, author)
  await openPage(page, `${PROBLEM}?view=submissions`)
  await page.getByRole('button', { name: /Accepted Python/ }).click()
  const share = page.getByRole('region', { name: 'Share this solution' })
  await expect(share.getByRole('button', { name: 'Share without my name' })).toBeVisible()
  await share.getByRole('checkbox', { name: 'Show my name with it' }).check()
  await share.getByRole('button', { name: 'Share with my name' }).click()
  await expect(toasts(page, 'Solution Shared')).toBeVisible()
  await expect(share.getByRole('button', { name: 'Stop sharing' })).toBeVisible()

  const other = await anotherPage(browser)
  await signInWithoutForm(other, reader.email)
  await openPage(other, `${PROBLEM}?view=solutions`)
  await expect(other.getByText('Solve this problem first.')).toBeVisible()
  await solve(other, reader)
  await other.reload()
  const row = other.getByRole('button', { name: author.name })
  await row.focus()
  await other.keyboard.press('Enter')
  await expect(other.getByText(`# ${author.name}`)).toBeVisible()
  await share.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(share.getByRole('button', { name: 'Share with my name' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Solutions', exact: true })).toBeAttached()
  await expect(row).toHaveCount(0)
  await other.context().close()
})
