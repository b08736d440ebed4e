import type { SolutionLanguage } from '@callofcode/contract/problem'
import type { JudgeResult } from './judge-result.ts'
import type { SandboxPlace } from './sandbox-walls.ts'

/** What a judge thread is started with. */
export interface JudgeStart {
  readonly place: SandboxPlace
  readonly problems: string
  /** Bytes that the sandbox may hold. */
  readonly memory: number
  /** The longest that one test may take, counted or not. */
  readonly milliseconds: number
  readonly java: JavaPlace
  /** How many walls stood around the process of the thread before. */
  readonly stood?: number
}

/** Where Java is looked for, and the judge's part in it. */
export interface JavaPlace {
  readonly home: string | undefined
  readonly sources: string
  readonly made: string
}

export interface JudgeTask {
  readonly problem: string
  readonly language: SolutionLanguage
  readonly source: string
}

/** `stop`: nothing more is begun. */
export type ToJudgeThread = JudgeTask | 'stop'

export type FromJudgeThread =
  | { started: { pid: number; walls: readonly string[]; toolchain: string } }
  /** A process of its own for what is not run in the sandbox's. */
  | { confined: number }
  | { testing: number; tests: number }
  | { judged: JudgeResult; toolchain: string }
  | { ended: string }
  | { stopped: true }
