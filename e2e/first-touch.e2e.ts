import { expect, test } from './journey.ts'
import { untilHydrated } from './people.ts'

test('NAV-28 a page that is only read runs no script of its own before it is touched, and no style is fetched twice', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  // A mouse that rests over the page does not start it.
  await page.mouse.move(700, 300)
  await page.goto('/dsa', { waitUntil: 'networkidle' })
  const isAnswering = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
    )
  expect(await isAnswering()).toBe(false)
  await page.mouse.move(40, 40)
  await expect.poll(isAnswering).toBe(true)
  await untilHydrated(page)
  expect(sheets).toEqual([])
})

test('NAV-29 what is pressed before the scripts are there is done once they are', async ({ page }) => {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/{react,core,house}-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Search the site' }).click()
  await page.waitForTimeout(100)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/interviewExp', { waitUntil: 'load' })
  await page.getByRole('searchbox').fill('nobody writes this')
  await expect(page).toHaveURL(/q=nobody/)

  await page.reload({ waitUntil: 'load' })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
