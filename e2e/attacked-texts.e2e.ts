import { attackedTitles, attacks } from './attack-texts.ts'
import {
  attacker,
  cut,
  listScreens,
  type Shown,
  storeEverywhere,
  storeInProblem,
  waitingAttacker,
  when,
} from './attacked-items.ts'
import { expectHarmlessPage, listenForAttacks } from './harmless-page.ts'
import { ADMIN, expect, test } from './journey.ts'
import { callApiAsAdmin, openPage, signInWithoutForm } from './people.ts'
import { toasts } from './writing.ts'

/** Attacks per text. With too many, one unclosed attack would swallow all others. */
const TOGETHER = 24

// `npm test -- screens` stores each attack alone in every text, and checks each screen with it.
test('SAFE-63 CLUB-225 safety X1 X2 X4 attacks in every text, seen by an admin: no dialog, no violation, no foreign request', async ({
  page,
}) => {
  const heard = await listenForAttacks(page)
  await signInWithoutForm(page, ADMIN)
  const shown: Shown[] = []
  for (let at = 0; at * TOGETHER < attacks.length; at++) {
    const title = attackedTitles[at % attackedTitles.length] ?? ''
    const words = attacks.slice(at * TOGETHER, (at + 1) * TOGETHER).join('\n\n')
    const { token, page: own } = await attacker(title)
    const items = await storeEverywhere(title, { words, as: token, problem: 'fair-cuts' })
    // Each text has its own page. The forms of all items show the same, so those of one item are enough.
    shown.push(...(at === 0 ? items : items.slice(0, 4)), { path: own })
    await waitingAttacker(title)
  }
  shown.push(await storeInProblem(attacks.join('\n\n')), { path: '/dsa/problems/fair-cuts?view=discussion' })
  shown.push(...listScreens(attackedTitles[1] ?? ''))
  for (const { path, heading } of shown) {
    await page.goto(path)
    if (heading) await expect(page.locator('h1')).toHaveText(heading)
    await expectHarmlessPage(page)
  }
  // A banner stands above Today. Only the admin is registered for this announcement's event.
  const [banner = ''] = attackedTitles
  const { data: event } = await callApiAsAdmin('POST', '/events', {
    title: 'Own',
    description: 'So.',
    ...when,
  })
  await callApiAsAdmin('POST', `/events/${event._id}/register`, {})
  const { data: announced } = await callApiAsAdmin('POST', '/admin/announcements', {
    title: cut(banner, 200),
    content: 'So.',
    to: 'event',
    eventId: event._id,
    bannerDay: '2099-01-02',
  })
  await page.goto('/today')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(
    cut(banner, 200).trim(),
  )
  await expectHarmlessPage(page)
  await callApiAsAdmin('POST', `/admin/announcements/${announced._id}/withdraw`)
  // A toast shows the member's name.
  const [title = ''] = attackedTitles
  await openPage(page, `/dashboard/approvals?q=${await waitingAttacker(title)}`)
  await page
    .getByRole('list', { name: 'Waiting' })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(toasts(page, `${title} was approved`)).toBeVisible()
  await expectHarmlessPage(page)
  expect(heard).toEqual([])
})
