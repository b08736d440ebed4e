import type { Bench, JudgingRunner } from '@callofcode/content/checker/check-submissions'
import type { Language } from '@callofcode/judge/language'
import { defaultLimitsOf } from '@callofcode/judge/runner'
import { type SandboxPlace, SandboxProcess, sandboxOfProcess } from '../judge-worker/public.ts'

/** Judges the submissions of a check one after another, in the same sandbox as members' submissions. */
export class SandboxBench implements Bench {
  readonly #place: SandboxPlace
  readonly #memory: number
  readonly #judged: () => void
  #last: Promise<unknown> = Promise.resolve()
  #process: SandboxProcess | undefined

  /** `memory` is the bytes of the sandbox. `judged` is called after each submission. */
  constructor(place: SandboxPlace, memory: number, judged: () => void) {
    this.#place = place
    this.#memory = memory
    this.#judged = judged
  }

  /** Leaves Java out, because its results follow from C++ and not every site has it. */
  has(language: Language): boolean {
    return language !== 'java'
  }

  use<T>(_language: Language, job: (runner: JudgingRunner) => Promise<T>): Promise<T> {
    const next = this.#last.then(async () => job(runnerIn(await this.#running())))
    this.#last = next.then(this.#judged, () => undefined)
    return next
  }

  async #running(): Promise<SandboxProcess> {
    if (this.#process?.ended === undefined && this.#process) return this.#process
    this.#process = await SandboxProcess.start(this.#place, { memory: this.#memory })
    return this.#process
  }
}

/** The processor time of the authors' own solutions is not yet known, so it has no limit. Wall time still ends them. */
const UNCOUNTED = Number.POSITIVE_INFINITY

/** Runs programs in the sandbox. The compiled program stays there, and this process refers to it by its hash. */
function runnerIn(process: SandboxProcess): JudgingRunner {
  const sandbox = sandboxOfProcess(process)
  return {
    async compile(language, source) {
      await sandbox.forget()
      if (language === 'java') throw new Error('Java is not judged here.')
      const compiled = await sandbox.compile(language, source)
      if (!compiled.ok) return compiled
      const { signature } = source
      return {
        ok: true,
        diagnostics: compiled.diagnostics,
        artifact: { language, program: compiled.artifact, ...(signature && { signature }) },
      }
    },
    async run({ language }, tests, limits) {
      const results = []
      for (const test of tests)
        results.push(await sandbox.run(test, { ...defaultLimitsOf(language), ...limits }, UNCOUNTED))
      return results
    },
  }
}
