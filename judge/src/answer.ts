import { type Atom, answerType, depthOf, type Signature, type TypeName } from './signature.ts'
import { BadValue, checkValue, type Value } from './value.ts'

/** The most characters of an answer as JSON. A million numbers of seven digits fit. */
export const ANSWER_LENGTH = 8 * 2 ** 20
export const ANSWER_TOO_LONG = `The answer is longer than ${ANSWER_LENGTH / 2 ** 20} MiB.`

/** An answer of its type in the only form of this value, or the fault, in words for the learner. */
export type ReadAnswer = { answer: Value } | { fault: string }

/**
 * Reads the answer that a function handed over. Judged code can write anything there, so nothing in it is trusted. Comparisons
 * and checkers get a value of the signature's type, or nothing.
 */
export function readAnswer(text: string | undefined, signature: Signature): ReadAnswer {
  if (text === undefined) return { fault: 'The program ended before the function returned.' }
  if (text.length > ANSWER_LENGTH) return { fault: ANSWER_TOO_LONG }
  const type = answerType(signature)
  try {
    const answer = canonical(JSON.parse(text) as Value, type)
    checkValue(answer, type)
    return { answer }
  } catch (error) {
    const what = error instanceof BadValue ? error.found : 'something'
    return { fault: `The function returned ${what}, which is no ${type}.` }
  }
}

/** Returns the only form of each value: a `long` is a number where that is exact, and a tree ends with its last node. */
export function canonical(value: Value, type: TypeName): Value {
  const { atom, depth } = depthOf(type)
  return ofDepth(value, atom, depth)
}

function ofDepth(value: Value, atom: Atom, depth: number): Value {
  if (depth > 0) return Array.isArray(value) ? value.map((one) => ofDepth(one, atom, depth - 1)) : value
  if (atom === 'int' || atom === 'long') return ofInteger(value)
  const isNode = (atom === 'ListNode' || atom === 'TreeNode') && Array.isArray(value)
  if (!isNode) return value
  return value.slice(0, value.findLastIndex((one) => one !== null) + 1).map(ofInteger)
}

/** A JavaScript BigInt arrives as its digits. */
function ofInteger(value: Value): Value {
  if (value === 0) return 0
  if (typeof value !== 'string' || !/^-?\d{1,20}$/.test(value)) return value
  return Number.isSafeInteger(Number(value)) ? Number(value) : `${BigInt(value)}`
}
