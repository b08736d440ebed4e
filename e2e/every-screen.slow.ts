import { ADMIN, signIn, test } from './journey.ts'
import { expectWhole, membersScreens, openScreen, publicScreens } from './screens.ts'

const looks = ['dark', 'light'].flatMap((theme) => [360, 768, 1280, 1920].map((width) => ({ theme, width })))

test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    // Sets the stored theme, and the cookie from which the server renders the page, as the toggle does.
    test.beforeEach(async ({ page, baseURL }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    })

    test('every public screen: nothing overflows, axe finds nothing', async ({ page }) => {
      for (const path of await publicScreens(page)) {
        await openScreen(page, path)
        await expectWhole(page)
      }
    })

    test('every screen behind a sign-in: nothing overflows, axe finds nothing', async ({ page }) => {
      await signIn(page, ADMIN)
      for (const path of await membersScreens(page)) {
        await openScreen(page, path)
        await expectWhole(page)
      }
    })
  })
}
