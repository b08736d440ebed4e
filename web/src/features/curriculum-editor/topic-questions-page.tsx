import { say } from 'words:questions'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { questionsRead, topicsRead } from './curriculum-queries.ts'
import { EditedBadges } from './edited-badges.tsx'
import { QuestionBrowser } from './question-browser.tsx'
import { QuestionForm } from './question-form.tsx'
import './curriculum-editor.css'

export const head = () => ({ title: titled(say('questionsOfATopic')), unlisted: true })
export const load = ({ client, params, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(topicsRead),
    client.prefetchQuery(questionsRead({ ...search, topic: params.id })),
  ])

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data } = useQuery({ ...topicsRead, refetchOnMount: 'always' })
  const [adding, setAdding] = useState(false)
  const topic = data?.data.find(({ _id }) => _id === id)
  if (data && !topic && id !== 'none')
    return (
      <main id="main" className="page">
        <EmptyState
          title={say('noSuchTopic')}
          action={
            <Link className={buttonClass()} to={paths.curriculum}>
              {say('allTopics')}
            </Link>
          }
        />
      </main>
    )
  const add = topic && (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {say('newQuestion')}
    </Button>
  )
  return (
    <main id="main" className="page">
      <ListHead
        title={id === 'none' ? say('questionsOfModules') : (topic?.title ?? say('questions'))}
        about={id === 'none' ? say('outsideTopics') : topic?.description}
        action={add}
      />
      {topic && (topic.hidden || !topic.shipped || topic.edited.length > 0) && (
        <p className="edited-facts">
          <EditedBadges item={topic} />
        </p>
      )}
      <QuestionBrowser to={paths.curriculumTopic(id)} topic={id} />
      {adding && <QuestionForm topicId={id} onClose={() => setAdding(false)} />}
    </main>
  )
}
