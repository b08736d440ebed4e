import type { EventPage } from '@callofcode/contract/event'
import { useState } from 'react'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SEATS_ID } from './seats.ts'
import type { Seat } from './use-seat.ts'

interface GiveUpProps {
  event: EventPage
  seat: Seat
  waiting: boolean
}

export function GiveUp({ event, seat, waiting }: GiveUpProps) {
  useFocusWhenGone(SEATS_ID)
  const [asked, setAsked] = useState(false)
  const words = waiting ? 'Leave the waiting list' : 'Give up my seat'
  const leave = () => {
    setAsked(false)
    seat.leave()
  }
  return (
    <>
      <Button busy={seat.leaving && 'Leaving...'} onClick={() => setAsked(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={words}
        question={`${words}: ${event.title}?`}
        keep={waiting ? 'Keep waiting' : 'Keep my seat'}
        onConfirm={leave}
      >
        {waiting
          ? 'You can join again, at the end of the list.'
          : 'It goes to who waits longest. You can register again while there are seats.'}
      </ConfirmDialog>
    </>
  )
}
