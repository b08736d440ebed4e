import type { Cell, Step, Thing } from '@callofcode/judge/trace'
import { type State, TraceStates } from '@callofcode/judge/trace-states'
import { describe, expect, test } from 'vitest'
import { indexPairs } from './index-pairs.ts'
import { sceneOf } from './scene.ts'
import { announcementOf, changeOf, wordsOf } from './trace-words.ts'

const step = (more: Partial<Step>): Step => ({ line: 1, kept: 1, written: [0, 0], ...more })
const first = (frames: Record<string, Cell[]>, things: Record<string, Thing> = {}): Step =>
  step({ kept: 0, opened: [[1, 'f']], frames, things })
function stateOf(...steps: Step[]): State {
  const state = new TraceStates({ steps }).at(steps.length - 1)
  if (!state) throw new Error('There is no such step.')
  return state
}
const node = (val: string, next: number | string): Thing => [
  'object',
  'ListNode',
  2,
  'val',
  val,
  'next',
  next,
]
const leaf = (val: string, left: number | string = 'None', right: number | string = 'None'): Thing => [
  ...(['object', 'TreeNode', 3, 'val', val, 'left', left, 'right', right] as const),
]

describe('which variables point into which list', () => {
  test('a variable alone between the brackets of a list is an index of it', () => {
    const pairs = indexPairs('if nums[i] < nums[j - 1]: grid[r][c] = s[l:e]')
    expect([...(pairs.get('nums')?.[0] ?? [])]).toEqual(expect.arrayContaining(['i', 'j']))
    expect([...(pairs.get('grid')?.[1] ?? [])]).toEqual(['c'])
    expect([...(pairs.get('s')?.[0] ?? [])]).toEqual(expect.arrayContaining(['l', 'e']))
  })

  test('common index names count when the code does not say which list they index', () => {
    const pairs = indexPairs('const mid = (lo + hi) >> 1\nif (nums[mid] < target) lo = mid + 1')
    expect([...(pairs.get('nums')?.[0] ?? [])]).toEqual(expect.arrayContaining(['mid', 'lo', 'hi']))
    expect([...(indexPairs('left += nums[i]').get('nums')?.[0] ?? [])]).toEqual(['i'])
  })
})

