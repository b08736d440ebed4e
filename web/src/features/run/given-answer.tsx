import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Value } from '@callofcode/judge/value'
import { clipped, isProgram, readValue, shownAnswer, shownValue } from './cases.ts'
import { type Answers, differenceOf, markedDifference } from './difference.ts'

interface GivenAnswerProps {
  problem: ProblemPage
  given: string
  /**
   * The expected answer, if it is known and the given one is wrong. It is one of several if a problem has several right answers.
   */
  expected: Value | undefined
}

/** Shows the answer of a solution. The differences of a wrong answer are marked. */
export function GivenAnswer({ problem, given, expected }: GivenAnswerProps) {
  const shown = shownGiven(given, isProgram(problem))
  if (shown === '') return '(nothing)'
  if (expected === undefined || problem.checked) return shown
  return markedDifference(answersOf(problem, given, expected)).map(({ text, differs }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, in its order
    differs ? <mark key={at}>{text}</mark> : text,
  )
}

/** Describes in a sentence how a wrong answer differs, if such a sentence exists. */
export function HowItDiffers({ problem, given, expected }: GivenAnswerProps) {
  const words =
    expected !== undefined && !problem.checked && differenceOf(answersOf(problem, given, expected))
  return words ? <p className="small">{words}</p> : null
}

function answersOf(problem: ProblemPage, given: string, expected: Value): Answers {
  const stdin = isProgram(problem)
  return {
    given: shownGiven(given, stdin),
    expected: clipped(shownAnswer(expected, stdin)),
    anyOrder: problem.comparison?.order !== undefined,
  }
}

function shownGiven(given: string, stdin: boolean): string {
  if (stdin) return clipped(given.replace(/\n$/, ''))
  const value = readValue(given)
  return clipped(value === undefined ? given : shownValue(value))
}
