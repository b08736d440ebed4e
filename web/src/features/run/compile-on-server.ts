import { say } from 'words:run'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { compileSolution } from '@callofcode/contract/judge-assets/judge-assets'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Diagnostic } from '@callofcode/judge/runner'
import { browserTransport, CallError, call } from '../../platform/api/client.ts'
import { sha256 } from '../../platform/sha256.ts'
import { type NotCompiled, type Program, warningsOf } from './cases.ts'
import { signatureOf } from './compile-and-run.ts'
import { JudgeUnavailable } from './judge/judge-download.ts'
import type { RunContext } from './prepare-run.ts'

const RETRY_AFTER = 4_000
const MAX_TRIES = 60
/** The compiler is being built, is at work, or has a queue. */
const BUSY_STATUSES = [429, 503]

/** `checked` is for a run, as from the compiler in the browser. `judged` is the build for a submission. */
export type Build = 'checked' | 'judged'

/** Compiles C++ on the server, for weak devices, and for judged builds that are to run here. */
export async function compileOnServer(
  problem: ProblemPage,
  { source, build }: { readonly source: string; readonly build: Build },
  context: RunContext,
): Promise<Program | NotCompiled> {
  const body = { language: 'cpp', source, judged: build === 'judged' } as const
  const { program, diagnostics } = await compileWhenReady(problem.slug, body, context)
  if (!program) return { ok: false, language: 'cpp', diagnostics: diagnostics as Diagnostic[] }
  const signature = signatureOf(problem)
  return {
    language: 'cpp',
    program: await fetchProgram(program, context.signal),
    ...(build === 'checked' && { checked: true }),
    warnings: warningsOf(diagnostics as Diagnostic[]),
    ...(signature && { signature }),
  }
}

/** Compiles on the server. The browser polls while the compiler is busy or being built. */
async function compileWhenReady(
  slug: string,
  body: BodyOf<typeof compileSolution>,
  { report, isStopped, signal }: RunContext,
) {
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await call(compileSolution, { params: { slug }, body }, { signal })
      return data
    } catch (error) {
      const isBusy = error instanceof CallError && BUSY_STATUSES.includes(error.status)
      if (!isBusy || tries === MAX_TRIES || isStopped()) throw new JudgeUnavailable(messageOf(error))
      report({ phase: 'compiling', onServer: say('itIsAskedAgain', { message: error.message }) })
      await sleep(RETRY_AFTER)
      // A stop ends the polling.
      signal.throwIfAborted()
    }
  }
}

function messageOf(error: unknown): string {
  const status = error instanceof CallError ? error.status : undefined
  if (status === 0) return say('cppOffline')
  if (status === 401 || status === 403) return say('loginToCompile')
  return error instanceof Error ? error.message : String(error)
}

async function fetchProgram(
  { address, sha256: hash }: { address: string; sha256: string },
  signal: AbortSignal,
) {
  const answer = await browserTransport(address, { signal }).catch(() => undefined)
  if (!answer?.ok) throw new JudgeUnavailable(say('programMissing'))
  const bytes = await answer.arrayBuffer().catch(() => undefined)
  if (!bytes) throw new JudgeUnavailable(say('programIncomplete'))
  const program = new Uint8Array(bytes)
  if ((await sha256(program)) !== hash) throw new JudgeUnavailable(say('programIncomplete'))
  return program
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
