import type { MapTopic } from '@callofcode/contract/topic-map/topic-map'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf, linesOf, NODE } from './map-layout.ts'

const topic = (id: string, requires: string[]): MapTopic => ({
  id,
  title: id,
  description: '',
  level: 'Beginner',
  questions: 1,
  requires,
})
/** Maps of topics that require earlier topics. */
const maps = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 24 })
  .map((all) =>
    all.map((requires, at) =>
      topic(String(at), at === 0 ? [] : [...new Set(requires.map((one) => String(one % at)))]),
    ),
  )

test('LEARN-120 every topic stands below those before it, and none covers another', () => {
  fc.assert(
    fc.property(maps, (topics) => {
      const { nodes, width, height } = layoutOf(topics)
      const of = new Map(nodes.map((node) => [node.topic.id, node]))
      expect(nodes).toHaveLength(topics.length)
      for (const { topic: one, x, y } of nodes) {
        for (const before of one.requires) expect(of.get(before)?.y).toBeLessThan(y)
        expect(x >= 0 && x + NODE.width <= width && y + NODE.height <= height).toBe(true)
      }
      const places = nodes.flatMap((a, at) => nodes.slice(at + 1).map((b) => [a, b] as const))
      for (const [a, b] of places) expect(a.y !== b.y || Math.abs(a.x - b.x) >= NODE.width).toBe(true)
    }),
  )
})

test('LEARN-120 a circle does not hang it', () => {
  expect(layoutOf([topic('a', ['b']), topic('b', ['a']), topic('c', ['gone'])]).nodes).toHaveLength(3)
})

test('LEARN-120 a line is not drawn where a longer way says the same', () => {
  const { edges } = layoutOf([topic('a', []), topic('b', ['a']), topic('c', ['a', 'b'])])
  expect(edges.map(({ from, to }) => from + to)).toEqual(['ab', 'bc'])
})

test('LEARN-120 a title has two lines that fit', () => {
  expect(linesOf('Strings')).toEqual(['Strings'])
  expect(linesOf('Shortest Paths & Advanced Graphs')).toEqual(['Shortest Paths &', 'Advanced Graphs'])
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (title) => {
      const lines = linesOf(title)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(22)
    }),
  )
})
