import type { Attendee, EventPage } from '@callofcode/contract/event'
import { useQuery } from '@tanstack/react-query'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { attendeesOf } from './event-queries.ts'
import { signedUpAt, zoneWords } from './event-times.ts'

/** For admins: the members with a seat, and those on the waiting list. */
export function Attendees({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  return isAdmin(session) ? <AttendeeList id={event._id} /> : null
}

function AttendeeList({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(attendeesOf(id))
  const all = data?.data
  return (
    <section className="attendees" aria-labelledby="attendees-title">
      <div className="attendees-head">
        <h2 className="head" id="attendees-title">
          Signed up
        </h2>
        {all && all.length > 0 && (
          <ButtonLink href={paths.eventAttendees(id)} download>
            <Icon name="download" /> Download CSV
          </ButtonLink>
        )}
      </div>
      {!all && isError && (
        <LoadFailed title="The list of who is signed up did not arrive." retry={() => void refetch()} />
      )}
      {!all && !isError && <AttendeesLoading />}
      {all?.length === 0 && (
        <EmptyState label="0 signed up" title="Nobody has signed up yet">
          Everybody who takes a seat is listed here, with their email address. Only admins see this list.
        </EmptyState>
      )}
      {all && all.length > 0 && <Lists all={all} />}
    </section>
  )
}

function Lists({ all }: { all: readonly Attendee[] }) {
  const [going, waiting] = (['going', 'waiting'] as const).map((state) =>
    all.filter((one) => one.state === state),
  )
  return (
    <>
      <AttendeeTable name="Going" rows={going ?? []} />
      {waiting && waiting.length > 0 && <AttendeeTable name="Waiting" rows={waiting} />}
    </>
  )
}

function AttendeeTable({ name, rows }: { name: string; rows: readonly Attendee[] }) {
  const zone = useTimeZone() ?? 'UTC'
  const caption = `${name}: ${rows.length}`
  return (
    <section className="table-wrap" {...reachable} aria-label={caption}>
      <table className="table">
        <caption className="label">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Signed up ({zoneWords(zone)} time)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.email}>
              <td>{one.name}</td>
              <td>
                <a className="link" href={`mailto:${one.email}`}>
                  {one.email}
                </a>
              </td>
              <td>
                <time dateTime={one.signedUpAt}>{signedUpAt(one.signedUpAt, zone)}</time>
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
    <Loading words="Loading who is signed up...">
      {SHAPES.map((width) => (
        <Skeleton key={width} width={width} size="control" />
      ))}
    </Loading>
  )
}
