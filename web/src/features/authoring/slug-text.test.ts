import { createAuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { expect, test } from 'vitest'
import { isSlug, slugText } from './slug-field.tsx'

const { slug } = createAuthoredProblem.body.shape

test.each([
  ['Two Crates', 'two-crates'],
  ['  Élan & co.', 'elan-co-'],
  ['two--crates', 'two-crates'],
  ['x'.repeat(90), 'x'.repeat(80)],
])('RES-41 a title becomes an address: %j', (typed, address) => {
  expect(slugText(typed)).toBe(address)
})

test('RES-41 an address has small letters, digits and single hyphens', () => {
  for (const good of ['a', '2-sum', 'two-crates'])
    expect([slug.safeParse(good).success, isSlug(good)], good).toEqual([true, true])
  for (const bad of ['', 'Two', 'two--crates', 'two-', '-two', 'a b', 'x'.repeat(81)])
    expect([slug.safeParse(bad).success, isSlug(bad)], bad).toEqual([false, false])
})
