import type { Language } from '../language.ts'
import type { Diagnostic, Limits, RunResult, Source, TestInput } from '../runner.ts'

// Messages over the pipes of a runner process, one JSON value a line. Expected answers are never among them.

export type RunnerRequest = { id: number } & (
  | { ask: 'compile'; language: Language; source: Source }
  | { ask: 'run'; test: TestInput; limits: Partial<Limits> }
  /** The submission is over: workers that ran any of it are replaced. */
  | { ask: 'forget' }
)

/** `artifact`: SHA-256 of the program, which itself stays in the process. */
export type CompileReply =
  | { ok: true; diagnostics: Diagnostic[]; artifact: string }
  | { ok: false; diagnostics: Diagnostic[] }
  | { ok: false; internal: string }

export type RunnerReply =
  | { hello: string }
  | { id: number; compiled: CompileReply }
  | { id: number; result: RunResult }
  | { id: number; forgotten: true }
  | { id: number; failure: string }
