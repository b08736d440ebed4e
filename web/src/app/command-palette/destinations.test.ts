import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import { expect, test } from 'vitest'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import { bareScreens, shellScreens } from '../screens.ts'
import { destinationsFor } from './destinations.ts'

const member: Session = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null }
const club = { ...DEFAULT_LOOK, hasConduct: true }
const manager = { ...member, tasks: ['moderation', 'approvals'] as const }
const admin: Session = { ...member, role: 'admin' }
const pathsFor = (session: Session | null) => destinationsFor(session, club).map(({ to }) => to)

test('ROLE-04 the palette offers only the screens that the person may open', () => {
  const forMembers = [paths.profile, paths.settings, paths.newThread]
  const forAdmins = [paths.createModule, paths.createBlog, paths.createExperience, paths.audit]
  expect(pathsFor(null)).toEqual(expect.not.arrayContaining([...forMembers, ...forAdmins]))
  expect(pathsFor(member)).toEqual(expect.arrayContaining(forMembers))
  for (const path of [...forAdmins, paths.approvals]) expect(pathsFor(member)).not.toContain(path)
  expect(pathsFor(manager)).toContain(paths.approvals)
  expect(pathsFor(admin)).toEqual(expect.arrayContaining([...forMembers, ...forAdmins, paths.approvals]))
})

test('NAV-17 the palette offers to sign in only to visitors, and never screens of a single item or dead ends', () => {
  expect(pathsFor(null)).toContain(paths.signup)
  for (const session of [member, admin]) expect(pathsFor(session)).not.toContain(paths.signup)
  for (const path of pathsFor(admin)) expect(path).not.toContain('$')
  for (const path of [paths.unauthorized, paths.setup, paths.unsubscribe])
    expect(pathsFor(admin)).not.toContain(path)
})

test('every screen that an admin can open by its address appears once and under one name', () => {
  const destinations = destinationsFor(admin, club)
  const all = [...shellScreens, ...bareScreens].filter(({ path }) => !path.includes('$'))
  expect(destinations.length).toBe(all.length - 4)
  const labels = destinations.map(({ label }) => label)
  const named = [
    'Modules',
    'DSA Tracker',
    'Profile',
    'New thread',
    'Approvals',
    'Create Module',
    'Submitted experiences',
  ]
  expect(labels).toEqual(expect.arrayContaining(named))
  expect(labels.filter((label, at) => !label || labels.indexOf(label) !== at)).toEqual([])
})

test('no letter behind `g` leads to two screens', () => {
  const letters = destinationsFor(admin, club).flatMap(({ key }) => key ?? [])
  expect(letters.length).toBeGreaterThan(8)
  expect(new Set(letters).size).toBe(letters.length)
})

test('CLUB-56 the palette offers visitors nothing that only members see, and no code of conduct that is not written', () => {
  const closed = { membersOnly: ['blogs', 'forum'], hasConduct: false } as const
  const offered = (session: Session | null) => destinationsFor(session, closed).map(({ to }) => to)
  expect(offered(null)).toContain(paths.events)
  for (const path of [paths.blogs, paths.forum, paths.conduct]) expect(offered(null)).not.toContain(path)
  expect(offered(member)).toEqual(expect.arrayContaining([paths.blogs, paths.forum]))
})
