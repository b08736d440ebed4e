import { say } from 'words:questions'
import { type EditedQuestion, placeQuestions } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { ChosenQuestions } from './chosen-questions.tsx'
import { ONLY, type QuestionSearch, questionsRead, useChange } from './curriculum-queries.ts'
import { stepped } from './order-buttons.tsx'
import { QuestionRows } from './question-rows.tsx'

type Answer = { data: EditedQuestion[] }
const only: Readonly<Record<(typeof ONLY)[number], string>> = {
  get hidden() {
    return say('hiddenOnes')
  },
  get changed() {
    return say('changedOnes')
  },
  get own() {
    return say('ownItem')
  },
}

interface QuestionBrowserProps {
  to: string
  /** The topic, `none`, or undefined for all. */
  topic: string | undefined
  /** Links to further pages, at the end of the search. */
  ways?: ReactNode
  /** Content below the search while the field is empty. */
  children?: ReactNode
}

/** Finds questions, and changes one or many of them. */
export function QuestionBrowser({ to, topic, ways, children }: QuestionBrowserProps) {
  const search = useSearch({ strict: false }) as QuestionSearch
  const navigate = useNavigate()
  const [text, setText] = useUrlText('q', 'cursor')
  const isIdle = children !== undefined && !search.q && !search.only
  const asked = { topic, ...search }
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...questionsRead(asked),
    enabled: !isIdle,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const refused = refusedCursor(error)
  const show = (value: string) => {
    const search = (before: object) => ({ ...before, only: value || undefined, cursor: undefined })
    void navigate({ to: '.', search })
  }
  return (
    <>
      <SearchRow
        label={say('searchQuestions')}
        placeholder={say('searchHint')}
        name="q"
        value={text}
        onChange={setText}
        count={!isIdle && data && say('foundCount', { total: data.total })}
      >
        <Select
          aria-label={say('whichQuestions')}
          value={search.only ?? ''}
          onChange={({ target }) => show(target.value)}
        >
          <option value="">{children === undefined ? say('allQuestions') : say('topics')}</option>
          {ONLY.map((one) => (
            <option key={one} value={one}>
              {only[one]}
            </option>
          ))}
        </Select>
        {ways}
      </SearchRow>
      {isIdle && children}
      {!isIdle && !data && error && (
        <ErrorOf refused={refused} retry={() => void refetch()} busy={isFetching} />
      )}
      {!isIdle && !data && !error && (
        <Loading words={say('loadingQuestions')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {!isIdle && data && (
        <Found key={JSON.stringify(asked)} asked={asked} questions={data.data} busy={isPlaceholderData} />
      )}
      {!isIdle && <MoreOfList to={to} search={search} next={data?.nextCursor} things={say('problemsNoun')} />}
    </>
  )
}

function ErrorOf({ refused, ...again }: { refused: string | undefined; retry: () => void; busy: boolean }) {
  if (refused) return <ErrorState title={refused} />
  return <LoadFailed title={say('problemsFailed')} {...again} />
}

interface FoundProps {
  asked: QuestionSearch
  questions: readonly EditedQuestion[]
  busy: boolean
}

function Found({ asked, questions, busy }: FoundProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [said, tell] = useState('')
  const client = useQueryClient()
  const { mutate: place } = useChange(
    (body: { ids: string[]; topicId: string; before: string | null }) => call(placeQuestions, { body }),
    // Two moves whose calls cross would leave an order that differs from the screen.
    { isQuiet: true, queue: 'question-order' },
  )
  const { topic, q, only: filter } = asked
  const topicId = topic !== 'none' && !q && !filter ? topic : undefined
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }
  const move = (moved: EditedQuestion, by: -1 | 1) => {
    if (!topicId) return
    const { queryKey } = questionsRead(asked)
    // The drawn rows may be older than the last press.
    const now = client.getQueryData<Answer>(queryKey)?.data ?? questions
    const isMoved = ({ _id }: EditedQuestion) => _id === moved._id
    const order = stepped(now, isMoved, by)
    const to = order.findIndex(isMoved)
    // Other questions may follow the last row of a page, so the passed row is put before the moved one.
    const next = order[to + 1]
    client.setQueryData<Answer>(queryKey, (answer) => answer && { ...answer, data: order })
    tell(say('isNow', { name: moved.questionName, place: to + 1, count: order.length }))
    const neighbour = order[to - 1]
    if (!next && by > 0 && neighbour) place({ ids: [neighbour._id], topicId, before: moved._id })
    else place({ ids: [moved._id], topicId, before: next?._id ?? null })
  }
  if (questions.length === 0)
    return (
      <EmptyState label={say('noProblemsLabel')} title={say('noQuestionsFound')}>
        {q || filter ? say('noneMatches') : say('noneYet')}
      </EmptyState>
    )
  return (
    <>
      <ChosenQuestions
        questions={questions.filter(({ _id }) => chosen.has(_id))}
        all={questions.length}
        topicId={topicId}
        chooseAll={(isAll) => setChosen(new Set(isAll ? questions.map(({ _id }) => _id) : []))}
      />
      <QuestionRows
        questions={questions}
        chosen={chosen}
        choose={choose}
        onMove={topicId ? move : undefined}
        withTopic={topic === undefined}
        busy={busy}
      />
      <p className="sr" role="status">
        {said}
      </p>
    </>
  )
}
