import { type Atom, depthOf, type TypeName } from './signature.ts'

/**
 * A value of a signature's type in a test. A `long` beyond 2^53 is a string of digits. A ListNode is an array of its values. A
 * TreeNode is an array of its values level by level, with null for a missing child.
 */
export type Value = number | string | boolean | null | Value[]

export class BadValue extends Error {
  /** A short text of the found value that does not fit the type. */
  readonly found: string

  constructor(value: Value, type: TypeName) {
    const found = shortly(value)
    super(`${found} is not of type ${type}.`)
    this.found = found
  }
}

const LONGEST = 200

/** Returns a short text of a value. Judged code chooses how long and deep a value is, so only the beginning of a list is read. */
function shortly(value: Value): string {
  const whole = Array.isArray(value) ? `[${value.slice(0, 20).map(inside).join(',')}]` : inside(value)
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole
}

function inside(value: Value): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return JSON.stringify(typeof value === 'string' ? value.slice(0, LONGEST) : value)
}

/** Throws BadValue if a value does not fit its type, so that an author's mistake does not become a learner's verdict. */
export function checkValue(value: Value, type: TypeName) {
  const { atom, depth } = depthOf(type)
  checkNested(value, atom, depth, type)
}

function checkNested(value: Value, atom: Atom, depth: number, type: TypeName) {
  if (depth === 0) {
    if (!isAtom(value, atom)) throw new BadValue(value, type)
    return
  }
  if (!Array.isArray(value)) throw new BadValue(value, type)
  for (const one of value) checkNested(one, atom, depth - 1, type)
}

function isAtom(value: Value, atom: Atom): boolean {
  switch (atom) {
    case 'int':
      return typeof value === 'number' && (value | 0) === value
    case 'long':
      return isLong(value)
    case 'double':
      return typeof value === 'number' && Number.isFinite(value)
    case 'bool':
      return typeof value === 'boolean'
    case 'char':
      return typeof value === 'string' && /^[\x20-\x7e]$/.test(value)
    case 'string':
      return typeof value === 'string'
    case 'ListNode':
      return Array.isArray(value) && value.every((one) => isAtom(one, 'int'))
    case 'TreeNode':
      return Array.isArray(value) && isTree(value)
  }
}

/** Returns whether every node has an existing parent. */
function isTree(row: Value[]): boolean {
  let places = 1
  return row.every((one) => {
    if (places-- === 0) return one === null
    if (one !== null) places += 2
    return one === null || isAtom(one, 'int')
  })
}

const BOUND = 2n ** 63n

function isLong(value: Value): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)) return false
  const number = BigInt(value)
  return number >= -BOUND && number < BOUND
}
