import { canonical } from './answer.ts'
import { inAnyOrder, leadOf } from './in-any-order.ts'
import { depthOf, type TypeName } from './signature.ts'
import type { Value } from './value.ts'

export interface Comparison {
  /** The allowed difference of numbers, absolute or relative. By default 1e-6 for a `double`, otherwise 0. */
  tolerance?: number
  /**
   * `outer`: elements may be in any order. `every`: also those of nested lists. In text, `outer` frees the lines, and `every`
   * also the words of a line.
   */
  order?: 'outer' | 'every'
}

export interface Compared {
  ok: boolean
  /** The first difference, in words for the learner. */
  message?: string
}

const TOLERANCE = 1e-6

/** Compares texts word by word. The amount of white space between words does not matter. */
export function compareText(actual: string, expected: string, comparison: Comparison = {}): Compared {
  if (comparison.order) return compareLines(actual, expected, comparison)
  const [given, wanted] = [wordsOf(actual), wordsOf(expected)]
  const length = Math.min(given.length, wanted.length)
  for (let at = 0; at < length; at++) {
    if (!sameWord(given[at] ?? '', wanted[at] ?? '', comparison.tolerance ?? 0)) {
      return { ok: false, message: `Word ${at + 1} is ${shown(given[at])}, not ${shown(wanted[at])}.` }
    }
  }
  if (given.length < wanted.length)
    return { ok: false, message: `The output ends after ${count(given.length)}.` }
  if (given.length > wanted.length)
    return { ok: false, message: `The output goes on after ${count(wanted.length)}.` }
  return { ok: true }
}

function compareLines(actual: string, expected: string, { order, tolerance = 0 }: Comparison): Compared {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => (order === 'every' ? wordsOf(line).sort() : wordsOf(line)))
      .filter((words) => words.length > 0)
  const sameLine = (one: string[], other: string[]) =>
    one.length === other.length && one.every((word, at) => sameWord(word, other[at] ?? '', tolerance))
  const leadOfLine = ([first = '']: string[]) => (NUMBER.test(first) ? Number(first) : 0)
  const near = { same: sameLine, leadOf: leadOfLine, tolerance }
  return inAnyOrder(linesOf(actual), linesOf(expected), near) ? { ok: true } : OTHERS
}

const OTHERS: Compared = { ok: false, message: 'The parts are not the same, in whatever order.' }

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const count = (words: number) => (words === 1 ? '1 word' : `${words} words`)
const shown = (word: string | undefined) => JSON.stringify((word ?? '').slice(0, 60))

// Unlike Number(), it accepts neither `0x10` nor an empty word.
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

function sameWord(actual: string, expected: string, tolerance: number): boolean {
  if (actual === expected) return true
  if (tolerance === 0 || !NUMBER.test(actual) || !NUMBER.test(expected)) return false
  return near(Number(actual), Number(expected), tolerance)
}

function near(actual: number, expected: number, tolerance: number): boolean {
  return Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected))
}

/** Compares answers that `readAnswer` returned, by their type: `double` with a tolerance, all other types exactly. */
export function compareAnswer(
  actual: Value,
  expected: Value,
  type: TypeName,
  comparison: Comparison = {},
): Compared {
  const { atom, depth } = depthOf(type)
  const tolerance = comparison.tolerance ?? (atom === 'double' ? TOLERANCE : 0)
  const order = comparison.order
  const free = order === 'every' ? depth : order === 'outer' ? 1 : 0
  return sameNested(actual, canonical(expected, type), Math.min(free, depth), tolerance)
    ? { ok: true }
    : { ok: false }
}

/** Compares nested lists. `free` is the number of outer levels that may be in any order. */
function sameNested(actual: Value, expected: Value, free: number, tolerance: number): boolean {
  if (!Array.isArray(expected))
    return (
      actual === expected ||
      (tolerance > 0 &&
        typeof actual === 'number' &&
        typeof expected === 'number' &&
        near(actual, expected, tolerance))
    )
  if (!Array.isArray(actual) || actual.length !== expected.length) return false
  if (free === 0) return actual.every((one, at) => sameNested(one, expected[at] ?? null, 0, tolerance))
  const sorted = (values: Value[]) => values.map((one) => ordered(one, free - 1))
  const same = (one: Value, other: Value) => sameNested(one, other, free - 1, tolerance)
  return inAnyOrder(sorted(actual), sorted(expected), { same, leadOf, tolerance })
}

/** Sorts the elements whose order is free, so that equal values become identical. */
function ordered(value: Value, free: number): Value {
  if (!Array.isArray(value) || free <= 0) return value
  const keyed = value.map((one) => {
    const part = ordered(one, free - 1)
    return { part, key: JSON.stringify(part) }
  })
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ part }) => part)
}
