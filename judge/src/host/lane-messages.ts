import type { Language } from '../language.ts'
import type { Diagnostic, Limits, RunResult, Source, TestInput } from '../runner.ts'

// What passes the pipe of a lane: one JSON value a line. What is expected of a test never does.

export type Asked = { id: number } & (
  | { ask: 'compile'; language: Language; source: Source }
  | { ask: 'run'; test: TestInput; limits: Partial<Limits> }
  /** The submission is over: what ran it is thrown away. */
  | { ask: 'forget' }
)

/** `artifact`: SHA-256 of the program; the program itself stays in the lane. */
export type CompiledInLane =
  | { ok: true; diagnostics: Diagnostic[]; artifact: string }
  | { ok: false; diagnostics: Diagnostic[] }
  | { ok: false; internal: string }

export type Told =
  | { hello: string }
  | { id: number; compiled: CompiledInLane }
  | { id: number; result: RunResult }
  | { id: number; forgotten: true }
  | { id: number; failure: string }
