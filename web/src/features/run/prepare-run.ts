import { say } from 'words:run'
import type { JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { CompileStep, Runner } from '@callofcode/judge/runner'
import { type WorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import type { NotCompiled, Program } from './cases.ts'
import { compileInBrowser } from './compile-and-run.ts'
import { type Build, compileOnServer } from './compile-on-server.ts'
import type { BrowserJudge } from './judge/browser-judge.ts'
import { isMetered, isSmallDevice, LARGE_DOWNLOAD, savesData } from './judge/device-limits.ts'
import { type DownloadProgress, JudgeUnavailable } from './judge/judge-download.ts'
import type { RunState } from './run-state.ts'

export interface SolutionCode {
  readonly language: SolutionLanguage
  readonly source: string
}

export interface RunContext {
  readonly report: (state: RunState) => void
  readonly isStopped: () => boolean
  readonly signal: AbortSignal
}

/** Thrown when the user must agree to the download, because data are expensive on this connection. */
export class DownloadConsentNeeded extends Error {
  readonly bytes: number
  readonly language: SolutionLanguage
  constructor(language: SolutionLanguage, bytes: number) {
    super(say('itIsLarge'))
    this.language = language
    this.bytes = bytes
  }
}

interface Prepared {
  readonly runner: Runner
  readonly made: Program | NotCompiled
}

interface RunSetup {
  readonly problem: ProblemPage
  readonly judge: BrowserJudge
  /** The server compiles for members only. */
  readonly isMember: boolean
}

/** The languages whose download the user allowed, until the page is left. */
const allowed = new Set<SolutionLanguage>()
export const allowDownload = (language: SolutionLanguage) => void allowed.add(language)

/** True after the compiler failed to start in this browser. It is not tried again until the page is left. */
let compilerFailed = false

/** Returns whether C++ is compiled on the server, by the user's choice or automatically. */
export const compilesOnServer = ({ compiler }: WorkspaceSettings) =>
  compiler === 'auto' ? compilerFailed || isSmallDevice() || savesData() : compiler === 'there'

/** Fetches what is missing, and compiles in the browser or on the server. */
export async function prepareRun(
  setup: RunSetup,
  code: SolutionCode,
  context: RunContext,
): Promise<Prepared> {
  if (code.language === 'cpp' && compilesOnServer(workspaceSettings.get()))
    return prepareOnServer(setup, code, context, 'checked')
  try {
    return await prepareInBrowser(setup, code, context)
  } catch (error) {
    const canHelp = code.language === 'cpp' && setup.isMember && navigator.onLine
    if (
      !canHelp ||
      context.isStopped() ||
      error instanceof JudgeUnavailable ||
      error instanceof DownloadConsentNeeded
    )
      throw error
    compilerFailed = true
    return prepareOnServer(setup, code, context, 'checked')
  }
}

/**
 * Prepares the build that judges a submission. The checks of a C++ run count as fuel of the solution. For example, each sort
 * looks at all pairs of its first hundred elements. The header without checks is too large to fetch for this.
 */
export const prepareJudged = (setup: RunSetup, code: SolutionCode, context: RunContext): Promise<Prepared> =>
  code.language === 'cpp'
    ? prepareOnServer(setup, code, context, 'judged')
    : prepareInBrowser(setup, code, context)

async function prepareInBrowser(
  { problem, judge }: RunSetup,
  { language, source }: SolutionCode,
  { report, signal }: RunContext,
) {
  const listener = {
    preparing: (preparing: JudgePreparing) => report({ phase: 'loading', language, preparing }),
    fetched: (fetched: DownloadProgress) => report({ phase: 'loading', language, fetched }),
    starting: () => report({ phase: 'loading', language, starting: true }),
  }
  const download = await judge.downloadOf(language, listener, signal)
  if (download && !download.kept && download.bytes > LARGE_DOWNLOAD && isMetered() && !allowed.has(language))
    throw new DownloadConsentNeeded(language, download.bytes)
  const runner = await judge.runnerWithCompiler(language, listener, signal)
  signal.throwIfAborted()
  report({ phase: 'compiling' })
  const tell = (step: CompileStep) => report({ phase: 'compiling', step })
  const made = await compileInBrowser(runner, problem, { language, source }, tell)
  return { runner, made }
}

async function prepareOnServer(
  { problem, judge, isMember }: RunSetup,
  { language, source }: SolutionCode,
  context: RunContext,
  build: Build,
) {
  if (!isMember) throw new JudgeUnavailable(say('cppForMembers'))
  context.report({ phase: 'compiling', onServer: true })
  const made = await compileOnServer(problem, { source, build }, context)
  const listener = {
    preparing: (preparing: JudgePreparing) => context.report({ phase: 'loading', language, preparing }),
  }
  const runner = await judge.runnerFor(language, listener, context.signal)
  return { runner, made }
}
