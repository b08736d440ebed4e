import { say } from 'words:question-list'
import { deleteOwnList, type OwnList } from '@callofcode/contract/question-list/own-list'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useFreshLists } from './own-lists.ts'

interface DeleteOwnListProps {
  readonly list: OwnList
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function DeleteOwnList({ list: { _id: id, title }, onClose, onDeleted }: DeleteOwnListProps) {
  const fresh = useFreshLists()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteOwnList, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await fresh()
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={say('deleteOwn')}
      question={say('deleteNamed', { title })}
      busy={isPending}
      onConfirm={() => mutate()}
    >
      {say('ticksStay')}
    </ConfirmDialog>
  )
}
