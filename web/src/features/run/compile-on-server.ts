import { compileSolution } from '@callofcode/contract/compile-solution'
import type { ProblemPage } from '@callofcode/contract/problem'
import type { Artifact } from '@callofcode/judge/runner'
import { browserTransport, CallError, call } from '../../platform/api/client.ts'
import { JudgeUnavailable } from './browser-judge.ts'
import type { NotCompiled } from './cases.ts'
import { signatureOf } from './compile-and-run.ts'
import type { RunContext } from './prepare-run.ts'

const AGAIN_AFTER = 4_000
const MAX_TRIES = 60
/** It is being made, it works on it still, or many stand in line. */
const BUSY = [429, 503]

/** Has the server compile C++, for a device that should not. What comes is what the compiler here would have made. */
export async function compileOnServer(
  problem: ProblemPage,
  source: string,
  context: RunContext,
): Promise<Artifact | NotCompiled> {
  const { program, diagnostics } = await askUntilThere(problem.slug, source, context)
  if (!program) return { ok: false, diagnostics: diagnostics as NotCompiledDiagnostics }
  const signature = signatureOf(problem)
  return {
    language: 'cpp',
    program: await fetchProgram(program, context.signal),
    ...(signature && { signature }),
  }
}
type NotCompiledDiagnostics = Extract<NotCompiled, { diagnostics: unknown }>['diagnostics']

/** The compiler may be busy, or in the making: then the site says so, and is asked again. */
async function askUntilThere(slug: string, source: string, { tell, isStopped, signal }: RunContext) {
  for (let tries = 1; ; tries++) {
    try {
      const body = { language: 'cpp', source } as const
      const { data } = await call(compileSolution, { params: { slug }, body }, { signal })
      return data
    } catch (error) {
      const isBusy = error instanceof CallError && BUSY.includes(error.status)
      if (!isBusy || tries === MAX_TRIES || isStopped()) throw new JudgeUnavailable(wordsOf(error))
      tell({ phase: 'compiling', there: `${error.message} It is asked again by itself…` })
      await sleep(AGAIN_AFTER)
      // Who stopped meanwhile asks no more of the server.
      signal.throwIfAborted()
    }
  }
}

function wordsOf(error: unknown): string {
  const status = error instanceof CallError ? error.status : undefined
  if (status === 0) return 'C++ is compiled on the server here, and there is no connection.'
  if (status === 401 || status === 403) return 'Sign in to have the server compile C++, or compile it here.'
  return error instanceof Error ? error.message : String(error)
}

async function fetchProgram({ address, sha256 }: { address: string; sha256: string }, signal: AbortSignal) {
  const answer = await browserTransport(address, { signal }).catch(() => undefined)
  if (!answer?.ok) throw new JudgeUnavailable('The compiled program did not arrive. Run it again.')
  const bytes = await answer.arrayBuffer().catch(() => undefined)
  if (!bytes) throw new JudgeUnavailable('The compiled program did not arrive whole. Run it again.')
  const program = new Uint8Array(bytes)
  // Where the site is reached without https the browser cannot tell.
  if (globalThis.crypto?.subtle && (await hashOf(program)) !== sha256)
    throw new JudgeUnavailable('The compiled program did not arrive whole. Run it again.')
  return program
}

async function hashOf(program: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', program))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
