import type { Language } from './language.ts'
import type { Diagnostic, Limits, Runner, RunResult, Source, TestInput } from './runner.ts'
import { type Expected, type Judgement, judgeCompiled, judgeRun } from './verdict.ts'

export interface Test {
  input: TestInput
  expected: Expected
}

export interface JudgedTest extends Judgement {
  result: RunResult
}

export interface Judged extends Judgement {
  diagnostics: Diagnostic[]
  /** The results of the executed tests, in order. */
  tests: JudgedTest[]
}

/** Compiles a solution and runs the tests in order up to the first failed one. `all` continues after a failed test. */
export async function judgeSolution(
  runner: Pick<Runner, 'compile' | 'run'>,
  language: Language,
  source: Source,
  tests: readonly Test[],
  { limits = {}, all = false }: { limits?: Partial<Limits>; all?: boolean } = {},
): Promise<Judged> {
  const compiled = await runner.compile(language, source)
  if (!compiled.ok) {
    const diagnostics = 'diagnostics' in compiled ? compiled.diagnostics : []
    return { verdict: 'Internal Error', ...judgeCompiled(compiled), diagnostics, tests: [] }
  }
  const judged: JudgedTest[] = []
  for (const { input, expected } of tests) {
    const [result] = await runner.run(compiled.artifact, [input], limits)
    if (!result) throw new Error('The runner gave no result.')
    judged.push({ ...judgeRun(result, expected, source.signature), result })
    if (!all && judged.at(-1)?.verdict !== 'Accepted') break
  }
  const { result: _, ...first } = judged.find(({ verdict }) => verdict !== 'Accepted') ?? {
    verdict: 'Accepted' as const,
    result: null,
  }
  return { ...first, diagnostics: compiled.diagnostics, tests: judged }
}
