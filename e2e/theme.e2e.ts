import type { Page } from '@playwright/test'
import { expect, MEMBER, test } from './journey.ts'
import { openPage, signInWithoutForm } from './people.ts'

const root = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
/** Returns the brightest of the three channels of the page's background, 0 to 255, or -1 where nothing is painted. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return -1
    pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data
    return alpha === 255 ? Math.max(red, green, blue) : -1
  })
const isDark = (brightest: number) => {
  expect(brightest).toBeGreaterThanOrEqual(0)
  return brightest < 60
}

const SCREENS = [
  '/signup',
  '/unauthorized',
  '/nowhere',
  '/events',
  '/dsa',
  '/profile',
  '/dashboard',
  '/dashboard/blogs',
  '/dashboard/interviewExp',
  '/dashboard/forum',
] as const

const isDarkPage = async (page: Page, path: string) => {
  await expect(root(page), path).toHaveClass(/(^|\s)dark(\s|$)/)
  await expect.poll(async () => isDark(await ground(page)), path).toBe(true)
}
const isLightPage = async (page: Page, path: string) => {
  await expect(root(page), path).not.toHaveClass(/(^|\s)dark(\s|$)/)
  await expect.poll(async () => isDark(await ground(page)), path).toBe(false)
}

test('UI-01 UI-02 UI-03 UI-04 UI-05 with nothing stored the theme is dark, whatever the system prefers; the toggle switches the whole page at once, both ways, and stores it, which is enough without a cookie', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  expect(await stored(page)).toBeNull()
  await expect(root(page)).toHaveClass(/(^|\s)dark(\s|$)/)
  expect(isDark(await ground(page))).toBe(true)

  await toggle(page).click()
  await isLightPage(page, '/')
  expect(await stored(page)).toBe('light')
  await page.context().clearCookies()
  await page.reload()
  await expect(root(page)).not.toHaveClass(/(^|\s)dark(\s|$)/)
  expect(await stored(page)).toBe('light')
  await openPage(page, '/')
  await toggle(page).click()
  await isDarkPage(page, '/')
  expect(await stored(page)).toBe('dark')
})

test('UI-02 UI-04 the stored theme holds after a reload and on every other screen, and the toggle works on each', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/')
  await toggle(page).click()
  await page.reload()
  await expect(root(page)).not.toHaveClass(/(^|\s)dark(\s|$)/)
  for (const path of SCREENS) {
    await openPage(page, path)
    await expect(root(page), path).not.toHaveClass(/(^|\s)dark(\s|$)/)
    expect(isDark(await ground(page)), path).toBe(false)
    await toggle(page).click()
    await isDarkPage(page, path)
    await toggle(page).click()
    await isLightPage(page, path)
  }
})
