import { say } from 'words:topic-map'
import {
  getMastery,
  getTopicMap,
  type MapTopic,
  type Mastery,
  masteryFile,
  type NextTopic,
} from '@callofcode/contract/topic-map/topic-map'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { MapGraph } from './map-graph.tsx'
import { MapList } from './map-list.tsx'
import './topic-map.css'

const topicMap = read(getTopicMap, {}, { quiet: true })
const ownMastery = { ...read(getMastery, {}, { quiet: true }), staleTime: 3_000 }

export const head = () => ({
  title: titled(say('title')),
  description: say('lead'),
  canonical: paths.topicMap,
})

export const load = ({ client, session }: PagePlace) =>
  Promise.all([client.prefetchQuery(topicMap), session?.role && client.prefetchQuery(ownMastery)])

const VIEWS = ['graph', 'list'] as const

/** Shows the topics and their prerequisites with the member's progress, as a graph and as a list. */
export function Page() {
  const { data: session } = useSession()
  const { view } = useSearch({ strict: false }) as { view?: string }
  const { data, isError, refetch } = useQuery(topicMap)
  const { data: own } = useQuery({ ...ownMastery, enabled: Boolean(session?.role) })
  const reached = new Map(own?.topics.map((one) => [one.topicId, one]))
  const shown = VIEWS.find((one) => one === view)
  const current = useUsualView(shown)
  return (
    <main id="main" className="page topic-map" data-view={shown}>
      <ListHead
        title={say('title')}
        lead={say('lead')}
        explained={
          own && (
            <Explained title={say('mastery')} csv={fileAddress(masteryFile, {})}>
              {say('masteryExplained')}
            </Explained>
          )
        }
      />
      {data && own?.next && <Next topics={data.topics} next={own.next} reached={reached} />}
      <Segmented
        label={say('views')}
        items={VIEWS.map((one) => ({ value: one as string, label: say(one) }))}
        value={current ?? ''}
        link={(one, parts) => <Link to={paths.topicMap} search={{ view: one }} replace {...parts} />}
      />
      {data && (
        <MapGraph
          topics={data.topics}
          reached={reached}
          next={own?.next?.topicId}
          isShown={current === 'graph'}
        />
      )}
      {data && <MapList topics={data.topics} reached={reached} next={own?.next?.topicId} />}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton width={60} size="tall" />
          <Skeleton width={100} size="tall" />
        </Loading>
      )}
    </main>
  )
}

/** As in topic-map.css. */
const WIDE = '(min-width: 48rem)'

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Returns the view for the width of the screen if none is chosen. The server does not have the width. */
function useUsualView(chosen: (typeof VIEWS)[number] | undefined) {
  const usual = useSyncExternalStore(
    subscribe,
    () => (matchMedia(WIDE).matches ? 'graph' : 'list'),
    () => undefined,
  )
  return chosen ?? usual
}

interface NextProps {
  readonly topics: readonly MapTopic[]
  readonly next: NextTopic
  readonly reached: ReadonlyMap<string, Mastery>
}

/** Shows the next topic, and the reason in one sentence. */
function Next({ topics, next: { topicId, because }, reached }: NextProps) {
  const topic = topics.find(({ id }) => id === topicId)
  if (!topic) return null
  const before = topic.requires.flatMap((id) => topics.find((one) => one.id === id)?.title ?? [])
  const why = () => {
    if (because === 'begun')
      return say('becauseBegun', { done: reached.get(topicId)?.done ?? 0, total: topic.questions })
    if (because === 'order') return say('becauseOrder')
    if (because === 'first' || before.length === 0) return say('becauseFirst')
    return say('becauseReady', { before: before.join(', ') })
  }
  return (
    <section className="map-next aim lit" aria-labelledby="map-next">
      <p className="label">{say('next')}</p>
      <h2 className="card-title" id="map-next">
        {topic.title}
      </h2>
      <p className="small muted">{why()}</p>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.dsa} search={{ topic: topic.id }}>
          {say('open', { title: topic.title, sr: (inside) => <span className="sr">{inside}</span> })}
          <Icon name="arrow" className="arrow" />
        </Link>
        <Link className={buttonClass()} to={paths.newPlan} search={{ topics: topic.id }}>
          {say('buildPlan')}
        </Link>
      </div>
    </section>
  )
}
