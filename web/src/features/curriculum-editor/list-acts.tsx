import { say } from 'words:questions'
import {
  deleteList,
  type EditedListOverview,
  updateList,
} from '@callofcode/contract/question-list/question-list'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { changesOfList, listRead, useChange } from './curriculum-queries.ts'
import { ListForm } from './list-form.tsx'

type List = Pick<EditedListOverview, '_id' | 'title' | 'description' | 'published' | 'shipped' | 'version'>

/** Shows the actions for a list. */
export function ListActs({ list, onDeleted }: { list: List; onDeleted?: () => void }) {
  const { _id: id, title, published, version } = list
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const client = useQueryClient()
  const turn = useChange(
    () => {
      // A move or an addition right before may have made a version that is not drawn yet.
      const made = client.getQueryData(listRead(id).queryKey)?.data.version ?? 0
      const basedOn = `${Math.max(version, made)}`
      return call(updateList, { params: { id }, body: { published: !published } }, { basedOn })
    },
    { queue: changesOfList(id) },
  )
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="ghost" square aria-label={say('edit', { title })} onClick={() => setOpen('edit')}>
        <Icon name="edit" />
      </Button>
      <Button
        variant="ghost"
        square
        busy={turn.isPending}
        aria-label={published ? say('hide', { title }) : say('publish', { title })}
        onClick={() => turn.mutate(undefined)}
      >
        <Icon name={published ? 'eye-off' : 'eye'} />
      </Button>
      <Button variant="ghost" square aria-label={say('delete', { title })} onClick={() => setOpen('delete')}>
        <Icon name="trash" />
      </Button>
      {open === 'edit' && <ListForm list={list} onClose={close} onDone={() => undefined} />}
      {open === 'delete' && <DeleteDialog list={list} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

interface DeleteDialogProps {
  list: List
  onClose: () => void
  onDeleted: (() => void) | undefined
}

function DeleteDialog({ list: { _id: id, title }, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending } = useChange(async () => {
    const answer = await call(deleteList, { params: { id } })
    onDeleted?.()
    return answer
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('deleteAsk', { title })}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="danger"
            busy={isPending && say('deleting')}
            onClick={() => mutate(undefined, { onSettled: onClose })}
          >
            {say('deleteList')}
          </Button>
        </>
      }
    >
      <p>{say('deleteListHint')}</p>
    </Dialog>
  )
}
