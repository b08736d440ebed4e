import type { Page } from '@playwright/test'
import { expectWhole, openScreen } from './screens.ts'

// Tested in both variants, because these screens share most components. All other screens alternate, so each variant covers every
// kind of screen. `npm test -- screens` opens every screen in both themes at four widths.
const IN_BOTH = [
  '/',
  '/signup',
  '/dsa',
  '/dsa/problems/fair-cuts',
  '/dashboard',
  '/settings',
  '/events?new=1',
]

/** Expects of each screen that nothing overflows and that axe finds nothing. */
export async function lookAtEach(page: Page, paths: readonly string[], both: readonly string[] = IN_BOTH) {
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
    // With reduced motion, colours still change within a frame, and a parent's colours change before those of its children.
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const changes = () => document.getAnimations().some(({ playState }) => playState === 'running')
    for (let drawn = 0, still = 0; drawn < 100 && still < 3; drawn++) {
      await frame()
      still = changes() ? 0 : still + 1
    }
  })
