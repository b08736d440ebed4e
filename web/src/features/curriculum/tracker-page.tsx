import { say } from 'words:curriculum'
import { listCompleted, listQuestions, listTopics } from '@callofcode/contract/curriculum/curriculum'
import { useEffect, useRef } from 'react'
import { keyOf, read } from '../../platform/api/read.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { ownStreak } from '../streak/public.ts'
import { ownMarks } from './marks.ts'
import { QuestionsView } from './questions-view.tsx'
import { quietProblems } from './solvable.tsx'
import { startId } from './topic-card.tsx'
import { type TopicsState, TopicsView, useTopics } from './topics-view.tsx'
import { placeOf, useTrackerPlace } from './tracker-place.ts'
import '../../platform/ui/checklist.css'

type TopicsAnswer = { topics: NonNullable<TopicsState['topics']> }

export function head({ client, search }: PagePlace): PageHead {
  const { topic: id } = placeOf(search)
  if (!id) return { title: titled(say('tracker')), description: say('description'), canonical: paths.dsa }
  const topics = client.getQueryData<TopicsAnswer>(keyOf(listTopics, {}))?.topics
  const topic = topics?.find((one) => one.id === id)
  if (topics && !topic) return { title: titled(say('unknownTopic')), status: 404, unlisted: true }
  const title = topic ? say('topicTitle', { topic: topic.title }) : say('tracker')
  const canonical = `${paths.dsa}?topic=${encodeURIComponent(id)}`
  return { title: titled(title), description: topic?.description ?? say('description'), canonical }
}

export async function load({ client, search, session }: PagePlace) {
  const { topic } = placeOf(search)
  await Promise.all([
    client.prefetchQuery(read(listTopics, {})),
    topic && client.prefetchQuery(read(listQuestions, { params: { id: topic } })),
    topic && client.prefetchQuery(quietProblems),
    session?.role && client.prefetchQuery(read(listCompleted, {})),
    topic && session?.role && client.prefetchQuery(ownMarks),
    session?.role && !topic && client.prefetchQuery(ownStreak),
  ])
}

export function Page() {
  const { topic } = useTrackerPlace()
  const topics = useTopics()
  const titleRef = useFocusOnView(topic)
  return (
    <main id="main" className="wrap tracker">
      {topic ? (
        <QuestionsView key={topic} topicId={topic} titleRef={titleRef} {...topics} />
      ) : (
        <TopicsView {...topics} />
      )}
    </main>
  )
}

/** Moves the focus when the view changes: to the new title, or back to the card that was opened. */
function useFocusOnView(topic: string | undefined) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const before = useRef(topic)
  useEffect(() => {
    const left = before.current
    before.current = topic
    if (left === topic) return
    if (topic) titleRef.current?.focus({ preventScroll: true })
    else if (left) document.getElementById(startId(left))?.focus()
  }, [topic])
  return titleRef
}
