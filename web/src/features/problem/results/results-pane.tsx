import { say } from 'words:problem'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../platform/navigation/tabs.tsx'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { AskButton, type AskSource } from '../../ask/public.ts'
import { loadGrowthPanel } from '../../explain/public.ts'
import {
  CasesView,
  type CheckedInput,
  type ChosenCase,
  type CustomInputs,
  hasFailed,
  mayFetchAhead,
  RunBadge,
  type RunHandle,
  RunStatus,
  RunVerdict,
  type SolutionCode,
  statusText,
} from '../../run/public.ts'
import { SubmissionLine, SubmissionView, type SubmitHandle, useVerdict } from '../../submission/public.ts'
import { ComparePanel } from '../statement-tabs.tsx'
import { Accepted } from './accepted.tsx'
import { AcceptedHere } from './accepted-here.tsx'
import { type ResultTab, resultTabs, TOO_SLOW } from './result-tabs.ts'
import type { HeadlineHandle } from './use-headline.ts'
import { VerdictActions } from './verdict-actions.tsx'
import './results-pane.css'

const GrowthPanel = loadedLater(() => say('howItGrows'), loadGrowthPanel)

interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  headline: HeadlineHandle
  /** The code in the editor. */
  code: SolutionCode
  inputs: CustomInputs
  /** The custom inputs as the last run checked them. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  /** Replaces the cases while a trace is shown. */
  trace: ReactNode
  onSearch: () => void
  /** Undefined where the language cannot be traced. */
  onTrace: ((id?: string) => void) | undefined
}

/** Shows the result of the newest action: its verdict, the cases or a trace, how the code grows, and how it compares. */
export function ResultsPane({ trace, submit, headline, run, code, onTrace, ...parts }: ResultsPaneProps) {
  const { problem, inputs, choice, onSearch } = parts
  const { of, shownRun, accepted } = headline
  const on = headline.on ?? code
  const id = of === 'submission' && submit.state.phase === 'done' ? submit.state.id : undefined
  const source: AskSource = {
    problem,
    code: on,
    run: shownRun,
    checked: parts.checked,
    submission: id,
  }
  const failed = id !== undefined || hasFailed(shownRun)
  const verdict = useVerdict(id)
  const { growth, here } = headline
  const grows = growth !== undefined && growth !== 'none'
  const isSlow = (verdict ?? here) === TOO_SLOW
  const tabs = resultTabs({ of, run: shownRun.phase, accepted, isSlow, grows })
  // A new result opens its first tab.
  const { shown, show } = useChosenTab(`${of} ${shownRun.phase} ${id}`, tabs)
  const searching = headline.busyWith === 'search'
  const known = typeof growth === 'object' ? growth.growth : undefined
  return (
    <section className="pane results" aria-label={say('results')}>
      <Tabs
        label={say('results')}
        items={tabs.map((value) => ({ value, label: NAMES[value]() }))}
        value={shown}
        onChange={show}
        row={(list) => (
          <div className="pane-bar verdict-bar">
            <h2 className="sr">{say('results')}</h2>
            {list}
            <RunBadge state={shownRun} here={here} />
            <RunStatus state={shownRun} silent={of === 'submission'} onStop={run.stop} />
            <QuietLine run={run} submit={submit} headline={headline} />
            {!accepted && (
              <AskButton {...source} isAfterVerdict={failed}>
                {failed ? say('askAboutThis') : say('ask')}
              </AskButton>
            )}
          </div>
        )}
      >
        <div hidden={shown !== 'verdict'}>
          {of === 'submission' && (
            <SubmissionView problem={problem} submit={submit}>
              {(submission) =>
                submission.verdict === 'Accepted' ? (
                  <Accepted
                    problem={problem}
                    submission={submission}
                    growth={known}
                    edited={headline.edited}
                  />
                ) : (
                  <VerdictActions
                    problem={problem}
                    submission={submission}
                    searching={searching}
                    onSearch={onSearch}
                    onTrace={onTrace}
                    onGrow={grows ? () => show('growth') : undefined}
                  />
                )
              }
            </SubmissionView>
          )}
          {of === 'run' && shownRun.phase === 'accepted' && (
            <AcceptedHere
              problem={problem}
              growth={growth}
              edited={headline.edited}
              onGrow={() => show('growth')}
            />
          )}
          {of === 'run' && (
            <RunVerdict problem={problem} state={shownRun}>
              {onTrace && (
                <Button size="dense" onClick={() => onTrace()}>
                  {say('traceRun')}
                </Button>
              )}
              <Button
                size="dense"
                onClick={() => {
                  if (shownRun.phase === 'found') choice.choose(inputs.add(shownRun.one.input))
                  run.dismiss()
                }}
              >
                {say('addToMyInputs')}
              </Button>
            </RunVerdict>
          )}
        </div>
        <div hidden={shown !== 'cases'}>
          {(of === 'run' && trace) || (
            <CasesView {...parts} run={{ ...run, state: shownRun }} searching={searching} />
          )}
        </div>
        {(accepted || isSlow) && (
          <div hidden={shown !== 'growth'}>
            <GrowthPanel
              problem={problem}
              code={on}
              // For visitors the growth is a part of the verdict.
              begins={shown === 'growth' || (accepted && (of === 'run' || mayFetchAhead()))}
              onGrowth={headline.knowGrowth}
            />
          </div>
        )}
        {shown === 'compare' && id && <ComparePanel id={id} />}
      </Tabs>
    </section>
  )
}

const NAMES: Record<ResultTab, () => string> = {
  verdict: () => say('verdict'),
  cases: () => say('cases'),
  growth: () => say('growth'),
  compare: () => say('compare'),
}

/** Returns the tab that was chosen for this result, or else its first tab. */
function useChosenTab(result: string, tabs: readonly ResultTab[]) {
  const [chosen, setChosen] = useState<{ result: string; tab: ResultTab }>()
  const { tab } = chosen?.result === result ? chosen : {}
  return {
    shown: tab && tabs.includes(tab) ? tab : (tabs[0] ?? 'cases'),
    show: (tab: ResultTab) => setChosen({ result, tab }),
  }
}

/** Shows the older result, or that the newest result belongs to earlier code. */
function QuietLine({ run, submit, headline }: Pick<ResultsPaneProps, 'run' | 'submit' | 'headline'>) {
  const { older, edited, show } = headline
  if (!older) return edited && <p className="quiet-line">{say('yourCodeHasChanged')}</p>
  return (
    <p className="quiet-line">
      {older === 'run' ? (
        say('runBefore', { state: statusText(run.state) })
      ) : (
        <SubmissionLine state={submit.state} />
      )}
      <Button size="dense" variant="ghost" onClick={() => show(older)}>
        {say('show')}
      </Button>
    </p>
  )
}
