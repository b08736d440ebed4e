import { existsSync } from 'node:fs'
import { screenAt } from '../web/src/app/screen-at.ts'
import type { Screen } from '../web/src/platform/page/screen.ts'
import { ADMIN, signIn, test } from './journey.ts'
import { lookAtEach } from './look-at-screens.ts'
import { membersScreens, publicScreens } from './screens.ts'

/** The features that a change affects, set when the gate selects journeys by change. */
const reached = JSON.parse(process.env.E2E_FEATURES || '[]') as string[]
/** Up to this many screens are tested in both variants. With more screens, each is tested in one. */
const FEW = 24

/** Returns the paths of the screens that a feature declares. */
async function pathsOf(feature: string): Promise<string[]> {
  const file = new URL(`../web/src/features/${feature}/screens.ts`, import.meta.url)
  if (!existsSync(file)) return []
  const table: Record<string, unknown> = await import(file.href)
  return Object.values(table)
    .filter(Array.isArray)
    .flatMap((screens: readonly Screen[]) => screens.map(({ path }) => path))
}

/** Returns whether an address opens a screen of one of these paths. */
const opensOne = (address: string, paths: readonly string[]) => {
  const path = screenAt(address.split('?')[0] ?? '')?.path
  return path !== undefined && paths.includes(path)
}

// Colours must not be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

if (reached.length > 0)
  test('every screen of a feature that the change reaches, dark and wide and light and narrow: nothing overflows, axe finds nothing', async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    const all = [...(await publicScreens(page)), ...(await membersScreens(page))]
    const paths = (await Promise.all(reached.map(pathsOf))).flat()
    const theirs = all.filter((address) => opensOne(address, paths))
    await lookAtEach(page, theirs, theirs.length <= FEW ? theirs : undefined)
  })
