import { countedBy, engineOf, type Language } from '@callofcode/judge/language'

/**
 * Fuel of a microsecond of the processor, for honest programs at their slowest, which go through tables larger than any
 * cache: 106 in C++, 82 in Python, 144 in JavaScript (most do 200 in the interpreters and 1,000 in C++). A quarter of
 * it, for slower machines.
 */
const SLOWEST = { cpp: 25, python: 20, javascript: 35 }
/** Microseconds. */
const SPARE = 3_000_000

/**
 * The processor time of a submission, which ends what evades fuel: a call out of WebAssembly costs the same fuel however
 * long it takes, and Python's random bytes take 20 times as long as what they are charged for. A submission has what its
 * fuel explains on a slow machine, and once, for all of its tests together, something to spare.
 */
export class ProcessorBudget {
  readonly #slowest: number
  #spare = SPARE

  constructor(language: Language) {
    const engine = engineOf(language)
    // The fuel of other languages is processor time, and has its own limit.
    this.#slowest = countedBy(language) === 'fuel' && engine !== 'java' ? SLOWEST[engine] : 0
  }

  /** Microseconds for a test with this limit of fuel. */
  forTest(fuel: number): number {
    return this.#slowest === 0 ? Number.POSITIVE_INFINITY : Math.max(0, this.#spare + fuel / this.#slowest)
  }

  /** After a test: microseconds that it took, and its fuel. */
  spend(processor: number, fuel: number) {
    if (this.#slowest > 0) this.#spare -= Math.max(0, processor - fuel / this.#slowest)
  }
}
