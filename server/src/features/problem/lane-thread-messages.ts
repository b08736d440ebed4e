import type { SolutionLanguage } from '@callofcode/contract/problem'
import type { Judged } from './judged.ts'
import type { LanePlace } from './lane-walls.ts'

/** What the thread of a lane is started with. */
export interface LaneStart {
  readonly place: LanePlace
  readonly problems: string
  /** Bytes that the lane may hold. */
  readonly memory: number
  /** The longest that one test may take, counted or not. */
  readonly milliseconds: number
  readonly java: JavaPlace
  /** How many walls stood around the process of the seat before. */
  readonly stood?: number
}

/** Where Java is looked for, and the judge's part in it. */
export interface JavaPlace {
  readonly home: string | undefined
  readonly sources: string
  readonly made: string
}

export interface LaneTask {
  readonly problem: string
  readonly language: SolutionLanguage
  readonly source: string
}

/** `stop`: nothing more is begun. */
export type ToThread = LaneTask | 'stop'

export type ToldByThread =
  | { started: { pid: number; walls: readonly string[]; toolchain: string } }
  /** A process of its own for what is not run in the lane's. */
  | { confined: number }
  | { testing: number; tests: number }
  | { judged: Judged; toolchain: string }
  | { ended: string }
  | { stopped: true }
