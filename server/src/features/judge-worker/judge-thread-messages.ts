import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { JudgeResult } from './judge-result.ts'
import type { SandboxPlace } from './sandbox-walls.ts'

/** The start settings of a judge thread. */
export interface JudgeStart {
  readonly place: SandboxPlace
  /** Bytes that the sandbox may use. */
  readonly memory: number
  /** The longest time for one test by the clock, also in languages that are limited by fuel. */
  readonly milliseconds: number
  readonly java: JavaPlace
  /** The number of walls around the process of the thread before. */
  readonly stood?: number
}

/** Where to search for Java, and the judge's own files for it. */
export interface JavaPlace {
  readonly home: string | undefined
  readonly sources: string
  readonly made: string
}

export interface JudgeTask {
  /** The folder of the problem. */
  readonly problem: string
  readonly language: SolutionLanguage
  readonly source: string
}

/** `stop`: start nothing more. */
export type ToJudgeThread = JudgeTask | 'stop'

export type FromJudgeThread =
  | { started: { pid: number; walls: readonly string[]; toolchain: string } }
  /** The id of a process outside the sandbox's own. */
  | { confined: number }
  | { testing: number; tests: number }
  | { judged: JudgeResult; toolchain: string }
  | { ended: string }
  | { stopped: true }
