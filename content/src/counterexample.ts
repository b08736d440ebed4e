import type { Value } from '@callofcode/judge/value'
import type { Arguments, Reference } from './problem.ts'

/** Whether a submission still fails on an input. */
export type Fails = (given: Arguments) => Promise<boolean>

/**
 * Finds a smaller input on which the submission still fails: with fewer parts, with numbers nearer to 0, or with shorter text.
 * Only valid inputs are tried. `tries` limits the runs of the submission.
 */
export async function shrink(
  given: Arguments,
  valid: Reference['valid'],
  fails: Fails,
  tries = 300,
): Promise<Arguments> {
  let smallest = given
  let left = tries
  const allowed = (one: Arguments) => {
    try {
      return valid(...structuredClone(one)) === undefined
    } catch {
      return false
    }
  }
  for (let better: Arguments | undefined = given; better && left > 0; ) {
    better = undefined
    for (const smaller of smallerLists(smallest, false)) {
      if (!allowed(smaller)) continue
      if (left-- <= 0) break
      if (!(await fails(smaller))) continue
      smallest = better = smaller
      break
    }
  }
  return smallest
}

function smallerLists(values: Value[], mayLose = true): Value[][] {
  const changed = values.flatMap((value, at) =>
    smallerValues(value).map((smaller) => values.with(at, smaller)),
  )
  // The number of a function's arguments is fixed. Arrays within them may lose elements.
  return mayLose ? [...leavingOut(values), ...changed] : changed
}

/** Returns the list without each of its halves, its quarters and so on down to single elements. */
function leavingOut<T>(values: readonly T[]): T[][] {
  const found: T[][] = []
  for (let size = values.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at + size <= values.length; at += size)
      found.push([...values.slice(0, at), ...values.slice(at + size)])
  }
  return found
}

function smallerValues(value: Value): Value[] {
  if (Array.isArray(value)) return smallerLists(value)
  if (typeof value === 'number') return smallerNumbers(value)
  if (typeof value === 'string') return smallerTexts(value)
  return value === true ? [false] : []
}

function smallerNumbers(value: number): number[] {
  const near = [0, -value, Math.trunc(value / 2), value - Math.sign(value)]
  return [...new Set(near)].filter((one) => Math.abs(one) < Math.abs(value) || (value < 0 && one === -value))
}

function smallerTexts(text: string): string[] {
  // A single word loses letters. A program's input loses lines and words.
  if (!/\s/.test(text)) return leavingOut([...text]).map((letters) => letters.join(''))
  const lines = text.split(/(?<=\n)/)
  const shorter = leavingOut(lines).map((left) => left.join(''))
  const thinner = lines.flatMap((line, at) => withoutAWord(line).map((one) => lines.with(at, one).join('')))
  const without = [...shorter, ...thinner]
  // The first line often counts what follows.
  return [...without, ...without.flatMap(withOneCountLess), ...withSmallerNumbers(text)]
}

function withoutAWord(line: string): string[] {
  const [words, end] = [line.trimEnd().split(' '), line.endsWith('\n') ? '\n' : '']
  return words.length < 2 ? [] : words.map((_, at) => `${words.toSpliced(at, 1).join(' ')}${end}`)
}

function withOneCountLess(text: string): string[] {
  const [first = '', ...rest] = text.split('\n')
  const words = first.split(' ')
  return words.flatMap((word, at) =>
    /^[1-9]\d*$/.test(word) ? [[words.with(at, `${Number(word) - 1}`).join(' '), ...rest].join('\n')] : [],
  )
}

function withSmallerNumbers(text: string): string[] {
  const parts = text.split(/(\s+)/)
  return parts.flatMap((part, at) =>
    /^-?\d{1,15}$/.test(part)
      ? smallerNumbers(Number(part)).map((smaller) => parts.with(at, `${smaller}`).join(''))
      : [],
  )
}
