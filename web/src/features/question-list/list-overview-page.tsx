import { say } from 'words:question-list'
import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { type ListOverview, listDone, listLists } from '@callofcode/contract/question-list/question-list'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { PackList } from '../../platform/offline/pack-parts.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { placeNumber, ShelfTabs } from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { OwnListSection } from './own-list-section.tsx'
import { ownLists } from './own-lists.ts'
import './own-lists.css'

export const head = (): PageHead => ({
  title: titled(say('listsOfQuestions')),
  description: say('pageDescription'),
  canonical: paths.lists,
})

const lists = read(listLists, {})
const done = read(listDone, {}, { quiet: true })

export const load = ({ client, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(lists),
    session?.role && client.prefetchQuery(done),
    session?.role && client.prefetchQuery(ownLists()),
  ])

export function Page() {
  const { data: session } = useSession()
  const { data, isError, refetch, isFetching } = useQuery(lists)
  const progress = useQuery({ ...done, enabled: Boolean(session?.role), refetchOnMount: 'always' })
  const doneOf = progress.data && new Map(progress.data.data.map((one) => [one.listId, one.done]))
  return (
    <main id="main" className="page">
      <ListHead
        title={say('lists')}
        lead={say('questionsOfAllTopics')}
        action={
          may(session, 'content') && (
            <Link className={buttonClass()} to={paths.curriculumLists}>
              {say('editLists')}
            </Link>
          )
        }
      />
      <ShelfTabs place={paths.lists} />
      {session?.role && <PackList />}
      {session?.role && <OwnListSection />}
      {session?.role && (
        <div className="label title-line list-section">
          <h2>{say('listsOfTheClub')}</h2>
          {data && doneOf && data.data.length > 0 && (
            <ExplainedFigures
              of="list"
              title={say('listsOfTheClub')}
              rows={() => rowsOf(data.data, doneOf)}
              file="lists.csv"
            />
          )}
        </div>
      )}
      {!data && isError && (
        <LoadFailed title={say('listsFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loadingLists')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label={say('noListsLabel')} title={say('noListsYet')}>
          {say('practiseMeanwhile')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="cells two or-three">
          {data.data.map((list, at) => (
            <ListCard key={list._id} list={list} at={at} done={doneOf && (doneOf.get(list._id) ?? 0)} />
          ))}
        </ul>
      )}
    </main>
  )
}

const questionsOf = ({ questions }: ListOverview) =>
  DIFFICULTIES.reduce((sum, one) => sum + questions[one], 0)

const rowsOf = (all: readonly ListOverview[], doneOf: ReadonlyMap<string, number>) => [
  ['List', 'Problems', 'Done'],
  ...all.map((list) => [list.title, questionsOf(list), doneOf.get(list._id) ?? 0]),
]

interface ListCardProps {
  list: ListOverview
  at: number
  /** Undefined for visitors, and while it is loading. */
  done: number | undefined
}

function ListCard({ list, at, done: ticked }: ListCardProps) {
  const { slug, title, description, solvable } = list
  const total = questionsOf(list)
  return (
    <li className="topic aim-on">
      <div className="card-top">
        <p className="label">
          <b>{placeNumber(at)}</b>
          {` / ${say('solvableHere', { here: solvable })}`}
        </p>
        {total > 0 && ticked === total && (
          <Badge icon="check" tone="selected">
            {say('done')}
          </Badge>
        )}
      </div>
      <h2 className="card-title">{title}</h2>
      <p className="small muted clamped">{description}</p>
      <div className="foot">
        {ticked !== undefined && total > 0 ? (
          <ProgressShare done={ticked} total={total} />
        ) : (
          <p className="label plain num">{say('problemsCount', { total })}</p>
        )}
        <Link className={buttonClass({ size: 'dense' })} to={paths.list('$slug')} params={{ slug }}>
          {say('open', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}
