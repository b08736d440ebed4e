import { type ManagedAnnouncement, withdrawAnnouncement } from '@callofcode/contract/site/announcement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { refreshAnnouncements } from './announcement-queries.ts'

/** Cancels what is planned, or takes back what was sent. */
export function WithdrawButton({
  announcement: { _id, title, state, mail },
}: {
  announcement: ManagedAnnouncement
}) {
  useFocusWhenGone('announcement-title')
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const isPlanned = state === 'planned'
  const act = isPlanned ? 'Cancel announcement' : 'Withdraw announcement'
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
        question={`${isPlanned ? 'Cancel' : 'Withdraw'} “${title}”?`}
        busy={isPending && (isPlanned ? 'Cancelling...' : 'Withdrawing...')}
        onConfirm={() => mutate()}
      >
        {isPlanned
          ? 'Nobody is told. It stays in the list as cancelled and cannot be brought back.'
          : `Its banner and its notifications go at once, for everybody.${mail ? ' Mails that have left cannot be called back; those that wait are not sent.' : ''}`}
      </ConfirmDialog>
    </>
  )
}
