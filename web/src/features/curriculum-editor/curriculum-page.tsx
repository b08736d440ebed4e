import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { questionsRead, topicsRead } from './curriculum-queries.ts'
import { say as sayMerge } from './merge-words.ts'
import { QuestionBrowser } from './question-browser.tsx'
import { say } from './questions-words.ts'
import { TopicForm } from './topic-form.tsx'
import { TopicRows } from './topic-rows.tsx'
import './curriculum-editor.css'

export const head = () => ({ title: titled(say('curriculum')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(topicsRead),
    (search.q || search.only) && client.prefetchQuery(questionsRead(search)),
  ])

export function Page() {
  const [adding, setAdding] = useState(false)
  const add = (
    <div className="edited-head">
      <Button variant="primary" onClick={() => setAdding(true)}>
        <Icon name="plus" />
        {say('newTopic')}
      </Button>
      <Link className={buttonClass({})} to={paths.curriculumLists}>
        {say('lists')}
      </Link>
      <Link className={buttonClass({})} to={paths.curriculumChanges}>
        {sayMerge('mergedAndSplit')}
      </Link>
      <Link className={buttonClass({})} to={paths.curriculumImport}>
        {say('import')}
      </Link>
      <ButtonLink href={paths.curriculumCsv} download>
        <Icon name="download" />
        {say('questionsAsCsv')}
      </ButtonLink>
      <ButtonLink href={paths.curriculumJson} download>
        <Icon name="download" />
        {say('allAsJson')}
      </ButtonLink>
    </div>
  )
  return (
    <main id="main" className="page">
      <ListHead title={say('curriculum')} action={add} />
      <QuestionBrowser to={paths.curriculum} topic={undefined}>
        <Topics />
      </QuestionBrowser>
      {adding && <TopicForm onClose={() => setAdding(false)} />}
    </main>
  )
}

function Topics() {
  const { data, error, refetch, isFetching } = useQuery({ ...topicsRead, refetchOnMount: 'always' })
  if (!data && error)
    return <LoadFailed title={say('theTopicsDidNot')} retry={() => void refetch()} busy={isFetching} />
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
          {say('unplacedPluralOneOther', {
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
