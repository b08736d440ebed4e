import type { Enclosed } from '../enclosed.ts'
import type { Engine, Language } from '../language.ts'
import type {
  Artifact,
  Compiled,
  CompileStep,
  Limits,
  RunResult,
  Source,
  Tell,
  TestInput,
} from '../runner.ts'
import type { Trace } from '../trace.ts'
import type { Channels } from './channels.ts'

/** One engine inside the worker. */
export interface EngineWorker {
  compile(language: Language, source: Source, tell: Tell): Promise<Compiled & Spendable>
  /** Missing in an engine that only checks programs. */
  run?(artifact: Artifact, test: TestInput, limits: Limits, channels: Channels): Promise<WorkerResult>
  /** Opens a script that is not the learner's. Only the engine of JavaScript has it. */
  enclose?(program: string): Promise<Enclosed>
  /** Only for languages that `canTrace` allows. */
  trace?(artifact: Artifact, test: TestInput, limits: Limits, channels: Channels): Promise<WorkerTrace>
}

export interface Spendable {
  /** The worker must not be used again, because a stopped program may have left changes behind. */
  spent?: boolean
}

export type WorkerTrace = Trace & Spendable

export type WorkerResult = RunResult & Spendable

/** A request to the worker. The responses are any number of `{ id, told }` and then one `{ id, result }` or `{ id, failure }`. */
export type Request =
  | { call: 'load'; engine: Engine; folder: string }
  | { call: 'compile'; engine: Engine; language: Language; source: Source }
  | { call: 'run' | 'trace'; artifact: Artifact; test: TestInput; limits: Limits }

export interface Answer {
  id: number
  result?: unknown
  told?: CompileStep
  /** An error of the judge itself, never the learner's fault. */
  failure?: string
}
