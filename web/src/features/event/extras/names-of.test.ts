import { expect, test } from 'vitest'
import { namesOf } from '../event-row.tsx'

test('CLUB-153 a list names up to three speakers, and says how many more there are', () => {
  expect(namesOf(['Asha'])).toBe('With Asha')
  expect(namesOf(['Asha', 'Zoya'])).toBe('With Asha and Zoya')
  expect(namesOf(['Asha', 'Zoya', 'Dev'])).toBe('With Asha, Zoya and Dev')
  expect(namesOf(['Asha', 'Zoya', 'Dev', 'Mai', 'Sai'])).toBe('With Asha, Zoya, Dev and 2 more')
})
