import type { EventPage } from '@callofcode/contract/event'
import { useQuery } from '@tanstack/react-query'
import { Scale } from '../../platform/chart/scale.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'
import { registrationOf } from './event-queries.ts'
import { GiveUp } from './give-up.tsx'
import { isFull, SEATS_ID, seatsOf } from './seats.ts'
import { type Seat, useSeat } from './use-seat.ts'

/** The next thing to do: take a seat, wait for one, or give it up. */
export function SeatCard({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  return (
    <section className="card aim lit" aria-label="Your seat">
      <p className="card-title" role="status" id={SEATS_ID} tabIndex={-1}>
        {seatsOf(event)}
      </p>
      {event.capacity !== null && <Scale value={event.going} total={event.capacity} />}
      {session?.role ? (
        <MemberSeat event={event} />
      ) : (
        <SignInLink className={buttonClass({ variant: 'primary' })}>Sign in to register</SignInLink>
      )}
    </section>
  )
}

function MemberSeat({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(registrationOf(event._id))
  const seat = useSeat(event._id)
  const { state, position } = data?.data ?? {}
  if (!data && isError) return <Button onClick={() => void refetch()}>Ask again whether you are going</Button>
  if (!data) return <Button busy="Loading..." />
  if (state === 'going')
    return (
      <>
        <Notice tone="success" role="status">
          You are going.
        </Notice>
        <GiveUp event={event} seat={seat} waiting={false} />
      </>
    )
  if (state === 'waiting')
    return (
      <>
        <Notice tone="warning" role="status">
          You are number {position} in the waiting list. An email tells you when a seat is yours.
        </Notice>
        <GiveUp event={event} seat={seat} waiting />
      </>
    )
  return <TakeSeat full={isFull(event)} seat={seat} />
}

function TakeSeat({ full, seat }: { full: boolean; seat: Seat }) {
  useFocusWhenGone(SEATS_ID)
  return (
    <>
      {full && <p className="small muted">A seat that is given up goes to who waits longest.</p>}
      <Button variant="primary" busy={seat.taking && 'Registering...'} onClick={() => seat.take(full)}>
        {full ? 'Join the waiting list' : 'Register'}
      </Button>
    </>
  )
}
