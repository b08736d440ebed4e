import { ADMIN, signIn, test } from './journey.ts'
import { lookAtEach } from './look-at-screens.ts'
import { membersScreens, publicScreens } from './screens.ts'

// Each test takes as long as a whole file of other journeys.
test.describe.configure({ mode: 'parallel' })
// Colours must not be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every public screen, dark and wide or light and narrow: nothing overflows, axe finds nothing', {
  tag: '@spine',
}, async ({ page }) => {
  await lookAtEach(page, await publicScreens(page))
})

test('every screen behind a sign-in, dark and wide or light and narrow: nothing overflows, axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, ADMIN)
  await lookAtEach(page, await membersScreens(page))
})
