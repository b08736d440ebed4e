import type { Language } from '@callofcode/judge/language'
import type { Limits } from '@callofcode/judge/runner'
import { z } from 'zod'

const measured = z.strictObject({
  /** Fuel of the slowest accepted submission on its slowest test. */
  accepted: z.int().positive(),
  limit: z.int().positive(),
})

/** limits.json, written by `npm run problem -- check --write`, never by hand. */
export const problemLimits = z.strictObject({
  /** The hash of the tests that were used. */
  tests: z.string(),
  fuel: z.strictObject({
    cpp: measured.exactOptional(),
    python: measured.exactOptional(),
    javascript: measured.exactOptional(),
  }),
  /** The hash of everything that was checked. While it stays the same, the gate need not check the problem again. */
  proof: z.string().exactOptional(),
})
export type ProblemLimits = z.infer<typeof problemLimits>
export type Measured = z.infer<typeof measured>
type MeasuredLanguage = keyof ProblemLimits['fuel']

/** The fields of a problem that decide its limits. */
interface Limited {
  style: 'function' | 'stdin' | 'interactive'
  /** Mebibytes. */
  memory: number
  limits?: ProblemLimits
}

/** The lowest limits. Below these, the start and imported modules would count for more than the solution. */
const floors: Record<MeasuredLanguage, number> = {
  cpp: 10_000_000,
  python: 50_000_000,
  javascript: 20_000_000,
}

/** Returns `accepted` times `multiplier`, rounded up to two significant digits. */
export function fuelLimit(language: MeasuredLanguage, accepted: number, multiplier: number): number {
  const wanted = Math.max(floors[language], accepted * multiplier)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(wanted)) - 1)
  return Math.ceil(wanted / unit) * unit
}

type Fuel = ProblemLimits['fuel']

/**
 * The fuel of one language for a unit of another. In nine of ten shipped problems the ratio of their limits is not higher.
 */
const DEAREST: Record<MeasuredLanguage, Partial<Record<MeasuredLanguage, number>>> = {
  cpp: { python: 5, javascript: 2 },
  python: { cpp: 8, javascript: 2.5 },
  javascript: { cpp: 7, python: 2.5 },
}

/** Returns the limits of the languages without a measured solution. They follow from the measured languages, generously. */
export function derivedLimits(measured: Fuel): Fuel {
  const derived: Fuel = {}
  for (const language of ['cpp', 'python', 'javascript'] as const) {
    if (measured[language]) continue
    const wanted = Object.entries(DEAREST).flatMap(([from, factors]) => {
      const [known, factor] = [measured[from as MeasuredLanguage]?.limit, factors[language]]
      return known === undefined || factor === undefined ? [] : [Math.ceil(known * factor)]
    })
    if (wanted.length === 0) continue
    const accepted = Math.max(...wanted)
    derived[language] = { accepted, limit: fuelLimit(language, accepted, 1) }
  }
  return derived
}

/** Returns the language whose measurements apply. Java uses those of C++, as few machines can measure Java. */
export const measuredBy = (language: Language): MeasuredLanguage =>
  language === 'typescript' ? 'javascript' : language === 'java' ? 'cpp' : language

/** Returns whether a language can solve a problem. Java runs in separate processes, whose pipes no interactor can use yet. */
export const isSpoken = ({ style }: Pick<Limited, 'style'>, language: Language) =>
  style !== 'interactive' || language !== 'java'

export const memoryOf = ({ memory }: Pick<Limited, 'memory'>) => memory * 2 ** 20

// Microseconds of CPU time. The JVM needs only part of these two seconds to start, read its input and warm up. A CPU
// does far more than this much C++ fuel in a microsecond.
const JAVA_START = 2_000_000
const CPP_FUEL_IN_MICROSECOND = 500
const TENTH = 100_000

/** Returns Java's limit in microseconds of CPU time for C++'s limit in fuel. */
export const javaLimit = (cpp: number) =>
  Math.ceil((JAVA_START + cpp / CPP_FUEL_IN_MICROSECOND) / TENTH) * TENTH

/** Returns the limits of a learner's solution, or undefined if the problem has no measurement for the language. */
export function limitsFor(problem: Limited, language: Language): Pick<Limits, 'fuel' | 'memory'> | undefined {
  const measured = problem.limits?.fuel[measuredBy(language)]?.limit
  if (measured === undefined || !isSpoken(problem, language)) return undefined
  return { fuel: language === 'java' ? javaLimit(measured) : measured, memory: memoryOf(problem) }
}
