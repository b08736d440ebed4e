import type { Importable } from '@callofcode/contract/solve-import/solve-import'
import { expect, test } from 'vitest'
import { newOnes, START, solvesOf } from './look.ts'

const question = (id: string, ticked?: Importable['ticked']): Importable => ({
  id,
  questionName: id,
  difficulty: 'Easy',
  slug: id,
  number: null,
  ...(ticked && { ticked }),
})
const sure = (id: string, at: string | null, ticked?: Importable['ticked']) => ({
  question: question(id, ticked),
  at,
  text: id,
  by: 'title' as const,
})
const found = {
  sure: [
    sure('new', null),
    sure('known', null, { at: null }),
    sure('earlier', '2024-01-01T12:00:00.000Z', { at: '2025-01-01T12:00:00.000Z' }),
  ],
  notDone: [sure('tried', null), sure('tried-and-ticked', null, { at: null })],
  likely: [{ text: 'like', at: null, options: [question('like', { at: null }), question('other')] }],
}

test('LEARN-16 what is not named as solved is taken once it is ticked', () => {
  const ids = (also: string[]) =>
    solvesOf(found, { ...START, also: new Set(also) }).map((one) => one.questionId)
  expect(ids([])).toEqual(['new', 'known', 'earlier'])
  expect(ids(['tried'])).toContain('tried')
})
test('LEARN-18 what is ticked already for that day or an earlier one is nothing new', () => {
  expect(newOnes(found, START)).toBe(2)
  expect(newOnes(found, { ...START, also: new Set(['tried', 'tried-and-ticked']) })).toBe(3)
  expect(newOnes(found, { ...START, chosen: new Map([['like', 'like']]) })).toBe(2)
  expect(newOnes(found, { ...START, chosen: new Map([['like', 'other']]) })).toBe(3)
  expect(newOnes(found, { ...START, out: new Set(['new', 'earlier']) })).toBe(0)
})
