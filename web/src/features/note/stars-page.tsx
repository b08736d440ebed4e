import { say } from 'words:note'
import { listMarks, listStars, type StarredQuestion } from '@callofcode/contract/note/note'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ShelfTabs, StarButton, useMarks } from '../curriculum/public.ts'
import { QuestionFacts, QuestionLinks } from './question-facts.tsx'
import './notes.css'

interface StarsSearch {
  readonly cursor?: string | undefined
}
const starsOf = ({ cursor }: StarsSearch) =>
  read(listStars, { query: cursor ? { cursor } : {} }, { quiet: true })

export const head = () => ({ title: titled(say('starred')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([client.prefetchQuery(starsOf(search)), client.prefetchQuery(read(listMarks, {}))])

/** Lists the questions that a member starred. A question whose star is removed stays visible until the member leaves the page. */
export function Page() {
  const search = useSearch({ strict: false }) as StarsSearch
  const { data, error, refetch, isFetching } = useQuery({ ...starsOf(search), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <ListHead title={say('starred')} />
      <ShelfTabs place={paths.stars} />
      {!data && error && (
        <LoadFailed title={say('starsFailed')} retry={() => void refetch()} busy={isFetching}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loadingStars')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title={say('noStars')}
          action={
            <Link className={buttonClass()} to={paths.dsa}>
              {say('toTracker')}
            </Link>
          }
        >
          {say('noStarsLead')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="rows note-rows">
          {data.data.map((question) => (
            <Row key={question.questionId} question={question} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.stars} search={search} next={data?.nextCursor} things={say('questionsThings')} />
    </main>
  )
}

function Row({ question }: { question: StarredQuestion }) {
  const { questionId, title, done } = question
  const marks = useMarks()
  return (
    <li className="star-row">
      <div>
        <p>
          <Link className="row-title" to={paths.note('$id')} params={{ id: questionId }}>
            {title}
          </Link>
        </p>
        <QuestionFacts question={question} done={done}>
          {done && (
            <Badge tone="selected" icon="check">
              {say('done')}
            </Badge>
          )}
        </QuestionFacts>
      </div>
      <div className="row-btns">
        <QuestionLinks question={question} />
        <StarButton questionId={questionId} name={title} starred={marks?.starred.has(questionId) ?? true} />
      </div>
    </li>
  )
}
