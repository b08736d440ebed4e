import type { Language } from '@callofcode/judge/language'
import type { Limits } from '@callofcode/judge/runner'
import { z } from 'zod'
import type { Problem, ProblemLanguage } from './problem.ts'

const measured = z.strictObject({
  /** What the dearest accepted submission takes for its dearest test. */
  accepted: z.int().positive(),
  limit: z.int().positive(),
})

/** limits.json: made by `npm run problem -- check --write`, never by hand. */
export const problemLimits = z.strictObject({
  /** The hash of the tests that they were measured with. */
  tests: z.string(),
  fuel: z.strictObject({
    cpp: measured.exactOptional(),
    python: measured.exactOptional(),
    javascript: measured.exactOptional(),
  }),
  /** Stands for everything that was checked when they were made: while it does, the gate need not check it again. */
  proof: z.string().exactOptional(),
})
export type ProblemLimits = z.infer<typeof problemLimits>
export type Measured = z.infer<typeof measured>

/** Below these, starting up and a module imported would count for more than the solution. */
const floors: Record<ProblemLanguage, number> = {
  cpp: 10_000_000,
  python: 50_000_000,
  javascript: 20_000_000,
}

/** The least number of two digits and zeros that is not below `accepted` times `multiplier`. */
export function fuelLimit(language: ProblemLanguage, accepted: number, multiplier: number): number {
  const wanted = Math.max(floors[language], accepted * multiplier)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(wanted)) - 1)
  return Math.ceil(wanted / unit) * unit
}

/** Whose measure a language goes by: nobody has to write solutions that only some machines can measure. */
export const measuredBy = (language: Language): ProblemLanguage =>
  language === 'typescript' ? 'javascript' : language === 'java' ? 'cpp' : language

export const memoryOf = ({ memory }: Problem) => memory * 2 ** 20

// Microseconds of processor time. The machine starts, reads its input and warms up in a fraction of the first two seconds;
// what C++ may take is counted with far less than a processor does in a microsecond.
const JAVA_START = 2_000_000
const CPP_FUEL_IN_MICROSECOND = 500
const TENTH = 100_000

/** Java's limit, of C++'s. */
export const javaLimit = (cpp: number) =>
  Math.ceil((JAVA_START + cpp / CPP_FUEL_IN_MICROSECOND) / TENTH) * TENTH

/** What a learner's solution may take; nothing where the language was not measured for this problem. */
export function limitsFor(problem: Problem, language: Language): Pick<Limits, 'fuel' | 'memory'> | undefined {
  const measured = problem.limits?.fuel[measuredBy(language)]?.limit
  if (measured === undefined) return undefined
  return { fuel: language === 'java' ? javaLimit(measured) : measured, memory: memoryOf(problem) }
}
