import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompareResult } from './compare-result.tsx'

const compared = {
  state: 'compared',
  language: 'python',
  fuel: 4_600_000,
  best: 4_600_000,
  isComplete: true,
  others: { more: 4, same: 1, less: 1 },
} as const
const shape = { kind: 'map', lines: 3, loops: 1, recursion: false } as const
const none = { sort: false, map: true, heap: false, search: false, memo: false }

test('LEARN-259 how it is counted says how each member counts, and of how few nothing is said', () => {
  const own = { from: 4_573_921, to: 4_987_896, members: 3, own: true }
  const shown = renderToStaticMarkup(
    <CompareResult {...compared} shapes={[]} shape={{ ...shape, ...none }} bars={[own]} />,
  )
  expect(shown).toContain('Each member counts once')
  expect(shown).toContain('of fewer than 5 members nothing is said')
})
