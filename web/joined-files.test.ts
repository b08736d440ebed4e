import { expect, test } from 'vitest'
import { type Fit, joined } from './joined-files.ts'

const [first, second, third] = [1n, 2n, 4n]
const file = (name: string, size: number, readers: bigint, imports: readonly string[] = []): Fit => ({
  names: [name],
  size,
  readers,
  imports,
})
const request = () => 100
const weights = [1, 1, 1]
const named = (files: readonly Fit[]) => files.map(({ names }) => names.toSorted().join(' ')).toSorted()

test('files with the same readers become one', () => {
  const files = [file('a', 5_000, first | second), file('b', 9_000, first | second)]
  expect(named(joined(files, { weights, request }))).toEqual(['a b'])
})

test('a file is joined to another while its bytes cost the others less than the request saves', () => {
  const files = (size: number) => [file('a', size, first | second), file('b', 10, second | third)]
  expect(named(joined(files(80), { weights, request }))).toEqual(['a b'])
  expect(named(joined(files(120), { weights, request }))).toEqual(['a', 'b'])
})

test('a request for a small file may be worth more', () => {
  const files = [file('a', 120, first | second), file('b', 10, second | third)]
  const more = (size: number) => (size < 50 ? 300 : 100)
  expect(named(joined(files, { weights, request }))).toEqual(['a', 'b'])
  expect(named(joined(files, { weights, request: more }))).toEqual(['a b'])
})

test('what a screen fetches that is opened often counts more', () => {
  const files = [file('a', 300, first | second), file('b', 10, second | third)]
  expect(named(joined(files, { weights: [1, 5, 1], request }))).toEqual(['a b'])
})

test('who comes to fetch a file fetches its imports too, and they count', () => {
  const files = (size: number) => [
    file('a', 10, first | second, ['library']),
    file('b', 10, second | third),
    file('library', size, first | second),
  ]
  expect(named(joined(files(20), { weights, request }))).toEqual(['a b library'])
  expect(named(joined(files(5_000), { weights, request }))).toEqual(['a library', 'b'])
})

test('no file needs itself through others, whatever is joined', () => {
  let seed = 7
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
  for (let round = 0; round < 300; round++) {
    const readers: bigint[] = []
    const files = Array.from({ length: 20 }, (_, at) => {
      const imports = Array.from({ length: at && below(3) }, () => below(at))
      readers[at] = BigInt(1 + below(31))
      return { at, imports, size: 1 + below(900) }
    })
    // A screen that needs a file also needs its imports.
    for (const { at, imports } of files.toReversed())
      for (const to of imports) readers[to] = (readers[to] ?? 0n) | (readers[at] ?? 0n)
    const found = joined(
      files.map(({ at, imports, size }) => file(`${at}`, size, readers[at] ?? 0n, imports.map(String))),
      { weights: [1, 2, 1, 0.1, 3], request: () => 40 },
    )
    const holder = (name: string) => found.findIndex(({ names }) => names.includes(name))
    const needs = (at: number): number[] => [
      ...new Set(found[at]?.imports.map(holder).filter((to) => to !== at)),
    ]
    const isFree = (at: number, above: readonly number[]): boolean =>
      !above.includes(at) && needs(at).every((to) => isFree(to, [...above, at]))
    expect(found.every((_, at) => isFree(at, []))).toBe(true)
  }
})
