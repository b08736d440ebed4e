import { problemLanguages } from '@callofcode/content/problem'
import type { Report } from './check-problem.ts'

const names = { cpp: 'C++', python: 'Python', javascript: 'JavaScript' } as const
const WIDTHS = [40, 7, 20, 20, 20, 9]

const row = (cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()

export const header = row(['problem', 'tests', ...problemLanguages.map((one) => names[one]), 'checked'])

/**
 * Returns a row of the table with the time of all tests and the share of the fuel limit in each language. A line for each fault
 * follows.
 */
export function lineOf({ slug, tests, measures, milliseconds, faults }: Report): string {
  const languages = problemLanguages.map((language) => {
    const found = measures[language]
    if (!found) return '-'
    return `${seconds(found.milliseconds)}, ${((100 * found.accepted) / found.limit).toFixed(0)} % of ${short(found.limit)}`
  })
  const line = row([
    slug,
    String(tests),
    ...languages,
    seconds(milliseconds),
    faults.length > 0 ? 'FAILED' : 'passed',
  ])
  return [line, ...faults.map(({ file, reason }) => `  ${file}: ${reason}`)].join('\n')
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

function short(fuel: number): string {
  if (fuel >= 1e9) return `${fuel / 1e9} G`
  return `${fuel / 1e6} M`
}
