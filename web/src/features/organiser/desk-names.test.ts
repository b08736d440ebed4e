// @vitest-environment happy-dom
import { nameOf as placeName } from 'words:shell'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, one, title, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'
import { deskGroupsFor } from './desk-places.ts'

const admin = { ...ashasSession, role: 'admin' as const }
/** A part of a page, such as a dialog or a tab, has a name of its own. */
const whole = deskGroupsFor(admin)
  .flatMap(({ places }) => places)
  .filter(({ hash, search }) => !hash && search?.when === undefined)

afterEach(closeScreen)

test.each(whole)('the desk calls $to as the page calls itself: $label', async ({ label, to, search }) => {
  await openScreen(`${to}${search ? `?${new URLSearchParams(search)}` : ''}`, { session: admin })
  await until(() => expect(title()).toBe(placeName(label)))
})

test('what waits is named on the desk by the page where it waits', async () => {
  await openScreen('/dashboard/desk', { session: admin })
  await until(() => one('region', 'For you to decide'))
  const rows = all('link', /./, one('region', 'For you to decide')).map(wordsOf)
  const places = whole.map(({ label }) => placeName(label))
  // The two lists of moderation stand on one page.
  expect(rows.filter((row) => !places.includes(row))).toEqual([
    'Flagged posts',
    'Reported questions to mentors',
  ])
})
