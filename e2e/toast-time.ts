import { expect, type Page } from '@playwright/test'
import { openPage } from './people.ts'

export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-type]')
/** Stops the clock; it advances only when a journey says so. */
export async function openStill(page: Page, path: string) {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Expects that it stays for this time, then takes 200 ms to leave. */
export async function expectToLast(page: Page, milliseconds: number) {
  await page.mouse.move(2, 790)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(milliseconds - 1)
  await expect(toasts(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(1)
  await expectToLeave(page)
}

export async function expectToLeave(page: Page) {
  await expect(toasts(page)).toHaveCSS('opacity', '0')
  await page.clock.runFor(199)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
}
