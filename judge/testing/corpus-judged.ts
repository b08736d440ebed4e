import { join } from 'node:path'
import { createRunner } from '../src/host/create-runner.ts'
import { nodeHost } from '../src/host/node-host.ts'
import type { Runner } from '../src/runner.ts'
import type { CorpusProgram, Outcome } from './corpus-programs.ts'

const assets = join(import.meta.dirname, '../dist/assets')
// By the clock, for a busy machine: what a program may cost is counted in fuel.
const LONGEST = 120_000

/** Runs programs in the judge, one after another in one worker, and tells each outcome as soon as it is known. */
export async function runJudged(
  programs: readonly CorpusProgram[],
  tell: (program: CorpusProgram, outcome: Outcome) => void,
): Promise<void> {
  const runner = createRunner(nodeHost(assets), { compileMilliseconds: LONGEST })
  try {
    for (const program of programs) tell(program, await runOne(runner, program))
  } finally {
    await runner.dispose()
  }
}

async function runOne(runner: Runner, { language, text, stdin }: CorpusProgram): Promise<Outcome> {
  const compiled = await runner.compile(language, { text })
  if (!compiled.ok) {
    if ('internal' in compiled) return { problem: compiled.internal }
    const [first] = compiled.diagnostics.filter(({ severity }) => severity === 'error')
    return { problem: `does not compile: line ${first?.line}: ${lineOf(first?.message ?? '')}` }
  }
  const [result] = await runner.run(compiled.artifact, [{ stdin }], { milliseconds: LONGEST })
  if (result?.ending === 'finished') return { stdout: result.stdout }
  return { problem: `${result?.ending}: line ${result?.line}: ${lineOf(result?.reason ?? '')}` }
}

const lineOf = (message: string) => message.split('\n')[0] ?? ''
