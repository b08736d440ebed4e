import { say } from 'words:questions'
import type { EditedListOverview } from '@callofcode/contract/question-list/question-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { placeNumber } from '../curriculum/public.ts'
import { listsRead } from './curriculum-queries.ts'
import { ListActs } from './list-acts.tsx'
import { ListForm } from './list-form.tsx'
import { countOf } from './topic-rows.tsx'
import './curriculum-editor.css'

export const head = () => ({ title: titled(say('listsOfTheCurriculum')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(listsRead)

export function Page() {
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({ ...listsRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <ListHead
        title={say('listsOfTheCurriculum')}
        action={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {say('newList')}
          </Button>
        }
      />
      {!data && error && (
        <LoadFailed title={say('listsFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingLists')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label={say('noListsLabel')} title={say('noListsYet')}>
          {say('noListsHint')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ol className="rows edited" aria-label={say('lists')}>
          {data.data.map((list, at) => (
            <ListRow key={list._id} list={list} at={at} />
          ))}
        </ol>
      )}
      {adding && (
        <ListForm
          onClose={() => setAdding(false)}
          onDone={(id) => void navigate({ to: paths.curriculumList('$id'), params: { id } })}
        />
      )}
    </main>
  )
}

function ListRow({ list, at }: { list: EditedListOverview; at: number }) {
  const { _id: id, title, published, shipped, questions, hiddenQuestions } = list

  return (
    <li className={published ? undefined : 'is-hidden'}>
      <span className="n" aria-hidden="true">
        {placeNumber(at)}
      </span>
      <div className="edited-what">
        <h2 className="card-title">
          <Link to={paths.curriculumList('$id')} params={{ id }}>
            {title}
          </Link>
        </h2>
        <p className="edited-facts">
          <span className="label plain">{countOf(questions, hiddenQuestions)}</span>
          {!published && <Badge icon="eye-off">{say('notPublished')}</Badge>}
          {!shipped && <Badge>{say('ownItem')}</Badge>}
        </p>
      </div>
      <div className="edited-acts">
        <ListActs list={list} />
      </div>
    </li>
  )
}
