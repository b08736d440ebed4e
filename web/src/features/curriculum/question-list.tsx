import { say } from 'words:curriculum'
import { DIFFICULTIES, listQuestions, type Question } from '@callofcode/contract/curriculum/curriculum'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { named } from '../../platform/language/words.ts'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useMarks } from './marks.ts'
import { type Completed, nextQuestion } from './progress.ts'
import { QuestionRow } from './question-row.tsx'
import { SolvableFilter, useProblemsHere, useSolvable, useSolvableOnly } from './solvable.tsx'
import { useChooseDifficulty, useTrackerPlace } from './tracker-place.ts'

interface QuestionListProps {
  topicId: string
  completed: readonly Completed[] | undefined
  locked: boolean
  /** The content beside the rows. */
  children: ReactNode
}

const choices = () => [
  { value: 'All', label: say('all') },
  ...DIFFICULTIES.map((one) => ({ value: one as string, label: named('core', one) })),
]

export function QuestionList({ topicId, ...props }: QuestionListProps) {
  const { data, isError, refetch } = useQuery(read(listQuestions, { params: { id: topicId } }))
  return (
    <FilteredQuestions
      questions={data?.questions}
      failed={isError}
      retry={() => void refetch()}
      topicOf={() => topicId}
      {...props}
    />
  )
}

interface FilteredQuestionsProps extends Omit<QuestionListProps, 'topicId'> {
  /** Undefined while loading. */
  questions: readonly Question[] | undefined
  failed: boolean
  retry: () => void
  /** The topic in which a question counts. */
  topicOf: (question: Question) => string
  place?: 'topic' | 'list'
}

/** Lists questions to tick, with the filters of the tracker. */
export function FilteredQuestions({
  questions,
  failed,
  retry,
  topicOf,
  place = 'topic',
  completed,
  locked,
  children,
}: FilteredQuestionsProps) {
  const { difficulty } = useTrackerPlace()
  const choose = useChooseDifficulty()
  const [text, setText] = useUrlText('q')
  const wanted = text.trim().toLowerCase()
  const only = useSolvableOnly()
  const here = useProblemsHere()
  const solvable = useSolvable(only)
  const all = only && !solvable.ids ? undefined : questions
  const found = all?.filter(
    (one) =>
      one.questionName.toLowerCase().includes(wanted) &&
      (!difficulty || one.difficulty === difficulty) &&
      (!only || solvable.ids?.has(one.id)),
  )
  const showAll = useShowAll(setText)
  const again = () => {
    retry()
    if (solvable.failed) solvable.retry()
  }
  return (
    <>
      <SearchRow
        className="stick"
        label={say('searchQuestions')}
        placeholder={say('searchQuestionsHere')}
        value={text}
        onChange={setText}
        count={
          found &&
          say('questionsHere', { count: found.length, here: found.filter(({ id }) => here.has(id)).length })
        }
        chosen={(difficulty ? 1 : 0) + (only ? 1 : 0)}
        filters={
          <>
            <Segmented
              label={say('difficulty')}
              fit="full"
              items={choices()}
              value={difficulty ?? 'All'}
              onChange={(value) => choose(DIFFICULTIES.find((one) => one === value))}
            />
            <SolvableFilter />
          </>
        }
      />
      <div className="q-body">
        {!all &&
          (failed || solvable.failed ? (
            <LoadFailed title={say('noQuestions')} retry={again} />
          ) : (
            <QuestionsLoading />
          ))}
        {all && found?.length === 0 && <NoQuestions total={all.length} place={place} showAll={showAll} />}
        {all && found && found.length > 0 && (
          <Rows all={all} found={found} topicOf={topicOf} completed={completed} locked={locked} />
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

interface RowsProps extends Pick<FilteredQuestionsProps, 'topicOf' | 'completed' | 'locked'> {
  all: readonly Question[]
  found: readonly Question[]
}

function Rows({ all, found, topicOf, completed, locked }: RowsProps) {
  const here = useProblemsHere()
  const next = completed && !locked ? nextQuestion(all, completed, here) : undefined
  const marks = useMarks()
  const done = new Set(completed?.map(({ questionId }) => questionId))
  return (
    <ol className="rows">
      {found.map((question) => (
        <QuestionRow
          key={question.id}
          question={question}
          topicId={topicOf(question)}
          index={all.indexOf(question)}
          done={done.has(question.id)}
          next={question === next}
          locked={locked}
          marks={marks && { starred: marks.starred.has(question.id), noted: marks.noted.has(question.id) }}
        />
      ))}
    </ol>
  )
}

const SHAPES = [62, 45, 70, 38, 55, 48, 66, 41] as const

function QuestionsLoading() {
  return (
    <Loading words={say('loadingQuestions')}>
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

const words = {
  topic: ['topicEmpty', 'topicNone'],
  list: ['listEmpty', 'listNone'],
} as const

interface NoQuestionsProps {
  total: number
  place: keyof typeof words
  showAll: () => void
}

function NoQuestions({ total, place, showAll }: NoQuestionsProps) {
  const [none, noneFound] = words[place]
  if (total === 0) return <EmptyState title={say('noQuestions')}>{say(none)}</EmptyState>
  return (
    <EmptyState
      label={say('noneFoundLabel', { total })}
      title={say('noQuestions')}
      action={<Button onClick={showAll}>{say('showAll')}</Button>}
    >
      {say(noneFound)}
    </EmptyState>
  )
}
