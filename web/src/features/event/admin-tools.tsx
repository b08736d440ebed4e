import { cancelEvent, type EventPage } from '@callofcode/contract/event'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { refreshEvent } from './event-queries.ts'

export function AdminTools({ event, over }: { event: EventPage; over: boolean }) {
  useFocusWhenGone('edit-event-title')
  const { data: session } = useSession()
  if (!isAdmin(session)) return null
  return (
    <fieldset className="row-btns" aria-label="Admin">
      <Link className={buttonClass()} to={paths.event(event._id)} search={{ edit: '1' }}>
        <Icon name="edit" small /> Edit event
      </Link>
      {!event.cancelledAt && !over && <CancelEvent event={event} />}
    </fieldset>
  )
}

function CancelEvent({ event: { _id, title } }: { event: EventPage }) {
  useFocusWhenGone('event-title')
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelEvent, { params: { id: _id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, _id)
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Cancel event
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Cancel event"
        question={`Call “${title}” off?`}
        busy={isPending && 'Cancelling...'}
        onConfirm={() => mutate()}
      >
        Everybody signed up gets an email. It stays in the list as cancelled and cannot be brought back.
      </ConfirmDialog>
    </>
  )
}
