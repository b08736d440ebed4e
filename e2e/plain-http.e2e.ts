import type { Browser, Page } from '@playwright/test'
import { ADMIN, expect, signIn, test } from './journey.ts'
import { LAN_NAME } from './lan-name.ts'
import { callApiAsAdmin, openPage, openToType } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, runStatus, submissionOf } from './problems.ts'
import { PASSWORD } from './site.ts'
import { replyForm, replyText } from './threads.ts'
import { toasts, unique } from './writing.ts'

// Simulates a club on its own network, without https. Browsers then send no `Sec-Fetch-Site`, and no `Origin` with a GET. They
// offer pages no clipboard, no service worker and no hashes.
const SITE = (process.env.E2E_URL ?? '').replace('localhost', LAN_NAME)
test.use({ baseURL: SITE })

/** A red PNG of 3 by 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGM4k6YEQQxwFgBTwAf5K2YN3AAAAABJRU5ErkJggg=='

test.beforeAll(async ({ request }) => {
  await judgeIsMade(request, process.env.E2E_URL)
})

test('AUTH-25 DASH-05 D27 over plain http a member joins, learns, writes, and signs out', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = await signUp(page)
  await approve(browser, email)
  await signIn(page, email)
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])

  await tickFirst(page)
  await write(page)
  await register(page)
  await solve(page)
  await signOut(page)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/signup/)
})

async function signUp(page: Page): Promise<string> {
  const email = `${unique('lan').replace(' ', '-')}@college.edu`
  await openPage(page, '/signup?tab=signup')
  await page.getByLabel('Name', { exact: true }).fill('Kavya Menon')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Passout year').selectOption(String(new Date().getFullYear() + 1))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toasts(page, 'Member Sent for Approval')).toBeVisible()
  return email
}

async function approve(browser: Browser, email: string) {
  const admin = await (await browser.newContext({ baseURL: SITE })).newPage()
  await signIn(admin, ADMIN)
  await openPage(admin, '/dashboard/approvals')
  const signup = admin.getByRole('listitem').filter({ hasText: email })
  await signup.getByRole('button', { name: /Approve/ }).click()
  await expect(signup).toHaveCount(0)
  await signOut(admin)
  await admin.context().close()
}

async function signOut(page: Page) {
  await openPage(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page, 'Logged out')).toBeVisible()
  await expect(page).toHaveURL(`${SITE}/`)
}

async function tickFirst(page: Page) {
  await openPage(page, '/dsa')
  await page.getByRole('link', { name: /START.*Two Pointers/ }).click()
  const box = page.getByRole('checkbox', { name: /^Done: / }).first()
  await box.click()
  await expect(box).toBeChecked()
}

/** Creates a thread with a picture and code that can be copied, and a reply to it. */
async function write(page: Page) {
  await openToType(page, '/dashboard/forum/new')
  const title = unique('On the LAN')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category').selectOption('General')
  const content = page.getByLabel('Content', { exact: true })
  await content.fill('```python\nprint("copied")\n```\n\n')
  await page.locator('input[type=file]').setInputFiles({
    name: 'heap.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG, 'base64'),
  })
  await expect(content).toHaveValue(/!\[.*\]\(\/pictures\//)
  await content.fill(`${await content.inputValue()}\n`.replace(/!\[.*\]/, '![A heap]'))
  await page.getByRole('button', { name: 'Start thread' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A heap' })).toBeVisible()

  const copy = page.getByRole('button', { name: /^Copy / })
  await copy.click()
  await expect(page.getByRole('button', { name: /^Copied: / })).toBeFocused()
  await replyText(page).fill('')
  await page.keyboard.press('Control+v')
  await expect(replyText(page)).toHaveValue('print("copied")\n')

  await replyText(page).fill('An answer from the same network')
  await replyForm(page).getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByRole('article').getByText('An answer from the same network')).toBeVisible()
}

async function register(page: Page) {
  const { data } = await callApiAsAdmin('POST', '/events', {
    title: unique('Meetup'),
    description: 'Bring a laptop.',
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    endsAt: new Date(Date.now() + 90_000_000).toISOString(),
    timeZone: 'Asia/Kolkata',
  })
  await openPage(page, `/events/${data._id}`)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('You are going.')).toBeVisible()
}

async function solve(page: Page) {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await code.focus()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
}
