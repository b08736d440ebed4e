import { describe, expect, test } from 'vitest'
import { compareAnswer, compareText } from './compare.ts'

describe('comparing what was written', () => {
  test.each([
    ['1 2\n', '1 2', true],
    [' 1\n\n2  ', '1 2\n', true],
    ['1', '1 2', false],
    ['1 2 3', '1 2', false],
    ['1.0', '1', false],
    ['', '', true],
  ])('%j for %j: %s', (actual, expected, ok) => {
    expect(compareText(actual, expected).ok).toBe(ok)
  })

  test.each([
    ['0.3333333', '0.33333333', 1e-6, true],
    ['1000000.4', '1000000', 1e-6, true],
    ['0.34', '0.33', 1e-6, false],
    ['nan', '1', 1e9, false],
    ['Infinity', '1', 1, false],
    ['0x1', '1', 1e-6, false],
  ])('%j for %j within %d: %s', (actual, expected, tolerance, ok) => {
    expect(compareText(actual, expected, { tolerance }).ok).toBe(ok)
  })

  test.each([
    ['b\na\n', 'a\nb', 'outer', true],
    ['a\na\nb', 'a\nb\nb', 'outer', false],
    ['2 1\n3', '3\n1 2', 'outer', false],
    ['2 1\n3', '3\n1 2', 'every', true],
  ] as const)('%j for %j, %s order free: %s', (actual, expected, order, ok) => {
    expect(compareText(actual, expected, { order }).ok).toBe(ok)
  })

  test('the first difference is reported', () => {
    expect(compareText('1 2 4', '1 2 3').message).toBe('Word 3 is "4", not "3".')
    expect(compareText('1', '1 2').message).toBe('The output ends after 1 word.')
  })
})

describe('comparing answers', () => {
  test.each([
    [[1, 2], [1, 2], 'int[]', {}, true],
    [[1, 2], [2, 1], 'int[]', {}, false],
    [[1, 2], [2, 1], 'int[]', { order: 'outer' }, true],
    [[0, 0, 1], [0, 1, 1], 'int[]', { order: 'outer' }, false],
    [[[2, 1], [3]], [[3], [1, 2]], 'int[][]', { order: 'outer' }, false],
    [[[2, 1], [3]], [[3], [1, 2]], 'int[][]', { order: 'every' }, true],
    [0.1 + 0.2, 0.3, 'double', {}, true],
    [0.31, 0.3, 'double', {}, false],
    ['9007199254740993', '9007199254740993', 'long', {}, true],
    ['9007199254740993', '9007199254740992', 'long', {}, false],
    [5, '5', 'long', {}, true],
    ['5', '5.0', 'string', {}, false],
    [[1, null, 2], [1, null, 2], 'TreeNode', {}, true],
    [[1, 2], [1, null, 2], 'TreeNode', {}, false],
    [1, true, 'bool', {}, false],
    ['Infinity', 1, 'double', {}, false],
  ] as const)('%j for %j of %s %j: %s', (actual, expected, type, comparison, ok) => {
    expect(compareAnswer(structuredClone(actual) as never, expected as never, type, comparison).ok).toBe(ok)
  })
})

describe('RES-341 comparing takes about as long as what is compared is large, however it is wrong', () => {
  const many = Array.from({ length: 60_000 }, (_, at) => at)
  test.each([
    ['reversed', many.map((at) => [at, at]), many.map((at) => [at, at]).reverse(), 'int[][]', 'outer', true],
    ['all different', many.map((at) => [at, at]), many.map((at) => [at, at + 1]), 'int[][]', 'outer', false],
    [
      'all different inside',
      many.map((at) => [1, at]),
      many.map((at) => [1, -at - 1]),
      'int[][]',
      'every',
      false,
    ],
    ['a little off', many.map((at) => at + 1e-9), many.toReversed(), 'double[]', 'outer', true],
    ['all alike', many.map(() => 1 + 1e-9), many.map((at) => (at ? 1 : 2)), 'double[]', 'outer', false],
    [
      'alike at first',
      many.map((at) => [1, at]),
      many.map((at) => [1, at + 0.5]),
      'double[][]',
      'outer',
      false,
    ],
  ] as const)('%s', (_, actual, expected, type, order, ok) => {
    expect(
      compareAnswer(structuredClone(actual) as never, structuredClone(expected) as never, type, { order }).ok,
    ).toBe(ok)
  })

  test('lines within a tolerance', () => {
    const lines = (by: number) => many.map((at) => `${at + by} x`).join('\n')
    const near = { order: 'outer', tolerance: 1e-6 } as const
    expect(compareText(lines(1e-8), lines(0), near).ok).toBe(true)
    expect(compareText(lines(0.5), lines(0), near).ok).toBe(false)
  })
})
