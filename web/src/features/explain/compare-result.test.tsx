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
const shown = (bars: readonly (readonly [number, number])[]) =>
  renderToStaticMarkup(
    <CompareResult
      {...compared}
      shapes={[]}
      shape={{ ...shape, ...none }}
      bars={bars.map(([from, to], at) => ({ from, to, members: 3, own: at === 0 }))}
    />,
  )

test('LEARN-259 how it is counted says how wide the rows of the table are', () => {
  const wide = [
    [4_573_921, 5_439_340],
    [5_439_340, 6_468_502],
  ] as const
  expect(shown(wide)).toContain('Each row of members by fuel is about 19 percent wide.')
  expect(shown([[4_573_921, 4_987_896]])).toContain('Each row of members by fuel is about 9 percent wide.')
})
