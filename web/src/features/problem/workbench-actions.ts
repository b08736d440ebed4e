import { say } from 'words:problem'
import { canTrace } from '@callofcode/judge/trace'
import { toast } from '../../platform/feedback/toasts.ts'
import { hasReference, sampleCases } from '../run/public.ts'
import { claimFromSamples } from '../submission/public.ts'
import type { Workbench } from './use-workbench.ts'

type Action = Parameters<Workbench['headline']['began']>[0]

interface Shows {
  readonly results: () => void
  /** Asks a visitor to sign in, if this browser cannot judge alone. */
  readonly signIn: () => void
}

/** Returns the actions on the code of a workbench. They read the code when they are called. */
export function actionsOf(bench: Workbench, shows: Shows) {
  const begin = (action: Action) => {
    shows.results()
    bench.headline.began(action)
  }
  const { solution, memberId, code, run, aids } = bench
  return {
    trace: (id?: string) => solution.ready && beginTrace(bench, begin, id),
    run: () => solution.ready && runAll(bench, begin),
    search: () => {
      if (!solution.ready) return
      begin('search')
      aids.note('counterexamples')
      run.search(code)
    },
    submit: () => {
      if (!solution.ready || isSending(bench)) return
      return memberId ? submitCode(bench, begin) : judgeHere(bench, begin, shows.signIn)
    },
  }
}

/** Returns whether a submission is being sent or judged. */
export const isSending = ({ submit: { state } }: Workbench) =>
  state.phase === 'sending' || state.phase === 'judging'

/** Returns why the code cannot be traced, or undefined. Compiled programs have no lines to stop at. */
export const whyUntraced = ({ code }: Workbench) =>
  canTrace(code.language) ? undefined : say('traceLanguages')

type Begin = (action: Action) => void

function beginTrace(bench: Workbench, begin: Begin, id: string | undefined) {
  const untraced = whyUntraced(bench)
  if (untraced) return toast.info(untraced)
  begin('trace')
  bench.aids.note('traces')
  bench.trace.begin(id).catch(reportError)
}

async function runAll({ problem, code, inputs, run, setChecked }: Workbench, begin: Begin) {
  begin('run')
  const own = await inputs.check().catch(() => [])
  setChecked(own)
  run.run(code, [...sampleCases(problem), ...own.flatMap(({ one }) => one ?? [])])
}

async function submitCode({ problem, code, run, trace, aids, submit }: Workbench, begin: Begin) {
  begin('submit')
  const claim = await claimFromSamples(run.state, code, sampleCases(problem))
  if (trace.player) run.closeTrace()
  const used = aids.read()
  submit.submit({ ...code, ...(claim && { claim }), ...(used && { aids: used }) })
}

/** Judges the code of a visitor in this browser. */
function judgeHere({ problem, code, run }: Workbench, begin: Begin, askToSignIn: () => void) {
  const counted = problem.languages.find(({ language }) => language === code.language)?.counted
  if (counted !== 'fuel' || !hasReference(problem)) return askToSignIn()
  begin('judge')
  run.judgeHere(code, sampleCases(problem))
}
