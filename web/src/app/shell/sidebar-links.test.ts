import { nameOf as placeName } from 'words:shell'
import { expect, test } from 'vitest'
import { deskGroupsFor } from '../../features/organiser/desk-places.ts'
import { inLanguage } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import { shellScreens } from '../screens.ts'
import { entryOf, groupsFor } from './sidebar-links.ts'

const member: Session = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null }
const linksOf = (session: Session | null) =>
  groupsFor(session).flatMap(({ entries }) => entries.map(({ to }) => to))
const creates = [paths.createModule, paths.createBlog, paths.createExperience]

test('DASH-01 everyone has Modules, Blogs, Interview Experiences and the Forum', () => {
  const shared = [paths.dashboard, paths.blogs, paths.experiences, paths.forum]
  for (const session of [null, member, { ...member, role: 'admin' } as const])
    expect(linksOf(session)).toEqual(expect.arrayContaining(shared))
})

test('CLUB-285 every group and every entry of the sidebar has a name in Hindi', () => {
  const groups = groupsFor({ ...member, role: 'admin' })
  const names = groups.flatMap(({ label, entries }) => [label, ...entries.map((entry) => entry.label)])
  expect(names.length).toBeGreaterThan(20)
  expect(inLanguage('hi', () => names.filter((name) => placeName(name) === name))).toEqual([])
})

test('DASH-02, DASH-03 only admins see the create screens', () => {
  expect(linksOf({ ...member, role: 'admin' })).toEqual(expect.arrayContaining(creates))
  for (const session of [null, member, { ...member, tasks: ['moderation', 'approvals'] as const }])
    for (const create of creates) expect(linksOf(session)).not.toContain(create)
})

test('NAV-13 a detail screen belongs to the entry of its list', () => {
  const at = (path: string) => entryOf(path, groupsFor(null))?.to
  expect(at(paths.blog('7'))).toBe(paths.blogs)
  expect(at(paths.article('two-pointers'))).toBe(paths.blogs)
  expect(at(paths.module('7'))).toBe(paths.dashboard)
  expect(at(paths.thread('7'))).toBe(paths.forum)
  expect(at('/profile')).toBeUndefined()
})

test('NAV-302 members have three groups of places; an organiser has one more place, the desk, and not its pages', () => {
  const admin = { ...member, role: 'admin' } as const
  const labelsOf = (session: Session | null) => groupsFor(session).map(({ label }) => label)
  expect(labelsOf(null)).toEqual(['Practise', 'Club'])
  expect(labelsOf(member)).toEqual(['Practise', 'Mine', 'Club'])
  expect(labelsOf(admin)).toEqual(['Practise', 'Mine', 'Club', 'Run the club'])
  expect(linksOf(admin).filter((to) => !linksOf(member).includes(to))).toEqual([paths.desk, ...creates])
})

test('CLUB-121 CLUB-431 the desk leads to every page of organisers, and who holds a task to theirs', () => {
  const toOf = (session: Session) =>
    deskGroupsFor(session).flatMap(({ places }) => places.map(({ to }) => to))
  const whole = shellScreens
    .filter(({ guard = 'member' }) => guard !== 'member' && guard !== 'account')
    .map(({ path }) => path)
    .filter((path) => !path.includes('$'))
  const others: string[] = [paths.desk, ...creates]
  expect(toOf({ ...member, role: 'admin' })).toEqual(
    expect.arrayContaining(whole.filter((path) => !others.includes(path))),
  )
  expect(toOf(member)).toEqual([])
  expect(new Set(toOf({ ...member, tasks: ['approvals', 'problems'] }))).toEqual(
    new Set([paths.approvals, paths.authoring]),
  )
})

/** Members have these pages too, so they have entries of their own. */
const OF_MEMBERS: readonly string[] = [paths.events, paths.groups]

test('NAV-13 CLUB-431 a page of organisers belongs to the desk', () => {
  const at = (path: string) => entryOf(path, groupsFor({ ...member, role: 'admin' }))?.to
  for (const path of [paths.adminMember('7'), paths.person('7'), paths.webhooks, paths.history('blogs', '7')])
    expect(at(path), path).toBe(paths.desk)
  for (const { places } of deskGroupsFor({ ...member, role: 'admin' }))
    for (const { to } of places) expect(at(to), to).toBe(OF_MEMBERS.includes(to) ? to : paths.desk)
  expect(at(paths.eventDoor('7'))).toBe(paths.events)
  expect(at(paths.createBlog)).toBe(paths.createBlog)
})
