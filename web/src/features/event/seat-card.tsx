import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { leaveEvent, type Registration, registerForEvent } from '@callofcode/contract/event/registration'
import { limits } from '@callofcode/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Scale } from '../../platform/chart/scale.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { upTo } from '../../platform/language/reader.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { minuteThere } from '../../platform/time/event-time.tsx'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { refreshEvent, registrationOf } from './event-queries.ts'
import { AnswerDialog, OwnAnswers } from './questions/question-parts.tsx'
import { givenUpWords, hasClosed, invitedWords, isFull, SEATS_ID, seatsOf } from './seats.ts'

/** Offers the next step: take a seat, wait for one, or give it up. */
export function SeatCard({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  return (
    <section className="card aim lit" aria-label={say('yourSeat')}>
      <p className="card-title" role="status" id={SEATS_ID} tabIndex={-1}>
        {seatsOf(event, !hasClosed(event))}
      </p>
      {event.capacity !== null && <Scale value={event.going} total={event.capacity} />}
      {session?.role && <MemberSeat event={event} />}
      {!session?.role && hasClosed(event) && <Closed event={event} />}
      {!session?.role && !hasClosed(event) && (
        <SignInLink className={buttonClass({ variant: 'primary' })}>{say('signInToRegister')}</SignInLink>
      )}
    </section>
  )
}

function MemberSeat({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(registrationOf(event._id))
  const seat = useSeat(event._id)
  const mails = useMails()
  const { state, position, checkedIn, questions = 0, unanswered = 0 } = data?.data ?? {}
  useSeatWon(event._id, state)
  if (!data && isError) return <Button onClick={() => void refetch()}>{say('reloadSeat')}</Button>
  if (!data) return <Button busy={say('loading')} />
  // The check-in below shows it.
  if (checkedIn) return null
  if (state === 'going')
    return (
      <>
        <Notice tone="success" role="status">
          {say('youAreGoing')}
        </Notice>
        {questions > 0 && <OwnAnswers event={event} unanswered={unanswered} />}
        <GiveUp event={event} seat={seat} waiting={false} />
      </>
    )
  if (state === 'waiting')
    return (
      <>
        <Notice tone="warning" role="status">
          {say('waitingNotice', { mails, position: (position && upTo(limits.position, position)) || '' })}
        </Notice>
        {questions > 0 && <OwnAnswers event={event} unanswered={unanswered} />}
        <GiveUp event={event} seat={seat} waiting />
      </>
    )
  if (hasClosed(event)) return <Closed event={event} />
  if (!data.data.invited && event.batches) return <Notice>{invitedWords(event.batches)}</Notice>
  return <TakeSeat event={event} seat={seat} asks={questions > 0} />
}

/** Stands in place of the button after the closing day. */
function Closed({ event: { signUpClosesAt, timeZone } }: { event: EventPage }) {
  const zone = useReaderZone()
  return (
    <>
      <p className="small muted">{signUpClosesAt && minuteThere(signUpClosesAt, timeZone, zone)}</p>
      <Button disabled>{say('registrationClosed')}</Button>
    </>
  )
}

/** Refreshes the counts when a waiting member gets a seat. */
function useSeatWon(id: string, state: Registration['state'] | undefined) {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'waiting' && state === 'going') refreshEvent(client, id).catch(reportError)
    before.current = state
  }, [client, id, state])
}

interface TakeProps {
  event: EventPage
  seat: Seat
  /** Questions come first. */
  asks: boolean
}

function TakeSeat({ event, seat, asks }: TakeProps) {
  useFocusWhenGone(SEATS_ID)
  const [asked, setAsked] = useState(false)
  const full = isFull(event)
  return (
    <>
      {full && <p className="small muted">{say('waitingHint')}</p>}
      <Button
        variant="primary"
        busy={seat.taking && say('registering')}
        onClick={() => (asks ? setAsked(true) : seat.take(full))}
      >
        {full ? say('joinWaitingList') : say('register')}
      </Button>
      {asked && <AnswerDialog event={event} isRegistered={false} onClose={() => setAsked(false)} />}
    </>
  )
}

interface GiveUpProps {
  event: EventPage
  seat: Seat
  waiting: boolean
}

function GiveUp({ event, seat, waiting }: GiveUpProps) {
  useFocusWhenGone(SEATS_ID)
  const [asked, setAsked] = useState(false)
  const words = waiting ? say('leaveWaitingList') : say('giveUpSeat')
  const leave = () => {
    setAsked(false)
    seat.leave()
  }
  return (
    <>
      <Button busy={seat.leaving && say('leaving')} onClick={() => setAsked(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={words}
        question={`${words}: ${event.title}?`}
        keep={waiting ? say('keepWaiting') : say('keepSeat')}
        onConfirm={leave}
      >
        {waiting ? say('leaveOutcome') : givenUpWords(event)}
      </ConfirmDialog>
    </>
  )
}

/** Takes or gives up the member's own seat. The event is fetched again afterwards, even after a refusal. */
function useSeat(id: string) {
  const client = useQueryClient()
  const after = {
    onSuccess: ({ message }: { message: string }) => void toast.success(message),
    onSettled: () => refreshEvent(client, id),
  }
  const params = { id }
  const mutationKey = ['seat', id]
  const taking = useMutation({
    mutationKey,
    mutationFn: (waitingList: boolean) => call(registerForEvent, { params, body: { waitingList } }),
    ...after,
  })
  const leaving = useMutation({ mutationFn: () => call(leaveEvent, { params }), ...after })
  return {
    // The second press of a double click comes before the button looks busy.
    take: (waitingList: boolean) => client.isMutating({ mutationKey }) || taking.mutate(waitingList),
    taking: taking.isPending,
    leave: () => leaving.mutate(),
    leaving: leaving.isPending,
  }
}
type Seat = ReturnType<typeof useSeat>
