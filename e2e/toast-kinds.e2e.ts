import type { Page } from '@playwright/test'
import { expect, test as journey } from './journey.ts'
import { Site } from './site.ts'
import { expectToLast, openStill, toasts } from './toast-time.ts'

const show = (page: Page, what: string) =>
  page.getByRole('button', { name: `Show ${what}`, exact: true }).click()

// The style guide, which only the demo has, shows the kinds that no other screen shows.
const test = journey.extend<object, { demo: Site }>({
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

test('UI-06 the four types of a toast can be told apart', async ({ page }) => {
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

test('UI-07 every type disappears after 4 s by default, or after its own duration', async ({ page }) => {
  await openStill(page, '/styleguide')
  for (const type of ['success', 'error', 'warning', 'info']) {
    await show(page, type)
    await expectToLast(page, 4_000)
  }
  await show(page, 'longer')
  await expectToLast(page, 10_000)
})

test('UI-10 at most 20 toasts show at once', async ({ page }) => {
  await openStill(page, '/styleguide')
  const button = page.getByRole('button', { name: 'Show info', exact: true })
  for (let at = 0; at < 19; at++) await button.dispatchEvent('click')
  await expect(toasts(page)).toHaveCount(19)
  for (let at = 0; at < 5; at++) await button.dispatchEvent('click')
  await expect(toasts(page)).toHaveCount(20)
})

test('UI-11 UI-12 toasts with the library’s own defaults: 2 s, 4 s, and loading without an end', async ({
  page,
}) => {
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
})
