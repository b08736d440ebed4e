import { countedBy, engineOf, type Language } from '@callofcode/judge/language'

/**
 * The fuel per microsecond of processor time of honest programs at their slowest, with tables larger than any cache: 106 in C++,
 * 82 in Python, 144 in JavaScript. Most reach 200 in the interpreters and 1,000 in C++. The values are a quarter of it, for
 * slower machines.
 */
const SLOWEST = { cpp: 25, python: 20, javascript: 35 }
/** Microseconds. */
const SPARE = 3_000_000

/**
 * The processor time of a submission. The limit ends code that evades fuel. A call out of WebAssembly costs the same fuel however
 * long it takes, and Python's random bytes take 20 times as long as their charge. A submission gets the time that its fuel
 * explains on a slow machine, plus a reserve for all of its tests together.
 */
export class ProcessorBudget {
  readonly #slowest: number
  #spare = SPARE

  constructor(language: Language) {
    const engine = engineOf(language)
    // The fuel of other languages is processor time, and has its own limit.
    this.#slowest = countedBy(language) === 'fuel' && engine !== 'java' ? SLOWEST[engine] : 0
  }

  /** Returns the microseconds for a test with this limit of fuel. */
  forTest(fuel: number): number {
    return this.#slowest === 0 ? Number.POSITIVE_INFINITY : Math.max(0, this.#spare + fuel / this.#slowest)
  }

  /** Subtracts what a test used: its microseconds and its fuel. */
  spend(processor: number, fuel: number) {
    if (this.#slowest > 0) this.#spare -= Math.max(0, processor - fuel / this.#slowest)
  }
}
