import { say } from 'words:explain'
import type { EditorialSolution, ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { Trace } from '@callofcode/judge/trace'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  allowDownload,
  BrowserJudge,
  type Case,
  DownloadConsentNeeded,
  isArtifact,
  JudgeUnavailable,
  limitsOf,
  prepareRun,
  type ReferenceClient,
  type RunState,
  statusText,
} from '../../run/public.ts'

export type StepState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly words: string }
  /** The user has to agree to so many bytes: data are costly on this connection. */
  | { readonly phase: 'asking'; readonly language: SolutionLanguage; readonly bytes: number }
  | { readonly phase: 'traced'; readonly trace: Trace; readonly source: string; readonly one: Case }
  | { readonly phase: 'failed'; readonly words: string }

interface Asked {
  readonly problem: ProblemPage
  readonly reference: ReferenceClient
  readonly solution: EditorialSolution
}

/** Records the steps of a solution in a separate worker, so that the member's own run continues. */
export function useSteps({ problem, reference, solution }: Asked) {
  const [state, setState] = useState<StepState>({ phase: 'idle' })
  const judge = useMemo(() => new BrowserJudge(problem.judge), [problem.judge])
  const last = useRef<AbortController>(undefined)
  /** A stopped recording ends with its worker. Until then the next recording cannot use the worker. */
  const unfinished = useRef(0)
  useEffect(
    () => () => {
      last.current?.abort()
      judge.stop().catch(reportError)
    },
    [judge],
  )

  /** The case is determined inside the recording, so a newer press can also stop that part. */
  const begin = (toCase: () => Promise<Case | undefined>) => {
    last.current?.abort()
    const stopping = new AbortController()
    last.current = stopping
    const { signal } = stopping
    const report = (next: StepState) => !signal.aborted && setState(next)
    const record = async (): Promise<StepState> => {
      const before = unfinished.current++
      try {
        report({ phase: 'working', words: say('walkPreparing') })
        if (before > 0) await judge.stop()
        const one = await toCase()
        signal.throwIfAborted()
        if (!one) return { phase: 'idle' }
        const { language, source } = solution
        const context = {
          isStopped: () => signal.aborted,
          signal,
          report: (run: RunState) => report({ phase: 'working', words: wordsOf(run) }),
        }
        const setup = { problem, judge, isMember: true }
        const { runner, made } = await prepareRun(setup, { language, source }, context)
        if (!isArtifact(made)) throw new JudgeUnavailable(say('walkNotCompiled'))
        report({ phase: 'working', words: say('walkRecording') })
        const input = await reference.runnable(problem, one.input)
        const trace = await runner.trace(made, input, limitsOf(problem, language))
        return { phase: 'traced', trace, source, one }
      } finally {
        unfinished.current--
      }
    }
    record().catch(failureOf).then(report).catch(reportError)
  }
  const close = () => {
    last.current?.abort()
    setState({ phase: 'idle' })
  }
  return {
    state,
    begin,
    close,
    stop: () => {
      close()
      judge.stop().catch(reportError)
    },
    agree: (toCase: () => Promise<Case | undefined>) => {
      allowDownload(solution.language)
      begin(toCase)
    },
  }
}

/** The download has the same text as any run. Other texts of runs are about the member's code. */
const wordsOf = (run: RunState) => (run.phase === 'loading' ? statusText(run) : say('walkPreparing'))

function failureOf(error: unknown): StepState {
  if (error instanceof DownloadConsentNeeded)
    return { phase: 'asking', language: error.language, bytes: error.bytes }
  if (error instanceof JudgeUnavailable) return { phase: 'failed', words: error.message }
  return { phase: 'failed', words: say('walkFailed') }
}
