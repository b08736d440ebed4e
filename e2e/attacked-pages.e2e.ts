import { attacks } from './attack-texts.ts'
import { attacker, listScreens, storeEverywhere, storeInProblem, waitingAttacker } from './attacked-items.ts'
import { expectHarmlessPage, listenForAttacks } from './harmless-page.ts'
import { ADMIN, expect, test } from './journey.ts'
import { signInWithoutForm, untilHydrated } from './people.ts'

const SHARES = 6

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (let share = 0; share < SHARES; share++)
  test(`SAFE-63 safety X1 X2 X4 each attack by itself in every text does nothing (${share + 1} of ${SHARES})`, async ({
    page,
    complaints,
  }) => {
    const heard = await listenForAttacks(page)
    await signInWithoutForm(page, ADMIN)
    for (const attack of attacks.filter((_, at) => at % SHARES === share)) {
      const { token, page: own } = await attacker(attack)
      const items = await storeEverywhere(attack, { as: token, problem: 'fair-cuts' })
      await waitingAttacker(attack)
      const more = [{ path: own }, await storeInProblem(attack), ...listScreens(attack)]
      for (const { path } of [...items, ...more]) {
        await page.goto(path)
        await untilHydrated(page)
        await expectHarmlessPage(page)
        expect([...heard, ...complaints], `${attack} on ${path}`).toEqual([])
      }
    }
  })
