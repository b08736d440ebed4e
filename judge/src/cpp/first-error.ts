import { LEARNERS_FILE } from './clang.ts'

const ERROR = /^(.*?):(\d+):\d+: (?:fatal error|error): (.*)$/m
const NEXT = /^.*?:\d+:\d+: (?:fatal error|error|warning): /m

/** Returns the compiler's first error with its notes, or an empty text. */
export function firstError(output: string): string {
  const found = ERROR.exec(output)
  if (!found) return ''
  const behind = found.index + found[0].length
  const next = NEXT.exec(output.slice(behind))
  return output.slice(found.index, next ? behind + next.index : undefined)
}

/** Returns the file, line and words of the first error. Its column moves when other text in the line changes. */
export function placeOfFirst(output: string): string {
  const [, file = '', line = '', words = ''] = ERROR.exec(output) ?? []
  return `${file}:${line}: ${words}`
}

/** Matches the program and its including file, which the compiler reads from the same place. */
const OWN = new RegExp(`^(?:\\${LEARNERS_FILE}|judge\\.cpp):`)

/** Returns whether the mark of each `throw` may be the reason for a refusal. It breaks some headers and some expressions. */
export function mayBeOfTheMark(output: string): boolean {
  const first = firstError(output)
  return first === '' || !OWN.test(first) || /macro 'throw'|__learner_line/.test(first)
}
