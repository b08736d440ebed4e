import type { Page } from '@playwright/test'

/** What the toasts say now, each beginning with its type as a screen reader hears it: `Error: …`. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph')

/** Closes the toast that is there, so that the next one stands alone. */
export async function dismissToast(page: Page) {
  await page.getByRole('button', { name: /^Dismiss:/ }).click()
  await toasts(page).waitFor({ state: 'detached' })
}
