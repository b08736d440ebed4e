import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Returns work that ends when `end` is called, and a list of the jobs that have begun. */
function bench(atOnce: number, mostWaiting: number) {
  const queue = new FairQueue({ atOnce, ofOne: 1, mostOfOwner: mostWaiting })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (owner: string, name: string) =>
    queue.run(
      () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
      { owner, isOfOne: true },
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { bring, end, begun }
}

test('safety X6 an owner with much work takes one place, and the other place stays free for other owners', async () => {
  const { bring, end, begun } = bench(2, 10)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  void bring('b', 'b1')
  await end('')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('safety X6 every owner has a turn before any owner has a second turn', async () => {
  const { bring, end, begun } = bench(1, 10)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  for (const name of ['b1', 'b2']) void bring('b', name)
  void bring('c', 'c1')
  for (const name of ['', 'a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('safety R4 too much waiting work of one owner is refused, and work of others is not', async () => {
  const { bring, end } = bench(1, 2)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  await end('')
  await expect(bring('a', 'a4')).rejects.toMatchObject({ status: 429 })
  void bring('b', 'b1')
})
