import type { Topic } from '@callofcode/contract/curriculum'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Dial } from '../../platform/chart/scale.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useCompleted } from './completed.ts'
import { type Tally, tallyOf } from './progress.ts'
import { KeepCount, ProgressMissing } from './progress-notices.tsx'
import { QuestionList } from './question-list.tsx'
import { useSolvableOnly } from './solvable.tsx'
import { TallyRows } from './tally-rows.tsx'
import { placeNumber } from './topic-card.tsx'
import type { TopicsState } from './topics-view.tsx'

interface QuestionsViewProps extends TopicsState {
  topicId: string
  /** Takes the focus when the view opens. */
  titleRef: RefObject<HTMLHeadingElement | null>
}

export function QuestionsView({ topicId, topics, titleRef }: QuestionsViewProps) {
  const topic = topics?.find(({ id }) => id === topicId)
  const { member, completed, failed, retry } = useCompleted()
  const only = useSolvableOnly()
  const tally = member && topic && completed ? tallyOf([topic], completed) : undefined
  return (
    <section className="view-questions" aria-labelledby="topic-title">
      <div className="q-top">
        {/* The scroll stays: the card this topic was opened from comes into view as it takes the focus. */}
        <Link
          className={buttonClass({ variant: 'ghost', className: 'back' })}
          to={paths.dsa}
          search={only ? { solvable: '1' } : {}}
          resetScroll={false}
        >
          <Icon name="back" />
          BACK TO TOPICS
        </Link>
        {topic && <Badge variant="boxed">{topic.title}</Badge>}
      </div>
      <div className="q-head">
        <div>
          {topic && topics && <PlaceLabel topic={topic} index={topics.indexOf(topic)} />}
          <h1 className="title" id="topic-title" tabIndex={-1} ref={titleRef}>
            {topic?.title ?? (topics ? 'Unknown topic' : 'Questions')}
          </h1>
          {topic && <p className="lead">{topic.description}</p>}
        </div>
        {tally && <TopicDial tally={tally} />}
      </div>
      {failed && <ProgressMissing retry={retry} />}
      {!member && <KeepCount />}
      {topics && !topic ? (
        <EmptyState title="No questions found">There is no topic at this address.</EmptyState>
      ) : (
        <QuestionList topicId={topicId} completed={completed} locked={!member || !completed}>
          {tally && <QuestionRail tally={tally} />}
        </QuestionList>
      )}
    </section>
  )
}

function PlaceLabel({ topic, index }: { topic: Topic; index: number }) {
  return (
    <p className="label">
      <b>{placeNumber(index)}</b> / Topic / {topic.difficulty}
    </p>
  )
}

const wordsOf = ({ done, total }: Tally) => `${done} of ${total} done`

function TopicDial({ tally }: { tally: Tally }) {
  return (
    <Dial big value={tally.done} total={tally.total} label={wordsOf(tally)}>
      <span className="figure">{tally.done}</span>
    </Dial>
  )
}

function QuestionRail({ tally }: { tally: Tally }) {
  return (
    <section className="q-rail" aria-label="This topic">
      <TopicDial tally={tally} />
      <p className="label">{wordsOf(tally)}</p>
      <div className="by">
        <TallyRows by={tally.by} />
      </div>
    </section>
  )
}
