import { cancelEvent, type EventPage } from '@callofcode/contract/event'
import { cancelFollowing } from '@callofcode/contract/event/series'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog, Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { refreshEvent } from '../event-queries.ts'
import { ChooseDates, useFollowing } from './choose-dates.tsx'

/** Cancels an event after a question; of a series, this date alone or those that follow too. */
export function CancelEvent({ event }: { event: EventPage }) {
  useFocusWhenGone('event-title')
  const { _id: id, title } = event
  const [asked, setAsked] = useState(false)
  const [all, setAll] = useState(false)
  const following = useFollowing(event)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(all ? cancelFollowing : cancelEvent, { params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, id)
    },
  })
  const open = { open: asked, onOpenChange: setAsked }
  const busy = isPending && 'Cancelling...'
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Cancel event
      </Button>
      {following.length === 0 ? (
        <ConfirmDialog
          {...open}
          title="Cancel event"
          question={`Cancel “${title}”?`}
          busy={busy}
          onConfirm={() => mutate()}
        >
          Everybody signed up gets an email. It stays in the list as cancelled and cannot be brought back.
        </ConfirmDialog>
      ) : (
        <Dialog
          {...open}
          title="Cancel event"
          footer={
            <>
              <Button onClick={() => setAsked(false)}>Keep it</Button>
              <Button variant="danger" busy={busy} onClick={() => mutate()}>
                {all ? `Cancel ${following.length + 1} events` : 'Cancel event'}
              </Button>
            </>
          }
        >
          <p className="card-title">Cancel “{title}”?</p>
          <ChooseDates
            event={event}
            following={following}
            act="Cancel"
            all={all}
            onChoose={setAll}
            what="Everybody signed up gets one email. Cancelled events stay in the list and cannot be brought back."
          />
        </Dialog>
      )}
    </>
  )
}
