import type { Page } from '@playwright/test'
import { ADMIN, signIn, test } from './journey.ts'
import { expectWhole, featureOf, membersScreens, openScreen, publicScreens } from './screens.ts'

// Tested in both variants, as they share most of the components. The others alternate, so that each variant covers every
// kind of screen; `npm test -- screens` opens every screen in both themes at four widths.
const IN_BOTH = [
  '/',
  '/signup',
  '/dsa',
  '/dsa/problems/fair-cuts',
  '/dashboard',
  '/settings',
  '/events?new=1',
]

// Each takes as long as a whole file of other journeys.
test.describe.configure({ mode: 'parallel' })
// Colours must not be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every public screen, dark and wide or light and narrow: nothing overflows, axe finds nothing', {
  tag: '@spine',
}, async ({ page }) => {
  await checkEach(page, await publicScreens(page))
})

test('every screen behind a sign-in, dark and wide or light and narrow: nothing overflows, axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, ADMIN)
  await checkEach(page, await membersScreens(page))
})

// The features that a change reaches, where the gate chose by it.
const reached = JSON.parse(process.env.E2E_FEATURES || '[]') as string[]
/** So many screens are looked at in both variants; of more, each in one. */
const FEW = 24
if (reached.length > 0)
  test('every screen of a feature that the change reaches, dark and wide and light and narrow: nothing overflows, axe finds nothing', async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    const all = [...(await publicScreens(page)), ...(await membersScreens(page))]
    const theirs = all.filter((path) => reached.includes(featureOf(path) ?? ''))
    await checkEach(page, theirs, theirs.length <= FEW ? theirs : IN_BOTH)
  })

async function checkEach(page: Page, paths: readonly string[], both: readonly string[] = IN_BOTH) {
  for (const [turn, path] of paths.entries()) {
    const inBoth = both.includes(path)
    const darkAndWide = inBoth || turn % 2 === 0
    await page.setViewportSize({ width: darkAndWide ? 1280 : 360, height: 800 })
    await openScreen(page, path)
    if (darkAndWide) await expectWhole(page)
    if (darkAndWide && !inBoth) continue
    if (inBoth) await page.setViewportSize({ width: 360, height: 800 })
    await turnLight(page)
    await expectWhole(page)
  }
}

/** Renders everything: an element with `content-visibility` would keep its dark colours until scrolled to. */
const turnLight = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.classList.remove('dark')
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    // Colours change within a frame even where motion is reduced, but those of a parent before those of its children.
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const changes = () => document.getAnimations().some(({ playState }) => playState === 'running')
    for (let drawn = 0, still = 0; drawn < 100 && still < 3; drawn++) {
      await frame()
      still = changes() ? 0 : still + 1
    }
  })
