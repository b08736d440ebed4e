import { say } from 'words:event'
import { cancelEvent, type EventPage } from '@callofcode/contract/event/event'
import { cancelFollowing } from '@callofcode/contract/event/series'
import { limits } from '@callofcode/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { useMails } from '../../../platform/session/club.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { refreshEvent } from '../event-queries.ts'
import { ChooseDates, useFollowing } from './choose-dates.tsx'

/** Cancels an event after a confirmation. In a series it cancels this date alone, or also those that follow. */
export function CancelEvent({ event }: { event: EventPage }) {
  useFocusWhenGone('event-title')
  const { _id: id, title } = event
  const mails = useMails()
  const [asked, setAsked] = useState(false)
  const [all, setAll] = useState(false)
  const [reason, setReason] = useState('')
  const following = useFollowing(event)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(all ? cancelFollowing : cancelEvent, {
        params: { id },
        body: { reason: reason.trim() || undefined },
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, id)
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {say('cancelEvent')}
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={say('cancelEvent')}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{say('keepEvent')}</Button>
            <Button variant="danger" busy={isPending && say('cancelling')} onClick={() => mutate()}>
              {all ? say('cancelEvents', { count: following.length + 1 }) : say('cancelEvent')}
            </Button>
          </>
        }
      >
        <p className="card-title">{say('cancelQuestion', { title })}</p>
        {following.length === 0 ? (
          <p className="muted">{say('cancelOutcome', { mails })}</p>
        ) : (
          <ChooseDates
            event={event}
            following={following}
            act={say('cancel')}
            all={all}
            onChoose={setAll}
            what={say('cancelSeriesOutcome', { mails })}
          />
        )}
        <Field label={say('whyCancelled')} hint={say('whyHint', { mails })}>
          <TextInput
            value={reason}
            maxLength={limits.reason}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Dialog>
    </>
  )
}
