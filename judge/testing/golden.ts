import type { Language } from '../src/language.ts'
import type { Runner } from '../src/runner.ts'
import { judgeCompiled, judgeRun } from '../src/verdict.ts'
import { type GoldenLanguage, type GoldenProgram, golden } from './golden-programs.ts'

/** All of a run's results that must be the same everywhere. */
export interface Measured {
  name: string
  verdict: string
  line: number | undefined
  reason: string | undefined
  fuel: number
  memory: number
  /** SHA-256 of standard output, standard error and the answer. */
  output: string
  /** SHA-256 of the compiled program: for C++, of its WebAssembly. */
  artifact: string
}

/** Measures the first `count` programs of a language in one worker; without `count`, all of them. */
export async function measureGolden(
  runner: Runner,
  language: GoldenLanguage,
  count?: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const one of golden[language].slice(0, count)) measured.push(await measure(runner, language, one))
  return measured
}

export async function measure(runner: Runner, language: Language, one: GoldenProgram): Promise<Measured> {
  const { name, text, signature, input, expected, limits } = one
  const compiled = await runner.compile(language, { text, ...(signature && { signature }) })
  const nothing = { name, fuel: 0, memory: 0, output: '', artifact: '' }
  if (!compiled.ok) {
    const { verdict = 'Internal Error', line, reason } = judgeCompiled(compiled) ?? {}
    return { ...nothing, verdict, line, reason }
  }
  const [result] = await runner.run(compiled.artifact, [input], limits)
  if (!result) throw new Error('No result.')
  const { verdict, line, reason } = judgeRun(result, expected, signature)
  const { fuel, memory, stdout, stderr, answer } = result
  const output = await sha256(JSON.stringify([stdout, stderr, answer]))
  return {
    name,
    verdict,
    line,
    reason,
    fuel,
    memory,
    output,
    artifact: await sha256(compiled.artifact.program),
  }
}

async function sha256(what: string | Uint8Array): Promise<string> {
  const bytes = typeof what === 'string' ? new TextEncoder().encode(what) : new Uint8Array(what)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
