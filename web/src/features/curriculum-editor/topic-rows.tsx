import { say } from 'words:questions'
import {
  type EditedTopic,
  listEditedTopics,
  placeTopic,
  updateTopic,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { LevelBadge, placeNumber } from '../curriculum/public.ts'
import { useChange } from './curriculum-queries.ts'
import { EditedBadges } from './edited-badges.tsx'
import { OrderButtons, stepped } from './order-buttons.tsx'
import { TopicForm } from './topic-form.tsx'

type Answer = { data: EditedTopic[] }

/** Lists the topics in learning order, each with its actions. */
export function TopicRows({ topics }: { topics: readonly EditedTopic[] }) {
  const client = useQueryClient()
  const [said, tell] = useState('')
  const { mutate } = useChange(
    ({ id, before }: { id: string; before: string | null }) =>
      call(placeTopic, { params: { id }, body: { before } }),
    // Two moves whose calls cross would leave an order that differs from the screen.
    { isQuiet: true, queue: 'topic-order' },
  )
  const move = ({ _id: id, title: name }: EditedTopic, by: -1 | 1) => {
    const queryKey = keyOf(listEditedTopics, {})
    // The drawn rows may be older than the last press.
    const now = client.getQueryData<Answer>(queryKey)?.data ?? topics
    const isMoved = (one: EditedTopic) => one._id === id
    const order = stepped(now, isMoved, by)
    const at = order.findIndex(isMoved)
    client.setQueryData<Answer>(queryKey, (answer) => answer && { ...answer, data: order })
    tell(say('isNow', { name, place: at + 1, count: order.length }))
    mutate({ id, before: order[at + 1]?._id ?? null })
  }
  return (
    <>
      <ol className="rows edited" aria-label={say('topics')}>
        {topics.map((topic, at) => (
          <TopicRow
            key={topic._id}
            topic={topic}
            at={at}
            count={topics.length}
            onMove={(by) => move(topic, by)}
          />
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  )
}

interface TopicRowProps {
  topic: EditedTopic
  at: number
  count: number
  onMove: (by: -1 | 1) => void
}

function TopicRow({ topic, at, count, onMove }: TopicRowProps) {
  const { _id: id, title, hidden, version } = topic
  const [editing, setEditing] = useState(false)
  const { mutate, isPending } = useChange(() =>
    call(updateTopic, { params: { id }, body: { hidden: !hidden } }, { basedOn: `${version}` }),
  )
  return (
    <li className={hidden ? 'is-hidden' : undefined}>
      <span className="n" aria-hidden="true">
        {placeNumber(at)}
      </span>
      <div className="edited-what">
        <h2 className="card-title">
          <Link to={paths.curriculumTopic('$id')} params={{ id }}>
            {title}
          </Link>
        </h2>
        <p className="edited-facts">
          <LevelBadge level={topic.difficulty} />
          <span className="label plain">{countOf(topic.questions, topic.hiddenQuestions)}</span>
          <EditedBadges item={topic} />
        </p>
      </div>
      <div className="edited-acts">
        <OrderButtons name={title} at={at} count={count} onMove={onMove} />
        <Button variant="ghost" square aria-label={say('edit', { title })} onClick={() => setEditing(true)}>
          <Icon name="edit" />
        </Button>
        <Button
          variant="ghost"
          square
          busy={isPending}
          aria-label={hidden ? say('showTopicAgain', { title }) : say('hide', { title })}
          onClick={() => mutate(undefined)}
        >
          <Icon name={hidden ? 'eye' : 'eye-off'} />
        </Button>
      </div>
      {editing && <TopicForm topic={topic} onClose={() => setEditing(false)} />}
    </li>
  )
}

/** Describes how many questions a topic or list has, and how many of them are hidden from learners. */
export const countOf = (questions: number, hidden: number) =>
  hidden > 0 ? say('questionsHidden', { count: questions, hidden }) : say('problemsCount', { questions })
