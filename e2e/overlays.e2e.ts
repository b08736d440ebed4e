import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { ADMIN, expect, test } from './journey.ts'
import { openPage, signInWithoutForm } from './people.ts'

const SCREENS = [
  '/',
  '/signup',
  '/nowhere',
  '/dsa',
  '/dsa/problems',
  '/dsa/problems/fair-cuts',
  '/events',
  '/dashboard',
  '/dashboard/blogs',
]
const SIGNED_IN = ['/', '/profile', '/settings', '/notifications', '/dashboard/approvals']

const KEYS = [
  ['Control+k', 'Search the site'],
  ['?', 'Keyboard shortcuts'],
] as const

/** Expects that the open dialog has the frame of the site's dialogs, and that its Close covers nothing. */
async function expectStyled(page: Page, place: string) {
  const dialog = page.locator('dialog[open]')
  await expect(dialog, place).toBeVisible()
  const frame = await dialog.evaluate((it) => {
    const { borderTopWidth, padding, boxShadow } = getComputedStyle(it)
    return { border: Number.parseFloat(borderTopWidth), padding, shadow: boxShadow !== 'none' }
  })
  expect(frame, place).toEqual({ border: 1, padding: '0px', shadow: true })
  const overlaps = await dialog.evaluate((it) => {
    const close = it.querySelector('header button')?.getBoundingClientRect()
    const title = it.querySelector('header h2')?.getBoundingClientRect()
    return Boolean(
      close && title && close.left < title.right && close.top < title.bottom && title.left < close.right,
    )
  })
  expect(overlaps, place).toBe(false)
}

async function openEachOverlay(page: Page, path: string) {
  for (const [key] of KEYS) {
    await openPage(page, path)
    await page.keyboard.press(key)
    await expectStyled(page, `${key} at ${path}`)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
}

test('the palette and the list of shortcuts look the same on every screen of a visitor', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of SCREENS) await openEachOverlay(page, path)
})

test('the palette and the list of shortcuts look the same on every screen of an admin', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  for (const path of SIGNED_IN) await openEachOverlay(page, path)
})

test('a navigation that waits shows a line, and no old page below the new title', async ({ page }) => {
  await openPage(page, '/dashboard/blogs')
  const { letGo } = await serverHolds(page, '/assets/*')
  await page.evaluate(() => history.pushState({}, '', '/events'))
  await expect(page.locator('.navigation-line')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toHaveCount(0)
  await expect(page.getByText('Loading page...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  await expect(page.locator('.navigation-line')).toHaveCount(0)
})
