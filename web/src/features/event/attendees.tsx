import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { attendeeFile } from '@callofcode/contract/event/files'
import type { Attendee } from '@callofcode/contract/event/registration'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { minuteIn } from '../../platform/time/event-time.tsx'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { EmailText } from '../../platform/ui/person.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { type AttendeeSearch, attendeesOf } from './event-queries.ts'

/** Lists the members with a seat, and those on the waiting list, for organisers of events. */
export function Attendees({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  return may(session, 'events') ? <AttendeeList event={event} /> : null
}

function AttendeeList({ event }: { event: EventPage }) {
  const { _id: id, going, waiting } = event
  const { q, cursor } = useSearch({ strict: false }) as AttendeeSearch
  const search = { q, cursor }
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...attendeesOf(id, search),
    placeholderData: keepPreviousData,
  })
  const all = data?.data
  const isSearched = Boolean(q || text)
  // A list of one page needs no search.
  const isLong = isSearched || Boolean(cursor || data?.nextCursor)
  return (
    <section className="attendees" aria-labelledby="attendees-title">
      <div className="attendees-head">
        <h2 className="head" id="attendees-title">
          {say('registered')}
        </h2>
        {all && (isLong || all.length > 0) && (
          <ButtonLink href={fileAddress(attendeeFile, { params: { id } })} download>
            <Icon name="download" /> {say('downloadCsv')}
          </ButtonLink>
        )}
      </div>
      {isLong && (
        <SearchRow
          name="q"
          label={say('searchRegistered')}
          placeholder={say('searchNameOrEmail')}
          value={text}
          onChange={setText}
          count={all && say('peopleShown', { shown: all.length, count: going + waiting })}
        />
      )}
      {!all && error && (
        <AttendeesFailed refused={refusedCursor(error)} id={id} retry={() => void refetch()} />
      )}
      {!all && !error && <AttendeesLoading />}
      {all?.length === 0 && !isLong && (
        <EmptyState label={say('noneRegisteredLabel')} title={say('noneRegistered')}>
          {say('noneRegisteredHint')}
        </EmptyState>
      )}
      {all?.length === 0 && isLong && (
        <EmptyState
          label={say('noneFoundLabel')}
          title={say('nobodyFound')}
          action={
            <Link className={buttonClass()} to={paths.event(id)} search={{}} onClick={() => setText('')}>
              {say('showEverybody')}
            </Link>
          }
        />
      )}
      {all && all.length > 0 && (
        <Tables all={all} event={event} counted={!isSearched} busy={isPlaceholderData} />
      )}
      <MoreOfList to={paths.event(id)} search={search} next={data?.nextCursor} things={say('people')} />
    </section>
  )
}

interface TablesProps {
  all: readonly Attendee[]
  event: EventPage
  /** The list contains everybody, so its name shows the count. */
  counted: boolean
  busy: boolean
}

function Tables({ all, event, counted, busy }: TablesProps) {
  const [going, waiting] = (['going', 'waiting'] as const).map((state) =>
    all.filter((one) => one.state === state),
  )
  return (
    <div className="attendees" aria-busy={busy || undefined}>
      <AttendeeTable
        name={counted ? say('going', { going: event.going }) : say('goingFound')}
        rows={going ?? []}
        zone={event.timeZone}
      />
      <AttendeeTable
        name={counted ? say('waiting', { waiting: event.waiting }) : say('waitingFound')}
        rows={waiting ?? []}
        zone={event.timeZone}
      />
    </div>
  )
}

interface FailedProps {
  /** The server's message for an address whose cursor is invalid. */
  refused: string | undefined
  id: string
  retry: () => void
}

function AttendeesFailed({ refused, id, retry }: FailedProps) {
  if (!refused) return <LoadFailed title={say('registeredFailed')} retry={retry} />
  return (
    <ErrorState
      title={refused}
      action={
        <Link className={buttonClass()} to={paths.event(id)} search={{}}>
          {say('toFirst')}
        </Link>
      }
    />
  )
}

function AnswersOfOne({ answers }: Pick<Attendee, 'answers'>) {
  return (
    <ul className="small muted attendee-answers">
      {answers.map(({ name, kind, value }) => (
        <li key={name}>
          {name} <b>{kind === 'truth' ? say(value === 'yes' ? 'answerYes' : 'answerNo') : value}</b>
        </li>
      ))}
    </ul>
  )
}

interface TableProps {
  name: string
  rows: readonly Attendee[]
  /** The event's zone. */
  zone: string
}

function AttendeeTable({ name, rows, zone }: TableProps) {
  if (rows.length === 0) return null
  return (
    <section className="table-wrap" {...reachable} aria-label={name}>
      <table className="table">
        <caption className="label">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('registeredTime', { zone: zoneWords(zone) })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.email}>
              <td>
                {one.name}
                <a className="link" href={`mailto:${one.email}`}>
                  <EmailText email={one.email} />
                </a>
                {one.answers.length > 0 && <AnswersOfOne answers={one.answers} />}
              </td>
              <td>
                <time dateTime={one.signedUpAt}>{minuteIn(one.signedUpAt, zone)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const SHAPES = [70, 55, 62] as const

function AttendeesLoading() {
  return (
    <Loading words={say('loadingRegistered')}>
      {SHAPES.map((width) => (
        <Skeleton key={width} width={width} size="control" />
      ))}
    </Loading>
  )
}
