import { say } from 'words:ask'
import type { ListedQuestion } from '@callofcode/contract/ask/ask'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { askedByMe, type QuestionsSearch, queueOf } from './ask-queries.ts'
import { stateWords } from './ask-words.ts'
import './ask.css'

const QUEUE = ['queue', 'answered']
const isQueue = ({ of }: QuestionsSearch) => QUEUE.includes(of ?? '')

export const head = () => ({ title: titled(say('questions')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(queueOf(isQueue(search) ? search : {})),
    isQueue(search) ? undefined : client.prefetchQuery(askedByMe(search)),
  ])

const TABS = [
  {
    value: 'mine',
    get label() {
      return say('mine')
    },
  },
  {
    value: 'queue',
    get label() {
      return say('ofMembers')
    },
  },
  {
    value: 'answered',
    get label() {
      return say('answeredOnes')
    },
  },
] as const

/** Lists the questions of a member. Mentors also see questions to mentors, the oldest first. */
export function Page() {
  const search = useSearch({ strict: false }) as QuestionsSearch
  const queue = isQueue(search)
  const asMentor = useQuery({ ...queueOf(queue ? search : {}), refetchOnMount: 'always' })
  const mine = useQuery({ ...askedByMe(queue ? {} : search), enabled: !queue, refetchOnMount: 'always' })
  const { data, error, refetch, isFetching } = queue ? asMentor : mine
  const isMentor = asMentor.data?.isMentor
  return (
    <main id="main" className="page">
      <ListHead title={queue ? say('questionsOfMembers') : say('questions')} about={leadOf(queue)} />
      {(isMentor || queue) && (
        <Segmented
          label={say('show')}
          items={TABS}
          value={queue ? (search.of as 'queue') : 'mine'}
          link={(value, parts) => (
            <Link
              to={paths.questions}
              search={value === 'mine' ? {} : { of: value }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              {...parts}
            />
          )}
        />
      )}
      {!data && error && (
        <LoadFailed title={say('didNotArrive')} retry={() => void refetch()} busy={isFetching}>
          {refusedCursor(error)}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loadingQuestions')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && <Nothing queue={queue} isMentor={isMentor ?? false} />}
      {data && data.data.length > 0 && (
        <ul className="rows asked-rows">
          {data.data.map((one) => (
            <Row key={one._id} one={one} />
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.questions}
        search={search}
        next={data?.nextCursor}
        things={say('questionsThings')}
      />
    </main>
  )
}

const leadOf = (queue: boolean) => (queue ? say('queueLead') : say('mineLead'))

function Nothing({ queue, isMentor }: { queue: boolean; isMentor: boolean }) {
  if (queue && isMentor) return <EmptyState title={say('nobodyWaits')}>{say('nobodyWaitsLead')}</EmptyState>
  if (queue) return <EmptyState title={say('forMentors')}>{say('forMentorsLead')}</EmptyState>
  return (
    <EmptyState
      title={say('nothingAsked')}
      action={
        isMentor ? (
          <Link className={buttonClass()} to={paths.questions} search={{ of: 'queue' }}>
            {say('questionsOfMembers')}
          </Link>
        ) : (
          <Link className={buttonClass()} to={paths.problems}>
            {say('toProblems')}
          </Link>
        )
      }
    >
      {say('nothingAskedLead')}
    </EmptyState>
  )
}

function Row({ one }: { one: ListedQuestion }) {
  const { _id, title, problem, author, state, verdict, comments, createdAt, to } = one
  return (
    <li className="asked-row">
      <p>
        <Link className="row-title" to={paths.question(_id)}>
          {title}
        </Link>
      </p>
      <p className="small">
        {problem.title}
        {verdict && ` · ${verdict}`}
        {/* Mentors see the author. All their questions are to mentors. */}
        {` · ${author ? author.name : to === 'forum' ? say('inTheForum') : say('toMentors')}`}
      </p>
      <p className="label plain">
        <Badge tone={state === 'open' ? 'pending' : 'selected'}>{stateWords(state)}</Badge>{' '}
        {say('answersCount', { count: comments })} · <LocalDay iso={createdAt} />
      </p>
    </li>
  )
}
