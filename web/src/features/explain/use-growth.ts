import { say } from 'words:explain'
import type { Growth as Grown } from '@callofcode/content/growth'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import {
  allowDownload,
  BrowserJudge,
  DownloadConsentNeeded,
  isArtifact,
  JudgeUnavailable,
  limitsOf,
  prepareJudged,
  type SolutionCode,
} from '../run/public.ts'
import { type Growth, growthOfPoints } from './fit.ts'
import { type Measured, measure } from './measure.ts'

export type GrowthState =
  | { readonly phase: 'idle' | 'preparing' }
  /** The user must agree to download this many bytes, because data is costly on this connection. */
  | { readonly phase: 'asking'; readonly bytes: number }
  | { readonly phase: 'measuring'; readonly done: number; readonly of: number }
  | { readonly phase: 'measured'; readonly measured: Measured; readonly growth: Growth }
  | { readonly phase: 'failed'; readonly words: string }

/** Measures in a separate worker, which ends with the measurement. Runs can go on meanwhile. */
export function useGrowth(problem: ProblemPage, code: SolutionCode, grown: Grown) {
  const isMember = Boolean(useSession().data?.role)
  const [state, setState] = useState<GrowthState>({ phase: 'idle' })
  const last = useRef<AbortController>(undefined)
  useEffect(() => () => last.current?.abort(), [])

  const begin = () => {
    last.current?.abort()
    const stopping = new AbortController()
    last.current = stopping
    const { signal } = stopping
    const report = (next: GrowthState) => !signal.aborted && setState(next)
    report({ phase: 'preparing' })
    measuredBy({ problem, code, grown, isMember, signal, report })
      .then((measured) => report({ phase: 'measured', measured, growth: growthOfPoints(measured.points) }))
      .catch((error) => report(failureOf(error)))
  }
  return {
    state,
    begin,
    agree: () => {
      allowDownload(code.language)
      begin()
    },
    stop: () => {
      last.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}

interface Asked {
  readonly problem: ProblemPage
  readonly code: SolutionCode
  readonly grown: Grown
  readonly isMember: boolean
  readonly signal: AbortSignal
  readonly report: (state: GrowthState) => void
}

async function measuredBy({ problem, code, grown, isMember, signal, report }: Asked): Promise<Measured> {
  const judge = new BrowserJudge(problem.judge)
  const end = () => void judge.stop().catch(reportError)
  // Ending the worker also ends a run in the middle of a large input.
  signal.addEventListener('abort', end)
  try {
    const context = { report: () => undefined, isStopped: () => signal.aborted, signal }
    const { runner, made } = await prepareJudged({ problem, judge, isMember }, code, context)
    if (!isArtifact(made)) throw new JudgeUnavailable(say('notCompiled'))
    return await measure({
      slug: problem.slug,
      runner,
      artifact: made,
      growth: grown,
      limits: limitsOf(problem, code.language),
      report: (done, of) => report({ phase: 'measuring', done, of }),
      signal,
    })
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

function failureOf(error: unknown): GrowthState {
  if (error instanceof DownloadConsentNeeded) return { phase: 'asking', bytes: error.bytes }
  if (error instanceof JudgeUnavailable) return { phase: 'failed', words: error.message }
  return { phase: 'failed', words: say('failed') }
}
