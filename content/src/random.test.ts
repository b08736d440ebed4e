import { describe, expect, test } from 'vitest'
import { Random } from './random.ts'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Returns whether a graph is connected. */
function connected(nodes: number, edges: number[][], first = 0) {
  const group = new Map(times(nodes).map((at) => [at + first, at]))
  for (const [one = -1, other = -1] of edges) {
    const [from, to] = [group.get(one), group.get(other)]
    if (from === undefined || to === undefined) throw new Error(`${one} or ${other} is no node.`)
    for (const [node, of] of group) if (of === from) group.set(node, to)
  }
  return new Set(group.values()).size <= 1
}

describe('chance for tests', () => {
  test('the same seed gives the same for ever, another seed something else', () => {
    const drawn = (seed: string) => new Random(seed).ints(6, 0, 999)
    expect(drawn('fair-cuts 1')).toEqual(FIRST)
    expect(drawn('fair-cuts 2')).not.toEqual(FIRST)
  })

  test('whole numbers reach both ends and stay between them, large ranges too', () => {
    const random = new Random(1)
    expect(new Set(random.ints(300, -2, 2))).toEqual(new Set([-2, -1, 0, 1, 2]))
    const large = random.ints(300, -1e15, 1e15)
    expect(large.every((one) => Number.isSafeInteger(one) && Math.abs(one) <= 1e15)).toBe(true)
    expect(large.some((one) => one < -5e14) && large.some((one) => one > 5e14)).toBe(true)
    expect(() => random.int(2, 1)).toThrow('There is no whole number from 2 to 1.')
    expect(() => random.pick([])).toThrow('nothing to pick')
  })

  test('distinct numbers and permutations hold each number once', () => {
    const random = new Random(2)
    for (const at of times(50)) {
      expect(new Set(random.distinct(at % 11, 5, 15)).size).toBe(at % 11)
      expect(random.permutation(9, 1).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
    expect(random.distinct(11, 5, 15).toSorted((one, other) => one - other)).toEqual(
      times(11).map((at) => at + 5),
    )
    expect(() => random.distinct(12, 5, 15)).toThrow('holds less than 12')
  })

  test.each(['random', 'path', 'star', 'deep'] as const)('a %s tree hangs together', (shape) => {
    const random = new Random(shape)
    for (const nodes of [1, 2, 3, 20]) {
      const edges = random.tree(nodes, { shape, first: 1 })
      expect(edges).toHaveLength(nodes - 1)
      expect(connected(nodes, edges, 1)).toBe(true)
    }
  })

  test('a graph holds as many different edges as were asked for', () => {
    const random = new Random(3)
    for (const [nodes, edges] of [
      [1, 0],
      [5, 10],
      [8, 3],
      [8, 25],
      [40, 60],
    ] as const) {
      const found = random.graph(nodes, edges)
      expect(new Set(found.map((edge) => edge.toSorted().join())).size).toBe(edges)
      expect(found.every(([one, other]) => one !== other)).toBe(true)
    }
    for (const edges of [7, 12, 28])
      expect(connected(8, random.graph(8, edges, { connected: true }))).toBe(true)
    expect(() => random.graph(4, 7)).toThrow('No such graph')
    expect(() => random.graph(4, 2, { connected: true })).toThrow('No such graph')
  })

  test('a binary tree is written level by level', () => {
    const random = new Random(4)
    expect(random.binaryTree(4, (at) => at, 'left')).toEqual([0, 1, null, 2, null, 3])
    expect(random.binaryTree(3, (at) => at, 'right')).toEqual([0, null, 1, null, 2])
    expect(random.binaryTree(6, (at) => at, 'complete')).toEqual([0, 1, 2, 3, 4, 5])
    expect(random.binaryTree(0, (at) => at)).toEqual([])
    for (const nodes of [1, 2, 9, 30]) {
      const values = random.binaryTree(nodes, (at) => at)
      expect(values.filter((one) => one !== null).toSorted((one, other) => one - other)).toEqual(times(nodes))
      expect(values.at(-1)).not.toBeNull()
    }
  })
})

// A change here changes every test of every problem.
const FIRST = [318, 374, 495, 122, 660, 969]
