import { ADMIN, expect, signIn, test } from './journey.ts'
import { expectFits, readIn } from './reading.ts'
import { membersScreens, publicScreens } from './screens.ts'

test.describe.configure({ mode: 'parallel', timeout: 900_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [language, words] of [
  ['en-XA', 'in the long language of tests'],
  ['ar-XB', 'from right to left'],
  ['hi', 'in Hindi'],
] as const) {
  test(`CLUB-297 ${words} nothing sticks out of any public screen or is cut off, at both widths`, async ({
    page,
  }) => {
    await readIn(page, language)
    for (const path of await publicScreens(page)) await expectFits(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

  test(`CLUB-297 ${words} nothing sticks out of any screen behind a sign-in or is cut off, at both widths`, async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    await readIn(page, language)
    for (const path of await membersScreens(page)) await expectFits(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}
