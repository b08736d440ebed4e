import { say } from 'words:curriculum'
import type { NextInTopic, Topic } from '@callofcode/contract/curriculum/curriculum'
import { Link } from '@tanstack/react-router'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { LevelBadge } from './difficulty-badge.tsx'
import type { Share } from './progress.ts'
import { rowId } from './question-row.tsx'

export const startId = (topicId: string) => `start-${topicId}`
export const placeNumber = (index: number) => String(index + 1).padStart(2, '0')

interface TopicCardProps {
  topic: Topic
  /** Place in learning order, from 0. */
  index: number
  /** The topic to continue with. */
  next: boolean
  /** The first question of the topic that is not done. */
  question: NextInTopic | undefined
  member: boolean
  /** Undefined for visitors, and while it is loading. */
  share: Share | undefined
  total: number
  /** Lists only questions solvable on this site. */
  only: boolean
}

export function TopicCard({ topic, index, next, question, member, share, total, only }: TopicCardProps) {
  return (
    <li className={next ? 'topic aim lit' : 'topic aim-on'}>
      <div className="card-top">
        <p className="label">
          <b>{placeNumber(index)}</b>
          {topic.solvable > 0 && ` / ${say('solvableHere', { here: topic.solvable })}`}
        </p>
        <LevelBadge level={topic.difficulty} />
      </div>
      <h2 className="card-title">{topic.title}</h2>
      <p className="small muted">{topic.description}</p>
      {member && <Onward search={{ topic: topic.id }} question={question} begun={(share?.done ?? 0) > 0} />}
      <div className="foot">
        {share ? (
          <ProgressShare done={share.done} total={share.total} />
        ) : (
          <p className="label plain num">{say('questions', { count: total })}</p>
        )}
        <Link
          className={buttonClass({ variant: next ? 'primary' : 'plain', size: 'dense' })}
          id={startId(topic.id)}
          to={paths.dsa}
          search={{ topic: topic.id, ...(only && { solvable: '1' }) }}
        >
          {say('start', { topic: topic.title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}

interface OnwardProps {
  search: { topic: string }
  question: NextInTopic | undefined
  begun: boolean
}

/** Shows one line. It is there before the progress arrives, so that nothing moves. */
function Onward({ search, question, begun }: OnwardProps) {
  return (
    <p className="onward">
      {question && (
        <Link
          className="link"
          {...(question.problem
            ? { to: paths.problem('$slug'), params: { slug: question.problem.slug } }
            : { to: paths.dsa, search, hash: rowId(question.questionId) })}
        >
          {say(begun ? 'continue' : 'begin', { question: question.problem?.title ?? question.questionName })}
        </Link>
      )}
    </p>
  )
}
