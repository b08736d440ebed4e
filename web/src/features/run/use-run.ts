import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Case, type CaseResult, isPassed } from './cases.ts'
import { type CaseRun, isArtifact, limitsOf, runCase } from './compile-and-run.ts'
import { findCounterexample, MAX_TRIES } from './find-counterexample.ts'
import { BrowserJudge } from './judge/browser-judge.ts'
import { JudgeUnavailable } from './judge/judge-download.ts'
import {
  allowDownload,
  DownloadConsentNeeded,
  prepareRun,
  type RunContext,
  type SolutionCode,
} from './prepare-run.ts'
import { ReferenceClient } from './reference/reference-client.ts'
import { isBusy, outcomeOf, type Results, type RunState } from './run-state.ts'

export interface RunHandle {
  readonly state: RunState
  readonly judge: BrowserJudge
  readonly reference: ReferenceClient
  readonly run: (code: SolutionCode, cases: readonly Case[]) => void
  readonly search: (code: SolutionCode) => void
  /** Judges in the browser for a visitor, whom the server does not judge: the samples, and then a search. */
  readonly judgeHere: (code: SolutionCode, samples: readonly Case[]) => void
  /** Records the steps of a run on one case. */
  readonly trace: (code: SolutionCode, one: Case) => void
  readonly closeTrace: () => void
  readonly stop: () => void
  readonly dismiss: () => void
  /** Agrees to the download, and continues the started action. */
  readonly resume: () => void
}

/** Runs solutions in this browser, one thing at a time: a new start stops what ran before. */
export function useRun(problem: ProblemPage, isMember: boolean): RunHandle {
  const [state, setState] = useState<RunState>({ phase: 'idle' })
  const judge = useMemo(() => new BrowserJudge(problem.judge), [problem.judge])
  const { slug, script } = problem
  const reference = useMemo(() => new ReferenceClient({ slug, script }), [slug, script])
  /** Belongs to the last start. Reports of earlier starts are ignored. */
  const last = useRef<AbortController>(undefined)
  /** Stopped runs end when their worker does. Until then the next run cannot use it. */
  const unfinished = useRef(0)
  useEffect(
    () => () => {
      last.current?.abort()
      judge.stop().catch(reportError)
      reference.close()
    },
    [judge, reference],
  )

  /** Starts the last action again, after the user agreed to the download. */
  const restart = useRef<() => void>(undefined)

  const begin = (code: SolutionCode, act: (context: RunContext) => Promise<RunState>) => {
    restart.current = () => begin(code, act)
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    const isStopped = () => signal.aborted
    const report = (next: RunState) => !isStopped() && setState(next)
    const work = async () => {
      const before = unfinished.current++
      try {
        report({ phase: 'loading', language: code.language })
        if (before > 0) await judge.stop()
        signal.throwIfAborted()
        return await act({ report, isStopped, signal })
      } finally {
        unfinished.current--
      }
    }
    work().catch(failureOf).then(report).catch(reportError)
  }
  const prepare = (code: SolutionCode, context: RunContext) => {
    reference.prepare()
    return prepareRun({ problem, judge, isMember }, code, context)
  }

  return {
    state,
    judge,
    reference,
    run: (code, cases) =>
      begin(code, async (context) => {
        const { runner, made } = await prepare(code, context)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const results = await runCases({ runner, problem, artifact: made, reference }, cases, context)
        return { phase: 'ran', results, source: code.source }
      }),
    search: (code) =>
      begin(code, async (context) => {
        const { runner, made } = await prepare(code, context)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const found = await searchFor({ runner, problem, artifact: made, reference }, context)
        return found ? { phase: 'found', ...found } : { phase: 'none found', tries: MAX_TRIES }
      }),
    judgeHere: (code, samples) =>
      begin(code, async (context) => {
        const { runner, made } = await prepare(code, context)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const parts = { runner, problem, artifact: made, reference }
        const results = await runCases(parts, samples, context)
        if (![...results.values()].every(isPassed))
          return { phase: 'ran', results, source: code.source, notSubmitted: true }
        const found = await searchFor(parts, context, results)
        return found ? { phase: 'found', ...found } : { phase: 'accepted', results, tries: MAX_TRIES }
      }),
    trace: (code, one) => {
      const before = outcomeOf(state)
      const done = { phase: 'traced', one, source: code.source, before } as const
      begin(code, async (context) => {
        const { runner, made } = await prepare(code, context)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        context.report({ phase: 'tracing', before })
        const input = await reference.runnable(problem, one.input)
        return { ...done, trace: await runner.trace(made, input, limitsOf(problem, code.language)) }
      })
    },
    closeTrace: () => {
      last.current?.abort()
      setState(outcomeOf(state))
    },
    stop: () => {
      last.current?.abort()
      reference.close()
      judge.stop().catch(reportError)
      setState({ phase: 'stopped' })
    },
    dismiss: () => {
      if (!isBusy(state)) setState({ phase: 'idle' })
    },
    resume: () => {
      if (state.phase === 'asking') allowDownload(state.language)
      restart.current?.()
    },
  }
}

async function runCases(parts: CaseRun, cases: readonly Case[], { isStopped, report }: RunContext) {
  const results = new Map<string, CaseResult>()
  for (const [at, one] of cases.entries()) {
    if (isStopped()) break
    report({ phase: 'running', at: at + 1, of: cases.length, results: new Map(results) })
    results.set(one.id, await runCase(parts, one))
  }
  return results
}

const searchFor = (parts: CaseRun, { isStopped, report }: RunContext, results?: Results) =>
  findCounterexample({
    ...parts,
    isStopped,
    report: (tries) => report({ phase: 'searching', tries, ...(results && { results }) }),
  })

function failureOf(error: unknown): RunState {
  if (error instanceof DownloadConsentNeeded)
    return { phase: 'asking', language: error.language, bytes: error.bytes }
  if (error instanceof JudgeUnavailable) return { phase: 'failed', words: error.message }
  const words = say('judgeFailed')
  return { phase: 'failed', words }
}
