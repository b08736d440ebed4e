import { LEARNERS_FILE } from './clang.ts'

const ERROR = /^(.*?):(\d+):\d+: (?:fatal error|error): (.*)$/m
const NEXT = /^.*?:\d+:\d+: (?:fatal error|error|warning): /m

/** What the compiler refused first, with its notes; empty where it refused nothing. */
export function firstError(output: string): string {
  const found = ERROR.exec(output)
  if (!found) return ''
  const behind = found.index + found[0].length
  const next = NEXT.exec(output.slice(behind))
  return output.slice(found.index, next ? behind + next.index : undefined)
}

/** The file, line and words of what was refused first. Its column is another one where something else in the line changed. */
export function placeOfFirst(output: string): string {
  const [, file = '', line = '', words = ''] = ERROR.exec(output) ?? []
  return `${file}:${line}: ${words}`
}

/** The program, and what includes it, which the compiler reads from the same place. */
const OWN = new RegExp(`^(?:\\${LEARNERS_FILE}|judge\\.cpp):`)

/** Whether the mark of each `throw` may be why a program was refused: it breaks some headers, and some expressions. */
export function mayBeOfTheMark(output: string): boolean {
  const first = firstError(output)
  return first === '' || !OWN.test(first) || /macro 'throw'|__learner_line/.test(first)
}
