import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { useLanguage, useSolution } from '../code-editor/public.ts'
import {
  type CheckedInput,
  useChosenCase,
  useCustomInputs,
  useLanguageNote,
  useMetInput,
  useRun,
  useWarmUp,
} from '../run/public.ts'
import { useSubmit } from '../submission/public.ts'
import { useTrace } from '../trace/public.ts'
import { useOfflineCopy } from './offline-copy.tsx'
import { useLastLanguage } from './problem-queries.ts'
import { useHeadline } from './results/use-headline.ts'
import { useAids } from './use-aids.ts'

export type Workbench = ReturnType<typeof useWorkbench>

/** Returns the state of the workspace: the code, its inputs, its runs and submissions, and their results. */
export function useWorkbench(problem: ProblemPage) {
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const written = useWrittenCode(problem, memberId)
  const { code } = written
  const run = useRun(problem, memberId !== undefined)
  const submit = useSubmit(problem.slug)
  const inputs = useCustomInputs(problem, run.reference)
  const { note, onFocus } = useLanguageNote(run.judge, code.language)
  useWarmUp(run.judge, code.language)
  useOfflineCopy(problem, run.reference)
  const [checked, setChecked] = useState<readonly CheckedInput[]>([])
  const headline = useHeadline(code, run, submit)
  const aids = useAids(memberId, problem.slug, headline.accepted)
  useMetInput(memberId, problem.slug, run.state)
  const choice = useChosenCase(problem, inputs, headline.shownRun)
  const trace = useTrace({ problem, run, inputs, choice, code, onChecked: setChecked })
  return {
    ...written,
    problem,
    memberId,
    run,
    submit,
    headline,
    aids,
    trace,
    inputs,
    choice,
    checked,
    setChecked,
    note,
    onFocus,
  }
}

/** Returns the language and the code that was written in it. */
function useWrittenCode(problem: ProblemPage, memberId: string | undefined) {
  const last = useLastLanguage(problem, memberId)
  const { language = 'javascript', starter = '' } = useLanguage(problem, last.language) ?? {}
  const solution = useSolution(problem.slug, language, starter, last.isKnown)
  return { starter, solution, code: { language, source: solution.text } }
}
