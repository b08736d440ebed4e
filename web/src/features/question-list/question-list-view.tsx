import { say } from 'words:question-list'
import { DIFFICULTIES, type Question } from '@callofcode/contract/curriculum/curriculum'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import {
  type Completed,
  FilteredQuestions,
  KeepCount,
  ProgressMissing,
  type Tally,
  TallyDial,
  TallyRail,
  useCompleted,
  useHolds,
} from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import '../../platform/ui/checklist.css'

type Listed = Question & { readonly topicId: string | null }

interface QuestionListViewProps {
  /** Undefined while the list loads. Null if there is none. */
  readonly list:
    | { readonly title: string; readonly description: string; readonly questions: readonly Listed[] }
    | null
    | undefined
  readonly failed: boolean
  readonly retry: () => void
  /** The text that is shown if there is no list. */
  readonly missing: string
  readonly acts?: ReactNode
  /** Content that replaces the questions. */
  readonly children?: ReactNode
}

/** Shows a list of questions of any topics with boxes. */
export function QuestionListView({ list, failed, retry, missing, acts, children }: QuestionListViewProps) {
  const { member, completed, failed: progressFailed, retry: again } = useCompleted()
  // In a short list the counts would reveal how hard each question is.
  const holds = useHolds(false)
  const tally = member && list && completed ? tallyOfList(list.questions, completed) : undefined
  const topics = new Map(list?.questions.map((one) => [one.id, one.topicId]))
  return (
    <main id="main" className="wrap tracker">
      <section className="view-questions" aria-labelledby="list-title">
        <div className="q-top">
          <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={paths.lists}>
            <Icon name="back" />
            {say('allLists')}
          </Link>
        </div>
        <div className="q-head">
          <div>
            <div className="title-line">
              <h1 className="title" id="list-title">
                <bdi>{list?.title ?? (list === null ? say('unknownList') : say('list'))}</bdi>
              </h1>
              {tally && tally.total > 0 && (
                <ExplainedFigures
                  of="list"
                  title={say('thisList')}
                  rows={() => listRows(tally, holds)}
                  file="list.csv"
                />
              )}
            </div>
            {list?.description && (
              <p className="lead list-about" dir="auto">
                {list.description}
              </p>
            )}
          </div>
          {tally && tally.total > 0 && <TallyDial tally={tally} />}
          {acts}
        </div>
        {progressFailed && <ProgressMissing retry={again} />}
        {!member && <KeepCount />}
        {list === null && <EmptyState title={say('noQuestionsFound')}>{missing}</EmptyState>}
        {list !== null &&
          (children || (
            <FilteredQuestions
              questions={list?.questions}
              failed={failed}
              retry={retry}
              topicOf={({ id }) => topics.get(id) ?? ''}
              place="list"
              completed={completed}
              locked={!member || !completed}
            >
              {tally && !holds && <TallyRail label={say('thisList')} tally={tally} />}
            </FilteredQuestions>
          ))}
      </section>
    </main>
  )
}

function tallyOfList(questions: readonly Question[], completed: readonly Completed[]): Tally {
  const ticked = new Set(completed.map(({ questionId }) => questionId))
  const shareOf = (of: readonly Question[]) => ({
    done: of.filter(({ id }) => ticked.has(id)).length,
    total: of.length,
  })
  const [Easy, Medium, Hard] = DIFFICULTIES.map((each) =>
    shareOf(questions.filter(({ difficulty }) => difficulty === each)),
  )
  const none = { done: 0, total: 0 }
  return { ...shareOf(questions), by: { Easy: Easy ?? none, Medium: Medium ?? none, Hard: Hard ?? none } }
}

/** Returns the figures of a list as a file. In a short list the counts would reveal how hard each question is. */
export const listRows = ({ done, total, by }: Tally, holds: boolean) => [
  ['Problems', 'Done', 'All'],
  ...(holds ? [] : DIFFICULTIES.map((one) => [one, by[one].done, by[one].total])),
  ['All', done, total],
]
