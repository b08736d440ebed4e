import { useState } from 'react'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Shown } from './admin-tools.tsx'
import { itemPlaces } from './item-places.ts'
import { useDeleteItem } from './use-delete-item.ts'

export function DeleteItem(item: Shown) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useDeleteItem(item, () => setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={`Delete ${item.title}`}>
        <Icon name="trash" small />
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${itemPlaces[item.kind].word}`}
        question={`Delete “${item.title}”?`}
        busy={isPending && 'Deleting…'}
        onConfirm={() => mutate()}
      >
        Nobody can read it from then on. It is kept under Deleted items, and admins can restore it.
      </ConfirmDialog>
    </>
  )
}
