import { expect, test } from 'vitest'
import { initialsOf } from './person.tsx'

test('initials are the first letters of the first and the last word', () => {
  expect(initialsOf('Asha Verma')).toBe('AV')
  expect(initialsOf('  karel  van den čapek ')).toBe('KČ')
  expect(initialsOf('Madonna')).toBe('M')
  expect(initialsOf('')).toBe('')
  expect(initialsOf('Zoya 🚀')).toBe('Z')
  expect(initialsOf('"Zoya" Khan')).toBe('K')
  expect(initialsOf('ज़ोया ख़ान')).toBe('ज़ोख़ा')
  expect(initialsOf('🚀')).toBe('')
})
