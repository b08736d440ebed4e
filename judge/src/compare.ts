import { depthOf, type TypeName } from './signature.ts'
import type { Value } from './value.ts'

export interface Comparison {
  /** The allowed difference of numbers, absolute or relative. By default 1e-6 for a `double`, otherwise 0. */
  tolerance?: number
  /**
   * `outer`: elements may be in any order; `every`: also those of nested lists. In text: its lines; also the words of a
   * line.
   */
  order?: 'outer' | 'every'
}

export interface Compared {
  ok: boolean
  /** The first difference, for the learner. */
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
  return inAnyOrder(linesOf(actual), linesOf(expected), sameLine, tolerance > 0)
}

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

/** Compares answers by their type: `double` with a tolerance, `long` exactly even beyond 2^53. */
export function compareAnswer(
  actual: Value,
  expected: Value,
  type: TypeName,
  comparison: Comparison = {},
): Compared {
  const { atom, depth } = depthOf(type)
  const tolerance = comparison.tolerance ?? (atom === 'double' ? TOLERANCE : 0)
  const sameAtom = (one: Value, other: Value) => sameValue(one, other, tolerance)
  const order = comparison.order
  const free = order === 'every' ? depth : order === 'outer' ? 1 : 0
  return { ok: sameNested(actual, expected, depth, free, sameAtom) }
}

type Same<T> = (actual: T, expected: T) => boolean

/** `free`: the number of outer levels that may be in any order. */
function sameNested(actual: Value, expected: Value, depth: number, free: number, same: Same<Value>): boolean {
  if (depth === 0) return same(actual, expected)
  if (!Array.isArray(actual) || !Array.isArray(expected) || actual.length !== expected.length) return false
  const samePart = (one: Value, other: Value) => sameNested(one, other, depth - 1, free - 1, same)
  if (free > 0) return inAnyOrder(partsOf(actual, free), partsOf(expected, free), samePart, true).ok
  return actual.every((one, at) => samePart(one, expected[at] ?? null))
}

const partsOf = (value: Value[], free: number) => value.map((one) => sorted(one, free - 1))

/** Sorts elements whose order is free, so that most pairs are equal at once. */
function sorted(value: Value, free: number): Value {
  if (!Array.isArray(value) || free <= 0) return value
  return value.map((one) => sorted(one, free - 1)).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function sameValue(actual: Value, expected: Value, tolerance: number): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false
    return expected.every((one, at) => sameValue(actual[at] ?? null, one, tolerance))
  }
  if (tolerance > 0 && typeof actual === 'number' && typeof expected === 'number')
    return near(actual, expected, tolerance)
  if (actual === expected) return true
  const numeric = (value: Value) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
  // A long may be a number in one place and digits in the other.
  return (
    typeof actual !== typeof expected && numeric(actual) && numeric(expected) && `${actual}` === `${expected}`
  )
}

const keyOf = (value: unknown) => JSON.stringify(value)

/**
 * Whether both have the same elements equally often. Equal elements are removed first. The rest is compared pair by
 * pair, but only if two elements can match without being equal.
 */
function inAnyOrder<T>(actual: T[], expected: T[], same: Same<T>, bySimilarity: boolean): Compared {
  const different: Compared = { ok: false, message: 'The parts are not the same, in whatever order.' }
  if (actual.length !== expected.length) return different
  const counts = new Map<string, T[]>()
  for (const part of expected) put(counts, keyOf(part), part)
  const left = actual.filter((part) => {
    const equal = counts.get(keyOf(part))
    if (!equal?.length) return true
    equal.pop()
    return false
  })
  const missing = [...counts.values()].flat()
  if (left.length === 0) return { ok: true }
  if (!bySimilarity) return different
  const ok = left.every((part) => {
    const at = missing.findIndex((one) => same(part, one))
    if (at >= 0) missing.splice(at, 1)
    return at >= 0
  })
  return ok ? { ok } : different
}

function put<T>(counts: Map<string, T[]>, key: string, part: T) {
  const parts = counts.get(key)
  if (parts) parts.push(part)
  else counts.set(key, [part])
}