describe('the drawing of a step', () => {
  test('a list is a row of cells, with its indices below and changes marked', () => {
    const state = stateOf(
      first({ '1': ['nums', 1, 'i', '1', 'n', '9'] }, { '1': ['list', 'list', 2, '5', '6'] }),
      step({ things: { '1': ['list', 'list', 2, '5', '7'] } }),
    )
    expect(sceneOf(state, indexPairs('nums[i]')).figures).toEqual([
      {
        kind: 'cells',
        id: 'thing-1',
        title: 'list',
        size: 2,
        cells: [
          { words: '5', changed: false },
          { words: '7', changed: true },
        ],
        pointers: [{ name: 'i', at: 1 }],
      },
    ])
  })

  test('two variables of the same list label the same drawing', () => {
    const state = stateOf(first({ '1': ['a', 1, 'b', 1] }, { '1': ['list', 'list', 1, '5'] }))
    const { figures, tags } = sceneOf(state, indexPairs(''))
    expect(figures.length).toBe(1)
    expect(tags.get(1)?.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('separate rows form a grid; the same row three times is drawn once, with three arrows', () => {
    const row: Thing = ['list', 'list', 2, '0', '0']
    const grid = stateOf(
      first({ '1': ['g', 1, 'r', '1', 'c', '0'] }, { '1': ['list', 'list', 2, 2, 3], '2': row, '3': row }),
    )
    expect(sceneOf(grid, indexPairs('g[r][c]')).figures).toMatchObject([
      {
        kind: 'grid',
        size: 2,
        down: [{ name: 'r', at: 1 }],
        across: [{ name: 'c', at: 0 }],
        rows: [{ id: 2 }, { id: 3 }],
      },
    ])
    const shared = stateOf(first({ '1': ['g', 1] }, { '1': ['list', 'list', 3, 2, 2, 2], '2': row }))
    const [outer, inner] = sceneOf(shared, indexPairs('')).figures
    expect(outer).toMatchObject({
      kind: 'cells',
      cells: [{ words: '→ #2' }, { words: '→ #2' }, { words: '→ #2' }],
    })
    expect(inner).toMatchObject({ kind: 'cells', id: 'thing-2' })
  })

  test('a linked list starts at its first node, whatever points into it, and a cycle shows where it closes', () => {
    const things = { '1': node('1', 2), '2': node('2', 3), '3': node('3', 'None') }
    const state = stateOf(first({ '1': ['slow', 2, 'head', 1] }, things))
    expect(sceneOf(state, indexPairs('')).figures).toMatchObject([
      { kind: 'chain', nodes: [{ words: '1' }, { words: '2' }, { words: '3' }], end: 'end' },
    ])
    const ring = stateOf(first({ '1': ['head', 1] }, { ...things, '3': node('3', 2) }))
    expect(sceneOf(ring, indexPairs('')).figures).toMatchObject([{ kind: 'chain', end: { to: 2 } }])
  })

  test('a tree is drawn from its root, each node in a column of its own', () => {
    const things = { '1': leaf('1', 2, 3), '2': leaf('2'), '3': leaf('3') }
    const [tree] = sceneOf(stateOf(first({ '1': ['node', 3, 'root', 1] }, things)), indexPairs('')).figures
    expect(tree).toMatchObject({
      kind: 'tree',
      nodes: [
        { words: '2', column: 0, row: 1, parent: 1 },
        { words: '1', column: 1, row: 0 },
        { words: '3', column: 2, row: 1, parent: 1 },
      ],
    })
  })

  const branch = (val: string, children: number | string): Thing => [
    ...(['object', 'Node', 2, 'val', val, 'children', children] as const),
  ]
  const list = (...cells: Cell[]): Thing => ['list', 'list', cells.length, ...cells]

  test('a node with a list of children is centered above them', () => {
    const things = {
      '1': branch('1', 11),
      '2': branch('3', 12),
      '3': branch('2', 'None'),
      '4': branch('4', 13),
      '5': branch('5', 'None'),
      '6': branch('6', 14),
      '11': list(2, 3, 4),
      '12': list(5, 6),
      '13': list(),
      '14': list('None'),
    }
    const state = stateOf(
      first({ '1': ['root', 1, 'node', 2] }, things),
      step({ things: { '13': list(7), '7': branch('7', 'None') } }),
    )
    expect(sceneOf(state, indexPairs('')).figures).toMatchObject([
      {
        kind: 'tree',
        whole: true,
        order: 'each node before its children',
        nodes: [
          { words: '1', column: 1.75, row: 0 },
          { words: '3', column: 0.5, row: 1, parent: 1 },
          { words: '5', column: 0, row: 2, parent: 2 },
          { words: '6', column: 1, row: 2, parent: 2 },
          { words: '2', column: 2, row: 1, parent: 1, changed: false },
          { words: '4', column: 3, row: 1, parent: 1, changed: true },
          { words: '7', column: 3, row: 2, parent: 4 },
        ],
      },
    ])
    expect(wordsOf(1, state)).toBe('tree 1 (3 (5, 6), 2, 4 (7))')
  })

  test('children that are not nodes make no tree, and a node among its own children ends the drawing', () => {
    const numbers = stateOf(first({ '1': ['mother', 1] }, { '1': branch('1', 2), '2': list('4', '5') }))
    expect(sceneOf(numbers, indexPairs('')).figures).toMatchObject([{ kind: 'table' }])
    const ring = stateOf(first({ '1': ['node', 1] }, { '1': branch('1', 2), '2': list(1) }))
    expect(sceneOf(ring, indexPairs('')).figures).toMatchObject([{ kind: 'tree', whole: false }])
    expect(wordsOf(1, ring)).toBe('tree 1 (…)')
  })

  test('an object whose left and right are numbers is not a tree', () => {
    const state = stateOf(
      first({ '1': ['span', 1] }, { '1': ['object', 'Span', 2, 'left', '0', 'right', '5'] }),
    )
    expect(sceneOf(state, indexPairs('')).figures).toMatchObject([{ kind: 'table' }])
    expect(wordsOf(1, state)).toBe('Span(left 0, right 5)')
  })

  test('a string is drawn letter by letter when the code indexes it', () => {
    const state = stateOf(first({ '1': ['s', '"ab', 'i', '2'] }))
    expect(sceneOf(state, indexPairs('s[i]')).figures).toMatchObject([
      {
        kind: 'cells',
        title: 's',
        cells: [{ words: 'a' }, { words: 'b' }],
        pointers: [{ name: 'i', at: 2 }],
      },
    ])
    expect(sceneOf(state, indexPairs('')).figures).toEqual([])
  })

  test('a map is a table of keys and values, a set its values', () => {
    const state = stateOf(
      first(
        { '1': ['m', 1, 's', 2] },
        { '1': ['map', 'dict', 1, '"a', 3], '2': ['set', 'set', 1, '4'], '3': ['list', 'list', 2, '1', '2'] },
      ),
    )
    expect(sceneOf(state, indexPairs('')).figures).toMatchObject([
      { kind: 'table', entries: [['"a"', { words: '[1, 2]' }]] },
      { kind: 'set', cells: [{ words: '4' }] },
    ])
  })
})

describe('the words of a step', () => {
  const things: Record<string, Thing> = {
    '1': ['list', 'list', 3, '1', '"a'],
    '2': node('7', 3),
    '3': node('8', 'None'),
  }
  const state = stateOf(first({ '1': ['a', 1, 'head', 2, 'gone', 9] }, things))

  test('values are described in one line, with the number of omitted ones', () => {
    expect([1, 2, 9].map((cell) => wordsOf(cell, state))).toEqual(['[1, "a", … 1 more]', '7 → 8', '…'])
  })

  test('a tree is described level by level, and a cyclic one ends', () => {
    const tree = { '1': leaf('8', 2, 3), '2': leaf('3'), '3': leaf('10', 'None', 4), '4': leaf('14') }
    expect(wordsOf(1, stateOf(first({}, tree)))).toBe('tree [8, 3, 10, null, null, null, 14]')
    expect(wordsOf(1, stateOf(first({}, { '1': leaf('8', 1, 1) })))).toMatch(/^tree \[8, 8, .*…\]$/)
  })

  test('one announcement names the position and the changes', () => {
    const next = stateOf(
      first({ '1': ['i', '1', 'a', 1] }, { '1': ['list', 'list', 1, '1'] }),
      step({ line: 4, frames: { '1': ['i', '2', 'a', 1] } }),
    )
    expect(announcementOf(next, 9)).toBe('Step 2 of 9. Line 4. i is 2.')
  })

  test('a variable counts as changed when anything inside its value changed', () => {
    const next = stateOf(
      first({ '1': ['g', 1] }, { '1': ['list', 'list', 1, 2], '2': ['list', 'list', 1, '0'] }),
      step({ things: { '2': ['list', 'list', 1, '5'] } }),
    )
    expect(changeOf({ name: 'g', cell: 1 }, false, next)).toBe('changed')
  })
})
