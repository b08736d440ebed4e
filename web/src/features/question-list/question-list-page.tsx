import { DIFFICULTIES, listCompleted } from '@callofcode/contract/curriculum'
import { getList, type ListedQuestion } from '@callofcode/contract/question-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import type { PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import {
  type Completed,
  FilteredQuestions,
  KeepCount,
  ownMarks,
  ProgressMissing,
  quietProblems,
  type Tally,
  TallyDial,
  TallyRail,
  useCompleted,
} from '../curriculum/public.ts'
import { say } from './lists-words.ts'
import '../../platform/ui/checklist.css'

const listRead = (slug: string) => readFound(getList, { params: { slug } })

export async function load({ client, params, session }: PagePlace) {
  await Promise.all([
    client.prefetchQuery(listRead(params.slug ?? '')),
    client.prefetchQuery(quietProblems),
    session?.role && client.prefetchQuery(read(listCompleted, {})),
    session?.role && client.prefetchQuery(ownMarks),
  ])
}

export function head({ client, params }: PagePlace): PageHead {
  const slug = params.slug ?? ''
  const answer = client.getQueryData<Found>(listRead(slug).queryKey)
  if (answer === null) return { title: titled(say('unknownList')), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('list')) }
  const { title, description } = answer.data
  return {
    title: titled(say('lists2', { title })),
    description,
    canonical: paths.list(encodeURIComponent(slug)),
  }
}

interface List {
  readonly title: string
  readonly description: string
  readonly questions: readonly ListedQuestion[]
}
type Found = { readonly data: List } | null

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data: answer, isError, refetch } = useQuery(listRead(slug))
  const { member, completed, failed, retry } = useCompleted()
  const list = answer?.data
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
            <h1 className="title" id="list-title">
              {list?.title ?? (answer === null ? say('unknownList') : say('list'))}
            </h1>
            {list && <p className="lead">{list.description}</p>}
          </div>
          {tally && <TallyDial tally={tally} />}
          {member && list && list.questions.length > 0 && (
            <Link className={buttonClass()} to={paths.newPlan} search={{ list: slug }}>
              {say('planIt')}
            </Link>
          )}
        </div>
        {failed && <ProgressMissing retry={retry} />}
        {!member && <KeepCount />}
        {answer === null ? (
          <EmptyState title={say('noQuestionsFound')}>{say('thereIsNoList')}</EmptyState>
        ) : (
          <FilteredQuestions
            questions={list?.questions}
            failed={isError}
            retry={() => void refetch()}
            topicOf={({ id }) => topics.get(id) ?? ''}
            place="list"
            completed={completed}
            locked={!member || !completed}
          >
            {tally && <TallyRail label={say('thisList')} tally={tally} />}
          </FilteredQuestions>
        )}
      </section>
    </main>
  )
}

function tallyOfList(questions: readonly ListedQuestion[], completed: readonly Completed[]): Tally {
  const ticked = new Set(completed.map(({ questionId }) => questionId))
  const shareOf = (of: readonly ListedQuestion[]) => ({
    done: of.filter(({ id }) => ticked.has(id)).length,
    total: of.length,
  })
  const [Easy, Medium, Hard] = DIFFICULTIES.map((each) =>
    shareOf(questions.filter(({ difficulty }) => difficulty === each)),
  )
  const none = { done: 0, total: 0 }
  return { ...shareOf(questions), by: { Easy: Easy ?? none, Medium: Medium ?? none, Hard: Hard ?? none } }
}
