import { say } from 'words:version'
import { type ItemHistory, returnToVersion } from '@callofcode/contract/version/version'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { historyOf, refreshItems } from './version-queries.ts'

interface BringBackProps {
  history: ItemHistory
  /** The version to bring back. */
  number: number
}

export function BringBack({ history, number }: BringBackProps) {
  // The current version when the question was asked, even if a newer one appears.
  const [asked, setAsked] = useState<number>()
  const close = () => setAsked(undefined)
  const { bringBack, isPending } = useBringBack(history, number, close)
  return (
    <>
      <Button className="bring-back" onClick={() => setAsked(history.version)}>
        {say('bringBackThisVersion')}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={close}
        title={say('bringBack')}
        question={say('bringBackAsk', { number, title: history.title })}
        keep={say('keepPresent')}
        danger={false}
        busy={isPending && say('bringingBack')}
        onConfirm={() => bringBack(asked ?? history.version)}
      >
        {say('bringBackAfter', { kind: history.kind, number })}
      </ConfirmDialog>
    </>
  )
}

function useBringBack({ kind, _id: id }: ItemHistory, number: number, close: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (basedOn: number) =>
      call(returnToVersion, { params: { kind, id, number: String(number) } }, { basedOn: String(basedOn) }),
    onSuccess: async ({ message }, basedOn) => {
      await refreshItems(client, kind)
      const now = client.getQueryData(historyOf(kind, id).queryKey)?.data.version
      close()
      if (now === basedOn) return void toast.info(say('versionUnchanged', { number }))
      toast.success(message)
      await navigate({ to: '.', search: {}, resetScroll: false })
      // The button disappears with the older version, so the focus goes to the new title.
      requestAnimationFrame(() => document.getElementById('version-title')?.focus())
    },
    onError: (error) => {
      if (!isDoneElsewhere(error)) return
      close()
      toast.error(error.message)
      return refreshItems(client, kind)
    },
  })
  return { bringBack: mutate, isPending }
}

/** Returns whether somebody else changed or deleted the item first. The page is then out of date. */
const isDoneElsewhere = (error: Error): error is CallError =>
  error instanceof CallError && (error.status === 404 || error.status === 412)
