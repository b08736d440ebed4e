import type { JudgePreparing } from '@callofcode/contract/judge-download'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import type { Artifact, Runner } from '@callofcode/judge/runner'
import { type WorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import { type BrowserJudge, type DownloadProgress, JudgeUnavailable } from './browser-judge.ts'
import type { NotCompiled } from './cases.ts'
import { compileInBrowser } from './compile-and-run.ts'
import { compileOnServer } from './compile-on-server.ts'
import { isMetered, isSmallDevice, LARGE_DOWNLOAD, savesData } from './device-limits.ts'
import type { RunState } from './run-state.ts'

export interface SolutionCode {
  readonly language: SolutionLanguage
  readonly source: string
}

export interface RunContext {
  readonly tell: (state: RunState) => void
  readonly isStopped: () => boolean
  readonly signal: AbortSignal
}

/** Somebody who pays for every megabyte is asked before this is fetched. */
export class DownloadConsentNeeded extends Error {
  readonly bytes: number
  readonly language: SolutionLanguage
  constructor(language: SolutionLanguage, bytes: number) {
    super('It is large.')
    this.language = language
    this.bytes = bytes
  }
}

interface Prepared {
  readonly runner: Runner
  readonly made: Artifact | NotCompiled
}

interface Place {
  readonly problem: ProblemPage
  readonly judge: BrowserJudge
  /** The server compiles for members alone. */
  readonly isMember: boolean
}

/** What somebody agreed to fetch, until the page is left. */
const allowed = new Set<SolutionLanguage>()
export const allowDownload = (language: SolutionLanguage) => void allowed.add(language)

/** The compiler did not start in this browser: it is not tried again until the page is left. */
let isTooHeavy = false

/** Where C++ is compiled, as far as somebody has not chosen themselves. */
export const compilesOnServer = ({ compiler }: WorkspaceSettings) =>
  compiler === 'auto' ? isTooHeavy || isSmallDevice() || savesData() : compiler === 'there'

/** Fetches what is missing and compiles, here or on the server. */
export async function prepareRun(place: Place, code: SolutionCode, context: RunContext): Promise<Prepared> {
  if (code.language === 'cpp' && compilesOnServer(workspaceSettings.get()))
    return prepareOnServer(place, code, context)
  try {
    return await prepareInBrowser(place, code, context)
  } catch (error) {
    const canHelp = code.language === 'cpp' && place.isMember && navigator.onLine
    if (
      !canHelp ||
      context.isStopped() ||
      error instanceof JudgeUnavailable ||
      error instanceof DownloadConsentNeeded
    )
      throw error
    isTooHeavy = true
    return prepareOnServer(place, code, context)
  }
}

async function prepareInBrowser(
  { problem, judge }: Place,
  { language, source }: SolutionCode,
  { tell, signal }: RunContext,
) {
  const listener = {
    preparing: (preparing: JudgePreparing) => tell({ phase: 'loading', language, preparing }),
    fetched: (fetched: DownloadProgress) => tell({ phase: 'loading', language, fetched }),
  }
  const weight = await judge.downloadOf(language, listener, signal)
  if (weight && !weight.kept && weight.bytes > LARGE_DOWNLOAD && isMetered() && !allowed.has(language))
    throw new DownloadConsentNeeded(language, weight.bytes)
  const runner = await judge.runnerWithCompiler(language, listener, signal)
  signal.throwIfAborted()
  tell({ phase: 'compiling' })
  const made = await compileInBrowser(runner, problem, language, source)
  return { runner, made }
}

async function prepareOnServer(
  { problem, judge, isMember }: Place,
  { language, source }: SolutionCode,
  context: RunContext,
) {
  if (!isMember)
    throw new JudgeUnavailable(
      'On this device C++ is compiled by the server, for members. Sign in, or choose “Compile C++ here”.',
    )
  context.tell({ phase: 'compiling', there: true })
  const made = await compileOnServer(problem, source, context)
  const listener = {
    preparing: (preparing: JudgePreparing) => context.tell({ phase: 'loading', language, preparing }),
  }
  const runner = await judge.runnerFor(language, listener, context.signal)
  return { runner, made }
}
