import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { canTrace, type Trace } from '@callofcode/judge/trace'
import { useEffect, useMemo, useRef, useState } from 'react'
import { JudgeHere, NotHere } from './browser-judge.ts'
import type { Case, CaseResult } from './cases.ts'
import { isArtifact, limitsOf, runCase } from './compile-and-run.ts'
import { findCounterexample, MOST_TRIES } from './find-counterexample.ts'
import { AskFirst, agreeTo, prepareRun, type Turn, type Wish } from './prepare-run.ts'
import { ReferenceDesk } from './reference-client.ts'
import { doneOf, isBusy, type RunState } from './run-state.ts'

export interface RunHandle {
  readonly state: RunState
  readonly judge: JudgeHere
  readonly desk: ReferenceDesk
  readonly run: (wish: Wish, cases: readonly Case[]) => void
  readonly search: (wish: Wish) => void
  /** Records the steps of one case. */
  readonly trace: (wish: Wish, one: Case) => void
  readonly closeTrace: () => void
  readonly stop: () => void
  readonly forget: () => void
  /** Agrees to what was asked, and goes on with what was begun. */
  readonly goOn: () => void
}

/** Runs solutions in this browser. One thing at a time: what is begun ends what ran before. */
export function useRun(problem: ProblemPage, isMember: boolean): RunHandle {
  const [state, setState] = useState<RunState>({ phase: 'idle' })
  const judge = useMemo(() => new JudgeHere(problem.judge), [problem.judge])
  const desk = useMemo(() => new ReferenceDesk(problem.slug), [problem.slug])
  /** Of the last wish: what an older one still says is no news. */
  const last = useRef<AbortController>(undefined)
  /** Wishes that were stopped end when the worker does; until then it is not the next one's. */
  const unfinished = useRef(0)
  useEffect(
    () => () => {
      last.current?.abort()
      judge.stop().catch(reportError)
      desk.close()
    },
    [judge, desk],
  )

  /** What is gone on with when it was agreed to. */
  const begun = useRef<() => void>(undefined)

  const begin = (wish: Wish, act: (turn: Turn) => Promise<RunState>) => {
    begun.current = () => begin(wish, act)
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    const isStopped = () => signal.aborted
    const tell = (next: RunState) => !isStopped() && setState(next)
    const work = async () => {
      const before = unfinished.current++
      try {
        tell({ phase: 'loading', language: wish.language })
        if (before > 0) await judge.stop()
        signal.throwIfAborted()
        return await act({ tell, isStopped, signal })
      } finally {
        unfinished.current--
      }
    }
    work().catch(failureOf).then(tell).catch(reportError)
  }
  const prepare = (wish: Wish, turn: Turn) => {
    desk.prepare()
    return prepareRun({ problem, judge, isMember }, wish, turn)
  }

  return {
    state,
    judge,
    desk,
    run: (wish, cases) =>
      begin(wish, async (turn) => {
        const { runner, made } = await prepare(wish, turn)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const results = new Map<string, CaseResult>()
        for (const [at, one] of cases.entries()) {
          if (turn.isStopped()) break
          turn.tell({ phase: 'running', at: at + 1, of: cases.length, results: new Map(results) })
          results.set(one.id, await runCase({ runner, problem, artifact: made, desk }, one))
        }
        return { phase: 'ran', results, source: wish.source }
      }),
    search: (wish) =>
      begin(wish, async (turn) => {
        const { runner, made } = await prepare(wish, turn)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const tell = (tries: number) => turn.tell({ phase: 'searching', tries })
        const { isStopped } = turn
        const found = await findCounterexample({ runner, problem, artifact: made, desk, tell, isStopped })
        return found ? { phase: 'found', ...found } : { phase: 'none found', tries: MOST_TRIES }
      }),
    trace: (wish, one) => {
      const before = doneOf(state)
      const done = { phase: 'traced', one, source: wish.source, before } as const
      begin(wish, async (turn) => {
        if (!canTrace(wish.language)) return { ...done, trace: notTraced(wish.language) }
        const { runner, made } = await prepare(wish, turn)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        turn.tell({ phase: 'tracing', before })
        return { ...done, trace: await runner.trace(made, one.input, limitsOf(problem, wish.language)) }
      })
    },
    closeTrace: () => {
      last.current?.abort()
      setState(doneOf(state))
    },
    stop: () => {
      last.current?.abort()
      desk.close()
      judge.stop().catch(reportError)
      setState({ phase: 'stopped' })
    },
    forget: () => {
      if (!isBusy(state)) setState({ phase: 'idle' })
    },
    goOn: () => {
      if (state.phase === 'asking') agreeTo(state.language)
      begun.current?.()
    },
  }
}

function failureOf(error: unknown): RunState {
  if (error instanceof AskFirst) return { phase: 'asking', language: error.language, bytes: error.bytes }
  if (error instanceof NotHere) return { phase: 'failed', words: error.message }
  const words = 'The judge of this page failed. Run it again, or submit it: the server judges on its own.'
  return { phase: 'failed', words }
}

/** What is compiled has no lines left to stop at. */
const notTraced = (language: SolutionLanguage): Trace => ({
  language,
  steps: [],
  result: { ending: 'finished', stdout: '', stderr: '', fuel: 0, memory: 0, milliseconds: 0 },
  refused: 'Trace steps through Python, JavaScript and TypeScript only. Choose one of them above your code.',
})
