import type { ItemHistory, VersionEntry } from '@callofcode/contract/version/version'
import { expect, test } from 'vitest'
import { chosenOf, itemAt, needed } from './version-place.ts'

const entry = (number: number): VersionEntry => ({
  number,
  action: 'edited',
  by: null,
  at: '2026-01-01T00:00:00.000Z',
  title: 'T',
  fields: [],
})
const history = { versions: [entry(7), entry(5), entry(2)] } as unknown as ItemHistory
const numbers = (search: Record<string, string>) => {
  const chosen = chosenOf(history, search)
  return chosen && [chosen.view, ...needed(chosen)]
}

test('an address without a version shows the changes of the current one', () => {
  expect(numbers({})).toEqual(['before', 7, 5])
  expect(numbers({ version: '7', view: 'present' })).toEqual(['before', 7, 5])
})

test('an older version is compared with the one before it, with the current one, or shown alone', () => {
  expect(numbers({ version: '5' })).toEqual(['before', 5, 2])
  expect(numbers({ version: '5', view: 'present' })).toEqual(['present', 5, 7])
  expect(numbers({ version: '5', view: 'whole' })).toEqual(['whole', 5])
})

test('the first version has none before it', () => {
  expect(chosenOf(history, { version: '2' })?.views).toEqual(['present', 'whole'])
  expect(numbers({ version: '2', view: 'before' })).toEqual(['present', 2, 7])
  const alone = { versions: [entry(1)] } as unknown as ItemHistory
  expect(chosenOf(alone, {})?.view).toBe('whole')
})

test('an unknown version is treated as none', () => {
  for (const version of ['3', '0', 'x', '5.0']) expect(numbers({ version })).toBeUndefined()
  expect(itemAt({ kind: 'threads', id: '1' })).toBeUndefined()
  expect(itemAt({ kind: 'blogs', id: '1' })).toEqual({ kind: 'blogs', id: '1' })
})
