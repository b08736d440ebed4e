import { expect, test } from './journey.ts'
import { open } from './people.ts'

const screens = [
  '/',
  '/signup',
  '/signup?tab=signup',
  '/dsa',
  '/dashboard',
  '/dashboard/interviewExp',
  '/events',
]

test('no screen tries what the content security policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  for (const path of screens) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused), path).toEqual([])
  }
})
