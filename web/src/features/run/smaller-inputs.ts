import type { Value } from '@callofcode/judge/value'

/** Returns inputs that are one step smaller: without a part, or with a number nearer to zero. The largest steps come first. */
export function smallerInputs(given: readonly Value[]): Value[][] {
  return given.flatMap((value, at) =>
    smallerValues(value).map((smaller) => given.map((other, place) => (place === at ? smaller : other))),
  )
}

function smallerValues(value: Value): Value[] {
  if (Array.isArray(value)) return [...shorterLists(value), ...smallerParts(value)]
  if (typeof value === 'number') return smallerNumbers(value)
  if (typeof value === 'string') return shorterLists([...value]).map((letters) => letters.join(''))
  return value === true ? [false] : []
}

/** Returns the list without each half, each quarter, … and each part. */
function shorterLists(list: readonly Value[]): Value[][] {
  const shorter: Value[][] = []
  for (let size = list.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < list.length; from += size)
      shorter.push([...list.slice(0, from), ...list.slice(from + size)])
  return shorter
}

const smallerParts = (list: readonly Value[]): Value[][] =>
  list.flatMap((part, at) =>
    smallerValues(part).map((smaller) => list.map((other, place) => (place === at ? smaller : other))),
  )

function smallerNumbers(value: number): number[] {
  if (value === 0) return []
  const steps = [0, 1, Math.trunc(value / 2), value - Math.sign(value), Math.abs(value)]
  return [...new Set(steps)].filter((step) => sizeOf(step) < sizeOf(value))
}

const sizeOf = (value: number) => Math.abs(value) * 2 + (value < 0 ? 1 : 0)

/** Returns the length of an input as text. */
export const inputSize = (given: readonly Value[]) => JSON.stringify(given).length
