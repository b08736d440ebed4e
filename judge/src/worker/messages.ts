import type { Engine, Language } from '../language.ts'
import type { Artifact, Limits, Source, TestInput } from '../runner.ts'

/** A request to the worker, answered by one `{ id, result }` or `{ id, failure }`. */
export type Request =
  | { call: 'load'; engine: Engine; folder: string }
  | { call: 'compile'; language: Language; source: Source }
  | { call: 'run' | 'trace'; artifact: Artifact; test: TestInput; limits: Limits }

export interface Answer {
  id: number
  result?: unknown
  /** An error of the judge itself, never the learner's fault. */
  failure?: string
}
