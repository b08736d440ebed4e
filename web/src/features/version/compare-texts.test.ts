import { describe, expect, test } from 'vitest'
import { compareTexts, countChanges, type Line, type Stretch } from './compare-texts.ts'

const text = (line: Line) => line.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')
const shown = (stretches: readonly Stretch[]) =>
  stretches.flatMap((one) =>
    one.same
      ? one.lines.map((line) => `  ${text(line)}`)
      : [...one.removed.map((line) => `- ${text(line)}`), ...one.added.map((line) => `+ ${text(line)}`)],
  )
const compared = (before: string, after: string) => shown(compareTexts(before, after))

describe('the difference between two texts', () => {
  test('unchanged lines surround the changed ones, whose changed words are marked', () => {
    expect(compared('# Heaps\n\nA heap is a tree.\nEnd', '# Heaps\n\nA heap is an array.\nEnd')).toEqual([
      '  # Heaps',
      '  ',
      '- A heap is [a tree].',
      '+ A heap is [an array].',
      '  End',
    ])
  })

  test('lines only added or only removed are shown whole, without marks', () => {
    expect(compared('one\ntwo\nthree', 'one\nthree\nfour')).toEqual(['  one', '- two', '  three', '+ four'])
  })

  test('a rewritten line has no marks: nearly every word would have one', () => {
    expect(compared('Graphs have edges', 'Sorting takes time')).toEqual([
      '- Graphs have edges',
      '+ Sorting takes time',
    ])
  })

  test('letters and the marks that belong to them stay one word in every script', () => {
    expect(compared('यह हिन्दी पाठ है', 'यह हिन्दि पाठ है')).toEqual(['- यह [हिन्दी] पाठ है', '+ यह [हिन्दि] पाठ है'])
  })

  test('a Windows line ending is not a change, and an empty text has no lines', () => {
    expect(compared('one\r\ntwo', 'one\ntwo')).toEqual(['  one', '  two'])
    expect(compared('', 'one')).toEqual(['+ one'])
    expect(compared('one', '')).toEqual(['- one'])
    expect(compareTexts('', '')).toEqual([])
  })

  test('the longest texts without a common line are compared quickly and completely', () => {
    const before = Array.from({ length: 20_000 }, (_, at) => `old ${at}`).join('\n')
    const after = Array.from({ length: 20_000 }, (_, at) => `new ${at}`).join('\n')
    const started = performance.now()
    expect(countChanges(compareTexts(before, after))).toEqual({ removed: 20_000, added: 20_000 })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('both texts can be reconstructed from any comparison', () => {
    const words = ['a', 'b', ' ', '\n', 'c d', '!', '\n\n', 'é']
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed
    }
    const some = () => Array.from({ length: random() % 30 }, () => words[random() % words.length]).join('')
    for (let round = 0; round < 300; round++) {
      const [before, after] = [some(), some()]
      const stretches = compareTexts(before, after)
      const read = (side: 'removed' | 'added') =>
        stretches
          .flatMap((one) => (one.same ? one.lines : one[side]))
          .map((line) => line.map((piece) => piece.text).join(''))
          .join('\n')
      expect([read('removed'), read('added')]).toEqual([before, after])
    }
  })
})
