import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { canTrace } from '@callofcode/judge/trace'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { useSession } from '../../platform/session/session.ts'
import {
  CodePane,
  chooseLanguage,
  SignInPrompt,
  type Solution,
  useLanguage,
  useSolution,
} from '../code-editor/public.ts'
import {
  type CheckedInput,
  DownloadDialog,
  hasReference,
  type RunState,
  sampleCases,
  useChosenCase,
  useCustomInputs,
  useLanguageNote,
  useMetInput,
  useRun,
  useWarmUp,
} from '../run/public.ts'
import { useSolveAgain } from '../solution/public.ts'
import { useSolved } from '../solved/public.ts'
import { claimFromSamples, useSubmit } from '../submission/public.ts'
import { loadTracePanel, useTrace } from '../trace/public.ts'
import { Divider, useShares } from './divider.tsx'
import { useOfflineCopy } from './offline-copy.tsx'
import { type PaneName, PaneTabs } from './pane-tabs.tsx'
import { useLastLanguage } from './problem-queries.ts'
import { say } from './problem-words.ts'
import { ResultsPane } from './results/results-pane.tsx'
import { useHeadline } from './results/use-headline.ts'
import { RunButtons, useRunKeys } from './run-buttons.tsx'
import { SavedLine, UnsavedLine } from './saved-line.tsx'
import { StatementPane } from './statement-pane.tsx'
import { useAids } from './use-aids.ts'
import './workspace.css'

const TracePanel = loadedLater(() => say('trace'), loadTracePanel)

