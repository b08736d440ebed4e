import { say } from 'words:curriculum'
import { listTopics, type NextInTopic, type Topic } from '@callofcode/contract/curriculum/curriculum'
import { streakFile } from '@callofcode/contract/streak/streak'
import { masteryFile } from '@callofcode/contract/topic-map/topic-map'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Dial } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { MoreWays, SearchRow } from '../../platform/form/search-row.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { ownStreak, useOwnZone } from '../streak/public.ts'
import { useActivity } from './activity.ts'
import { StreakCell, YearCell } from './activity-cells.tsx'
import { useCompleted } from './completed.ts'
import { type Completed, nextTopic, questionsIn, tallyOf } from './progress.ts'
import { KeepCount, ProgressMissing } from './progress-notices.tsx'
import { SolvableFilter, useSolvableOnly } from './solvable.tsx'
import { TallyRows } from './tally-rail.tsx'
import { TopicCard } from './topic-card.tsx'

export function TopicsView({ topics, failed, retry }: TopicsState) {
  const { member, completed, next: order, nextIn, failed: uncounted, retry: countAgain } = useCompleted()
  const [text, setText] = useUrlText('q')
  const only = useSolvableOnly()
  const found = topics?.filter(holds(text.trim().toLowerCase())).filter((one) => !only || one.solvable > 0)
  const next = member && topics && completed ? nextTopic(topics, completed, order) : undefined
  return (
    <section className="view-topics" aria-labelledby="topics-title">
      <ListHead
        id="topics-title"
        title={say('title')}
        count={found ? say('topics', { count: found.length }) : ''}
        about={say('lead')}
      />
      {member && topics && !uncounted && <Debrief topics={topics} completed={completed} next={next} />}
      {uncounted && <ProgressMissing retry={countAgain} />}
      {!member && <KeepCount />}
      <SearchRow
        label={say('searchTopics')}
        placeholder={say('searchTopicsHere')}
        value={text}
        onChange={setText}
        filters={<SolvableFilter />}
        chosen={only ? 1 : 0}
      >
        <MoreWays>
          <MoreLinks member={member} />
        </MoreWays>
      </SearchRow>
      {!topics && !failed && <TopicsLoading />}
      {!topics && failed && <LoadFailed title={say('noTopics')} retry={retry} />}
      {topics && found?.length === 0 && (
        <NoTopics total={topics.length} text={text} clear={() => setText('')} />
      )}
      {topics && found && found.length > 0 && (
        <Cards
          topics={topics}
          found={found}
          next={next}
          nextIn={nextIn}
          member={member}
          completed={member ? completed : undefined}
        />
      )}
    </section>
  )
}

function MoreLinks({ member }: { member: boolean }) {
  const { data: session } = useSession()
  const { membersOnly } = useClub()
  const link = buttonClass({ variant: 'ghost' })
  return (
    <>
      {/* If only members may see lists, visitors get no link to them. */}
      {(session || !membersOnly.includes('lists')) && (
        <Link className={link} to={paths.lists}>
          <Icon name="numbered" />
          {say('lists')}
        </Link>
      )}
      <Link className={link} to={paths.topicMap}>
        <Icon name="grid" />
        {say('map')}
      </Link>
      {member && (
        <>
          <Link className={link} to={paths.reviews}>
            <Icon name="clock" />
            {say('reviews')}
          </Link>
          <Link className={link} to={paths.solveImport}>
            <Icon name="download" />
            {say('bringSolved')}
          </Link>
        </>
      )}
    </>
  )
}

const holds = (text: string) => (topic: Topic) =>
  topic.title.toLowerCase().includes(text) || topic.description.toLowerCase().includes(text)

interface CardsProps {
  topics: readonly Topic[]
  found: readonly Topic[]
  next: Topic | undefined
  nextIn: (topicId: string) => NextInTopic | undefined
  member: boolean
  completed: readonly Completed[] | undefined
}

function Cards({ topics, found, next, nextIn, member, completed }: CardsProps) {
  const only = useSolvableOnly()
  return (
    <ul className="cells">
      {found.map((topic) => (
        <TopicCard
          key={topic.id}
          topic={topic}
          index={topics.indexOf(topic)}
          next={topic === next}
          question={nextIn(topic.id)}
          member={member}
          share={completed && tallyOf([topic], completed)}
          total={questionsIn(topic)}
          only={only}
        />
      ))}
    </ul>
  )
}

function NoTopics({ total, text, clear }: { total: number; text: string; clear: () => void }) {
  if (total === 0) return <EmptyState title={say('noTopics')}>{say('firstTopics')}</EmptyState>
  return (
    <EmptyState
      label={say('noneFoundLabel', { total })}
      title={say('noTopics')}
      action={<Button onClick={clear}>{say('clearSearch')}</Button>}
    >
      {say('notInTopics', { text: text.trim() })}
    </EmptyState>
  )
}

const SHAPES = [60, 35, 50, 70, 45, 40] as const

function TopicsLoading() {
  return (
    <Loading words={say('loadingTopics')}>
      <ul className="cells" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="topic waiting" key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={95} />
            <Skeleton width={35} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface DebriefProps {
  topics: readonly Topic[]
  completed: readonly Completed[] | undefined
  next: Topic | undefined
}

const NONE: readonly Completed[] = []

/** Shows the member's progress. Its space is reserved while it loads, so that nothing below moves. */
function Debrief({ topics, completed, next }: DebriefProps) {
  const activity = useActivity(completed)
  const { data: streak, isError } = useQuery(ownStreak)
  // The days are those of the profile and of the streak's page, because a solved problem may belong to no question.
  const year = streak?.data.year.map(({ day, done }) => ({ date: day, count: done }))
  useOwnZone(streak?.data.zone)
  return (
    <section className="debrief" aria-label={say('progress')} aria-busy={!completed || undefined}>
      <AllCell topics={topics} completed={completed ?? NONE} />
      <YearCell
        days={year ?? (isError ? activity : null)}
        explained={<ExplainedFigures of="days" title={say('activity')} csv={fileAddress(streakFile, {})} />}
      />
      <StreakCell streaks={streak?.data}>{completed ? <UpNext next={next} /> : '\u00a0'}</StreakCell>
    </section>
  )
}

function UpNext({ next }: { next: Topic | undefined }) {
  if (!next) return say('allDone')
  return say('next', {
    title: next.title,
    topic: (inside) => (
      <Link className="link" to={paths.dsa} search={{ topic: next.id }}>
        {inside}
      </Link>
    ),
    today: (inside) => (
      <Link className="link" to={paths.today}>
        {inside}
      </Link>
    ),
  })
}

function AllCell({ topics, completed }: { topics: readonly Topic[]; completed: readonly Completed[] }) {
  const { done, total, by } = tallyOf(topics, completed)
  return (
    <div className="cell all">
      <Dial big value={done} total={total} label={say('doneOfQuestions', { done, total })}>
        <span className="figure">{done}</span>
      </Dial>
      <div className="by">
        <div className="label title-line">
          <p>{say('doneTotal', { total })}</p>
          <ExplainedFigures of="tracker" title={say('progress')} csv={fileAddress(masteryFile, {})} />
        </div>
        <TallyRows by={by} />
      </div>
    </div>
  )
}

export interface TopicsState {
  /** In learning order. Undefined while loading. */
  readonly topics: readonly Topic[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

export function useTopics(): TopicsState {
  const { data, isError, refetch } = useQuery(read(listTopics, {}))
  return { topics: data?.topics, failed: isError, retry: () => void refetch() }
}
