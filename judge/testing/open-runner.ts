import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createRunner, type RunnerOptions } from '../src/host/create-runner.ts'
import { nodeHost } from '../src/host/node-host.ts'
import { judgeSolution } from '../src/judge-solution.ts'
import type { Language } from '../src/language.ts'
import type { Limits, RunResult } from '../src/runner.ts'
import type { Signature } from '../src/signature.ts'
import type { Value } from '../src/value.ts'

export const assets = join(import.meta.dirname, '../dist/assets')

/** A runner for one test file, with short forms of what tests do. */
export function openRunner(language: Language, options?: RunnerOptions) {
  const runner = createRunner(nodeHost(assets), options)
  afterAll(() => runner.dispose())

  /** Runs a program without comparing its output. */
  async function run(text: string, stdin = '', limits: Partial<Limits> = {}): Promise<RunResult> {
    const compiled = await runner.compile(language, { text })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled))
    const [result] = await runner.run(compiled.artifact, [{ stdin }], limits)
    if (!result) throw new Error('No result.')
    return result
  }

  const judge = (text: string, stdin: string, stdout: string, limits: Partial<Limits> = {}) =>
    judgeSolution(runner, language, { text }, [{ input: { stdin }, expected: { stdout } }], { limits })

  /** Judges a function by one call. */
  const call = (text: string, signature: Signature, values: Value[], answer: Value, limits = {}) =>
    judgeSolution(
      runner,
      language,
      { text, signature },
      [{ input: { arguments: values }, expected: { answer } }],
      { limits },
    )

  return { runner, run, judge, call }
}

/** Runs one program in a new worker. */
export async function runAlone(language: Language, text: string, stdin = ''): Promise<RunResult> {
  const runner = createRunner(nodeHost(assets))
  try {
    const compiled = await runner.compile(language, { text })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled))
    const [result] = await runner.run(compiled.artifact, [{ stdin }])
    if (!result) throw new Error('No result.')
    return result
  } finally {
    await runner.dispose()
  }
}
