import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import { expect, test } from 'vitest'
import { inLanguage } from '../../platform/language/reader.ts'
import type { Session } from '../../platform/session/session.ts'
import { firstCommands, goTo, matchingCommands, placesToLook } from './commands.ts'
import { destinationsFor, nameOf } from './destinations.ts'
import { synonyms } from './synonyms.ts'

const entry = (label: string, hint?: string) => ({ id: label, label, hint, icon: 'book' as const })
const groups = [
  { label: 'Blogs', commands: [entry('Why graphs'), entry('Graphs at night', 'Asha'), entry('Trees')] },
]
const labels = (text: string) =>
  matchingCommands(groups, text).flatMap(({ commands }) => commands.map(({ label }) => label))

test('the palette matches every word, and lists matches at the beginning first', () => {
  expect(labels('graphs')).toEqual(['Graphs at night', 'Why graphs'])
  expect(labels('night asha')).toEqual(['Graphs at night'])
  expect(matchingCommands(groups, 'nothing like it')).toEqual([])
})

test('CLUB-285 a screen is found by its name in the language of the reader and by the English one', () => {
  const found = (text: string) =>
    inLanguage('hi', () => matchingCommands(placesToLook(null, DEFAULT_LOOK), text)).flatMap(({ commands }) =>
      commands.map(({ label }) => label),
    )
  expect(found('ब्लॉग')).toEqual(['ब्लॉग'])
  expect(found('blo')).toEqual(['ब्लॉग'])
})

const member = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null } as const
const placesOf = (session: Session | null) => ({
  label: 'Go to',
  commands: destinationsFor(session, DEFAULT_LOOK).map(goTo),
})

test('SRCH-406 a screen is found by the words that people look for, beside its name', () => {
  const found = (text: string, session: Session = member) =>
    matchingCommands([placesOf(session)], text).flatMap((group) => group.commands.map(({ label }) => label))
  for (const words of ['import', 'solved elsewhere']) expect(found(words)[0]).toBe('Import solved problems')
  expect(found('certificate')).toEqual(expect.arrayContaining(['Profile', 'Events']))
  expect(found('spaced')).toContain('Reviews')
  const admin = { ...member, role: 'admin' } as const
  expect(found('backup', admin)).toEqual(expect.arrayContaining(['Operations', 'Desk']))
  expect(found('join codes', admin)).toEqual(['Approvals'])
  const paths = destinationsFor(admin, { ...DEFAULT_LOOK, hasConduct: true }).map(({ to }) => to)
  expect(Object.keys(synonyms).filter((path) => path !== '/signup' && !paths.includes(path))).toEqual([])
})

test('SRCH-406 before anything is typed there are eight entries: what was opened last, and where most go', () => {
  const offered = (session: Session | null, went: readonly string[] = []) => {
    const places = placesOf(session)
    const recent = places.commands.filter(({ to }) => to && went.includes(to))
    return firstCommands([{ label: 'Recent', commands: recent }, places]).map(({ commands }) =>
      commands.map(({ to }) => to),
    )
  }
  for (const session of [null, member, { ...member, role: 'admin' } as const])
    expect(offered(session).flat()).toHaveLength(8)
  expect(offered(member)[0]?.slice(0, 2)).toEqual(['/today', '/dsa/problems'])
  const [recent, usual] = offered(member, ['/settings', '/today', '/licences', '/dsa/notes'])
  expect(recent).toHaveLength(3)
  expect(usual).toHaveLength(5)
  expect(usual).not.toContain('/today')
})

test('CLUB-285 every screen that the palette offers has a name in Hindi', () => {
  const admin = { id: '1', name: 'Asha', role: 'admin', tasks: [], photo: null } as const
  const club = { ...DEFAULT_LOOK, hasConduct: true }
  const names = [admin, null].flatMap((session) => destinationsFor(session, club)).map(({ label }) => label)
  expect(names.length).toBeGreaterThan(50)
  expect(inLanguage('hi', () => names.filter((name) => nameOf(name) === name))).toEqual([])
})
