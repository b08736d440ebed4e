import type { Candidate } from './given-solve.ts'
import { isPlainFile, withoutEnding } from './words-of-pages.ts'

const LEETCODE = ['leetcode.com/problems/', 'leetcode.cn/problems/', 'leetcode-cn.com/problems/']
const FOREIGN =
  /(?:codeforces|codechef|geeksforgeeks|hackerrank|atcoder|spoj|hackerearth|cses|interviewbit)\./i

/** Returns the slug of a LeetCode address in a text. */
export function slugIn(text: string): string | null {
  const lower = text.toLowerCase()
  for (const address of LEETCODE) {
    const at = lower.indexOf(address)
    const slug =
      at < 0
        ? ''
        : (/^[a-z0-9-]{1,120}/.exec(lower.slice(at + address.length, at + address.length + 121))?.[0] ?? '')
    if (slug) return slug
  }
  return null
}
export const isForeign = (text: string) => FOREIGN.test(text)

/** Returns the last part of an address of another site, which is often a title. */
export function wordsOfAddress(text: string): string | null {
  const found = /https?:\/\/[^\s)\]>"']{4,300}/.exec(text)?.[0]
  const part = found?.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1)
  return part && /[a-z]-[a-z0-9]/i.test(part) && !part.includes('.') ? part.replaceAll('-', ' ') : null
}

const NUMBERED =
  /^(?:leetcode|lc|problem|question|q|p|no\.?)?[\s_#-]{0,3}(\d{1,4})(?:[\s_.):\]-]{1,4}(.{1,190}))?$/i

/** Reads a name and the number before it: `1. Two Sum`, `0001-two-sum`, `LC_1_two_sum`, `(1) Two Sum`. */
export function candidateOf(given: string): Candidate {
  const text = given.trim().replace(/^[\s([_#-]{1,6}/, '')
  const found = NUMBERED.exec(text)
  const words = (found ? (found[2] ?? '') : text).trim()
  return { number: found ? Number(found[1]) : null, words: wordsOf(words) }
}

/** Splits `two-sum`, `two_sum`, `twoSum` and `TwoSum` into words. A title stays as it is. */
function wordsOf(name: string): string {
  if (/\s/.test(name)) return name
  return name
    .replace(/[-_.+]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim()
}

/** Returns whether a line is the path of a file or a folder. */
export function isPath(text: string): boolean {
  if (text.length > 300 || /:\/\//.test(text) || !/[a-z]/i.test(text)) return false
  const last = text.replace(/\/$/, '').split('/').at(-1) ?? ''
  if (withoutEnding(last) !== undefined && !/\s{2}/.test(text)) return true
  if (/\s/.test(text)) return false
  const isNamed = /^\d{1,4}[-_.]\D/.test(text) || /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text)
  return isNamed || text.includes('/') || /^[\w.-]{1,80}\.[a-z]{2,5}$/i.test(text)
}

/** Returns whether a path is that of a solution, by its number or its ending. */
export function isSolutionPath(path: string): boolean {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const name = withoutEnding(last)
  const isCode = name !== undefined && !isPlainFile(name)
  return isCode || path.split('/').some((part) => /^_?\d{1,4}[-_. ]/.test(part))
}

/** Returns the possible names in the parts of a path, the innermost first: `Arrays/0001-two-sum/solution.py`. */
export function candidatesOfPath(path: string): Candidate[] {
  const parts = path.split('/').filter(Boolean).slice(-4).reverse()
  return parts.flatMap((part, at) => {
    const name = withoutEnding(part) ?? part
    // A last part with an unknown ending is a file that nobody wrote by hand.
    if (isPlainFile(name) || (at === 0 && name === part && /\.[a-z]{2,5}$/i.test(part))) return []
    return [candidateOf(name)]
  })
}
