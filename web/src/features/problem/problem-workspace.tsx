import { say } from 'words:problem'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { type RefObject, useRef, useState } from 'react'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { CodePane, SignInPrompt } from '../code-editor/public.ts'
import { DownloadDialog, type RunState } from '../run/public.ts'
import { useSolveAgain } from '../solution/public.ts'
import { useSolved } from '../solved/public.ts'
import { loadTracePanel } from '../trace/public.ts'
import { Divider, useFits, useShares } from './divider.tsx'
import { type PaneName, PaneTabs } from './pane-tabs.tsx'
import { ResultsPane } from './results/results-pane.tsx'
import { RunButtons, useRunKeys } from './run-buttons.tsx'
import { SavedLine, UnsavedLine } from './saved-line.tsx'
import { StatementPane } from './statement-pane.tsx'
import { useRestore } from './use-restore.ts'
import { useWorkbench, type Workbench } from './use-workbench.ts'
import { actionsOf, isSending, whyUntraced } from './workbench-actions.ts'
import './workspace.css'

const TracePanel = loadedLater(() => say('trace'), loadTracePanel)

/** Shows a problem: statement and code side by side, with the results below. On a phone these are three tabs. */
export function ProblemWorkspace({ problem }: { problem: ProblemPage }) {
  const bench = useWorkbench(problem)
  const [pane, setPane] = useState<PaneName>('problem')
  const [askingSignIn, setAskingSignIn] = useState(false)
  const actions = actionsOf(bench, {
    results: () => setPane('results'),
    signIn: () => setAskingSignIn(true),
  })
  const restore = useRestore(bench, () => setPane('code'))
  useRunKeys(actions.run, actions.submit)
  const shares = useShares()
  const traceButton = useRef<HTMLButtonElement>(null)
  const { run, inputs, headline, trace } = bench
  const tracing = trace.player !== undefined
  const fits = useFits(headline.failed) && !tracing
  const parts = { bench, actions, traceButton }
  return (
    <div className="bench-body">
      <OfflineNotice>{say('languagesThatWereFetched')}</OfflineNotice>
      <main
        id="main"
        className="bench"
        ref={shares}
        data-pane={pane}
        data-tracing={tracing ? '' : undefined}
        data-fits={fits ? '' : undefined}
      >
        <PaneTabs pane={pane} onChoose={setPane} />
        <StatementPane
          problem={problem}
          run={run}
          inputs={inputs}
          onRestore={restore}
          accepted={headline.accepted}
        />
        <Divider share="split" />
        <Code bench={bench} />
        <Divider share={tracing ? 'tracing' : 'writing'} fits={fits} />
        <Results {...parts} />
        <Buttons {...parts} />
      </main>
      <DownloadDialog run={run} />
      <Dialog open={askingSignIn} onOpenChange={setAskingSignIn} title={say('signInToSubmit')}>
        <SignInPrompt>{say('submitForMembers')}</SignInPrompt>
      </Dialog>
    </div>
  )
}

function Code({ bench }: { bench: Workbench }) {
  const { problem, starter, solution, headline, trace, note, onFocus } = bench
  const { language } = bench.code
  const solved = useSolved().has(problem.slug)
  const solveAgain = useSolveAgain(problem.slug, language, starter, solution)
  return (
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
  )
}

interface PartProps {
  bench: Workbench
  actions: ReturnType<typeof actionsOf>
  /** Gets the focus back when a trace is closed. */
  traceButton: RefObject<HTMLButtonElement | null>
}

function Results({ bench, actions, traceButton }: PartProps) {
  const { problem, run, submit, headline, code, inputs, checked, choice, trace } = bench
  const panel = trace.player && (
    <TracePanel
      problem={problem}
      player={trace.player}
      inputs={trace.inputs}
      traced={trace.traced}
      stale={trace.stale}
      onTrace={actions.trace}
      onClose={() => {
        run.closeTrace()
        traceButton.current?.focus()
      }}
    />
  )
  return (
    <ResultsPane
      problem={problem}
      run={run}
      submit={submit}
      headline={headline}
      code={code}
      inputs={inputs}
      checked={checked}
      choice={choice}
      trace={panel}
      onSearch={actions.search}
      onTrace={whyUntraced(bench) ? undefined : actions.trace}
    />
  )
}

function Buttons({ bench, actions, traceButton }: PartProps) {
  const { headline, solution } = bench
  return (
    <RunButtons
      untraced={whyUntraced(bench)}
      traceButton={traceButton}
      busyWith={headline.busyWith}
      sending={isSending(bench) || headline.busyWith === 'judge'}
      accepted={headline.accepted}
      onTrace={() => actions.trace()}
      onRun={actions.run}
      onSubmit={actions.submit}
    >
      <UnsavedLine draft={solution.draft} />
    </RunButtons>
  )
}

function badLineOf(state: RunState): number | undefined {
  if (state.phase === 'refused') return state.compiled.diagnostics[0]?.line
  if (state.phase === 'found') return state.result.judgement.line
  if (state.phase !== 'ran') return undefined
  return [...state.results.values()].find(({ judgement }) => judgement.line !== undefined)?.judgement.line
}
