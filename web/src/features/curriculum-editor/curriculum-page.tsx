import { say as sayMerge } from 'words:question-merge'
import { say } from 'words:questions'
import { curriculumFile, questionFile } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { MoreWays } from '../../platform/form/search-row.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { questionsRead, topicsRead } from './curriculum-queries.ts'
import { QuestionBrowser } from './question-browser.tsx'
import { TopicForm } from './topic-form.tsx'
import { TopicRows } from './topic-rows.tsx'
import './curriculum-editor.css'

export const head = () => ({ title: titled(say('curriculum')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(topicsRead),
    (search.q || search.only) && client.prefetchQuery(questionsRead(search)),
  ])

const ghost = buttonClass({ variant: 'ghost' })

export function Page() {
  const [adding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {say('newTopic')}
    </Button>
  )
  const ways = (
    <MoreWays>
      <Link className={ghost} to={paths.curriculumLists}>
        {say('lists')}
      </Link>
      <Link className={ghost} to={paths.curriculumChanges}>
        {sayMerge('mergedAndSplit')}
      </Link>
      <Link className={ghost} to={paths.curriculumImport}>
        {say('import')}
      </Link>
      <a className={ghost} href={fileAddress(questionFile, {})} download>
        {say('questionsAsCsv')}
      </a>
      <a className={ghost} href={fileAddress(curriculumFile, {})} download>
        {say('allAsJson')}
      </a>
    </MoreWays>
  )
  return (
    <main id="main" className="page">
      <ListHead title={say('curriculum')} action={add} />
      <QuestionBrowser to={paths.curriculum} topic={undefined} ways={ways}>
        <Topics />
      </QuestionBrowser>
      {adding && <TopicForm onClose={() => setAdding(false)} />}
    </main>
  )
}

function Topics() {
  const { data, error, refetch, isFetching } = useQuery({ ...topicsRead, refetchOnMount: 'always' })
  if (!data && error)
    return <LoadFailed title={say('topicsFailed')} retry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading words={say('loadingTopics')}>
        <Skeleton size="tall" />
      </Loading>
    )
  return (
    <>
      <TopicRows topics={data.data} />
      {data.unplaced > 0 && (
        <p className="muted">
          {say('unplacedCount', {
            unplaced: data.unplaced,
            link: (inside) => (
              <Link className="link" to={paths.curriculumTopic('$id')} params={{ id: 'none' }}>
                {inside}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  )
}
