import type { Random } from '@callofcode/content/random'
import { made, valid } from './reference.ts'

export const samples = [['k3(pk)y'], ['2(a3(b)2(c))d'], ['12(x)']]

/** Nests `depth` repeats. */
const deep = (depth: number, count: number, inner: string) =>
  `${count}(`.repeat(depth) + inner + ')'.repeat(depth)

/** Makes a random pattern whose number of stitches is within the limits. */
function pattern(random: Random, depth: number, most: number, least: number): [string] {
  for (;;) {
    const one = made(random, depth, most)
    if (one.length >= least && valid(one) === undefined) return [one]
  }
}

export const tests = [
  ['k'],
  ['kpky'],
  ['1(k)'],
  ['1(1(1(k)))'],
  ['10(k)'],
  ['100(ab)'],
  ['1000(k)'],
  ['105(k)20(p)3(y)'],
  ['2(k)3(p)'],
  ['a2(b)c2(d)e'],
  ['2(2(a)b)'],
  ['2(a2(b))'],
  ['3(a2(b4(c)d)e)f'],
  ['2(3(a)4(b))5(c)'],
  ['11(a11(b))'],
  [`z${deep(5, 3, 'kp')}z`],
  [deep(14, 2, 'k')],
  [deep(14, 2, 'k').replaceAll(')', 'p)').replaceAll('2(', '1(')],
  ['20(10(50(kp)))'],
  (random: Random) => pattern(random, 3, 9, 30),
  (random: Random) => pattern(random, 4, 12, 40),
  (random: Random) => [`${random.string(900)}19(${random.string(1000)})`],
  [deep(650, 1, '1000(20(k))')],
  [deep(550, 1, `${'kp'.repeat(40)}100(${'kpyy'.repeat(40)})`)],
  [`${'1(k)'.repeat(490)}19(1000(y))`],
]
