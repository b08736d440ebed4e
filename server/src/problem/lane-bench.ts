import { createHash } from 'node:crypto'
import type { SolutionLanguage } from '@callofcode/contract/problem'
import type { CompiledInLane } from '@callofcode/judge/host/lane-messages'
import type { Artifact, Limits, Runner, RunResult, Source, TestInput } from '@callofcode/judge/runner'
import { LaneEnded, type LaneProcess } from './lane-process.ts'

/** Where one solution is compiled and its tests are run, seen from the side that is trusted. */
export interface LaneBench {
  compile(language: SolutionLanguage, source: Source): Promise<CompiledInLane>
  run(test: TestInput, limits: Limits): Promise<RunResult>
  /** Nothing of one submission is left for the next. */
  forget(): Promise<void>
}

// The lane itself ends what compiles or runs too long; this ends a lane that does not.
const COMPILE_MILLISECONDS = 90_000
const GRACE_MILLISECONDS = 30_000
const FORGET_MILLISECONDS = 10_000

/** In the lane's process, by WebAssembly. */
export const benchOfProcess = (lane: LaneProcess): LaneBench => ({
  async compile(language, source) {
    const told = await lane.ask({ ask: 'compile', language, source }, COMPILE_MILLISECONDS)
    if (!('compiled' in told)) throw new LaneEnded('it answered something else')
    return told.compiled
  },
  async run(test, limits) {
    const told = await lane.ask({ ask: 'run', test, limits }, limits.milliseconds + GRACE_MILLISECONDS)
    if (!('result' in told)) throw new LaneEnded('it answered something else')
    return told.result
  },
  async forget() {
    if (lane.ended === undefined)
      await lane.ask({ ask: 'forget' }, FORGET_MILLISECONDS).catch(() => undefined)
  },
})

/** By a runner that confines each of its programs by itself. */
export function benchOfRunner(runner: Runner): LaneBench {
  let artifact: Artifact | undefined
  return {
    async compile(language, source) {
      const compiled = await runner.compile(language, source)
      if (!compiled.ok) return compiled
      artifact = compiled.artifact
      const hash = createHash('sha256').update(artifact.program).digest('hex')
      return { ok: true, diagnostics: compiled.diagnostics, artifact: hash }
    },
    async run(test, limits) {
      if (!artifact) throw new LaneEnded('nothing is compiled')
      const [result] = await runner.run(artifact, [test], limits)
      if (!result) throw new LaneEnded('the runner gave no result')
      return result
    },
    forget: async () => {
      artifact = undefined
    },
  }
}
