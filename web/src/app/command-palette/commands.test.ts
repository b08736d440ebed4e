import { expect, test } from 'vitest'
import { matchingCommands } from './commands.ts'

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
