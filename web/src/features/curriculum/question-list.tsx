import { DIFFICULTIES, listQuestions, type Question } from '@callofcode/contract/curriculum'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { type Completed, nextQuestion } from './progress.ts'
import { QuestionRow } from './question-row.tsx'
import { SolvableFilter, useSolvable, useSolvableOnly } from './solvable.tsx'
import { useChooseDifficulty, useTrackerPlace } from './tracker-place.ts'

interface QuestionListProps {
  topicId: string
  completed: readonly Completed[] | undefined
  locked: boolean
  /** The content beside the rows. */
  children: ReactNode
}

const choices = ['All', ...DIFFICULTIES].map((one) => ({ value: one, label: one }))

export function QuestionList({ topicId, completed, locked, children }: QuestionListProps) {
  const { data, isError, refetch } = useQuery(read(listQuestions, { params: { id: topicId } }))
  const { difficulty } = useTrackerPlace()
  const choose = useChooseDifficulty()
  const [text, setText] = useUrlText('q')
  const wanted = text.trim().toLowerCase()
  const only = useSolvableOnly()
  const solvable = useSolvable(only)
  const all = only && !solvable.ids ? undefined : data?.questions
  const found = all?.filter(
    (one) =>
      one.questionName.toLowerCase().includes(wanted) &&
      (!difficulty || one.difficulty === difficulty) &&
      (!only || solvable.ids?.has(one.id)),
  )
  const showAll = useShowAll(setText)
  const again = () => {
    void refetch()
    if (solvable.failed) solvable.retry()
  }
  return (
    <>
      <SearchRow
        className="stick"
        label="Search questions"
        placeholder="Search questions..."
        value={text}
        onChange={setText}
        count={found && countOf(found.length)}
      >
        <Segmented
          label="Difficulty"
          fit="full"
          items={choices}
          value={difficulty ?? 'All'}
          onChange={(value) => choose(DIFFICULTIES.find((one) => one === value))}
        />
        <SolvableFilter />
      </SearchRow>
      <div className="q-body">
        {!all &&
          (isError || solvable.failed ? (
            <LoadFailed title="No questions found" retry={again} />
          ) : (
            <QuestionsLoading />
          ))}
        {all && found?.length === 0 && <NoQuestions total={all.length} showAll={showAll} />}
        {all && found && found.length > 0 && (
          <Rows all={all} found={found} topicId={topicId} completed={completed} locked={locked} />
        )}
        {children}
      </div>
    </>
  )
}

/** Removes every filter from the address. */
function useShowAll(setText: (text: string) => void) {
  const navigate = useNavigate()
  return () => {
    setText('')
    const search = ({ topic }: { topic?: string }) => ({ topic })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

const countOf = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`

interface RowsProps extends Omit<QuestionListProps, 'children'> {
  all: readonly Question[]
  found: readonly Question[]
}

function Rows({ all, found, topicId, completed, locked }: RowsProps) {
  const next = completed && !locked ? nextQuestion(all, completed) : undefined
  const done = new Set(completed?.map(({ questionId }) => questionId))
  return (
    <ol className="rows">
      {found.map((question) => (
        <QuestionRow
          key={question.id}
          question={question}
          topicId={topicId}
          index={all.indexOf(question)}
          done={done.has(question.id)}
          next={question === next}
          locked={locked}
        />
      ))}
    </ol>
  )
}

const SHAPES = [62, 45, 70, 38, 55, 48, 66, 41] as const

function QuestionsLoading() {
  return (
    <Loading words="Loading questions...">
      <ol className="rows" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="waiting" key={width}>
            <Skeleton width={width} />
          </li>
        ))}
      </ol>
    </Loading>
  )
}

function NoQuestions({ total, showAll }: { total: number; showAll: () => void }) {
  if (total === 0) return <EmptyState title="No questions found">This topic has no questions yet.</EmptyState>
  return (
    <EmptyState
      label={`0 of ${total}`}
      title="No questions found"
      action={<Button onClick={showAll}>Show all questions</Button>}
    >
      No question of this topic matches the search and the filters.
    </EmptyState>
  )
}
