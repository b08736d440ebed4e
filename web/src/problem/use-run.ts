import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Case, CaseResult } from './cases.ts'
import { findCounterexample, MOST_TRIES } from './find-counterexample.ts'
import { JudgeHere, NotHere } from './judge-here.ts'
import { ReferenceDesk } from './reference-desk.ts'
import { compileHere, isArtifact, runCase } from './run-cases.ts'
import { isBusy, type RunState } from './run-state.ts'

export interface Wish {
  readonly language: SolutionLanguage
  readonly source: string
}

export interface RunHandle {
  readonly state: RunState
  readonly judge: JudgeHere
  readonly desk: ReferenceDesk
  readonly run: (wish: Wish, cases: readonly Case[]) => void
  readonly search: (wish: Wish) => void
  readonly stop: () => void
  readonly forget: () => void
}

/** Runs solutions in this browser. One thing at a time: what is begun ends what ran before. */
export function useRun(problem: ProblemPage): RunHandle {
  const [state, setState] = useState<RunState>({ phase: 'idle' })
  const judge = useMemo(() => new JudgeHere(problem.judge), [problem.judge])
  const desk = useMemo(() => new ReferenceDesk(problem.slug), [problem.slug])
  /** Grows with every wish: what an older one still says is no news. */
  const round = useRef(0)
  useEffect(
    () => () => {
      round.current++
      void judge.stop()
      desk.close()
    },
    [judge, desk],
  )

  const begin = (act: (turn: Turn) => Promise<RunState>) => {
    const own = ++round.current
    const isStopped = () => round.current !== own
    const tell = (next: RunState) => !isStopped() && setState(next)
    const work = async () => {
      if (isBusy(state)) await judge.stop()
      tell({ phase: 'loading' })
      return act({ tell, isStopped })
    }
    void work().catch(failureOf).then(tell)
  }
  const prepare = async ({ language, source }: Wish, { tell }: Turn) => {
    desk.prepare()
    const runner = await judge.runnerFor(language, (fetched) => tell({ phase: 'loading', fetched }))
    tell({ phase: 'compiling' })
    return { runner, made: await compileHere(runner, problem, language, source) }
  }

  return {
    state,
    judge,
    desk,
    run: (wish, cases) =>
      begin(async (turn) => {
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
      begin(async (turn) => {
        const { runner, made } = await prepare(wish, turn)
        if (!isArtifact(made)) return { phase: 'refused', compiled: made }
        const tell = (tries: number) => turn.tell({ phase: 'searching', tries })
        const { isStopped } = turn
        const found = await findCounterexample({ runner, problem, artifact: made, desk, tell, isStopped })
        return found ? { phase: 'found', ...found } : { phase: 'none found', tries: MOST_TRIES }
      }),
    stop: () => {
      round.current++
      desk.close()
      void judge.stop()
      setState({ phase: 'stopped' })
    },
    forget: () => {
      if (!isBusy(state)) setState({ phase: 'idle' })
    },
  }
}

interface Turn {
  readonly tell: (state: RunState) => void
  readonly isStopped: () => boolean
}

const failureOf = (error: unknown): RunState => ({
  phase: 'failed',
  words:
    error instanceof NotHere
      ? error.message
      : 'The judge of this page failed. Run it again, or submit it: the server judges on its own.',
})
