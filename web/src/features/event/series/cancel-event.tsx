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
import { say } from '../event-words.ts'
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
  const busy = isPending && say('cancelling')
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {say('cancelEvent')}
      </Button>
      {following.length === 0 ? (
        <ConfirmDialog
          {...open}
          title={say('cancelEvent')}
          question={say('cancel2', { title })}
          busy={busy}
          onConfirm={() => mutate()}
        >
          {say('everybodySignedUpGets')}
        </ConfirmDialog>
      ) : (
        <Dialog
          {...open}
          title={say('cancelEvent')}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{say('keepIt')}</Button>
              <Button variant="danger" busy={busy} onClick={() => mutate()}>
                {all ? say('cancelEvents', { count: following.length + 1 }) : say('cancelEvent')}
              </Button>
            </>
          }
        >
          <p className="card-title">{say('cancel2', { title })}</p>
          <ChooseDates
            event={event}
            following={following}
            act={say('cancel')}
            all={all}
            onChoose={setAll}
            what={say('everybodySignedUpGets2')}
          />
        </Dialog>
      )}
    </>
  )
}
