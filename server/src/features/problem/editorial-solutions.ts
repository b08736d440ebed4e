import { isEnclosed } from '@callofcode/content/enclosed-problem'
import type { Problem, Submission } from '@callofcode/content/problem'
import type { EditorialSolution, SolutionLanguage } from '@callofcode/contract/problem/problem'
import { canTrace } from '@callofcode/judge/trace'
import { conditionsOf } from './problem-library.ts'

/** The name of the main solution of a problem in each language. */
const MAIN = 'reference'

/**
 * Returns the solutions of a shipped problem in the languages that can be traced: the code in the editorial, accepted solutions,
 * and right ideas that are too slow. Solutions by a club's authors to check their problem are not shown.
 */
export function editorialSolutions(problem: Problem): EditorialSolution[] {
  if (isEnclosed(problem.folder)) return []
  const accepted = problem.submissions.filter(({ folder }) => folder === 'accepted').sort(mainFirst)
  const slow = problem.submissions.filter(({ folder }) => folder === 'time_limit_exceeded')
  return [
    ...inText(problem),
    ...accepted.map((one) => presented(one, 'accepted')),
    ...slow.map((one) => presented(one, 'slow')),
  ].filter(({ language }) => canTrace(language) && conditionsOf(problem, language))
}

const mainFirst = (one: Submission, other: Submission) => rankOf(one) - rankOf(other)

/** Python comes first, as most editorials use it. */
const rankOf = ({ file, language }: Submission) =>
  (baseOf(file) === MAIN ? 0 : 2) + (language === 'python' ? 0 : 1)

const presented = (
  { file, language, text }: Submission,
  place: EditorialSolution['place'],
): EditorialSolution => {
  const base = baseOf(file)
  return { place, name: base === MAIN ? null : inWords(base), language, source: text }
}

const baseOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))

/** Returns `with-memory` as `With memory`. */
function inWords(base: string): string {
  const words = base.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const FENCED = /^```(python|js)\n([\s\S]*?)^```/gm
const NAMES: Record<string, SolutionLanguage> = { python: 'python', js: 'javascript' }

/**
 * Returns the code blocks that are whole solutions, which contain the requested function. Other blocks are parts, or belong to a
 * program.
 */
function inText(problem: Problem): EditorialSolution[] {
  if (problem.style !== 'function') return []
  const begins = new RegExp(`^\\s*(def|function) ${problem.signature.name}\\(`, 'm')
  return [...problem.editorial.matchAll(FENCED)].flatMap(([, fence = '', source = '']) => {
    const language = NAMES[fence]
    return language && begins.test(source) ? [{ place: 'text' as const, name: null, language, source }] : []
  })
}
