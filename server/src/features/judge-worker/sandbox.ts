import { createHash } from 'node:crypto'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { CompileReply } from '@callofcode/judge/host/runner-process-messages'
import { readResult } from '@callofcode/judge/read-result'
import type { Artifact, Limits, Runner, RunResult, Source, TestInput } from '@callofcode/judge/runner'
import { readCompiled } from './read-compiled.ts'
import { ProcessorSpent, SandboxEnded, type SandboxProcess } from './sandbox-process.ts'

/** The trusted side, which compiles a solution and runs its tests. */
export interface Sandbox {
  compile(language: SolutionLanguage, source: Source): Promise<CompiledHere>
  /** `processor`: the limit in microseconds, where the system reports them. */
  run(test: TestInput, limits: Limits, processor: number): Promise<RanHere>
  /** Drops everything of this submission before the next one. */
  forget(): Promise<void>
}

/** `processor`: the microseconds that it took, where the system reports them. */
export type RanHere = RunResult & { readonly processor?: number }

// A busy machine may need many minutes of real time for half a minute of processor time. So the clock only ends processes that
// hang. Where processor time is not reported, the limit is one minute of real time.
const COMPILE_MILLISECONDS = 1_200_000
const UNCOUNTED_COMPILE_MILLISECONDS = 65_000
/** Several times the cost of the most expensive honest source. */
export const COMPILE_PROCESSOR = 30_000_000
const GRACE_MILLISECONDS = 30_000
const FORGET_MILLISECONDS = 10_000
/** A sandbox has low priority, so it may take this many times longer in real time. */
const PATIENCE = 3

/** Runs WebAssembly in the sandbox process. */
export const sandboxOfProcess = (sandbox: SandboxProcess): Sandbox => ({
  compile: (language, source) => compileIn(sandbox, { language, source }),
  async run(test, given, most) {
    const counted = sandbox.isCounted
    const limits = counted ? patient(given) : given
    const milliseconds = limits.milliseconds + GRACE_MILLISECONDS
    const processor = Math.min(given.milliseconds * 1_000, most)
    const asked = sandbox.ask({ ask: 'run', test, limits }, { milliseconds, ...(counted && { processor }) })
    const reply = await asked.catch((error) => {
      if (error instanceof ProcessorSpent) return { result: OUT_OF_TIME }
      throw error
    })
    if (!('result' in reply)) throw new SandboxEnded('it answered something else')
    return { ...readResult(reply.result, limits), processor: sandbox.spent }
  },
  async forget() {
    if (sandbox.ended === undefined)
      await sandbox.ask({ ask: 'forget' }, { milliseconds: FORGET_MILLISECONDS }).catch(() => undefined)
  },
})

const patient = (limits: Limits): Limits => ({ ...limits, milliseconds: limits.milliseconds * PATIENCE })

const OUT_OF_TIME: RunResult = {
  ending: 'out of time',
  stdout: '',
  stderr: '',
  fuel: 0,
  memory: 0,
  milliseconds: 0,
}

/** `undecided`: the limit of processor time ended it, and not the compiler's own count. */
export type CompiledHere = CompileReply & { readonly undecided?: boolean }

/**
 * Compiles a source. A source that uses up its processor time is too much for the compiler and is not tried again. A source that
 * got less time is not at fault. The result is then `SandboxEnded` or `internal`.
 */
export async function compileIn(
  sandbox: SandboxProcess,
  asked: { language: SolutionLanguage; source: Source },
  { processor = COMPILE_PROCESSOR, most }: { processor?: number; most?: number } = {},
): Promise<CompiledHere> {
  const milliseconds = sandbox.isCounted ? COMPILE_MILLISECONDS : UNCOUNTED_COMPILE_MILLISECONDS
  try {
    const reply = await sandbox.ask({ ask: 'compile', ...asked }, { milliseconds, processor })
    if (!('compiled' in reply)) throw new SandboxEnded('it answered something else')
    return readCompiled(reply.compiled, most)
  } catch (error) {
    if (!(error instanceof ProcessorSpent)) throw error
    const seconds = processor / 1e6
    const message = `This is too much for the compiler: it took more than ${seconds} s of the processor.`
    return { ok: false, diagnostics: [{ severity: 'error', message }], undecided: true }
  }
}

/** Uses a runner that confines each of its programs itself. */
export function sandboxOfRunner(runner: Runner): Sandbox {
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
      if (!artifact) throw new SandboxEnded('nothing is compiled')
      const [result] = await runner.run(artifact, [test], patient(limits))
      if (!result) throw new SandboxEnded('the runner gave no result')
      return result
    },
    forget: async () => {
      artifact = undefined
    },
  }
}
