import { say } from 'words:run'
/** A stretch of a solution's answer. `differs` marks a stretch that was not expected. */
export interface Stretch {
  readonly text: string
  readonly differs: boolean
}

/** Longer answers are not compared, because people could not read the result. */
const LONGEST = 20_000

/** The unit of comparison: a text in quotes, or the characters between spaces, commas and brackets. */
const ATOM = /"(?:[^"\\]|\\.)*"|[^\s,[\](){}"]+/g
const PUNCTUATION = /[;:"']/g

/** A wrong answer and the expected one, both as people see them. */
export interface Answers {
  readonly given: string
  readonly expected: string
  /** The values may stand in any order. */
  readonly anyOrder: boolean
}

/**
 * Describes in a sentence how a wrong answer differs from the expected one. It covers common mistakes (spaces, case, order, one
 * off) and returns undefined for all others.
 */
export function differenceOf({ given, expected, anyOrder }: Answers): string | undefined {
  if (given.length > LONGEST || expected.length > LONGEST || given.trim() === '') return undefined
  const [ours, theirs] = [atomsOf(given), atomsOf(expected)]
  const written = inWriting(given, expected)
  if (anyOrder || written) return written
  return inOrder(ours, theirs) ?? inNumber(ours, theirs) ?? inSize(ours, theirs)
}

/** Splits the answer into stretches. A missing part cannot be marked. */
export function markedDifference({ given, expected, anyOrder }: Answers): Stretch[] {
  if (given.length > LONGEST || expected.length > LONGEST) return [{ text: given, differs: false }]
  const [ours, theirs] = [atomsOf(given), atomsOf(expected)]
  const isSame = anyOrder ? membership(ours, theirs) : sameness(ours, theirs)
  const stretches: Stretch[] = []
  let from = 0
  for (const [at, { 0: atom, index }] of [...given.matchAll(ATOM)].entries()) {
    if (isSame(at)) continue
    stretches.push({ text: given.slice(from, index), differs: false }, { text: atom, differs: true })
    from = index + atom.length
  }
  stretches.push({ text: given.slice(from), differs: false })
  return stretches.filter(({ text }) => text !== '')
}

const atomsOf = (text: string): string[] => text.match(ATOM) ?? []

/** Matches parts in any order. A part matches as often as it is expected. */
function membership(ours: string[], theirs: string[]): (at: number) => boolean {
  const left = new Map<string, number>()
  for (const atom of theirs) left.set(atom, (left.get(atom) ?? 0) + 1)
  const same = ours.map((atom) => {
    const often = left.get(atom) ?? 0
    left.set(atom, often - 1)
    return often > 0
  })
  return (at) => same[at] === true
}

/** When both sides have the same number of parts, parts are compared in pairs. Otherwise equal parts at both ends are matched. */
function sameness(ours: string[], theirs: string[]): (at: number) => boolean {
  if (ours.length === theirs.length) return (at) => isNear(ours[at] ?? '', theirs[at] ?? '')
  const shorter = Math.min(ours.length, theirs.length)
  let before = 0
  while (before < shorter && ours[before] === theirs[before]) before++
  let after = 0
  while (after < shorter - before && ours.at(-1 - after) === theirs.at(-1 - after)) after++
  return (at) => at < before || at >= ours.length - after
}

const DECIMAL = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/

/** Compares decimal fractions as the judge does, with a tolerance of one millionth. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  if (!`${one}${other}`.includes('.') || !DECIMAL.test(one) || !DECIMAL.test(other)) return false
  return Math.abs(Number(one) - Number(other)) <= 1e-6 * Math.max(1, Math.abs(Number(other)))
}

function inWriting(given: string, expected: string): string | undefined {
  const same = (change: (text: string) => string) => change(given) === change(expected)
  const closed = (text: string) => text.replace(/\s/g, '')
  // Values are compared one by one, because `[12, 3]` is not `[1, 23]`.
  const plain = (text: string) =>
    atomsOf(text)
      .map((atom) => atom.replace(PUNCTUATION, ''))
      .join('\n')
  if (same(closed)) return say('onlyWhitespaceDiffers')
  if (same((text) => closed(text).toLowerCase())) return say('onlyCaseDiffers')
  if (same(plain)) return say('onlyFormDiffers')
  return undefined
}

function inOrder(ours: string[], theirs: string[]): string | undefined {
  const sorted = (atoms: string[]) => [...atoms].sort().join('\n')
  return sorted(ours) === sorted(theirs) ? say('otherOrder') : undefined
}

const INTEGER = /^-?\d+$/

function inNumber(ours: string[], theirs: string[]): string | undefined {
  if (ours.length !== theirs.length) return undefined
  const pairs = ours.map((atom, at) => [atom, theirs[at] ?? ''] as const)
  const different = pairs.filter(([one, other]) => one !== other)
  if (!different.flat().every((atom) => INTEGER.test(atom))) return undefined
  const steps = new Set(different.map(([one, other]) => BigInt(one) - BigInt(other)))
  if ([...steps].some((step) => step !== 1n && step !== -1n)) return undefined
  const way = steps.size > 1 ? 'one off' : steps.has(1n) ? say('oneTooLarge') : say('oneTooSmall')
  if (pairs.length === 1) return say('answerOffByOne', { way })
  if (different.length === 1) return say('oneNumberOff', { way })
  const which = different.length === pairs.length ? say('everyNumber') : say('someNumbers')
  return say('numbersOffByOne', { which, way })
}

function inSize(ours: string[], theirs: string[]): string | undefined {
  const endsWith = (longer: string[], shorter: string[]) =>
    shorter.length > 0 && longer.slice(-shorter.length).join('\n') === shorter.join('\n')
  const startsWith = (longer: string[], shorter: string[]) =>
    shorter.length > 0 && longer.slice(0, shorter.length).join('\n') === shorter.join('\n')
  const more = ours.length - theirs.length
  if (more === -1 && startsWith(theirs, ours)) return say('lastMissing')
  if (more === -1 && endsWith(theirs, ours)) return say('firstMissing')
  if (more > 0 && startsWith(ours, theirs)) return say('tooMuchAfter')
  if (more > 0 && endsWith(ours, theirs)) return say('tooMuchBefore')
  return undefined
}
