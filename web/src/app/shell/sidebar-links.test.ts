import { expect, test } from 'vitest'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
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
