import { say } from 'words:note'
import { listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { messages } from '@callofcode/contract/messages'
import { getNotedQuestion, listMarks, type NamedQuestion } from '@callofcode/contract/note/note'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { read, readFound } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { StarButton, useCompleted, useMarks, useToggle } from '../curriculum/public.ts'
import { OwnListChoice, ownLists } from '../question-list/public.ts'
import { OwnSolutions } from '../solution/public.ts'
import { QuestionFacts, QuestionLinks } from './question-facts.tsx'
import './notes.css'

const questionAt = (id: string) =>
  readFound(getNotedQuestion, { params: { questionId: id } }, { quiet: true })

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(questionAt(id).queryKey)
  if (answer === null) return { title: titled(say('unknownQuestion')), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('notes')), unlisted: true }
}

export const load = ({ client, params: { id = '' } }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(questionAt(id)),
    client.prefetchQuery(read(listMarks, {})),
    client.prefetchQuery(ownLists(id)),
    client.prefetchQuery(read(listCompleted, {})),
  ])

const Field = loadedLater(
  () => say('notes'),
  async () => (await import('./note-field.tsx')).NoteField,
)

/** Shows a question with the member's tick, star and notes. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch, isFetching } = useQuery(questionAt(id))
  return (
    <main id="main" className="page">
      {data && <Question key={id} question={data.data} />}
      {data === null && (
        <EmptyState
          title={told(messages.questionMissing)}
          action={
            <Link className={buttonClass()} to={paths.dsa}>
              {say('toTracker')}
            </Link>
          }
        >
          {say('unknownLead')}
        </EmptyState>
      )}
      {data === undefined &&
        (isError ? (
          <LoadFailed title={say('questionFailed')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <Loading words={say('loadingQuestion')}>
            <Skeleton width={50} size="control" />
            <Skeleton size="block" />
          </Loading>
        ))}
    </main>
  )
}

function Question({ question }: { question: NamedQuestion }) {
  const { questionId, title, difficulty, topicId, problem } = question
  const { completed } = useCompleted()
  const done = completed?.some((one) => one.questionId === questionId) ?? false
  const marks = useMarks()
  const { toggle, pending } = useToggle(
    { id: questionId, questionName: title, difficulty },
    topicId ?? undefined,
  )
  return (
    <>
      <div className="page-head">
        <h1 className="title">{title}</h1>
        <QuestionFacts question={question} done={done} />
      </div>
      <div className="row-btns">
        <Checkbox checked={done} disabled={!completed} aria-busy={pending || undefined} onChange={toggle}>
          {say('done')}
        </Checkbox>
        <StarButton questionId={questionId} name={title} starred={marks?.starred.has(questionId) ?? false} />
        <OwnListChoice questionId={questionId} name={title} />
        <QuestionLinks question={question} />
      </div>
      <Field place={`note:${problem ?? questionId}`} />
      <OwnSolutions place={questionId} />
      <p>
        <Link className="link" to={paths.notes}>
          {say('allNotes')}
        </Link>
      </p>
    </>
  )
}
