import type { Page } from '@playwright/test'

/** Returns the texts of the current toasts. Each begins with its type, as a screen reader reads it: `Error: …`. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph')

/** Closes the current toast, so that the next one shows alone. */
export async function dismissToast(page: Page) {
  await page.getByRole('button', { name: /^Dismiss:/ }).click()
  await toasts(page).waitFor({ state: 'detached' })
}
