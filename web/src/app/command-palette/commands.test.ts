import { expect, test } from 'vitest'
import { matchingCommands } from './commands.ts'
import { destinationsFor } from './destinations.ts'

const entry = (label: string, hint?: string) => ({ id: label, label, hint, icon: 'book' as const })
const groups = [
  { label: 'Blogs', commands: [entry('Why graphs'), entry('Graphs at night', 'Asha'), entry('Trees')] },
]
const labels = (text: string) =>
  matchingCommands(groups, text).flatMap(({ commands }) => commands.map(({ label }) => label))

test('the palette finds by every word, and what begins so stands first', () => {
  expect(labels('graphs')).toEqual(['Graphs at night', 'Why graphs'])
  expect(labels('night asha')).toEqual(['Graphs at night'])
  expect(labels('')).toHaveLength(3)
  expect(matchingCommands(groups, 'nothing like it')).toEqual([])
})

const session = { id: '1', name: 'Asha', role: 'member', isManager: false, photo: null } as const
const names = (who: Parameters<typeof destinationsFor>[0]) => destinationsFor(who).map(({ label }) => label)

test('ROLE-04 the palette offers the screens that somebody may open, and no others', () => {
  expect(names(null)).toEqual(expect.arrayContaining(['Modules', 'DSA Tracker', 'Login']))
  expect(names(null)).not.toContain('Profile')
  expect(names(session)).toEqual(expect.arrayContaining(['Profile', 'New thread']))
  for (const closed of ['Login', 'Approvals', 'Create Blog']) expect(names(session)).not.toContain(closed)
  expect(names({ ...session, isManager: true })).toContain('Approvals')
  expect(names({ ...session, role: 'admin' })).toEqual(
    expect.arrayContaining(['Create Module', 'Create Blog', 'Create Interview Experience', 'Submissions']),
  )
})

test('every letter after g leads to one screen', () => {
  const keys = destinationsFor({ ...session, role: 'admin' }).flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})
