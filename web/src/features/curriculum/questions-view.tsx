import { say } from 'words:curriculum'
import { listQuestions, type Topic } from '@callofcode/contract/curriculum/curriculum'
import { masteryFile } from '@callofcode/contract/topic-map/topic-map'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { named } from '../../platform/language/words.ts'
import { PackButton } from '../../platform/offline/pack-parts.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { QuestionHistory } from './changes/later-history.tsx'
import { useCompleted } from './completed.ts'
import { tallyOf } from './progress.ts'
import { KeepCount, ProgressMissing } from './progress-notices.tsx'
import { QuestionList } from './question-list.tsx'
import { useSolvableOnly } from './solvable.tsx'
import { TallyDial, TallyRail } from './tally-rail.tsx'
import { placeNumber } from './topic-card.tsx'
import type { TopicsState } from './topics-view.tsx'

interface QuestionsViewProps extends TopicsState {
  topicId: string
  /** The title takes the focus when the view opens. */
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
        {/* The scroll position is kept. The card that opened this topic comes into view as it takes the focus. */}
        <Link
          className={buttonClass({ variant: 'ghost', className: 'back' })}
          to={paths.dsa}
          search={only ? { solvable: '1' } : {}}
          resetScroll={false}
        >
          <Icon name="back" />
          {say('backToTopics')}
        </Link>
        {topic && <Badge variant="boxed">{topic.title}</Badge>}
      </div>
      <div className="q-head">
        <div>
          <div className="title-line">
            <h1 className="title" id="topic-title" tabIndex={-1} ref={titleRef}>
              {topic?.title ?? say(topics ? 'unknownTopic' : 'questionsTitle')}
            </h1>
            {topic && topics && <PlaceLabel topic={topic} index={topics.indexOf(topic)} />}
            {tally && (
              <ExplainedFigures of="topic" title={say('thisTopic')} csv={fileAddress(masteryFile, {})} />
            )}
          </div>
          {topic && <p className="lead">{topic.description}</p>}
        </div>
        {tally && <TallyDial tally={tally} />}
        {topic && <TopicActs topic={topic} member={member} />}
      </div>
      {failed && <ProgressMissing retry={retry} />}
      {!member && <KeepCount />}
      {topics && !topic ? (
        <EmptyState title={say('noQuestions')}>{say('noTopicHere')}</EmptyState>
      ) : (
        <QuestionList topicId={topicId} completed={completed} locked={!member || !completed}>
          {tally && <TallyRail label={say('thisTopic')} tally={tally} />}
        </QuestionList>
      )}
      {member && topic && <QuestionHistory topicId={topicId} />}
    </section>
  )
}

function TopicActs({ topic: { id, title }, member }: { topic: Topic; member: boolean }) {
  const { data } = useQuery(read(listQuestions, { params: { id } }))
  const path = `${paths.dsa}?topic=${id}`
  return (
    <div className="row-btns list-acts">
      {member && (
        <Link className={buttonClass({ size: 'dense' })} to={paths.newPlan} search={{ topics: id }}>
          {say('buildPlan')}
        </Link>
      )}
      <PackButton kind="topic" id={id} title={title} path={path} questions={data?.questions} />
    </div>
  )
}

function PlaceLabel({ topic, index }: { topic: Topic; index: number }) {
  return (
    <p className="label">
      <b>{placeNumber(index)}</b> / {say('topicLabel')} / {named('core', topic.difficulty)}
    </p>
  )
}
