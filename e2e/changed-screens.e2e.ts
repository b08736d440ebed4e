import { bareScreens, landingPage, shellScreens, workshopScreens } from '../web/src/app/routes.tsx'
import { ADMIN, signIn, test } from './journey.ts'
import { lookAtEach } from './look-at-screens.ts'
import { membersScreens, publicScreens } from './screens.ts'

/** The features that a change reaches, where the gate chose by it. */
const reached = JSON.parse(process.env.E2E_FEATURES || '[]') as string[]
/** So many screens are looked at in both variants; of more, each in one. */
const FEW = 24

const byPath = [{ path: '/', page: landingPage }, ...shellScreens, ...workshopScreens, ...bareScreens].map(
  ({ path, page }) => ({
    isOf: new RegExp(`^${path.replace(/\$[^/]+/g, '[^/]+')}$`),
    /** A path without a `$` is the one meant. */
    parts: path.split('$').length,
    feature: /^features\/([^/]+)/.exec(page)?.[1],
  }),
)

/** The feature whose page an address opens. */
const featureOf = (address: string) =>
  byPath
    .filter(({ isOf }) => isOf.test(address.split('?')[0] ?? ''))
    .sort((one, other) => one.parts - other.parts)[0]?.feature

// Colours must not be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

if (reached.length > 0)
  test('every screen of a feature that the change reaches, dark and wide and light and narrow: nothing overflows, axe finds nothing', async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    const all = [...(await publicScreens(page)), ...(await membersScreens(page))]
    const theirs = all.filter((path) => reached.includes(featureOf(path) ?? ''))
    await lookAtEach(page, theirs, theirs.length <= FEW ? theirs : undefined)
  })
