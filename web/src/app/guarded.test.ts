import { expect, test } from 'vitest'
import type { Guard } from '../platform/page/screen.ts'
import type { Session } from '../platform/session/session.ts'
import { sentTo } from './guarded.tsx'

const GUARDS: readonly Guard[] = ['member', 'moderation', 'content', 'organiser', 'admin']
const member: Session = { id: '1', name: 'Rohan', role: 'member', tasks: [], photo: null }

test('NAV-19 every guarded route redirects a user without a role to /unauthorized', () => {
  for (const guard of GUARDS) expect(sentTo(guard, { ...member, role: null })).toBe('/unauthorized')
})

test('SAFE-27 an admin who must set up a second factor is led to the settings from every other screen', () => {
  const bare: Session = { ...member, lacksFactor: true }
  for (const guard of GUARDS) expect(sentTo(guard, bare)).toBe('/settings')
  expect(sentTo('account', bare)).toBeNull()
  expect([sentTo('account', member), sentTo('account', null)]).toEqual([null, '/signup'])
})

test('NAV-18 CLUB-117 each guard admits the roles and tasks that it names, and nobody else', () => {
  const people = [
    member,
    { ...member, tasks: ['moderation', 'approvals'] as const },
    { ...member, role: 'admin' as const },
  ]
  expect(people.map((person) => GUARDS.map((guard) => sentTo(guard, person) === null))).toEqual([
    [true, false, false, false, false],
    [true, true, false, true, false],
    [true, true, true, true, true],
  ])
})