/** The page of a problem: statement and code side by side, results below. On a phone these are three tabs. */
export function ProblemWorkspace({ problem }: { problem: ProblemPage }) {
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const last = useLastLanguage(problem, memberId)
  const { language = 'javascript', starter = '' } = useLanguage(problem, last.language) ?? {}
  const solution = useSolution(problem.slug, language, starter, last.isKnown)
  const run = useRun(problem, Boolean(session?.role))
  const submit = useSubmit(problem.slug)
  const inputs = useCustomInputs(problem, run.reference)
  const { note, onFocus } = useLanguageNote(run.judge, language)
  useWarmUp(run.judge, language)
  useOfflineCopy(problem, run.reference)
  const [pane, setPane] = useState<PaneName>('problem')
  const [askingSignIn, setAskingSignIn] = useState(false)
  const [checked, setChecked] = useState<readonly CheckedInput[]>([])
  const bench = useShares()
  const traceButton = useRef<HTMLButtonElement>(null)
  const code = { language, source: solution.text }
  const headline = useHeadline(code, run, submit)
  const solved = useSolved().has(problem.slug)
  const solveAgain = useSolveAgain(problem.slug, language, starter, solution)
  const aids = useAids(memberId, problem.slug, headline.accepted)
  useMetInput(memberId, problem.slug, run.state)
  const choice = useChosenCase(problem, inputs, headline.shownRun)
  const trace = useTrace({ problem, run, inputs, choice, code, onChecked: setChecked })
  const tracing = trace.player !== undefined
  // Compiled programs have no lines to stop at.
  const untraced = canTrace(language) ? undefined : say('traceStepsThrough')
  const beginTrace = (id?: string) => {
    if (!solution.ready) return
    if (untraced) return toast.info(untraced)
    setPane('results')
    headline.began('trace')
    aids.note('traces')
    trace.begin(id).catch(reportError)
  }

  const runAll = async () => {
    if (!solution.ready) return
    setPane('results')
    headline.began('run')
    const own = await inputs.check().catch(() => [])
    setChecked(own)
    run.run(code, [...sampleCases(problem), ...own.flatMap(({ one }) => one ?? [])])
  }
  const sending = submit.state.phase === 'sending' || submit.state.phase === 'judging'
  const judgeHere = () => {
    const counted = problem.languages.find((one) => one.language === language)?.counted
    if (counted !== 'fuel' || !hasReference(problem)) return setAskingSignIn(true)
    setPane('results')
    headline.began('judge')
    run.judgeHere(code, sampleCases(problem))
  }
  const submitCode = async () => {
    if (!solution.ready || sending) return
    if (!session?.role) return judgeHere()
    setPane('results')
    headline.began('submit')
    const claim = await claimFromSamples(run.state, code, sampleCases(problem))
    if (trace.player) run.closeTrace()
    const used = aids.read()
    submit.submit({ ...code, ...(claim && { claim }), ...(used && { aids: used }) })
  }
  const search = () => {
    if (!solution.ready) return
    setPane('results')
    headline.began('search')
    aids.note('counterexamples')
    run.search(code)
  }
  const restore = useRestore(problem.slug, language, solution, () => setPane('code'))
  useRunKeys(runAll, submitCode)

  return (
    <div className="bench-body">
      <OfflineNotice>{say('languagesThatWereFetched')}</OfflineNotice>
      <main id="main" className="bench" ref={bench} data-pane={pane} data-tracing={tracing ? '' : undefined}>
        <PaneTabs pane={pane} onChoose={setPane} />
        <StatementPane
          problem={problem}
          run={run}
          inputs={inputs}
          onRestore={restore}
          accepted={headline.accepted}
        />
        <Divider share="split" />
        <CodePane
          problem={problem}
          language={language}
          starter={starter}
          solution={solution}
          badLine={badLineOf(headline.shownRun)}
          nextLine={trace.nextLine}
          note={note}
          onFocus={onFocus}
          solveAgain={solved ? solveAgain : undefined}
        >
          <SavedLine draft={solution.draft} />
        </CodePane>
        <Divider share={tracing ? 'tracing' : 'writing'} />
        <ResultsPane
          problem={problem}
          run={run}
          submit={submit}
          headline={headline}
          code={code}
          inputs={inputs}
          checked={checked}
          choice={choice}
          trace={
            trace.player && (
              <TracePanel
                problem={problem}
                player={trace.player}
                inputs={trace.inputs}
                traced={trace.traced}
                stale={trace.stale}
                onTrace={beginTrace}
                onClose={() => {
                  run.closeTrace()
                  traceButton.current?.focus()
                }}
              />
            )
          }
          onSearch={search}
          onTrace={untraced ? undefined : beginTrace}
        />
        <RunButtons
          untraced={untraced}
          traceButton={traceButton}
          busyWith={headline.busyWith}
          sending={sending || headline.busyWith === 'judge'}
          accepted={headline.accepted}
          onTrace={() => beginTrace()}
          onRun={runAll}
          onSubmit={submitCode}
        >
          <UnsavedLine draft={solution.draft} />
        </RunButtons>
      </main>
      <DownloadDialog run={run} />
      <Dialog open={askingSignIn} onOpenChange={setAskingSignIn} title={say('signInToSubmit')}>
        <SignInPrompt>{say('submissionsAreJudgedAnd')}</SignInPrompt>
      </Dialog>
    </div>
  )
}

/** Puts an old solution into the editor, after switching to its language. */
function useRestore(slug: string, language: SolutionLanguage, { ready, type }: Solution, onDone: () => void) {
  const [old, setOld] = useState<{ language: SolutionLanguage; source: string }>()
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (!old || old.language !== language || !ready) return
    type(old.source)
    setOld(undefined)
    done.current()
    toast.success(say('theOldCodeIs'))
  }, [old, language, ready, type])
  return (to: SolutionLanguage, source: string) => {
    chooseLanguage(slug, to)
    setOld({ language: to, source })
  }
}

function badLineOf(state: RunState): number | undefined {
  if (state.phase === 'refused') return state.compiled.diagnostics[0]?.line
  if (state.phase === 'found') return state.result.judgement.line
  if (state.phase !== 'ran') return undefined
  return [...state.results.values()].find(({ judgement }) => judgement.line !== undefined)?.judgement.line
}
