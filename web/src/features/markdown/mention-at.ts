import type { Nameable } from '@callofcode/contract/markdown/markdown'
import type { Chosen, Edit } from './edits.ts'

/** A name that is being typed after an `@`: the position of the sign, and the letters so far. */
export interface Begun {
  readonly from: number
  readonly to: number
  readonly q: string
}

// A name may contain one space. With a second space it is a sentence.
const BEGUN =
  /(?:^|[^\p{L}\p{N}_.@/-])@((?:[\p{L}\p{N}][\p{L}\p{N}.'-]*(?: [\p{L}\p{N}][\p{L}\p{N}.'-]*)?)?)$/u
const FURTHEST = 60

export function mentionAt({ text, start, end }: Chosen): Begun | undefined {
  if (start !== end) return undefined
  const q = BEGUN.exec(text.slice(Math.max(0, start - FURTHEST), start))?.[1]
  return q === undefined ? undefined : { from: start - q.length - 1, to: start, q }
}

/**
 * Returns whether a result fits the typed letters. Older results that no longer fit are hidden, because Enter takes a shown
 * result.
 */
export function fitsName({ name, handle }: Nameable, q: string): boolean {
  const begun = q.toLowerCase()
  return ` ${name.toLowerCase()}`.includes(` ${begun}`) || handle.startsWith(begun)
}

/** Replaces the typed text by a handle and a space. */
export const nameIn =
  ({ from, to }: Begun, handle: string) =>
  ({ text }: Chosen): Edit => {
    const insert = `@${handle}${/^\s/.test(text.slice(to)) ? '' : ' '}`
    const end = from + handle.length + 2
    return { from, to, insert, start: end, end }
  }
