import {
  type EditedQuestion,
  hideQuestions,
  placeQuestions,
} from '@callofcode/contract/site/curriculum-editor'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow, Select } from '../../platform/form/inputs.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { ONLY, type QuestionSearch, questionsRead, useChange } from './curriculum-queries.ts'
import { MoveDialog } from './move-dialog.tsx'
import { reordered } from './order-buttons.tsx'
import { QuestionRows } from './question-rows.tsx'

type Answer = { data: EditedQuestion[] }
const only: Readonly<Record<(typeof ONLY)[number], string>> = {
  hidden: 'Hidden ones',
  changed: 'Changed ones',
  own: 'The club’s own',
}

interface QuestionBrowserProps {
  to: string
  /** The topic, `none`, or undefined for all. */
  topic: string | undefined
  /** What stands below the search while nothing is searched. */
  children?: ReactNode
}

/** Finds questions, and changes one or many of them. */
export function QuestionBrowser({ to, topic, children }: QuestionBrowserProps) {
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
        label="Search questions"
        placeholder="Search questions..."
        name="q"
        value={text}
        onChange={setText}
        count={!isIdle && data && counted(data.total, 'question', 'questions')}
      >
        <Select
          aria-label="Which questions"
          value={search.only ?? ''}
          onChange={({ target }) => show(target.value)}
        >
          <option value="">{children === undefined ? 'All questions' : 'Topics'}</option>
          {ONLY.map((one) => (
            <option key={one} value={one}>
              {only[one]}
            </option>
          ))}
        </Select>
      </SearchRow>
      {isIdle && children}
      {!isIdle && !data && error && (
        <ErrorOf refused={refused} retry={() => void refetch()} busy={isFetching} />
      )}
      {!isIdle && !data && !error && (
        <Loading words="Loading questions...">
          <Skeleton size="tall" />
        </Loading>
      )}
      {!isIdle && data && (
        <Found key={JSON.stringify(asked)} asked={asked} questions={data.data} busy={isPlaceholderData} />
      )}
      {!isIdle && <MoreOfList to={to} search={search} next={data?.nextCursor} things="questions" />}
    </>
  )
}

function ErrorOf({ refused, ...again }: { refused: string | undefined; retry: () => void; busy: boolean }) {
  if (refused) return <ErrorState title={refused} />
  return <LoadFailed title="The questions did not arrive" {...again} />
}

interface FoundProps {
  asked: QuestionSearch
  questions: readonly EditedQuestion[]
  busy: boolean
}

function Found({ asked, questions, busy }: FoundProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState('')
  const client = useQueryClient()
  const { mutate: place } = useChange(
    (body: { ids: string[]; topicId: string; before: string | null }) => call(placeQuestions, { body }),
    { isQuiet: true },
  )
  const { topic, q, only: filter } = asked
  const topicId = topic !== 'none' && !q && !filter ? topic : undefined
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }
  const move = (from: number, to: number) => {
    const order = reordered(questions, from, to)
    const moved = order[to]
    if (!moved || !topicId) return
    // Other questions may follow the last row of a page: the row that is passed is put before it.
    const next = order[to + 1]
    client.setQueryData<Answer>(
      questionsRead(asked).queryKey,
      (answer) => answer && { ...answer, data: order },
    )
    say(`${moved.questionName} is ${to + 1} of ${questions.length}.`)
    const neighbour = order[to - 1]
    if (!next && to > from && neighbour) place({ ids: [neighbour._id], topicId, before: moved._id })
    else place({ ids: [moved._id], topicId, before: next?._id ?? null })
  }
  if (questions.length === 0)
    return (
      <EmptyState label="0 questions" title="No questions found">
        {q || filter ? 'Nothing here is like that.' : 'Nothing is in here yet.'}
      </EmptyState>
    )
  return (
    <>
      <Chosen
        ids={questions.map(({ _id }) => _id).filter((id) => chosen.has(id))}
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

interface ChosenProps {
  ids: readonly string[]
  all: number
  topicId: string | undefined
  chooseAll: (isAll: boolean) => void
}

/** What is done to the chosen questions. */
function Chosen({ ids, all, topicId, chooseAll }: ChosenProps) {
  const [moving, setMoving] = useState(false)
  const { mutate, isPending } = useChange((hidden: boolean) =>
    call(hideQuestions, { body: { ids: [...ids], hidden } }),
  )
  const none = ids.length === 0
  const turn = (hidden: boolean) => mutate(hidden, { onSuccess: () => chooseAll(false) })
  return (
    <div className="edited-bar">
      <label className="check">
        <input
          className="box"
          type="checkbox"
          autoComplete="off"
          checked={ids.length === all}
          onChange={({ target }) => chooseAll(target.checked)}
        />
        {none ? 'Choose all' : `${ids.length} chosen`}
      </label>
      <div className="edited-acts">
        <Button size="dense" disabled={none} onClick={() => setMoving(true)}>
          Move to…
        </Button>
        <Button size="dense" disabled={none || isPending} onClick={() => turn(true)}>
          Hide
        </Button>
        <Button size="dense" disabled={none || isPending} onClick={() => turn(false)}>
          Show
        </Button>
      </div>
      {moving && (
        <MoveDialog
          ids={ids}
          topicId={topicId}
          onClose={() => setMoving(false)}
          onDone={() => {
            setMoving(false)
            chooseAll(false)
          }}
        />
      )}
    </div>
  )
}
