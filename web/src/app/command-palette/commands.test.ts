import { DEFAULT_LOOK } from '@callofcode/contract/site/club-look'
import { expect, test } from 'vitest'
import { inLanguage } from '../../platform/language/reader.ts'
import { goTo, matchingCommands, placesToLook } from './commands.ts'
import { destinationsFor } from './destinations.ts'
import { nameOf } from './palette-words.ts'

const entry = (label: string, hint?: string) => ({ id: label, label, hint, icon: 'book' as const })
const groups = [
  { label: 'Blogs', commands: [entry('Why graphs'), entry('Graphs at night', 'Asha'), entry('Trees')] },
]
const labels = (text: string) =>
  matchingCommands(groups, text).flatMap(({ commands }) => commands.map(({ label }) => label))

test('the palette matches every word, and lists matches at the beginning first', () => {
  expect(labels('graphs')).toEqual(['Graphs at night', 'Why graphs'])
  expect(labels('night asha')).toEqual(['Graphs at night'])
  expect(labels('')).toHaveLength(3)
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

test('a screen is found by the words that people look for, beside its name', () => {
  const member = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null } as const
  const commands = destinationsFor(member, DEFAULT_LOOK).map(goTo)
  const found = (text: string) =>
    matchingCommands([{ label: 'Go to', commands }], text).flatMap((group) =>
      group.commands.map(({ label }) => label),
    )
  expect(found('import')).toContain('Solved elsewhere')
  expect(found('certificate')).toEqual(['Profile'])
})

test('CLUB-285 every screen that the palette offers has a name in Hindi', () => {
  const admin = { id: '1', name: 'Asha', role: 'admin', tasks: [], photo: null } as const
  const club = { ...DEFAULT_LOOK, hasConduct: true }
  const names = [admin, null].flatMap((session) => destinationsFor(session, club)).map(({ label }) => label)
  expect(names.length).toBeGreaterThan(50)
  expect(inLanguage('hi', () => names.filter((name) => nameOf(name) === name))).toEqual([])
})
