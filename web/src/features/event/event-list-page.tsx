import { say } from 'words:event'
import type { ListedEvent } from '@callofcode/contract/event/event'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { OldNotice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { type EventListName, eventsOf } from './event-queries.ts'
import { EventRow } from './event-row.tsx'
import { NewEvent } from './new-event.tsx'
import './events.css'

interface EventsSearch {
  readonly when?: string
  /** The form for a new event is open. */
  readonly new?: string
  /** The id of the event that the form copies. */
  readonly copy?: string
  /** The cursor: the last past event of the previous page. */
  readonly cursor?: string
}
const listOf = (search: EventsSearch) => eventsOf(chosenList(search), search.cursor)
const chosenList = ({ when }: EventsSearch): EventListName => (when === 'past' ? 'past' : 'upcoming')

const TABS = [
  {
    value: 'upcoming',
    get label() {
      return say('upcoming')
    },
  },
  {
    value: 'past',
    get label() {
      return say('past')
    },
  },
] as const

export const head = (): PageHead => ({
  title: titled(say('events')),
  description: say('forSearchEngines'),
  canonical: paths.events,
})

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(listOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as EventsSearch
  const { data: session } = useSession()
  return (
    <main id="main" className="page wrap events-page">
      {search.new === '1' && may(session, 'events') ? (
        <NewEvent copy={search.copy} />
      ) : (
        <EventList search={search} />
      )}
    </main>
  )
}

function EventList({ search }: { search: EventsSearch }) {
  const when = chosenList(search)
  const { data, error, isFetching, refetch } = useQuery(listOf(search))
  const events = data?.data
  const retry = () => void refetch()
  return (
    <>
      <EventsHead />
      <div className="tools">
        <Segmented
          label={say('events')}
          items={TABS}
          value={when}
          link={(value, parts) => (
            <Link
              to={paths.events}
              search={value === 'past' ? { when: value } : {}}
              activeOptions={{ exact: true }}
              {...parts}
            />
          )}
        />
        <AnnounceLink />
      </div>
      {events && error && (
        <OldNotice things={say('eventsInSentence')} className="events-old" retry={retry} busy={isFetching} />
      )}
      {!events && error && <EventsFailed refused={refusedCursor(error)} retry={retry} />}
      {!events && !error && <EventsLoading />}
      {events?.length === 0 && <EventsEmpty when={when} />}
      {events && events.length > 0 && <Rows events={events} when={when} />}
      <MoreOfList
        to={paths.events}
        search={when === 'past' ? search : {}}
        next={data?.nextCursor}
        things={say('pastEvents')}
      />
    </>
  )
}

/** `refused` is the server's message for an address whose cursor is invalid. */
function EventsFailed({ refused, retry }: { refused: string | undefined; retry: () => void }) {
  if (!refused) return <LoadFailed title={say('eventsFailed')} retry={retry} />
  return (
    <ErrorState
      title={refused}
      action={
        <Link className={buttonClass()} to={paths.events} search={{ when: 'past' }}>
          {say('toNewestPast')}
        </Link>
      }
    />
  )
}

function Rows({ events, when }: { events: readonly ListedEvent[]; when: EventListName }) {
  const next = when === 'upcoming' ? events.find(({ cancelledAt }) => !cancelledAt) : undefined
  return (
    <ul className="events">
      {events.map((event) => (
        <EventRow key={event._id} event={event} next={event === next} />
      ))}
    </ul>
  )
}

function EventsHead() {
  useFocusWhenGone('new-event-title')
  return <ListHead title={say('events')} lead={say('lead')} />
}

function AnnounceLink() {
  const { data: session } = useSession()
  if (!may(session, 'events')) return null
  return (
    <Link
      className={buttonClass({ variant: 'primary', className: 'main-act at-end' })}
      to={paths.events}
      search={{ new: '1' }}
    >
      <Icon name="plus" />
      <span className="word">{say('announceLink')}</span>
    </Link>
  )
}

const SHAPES = [46, 58, 39] as const

function EventsLoading() {
  return (
    <Loading words={say('loadingEvents')}>
      <ul className="events" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="event-row" key={width}>
            <Skeleton size="disc" />
            <div className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width + 20} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function EventsEmpty({ when }: { when: EventListName }) {
  const { data: session } = useSession()
  if (when === 'past')
    return (
      <EmptyState
        label={say('noEventsLabel')}
        title={say('noPastEvents')}
        action={
          <Link className={buttonClass()} to={paths.events} search={{}}>
            {say('seeUpcoming')}
          </Link>
        }
      />
    )
  if (may(session, 'events'))
    return (
      <EmptyState label={say('noEventsLabel')} title={say('nothingPlanned')}>
        {say('nothingPlannedOrganiser')}
      </EmptyState>
    )
  return (
    <EmptyState
      label={say('noEventsLabel')}
      title={say('nothingPlanned')}
      action={
        <Link className={buttonClass()} to={paths.events} search={{ when: 'past' }}>
          {say('seePastEvents')}
        </Link>
      }
    >
      {say('nothingPlannedHint')}
    </EmptyState>
  )
}
