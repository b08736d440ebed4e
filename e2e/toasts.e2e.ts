import { expect, MEMBER, test } from './journey.ts'
import { signInWithoutForm } from './people.ts'
import { expectToLast, expectToLeave, openStill, toasts } from './toast-time.ts'

test('UI-07 UI-08 UI-09 a toast shows at the top center and disappears after 4 s, or 200 ms after it is dismissed', async ({
  page,
}) => {
  await signInWithoutForm(page, MEMBER)
  await openStill(page, '/profile')
  const saveNothing = async () => {
    await page.getByRole('button', { name: /^edit/i }).click()
    await page.getByRole('button', { name: 'SAVE', exact: true }).click()
  }
  await saveNothing()
  await expect(toasts(page)).toContainText('No changes to save')
  const path = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox()
  // Between the path in the bar and the title it covers nothing that is being read. It comes from above.
  await expect
    .poll(async () => (await toasts(page).boundingBox())?.y)
    .toBeGreaterThanOrEqual((path?.y ?? Number.NaN) + (path?.height ?? Number.NaN))
  const box = await toasts(page).boundingBox()
  const middle = (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2
  expect(Math.abs(middle - 1280 / 2)).toBeLessThan(12)
  expect(box?.y).toBeLessThan(80)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(title?.y ?? Number.NaN)
  await expectToLast(page, 4_000)

  await saveNothing()
  await page.getByRole('button', { name: 'Dismiss: No changes to save' }).click()
  await expectToLeave(page)
})

test('UI-13 a tooltip shows after the pointer has rested 700 ms', async ({ page }) => {
  await openStill(page, '/dashboard')
  await page.getByRole('button', { name: 'Toggle sidebar' }).hover()
  await page.clock.runFor(690)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(60)
  await expect(page.getByRole('tooltip')).toContainText('Toggle sidebar')
})

test('UI-14 within 300 ms after a tooltip closes the next shows at once; later it waits again', async ({
  page,
}) => {
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const away = () => page.mouse.move(900, 700)
  await openStill(page, '/dashboard')
  await page.keyboard.press('Control+b')
  await page.clock.runFor(100)
  await expect(page.getByText('Blogs', { exact: true })).toBeHidden()
  // The page is scrolled once by the first hover, which would end a tooltip.
  await link('Modules').hover()
  await away()
  await link('Blogs').hover()
  await page.clock.runFor(750)
  await expect(page.getByRole('tooltip')).toHaveText('Blogs')
  await away()
  await page.clock.runFor(200)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await link('Forum').hover()
  await page.clock.runFor(50)
  await expect(page.getByRole('tooltip')).toHaveText('Forum')

  await away()
  await page.clock.runFor(500)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await link('Blogs').hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(page.getByRole('tooltip')).toHaveText('Blogs')
})
