import type { Page } from '@playwright/test'
import { ADMIN, signIn, test } from './journey.ts'
import { expectWhole, membersScreens, openScreen, publicScreens } from './screens.ts'

// What a theme or a width can change; `npm test -- screens` opens every screen anew in both themes at four widths.
const BY_LOOK = [
  ...['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  ...[
    'button-name',
    'link-name',
    'region',
    'landmark-unique',
    'aria-hidden-focus',
    'label-content-name-mismatch',
  ],
]

// Each takes as long as a whole file of others.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })
// A colour on its way to another is none that anybody reads.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every public screen is whole, dark and wide, light and narrow: nothing sticks out, axe finds nothing', async ({
  page,
}) => {
  await lookAt(page, await publicScreens(page))
})

test('every screen behind a sign-in is whole, dark and wide, light and narrow: nothing sticks out, axe finds nothing', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await lookAt(page, await membersScreens())
})

async function lookAt(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openScreen(page, path)
    await expectWhole(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await turnLight(page)
    await expectWhole(page, BY_LOOK)
  }
}

/** All that is drawn; what is left undrawn until one scrolls to it would keep its colours. */
const turnLight = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.classList.remove('dark')
    for (const one of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
    // Colours go over within a frame even where motion is reduced.
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let drawn = 0; drawn < 3; drawn++) await frame()
  })
