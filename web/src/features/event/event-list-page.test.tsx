// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, one, press, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

test('an empty list of events tells an admin how to announce one, and nobody else', async () => {
  const answers = { 'GET /events': { data: [], nextCursor: null } }
  const { place } = await openScreen('/events', { session: { ...ashasSession, role: 'admin' }, answers })
  expect(said()).toContain('Nothing is planned right now')
  expect(said()).toContain('Press “Announce an event” above')
  await press(one('link', 'Announce an event'))
  await until(() => expect(place()).toContain('new=1'))
  await openScreen('/events', { session: ashasSession, answers })
  expect(said()).toContain('Nothing is planned right now')
  expect(all('link', 'Announce an event')).toEqual([])
})

test('UI-23 a visitor reads what the list is for; a member has been here before', async () => {
  const answers = { 'GET /events': { data: [], nextCursor: null } }
  await openScreen('/events', { answers })
  expect(said()).toContain('Take a seat while there is one.')
  await openScreen('/events', { session: ashasSession, answers })
  expect(said()).not.toContain('Take a seat while there is one.')
})
