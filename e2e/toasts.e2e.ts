import type { Page } from '@playwright/test'
import { expect, MEMBER, test } from './journey.ts'
import { enter, open } from './people.ts'
import { Site } from './site.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('[data-type]')
const show = (page: Page, what: string) =>
  page.getByRole('button', { name: `Show ${what}`, exact: true }).click()

/** Time stands still from here on, but for what a journey lets pass. */
async function openStill(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** It stays for so long, then takes 200 ms to leave. */
async function expectToLast(page: Page, milliseconds: number) {
  await page.mouse.move(2, 790)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(milliseconds - 1)
  await expect(toasts(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(1)
  await expectToLeave(page)
}

async function expectToLeave(page: Page) {
  await expect(toasts(page)).toHaveCSS('opacity', '0')
  await page.clock.runFor(199)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
}

test('UI-07 UI-08 UI-09 a toast stands top-center and goes after 4 s, or 200 ms after it is dismissed', async ({
  page,
}) => {
  await enter(page, MEMBER)
  await openStill(page, '/profile')
  const saveNothing = async () => {
    await page.getByRole('button', { name: /^edit/i }).click()
    await page.getByRole('button', { name: 'SAVE', exact: true }).click()
  }
  await saveNothing()
  await expect(toasts(page)).toContainText('No changes to save')
  const box = await toasts(page).boundingBox()
  const middle = (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2
  expect(Math.abs(middle - 1280 / 2)).toBeLessThan(12)
  expect(box?.y).toBeLessThan(80)
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

test('UI-14 within 300 ms of one tooltip closing the next shows at once, later it does not', async ({
  page,
}) => {
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const away = () => page.mouse.move(900, 700)
  await openStill(page, '/dashboard')
  await page.keyboard.press('Control+b')
  await page.clock.runFor(100)
  await expect(page.getByText('Blogs', { exact: true })).toBeHidden()
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

// What no screen of the product shows is shown by the style guide, which stands in the demo only.
const workshop = test.extend<object, { demo: Site }>({
  demo: [
    async ({ browserName: _ }, use) => {
      const site = await (await Site.create({ DEMO: '1' })).start()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ demo }, use) => use(demo.url),
})

workshop('UI-06 the four types of a toast can be told apart', async ({ page }) => {
  await openStill(page, '/styleguide')
  const types = ['success', 'error', 'warning', 'info'] as const
  for (const type of types) await show(page, type)
  await expect(toasts(page)).toHaveCount(4)
  const looks = await toasts(page).evaluateAll((all) =>
    all.map((one) => {
      const icon = one.querySelector('.ico')
      return {
        type: one.getAttribute('data-type'),
        said: one.textContent?.split(':')[0],
        colour: icon && getComputedStyle(icon).color,
        icon: icon?.innerHTML,
      }
    }),
  )
  expect(looks.map(({ type }) => type).sort()).toEqual([...types].sort())
  for (const key of ['type', 'said', 'colour', 'icon'] as const)
    expect(new Set(looks.map((look) => look[key])).size, key).toBe(4)
})

workshop(
  'UI-07 every type goes after 4 s by default, one with a time of its own after that',
  async ({ page }) => {
    await openStill(page, '/styleguide')
    for (const type of ['success', 'error', 'warning', 'info']) {
      await show(page, type)
      await expectToLast(page, 4_000)
    }
    await show(page, 'longer')
    await expectToLast(page, 10_000)
  },
)

workshop('UI-10 at most 20 toasts show at once', async ({ page }) => {
  await openStill(page, '/styleguide')
  const button = page.getByRole('button', { name: 'Show info', exact: true })
  for (let at = 0; at < 19; at++) await button.dispatchEvent('click')
  await expect(toasts(page)).toHaveCount(19)
  for (let at = 0; at < 5; at++) await button.dispatchEvent('click')
  await expect(toasts(page)).toHaveCount(20)
})

workshop(
  'UI-11 UI-12 toasts of the library’s own defaults: 2 s, 4 s, and loading for ever',
  async ({ page }) => {
    await openStill(page, '/styleguide')
    await show(page, 'plain success')
    await expectToLast(page, 2_000)
    for (const what of ['plain error', 'plain']) {
      await show(page, what)
      await expectToLast(page, 4_000)
    }
    await show(page, 'plain loading')
    await page.mouse.move(2, 790)
    await page.clock.runFor(60_000)
    await page.clock.fastForward('24:00:00')
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText('A plain wait')
  },
)
