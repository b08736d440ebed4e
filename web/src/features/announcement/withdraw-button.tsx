import { say } from 'words:announcement'
import {
  type ManagedAnnouncement,
  withdrawAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { refreshAnnouncements } from './announcement-queries.ts'

/** Cancels a planned announcement, or withdraws a sent one. */
export function WithdrawButton({
  announcement: { _id, title, state, mail },
}: {
  announcement: ManagedAnnouncement
}) {
  useFocusWhenGone('announcement-title')
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const isPlanned = state === 'planned'
  const act = isPlanned ? say('cancelAnnouncement') : say('withdrawAnnouncement')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawAnnouncement, { params: { id: _id } }),
    onSuccess: async ({ message }) => {
      setAsked(false)
      toast.success(message)
      await refreshAnnouncements(client)
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={act}
        question={`${isPlanned ? say('cancel') : say('withdraw')} “${title}”?`}
        busy={isPending && (isPlanned ? say('cancelling') : say('withdrawing'))}
        onConfirm={() => mutate()}
      >
        {isPlanned ? say('cancelOutcome') : say('withdrawOutcome', { mail: mail ? 'yes' : 'no' })}
      </ConfirmDialog>
    </>
  )
}
