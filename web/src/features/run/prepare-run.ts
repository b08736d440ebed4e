import type { JudgePreparing } from '@callofcode/contract/judge-download'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import type { Artifact, Runner } from '@callofcode/judge/runner'
import { type WorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import { type Fetched, type JudgeHere, NotHere } from './browser-judge.ts'
import type { NotCompiled } from './cases.ts'
import { compileHere } from './compile-and-run.ts'
import { compileThere } from './compile-on-server.ts'
import { BIG, isMetered, isSmallDevice, savesData } from './device-limits.ts'
import type { RunState } from './run-state.ts'

export interface Wish {
  readonly language: SolutionLanguage
  readonly source: string
}

export interface Turn {
  readonly tell: (state: RunState) => void
  readonly isStopped: () => boolean
  readonly signal: AbortSignal
}

/** Somebody who pays for every megabyte is asked before this is fetched. */
export class AskFirst extends Error {
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
  readonly judge: JudgeHere
  /** The server compiles for members alone. */
  readonly isMember: boolean
}

/** What somebody agreed to fetch, until the page is left. */
const agreed = new Set<SolutionLanguage>()
export const agreeTo = (language: SolutionLanguage) => void agreed.add(language)

/** The compiler did not start in this browser: it is not tried again until the page is left. */
let isTooHeavy = false

/** Where C++ is compiled, as far as somebody has not chosen themselves. */
export const compilesThere = ({ compiler }: WorkspaceSettings) =>
  compiler === 'auto' ? isTooHeavy || isSmallDevice() || savesData() : compiler === 'there'

/** Fetches what is missing and compiles, here or on the server. */
export async function prepareRun(place: Place, wish: Wish, turn: Turn): Promise<Prepared> {
  if (wish.language === 'cpp' && compilesThere(workspaceSettings.get()))
    return prepareThere(place, wish, turn)
  try {
    return await prepareHere(place, wish, turn)
  } catch (error) {
    const canHelp = wish.language === 'cpp' && place.isMember && navigator.onLine
    if (!canHelp || turn.isStopped() || error instanceof NotHere || error instanceof AskFirst) throw error
    isTooHeavy = true
    return prepareThere(place, wish, turn)
  }
}

async function prepareHere({ problem, judge }: Place, { language, source }: Wish, { tell, signal }: Turn) {
  const telling = {
    preparing: (preparing: JudgePreparing) => tell({ phase: 'loading', language, preparing }),
    fetched: (fetched: Fetched) => tell({ phase: 'loading', language, fetched }),
  }
  const weight = await judge.weightOf(language, telling, signal)
  if (weight && !weight.kept && weight.bytes > BIG && isMetered() && !agreed.has(language))
    throw new AskFirst(language, weight.bytes)
  const runner = await judge.runnerFor(language, telling, signal)
  signal.throwIfAborted()
  tell({ phase: 'compiling' })
  const made = await compileHere(runner, problem, language, source)
  return { runner, made }
}

async function prepareThere({ problem, judge, isMember }: Place, { language, source }: Wish, turn: Turn) {
  if (!isMember)
    throw new NotHere(
      'On this device C++ is compiled by the server, for members. Sign in, or choose “Compile C++ here”.',
    )
  turn.tell({ phase: 'compiling', there: true })
  const made = await compileThere(problem, source, turn)
  const telling = {
    preparing: (preparing: JudgePreparing) => turn.tell({ phase: 'loading', language, preparing }),
  }
  const runner = await judge.runnerOf(language, telling, turn.signal)
  return { runner, made }
}
