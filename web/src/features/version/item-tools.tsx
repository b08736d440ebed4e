import { say } from 'words:version'
import { itemMissing, removeItem, restoreItem } from '@callofcode/contract/version/version'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { showFailure } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Shown } from './admin-tools.tsx'
import { itemPlaces } from './item-places.ts'
import { forgetPages, refreshLists } from './version-queries.ts'

export default function ItemTools({ kind, id, title }: Shown) {
  return (
    <fieldset className="row-btns" aria-label={say('adminTools', { title })}>
      <Link className={buttonClass()} to={itemPlaces[kind].edit(id)} aria-label={say('editLabel', { title })}>
        <Icon name="edit" small />
        {say('edit')}
      </Link>
      <Link
        className={buttonClass()}
        to={paths.history(kind, id)}
        aria-label={say('historyLabel', { title })}
      >
        <Icon name="clock" small />
        {say('historyTitle')}
      </Link>
      <DeleteItem kind={kind} id={id} title={title} />
    </fieldset>
  )
}

function DeleteItem(item: Shown) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useDeleteItem(item, () => setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={say('delete', { title: item.title })}>
        <Icon name="trash" small />
        {say('deleteButton')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={say('deleteTitle', { kind: item.kind })}
        question={say('deleteAsk', { title: item.title })}
        busy={isPending && say('deleting')}
        onConfirm={() => mutate()}
      >
        {say('deleteAfter')}
      </ConfirmDialog>
    </>
  )
}

const LONG_ENOUGH_TO_UNDO = 10_000

/** Deletes an item, goes to its list, and offers to restore it. */
function useDeleteItem({ kind, id }: Shown, close: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await refreshLists(client, kind)
    close()
    await navigate({ to: itemPlaces[kind].list })
    forgetPages(client, kind)
    focusHead()
  }
  return useMutation({
    mutationFn: () => call(removeItem, { params: { kind, id } }),
    onSuccess: ({ message }) => {
      const undo = { label: say('undo'), act: () => restore(client, { kind, id }).catch(reportError) }
      toast.success(message, { duration: LONG_ENOUGH_TO_UNDO, action: undo })
      return leave()
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 404) return
      toast.info(told(itemMissing[kind]))
      return leave()
    },
  })
}

/** Moves the focus to the title of the list, because the buttons are gone with the item. */
function focusHead() {
  requestAnimationFrame(() => {
    const head = document.querySelector<HTMLElement>('main h1')
    if (!head) return
    head.tabIndex = -1
    head.focus()
  })
}

/** A plain function, because the screen that offered `Undo` may be gone. */
async function restore(client: QueryClient, { kind, id }: Pick<Shown, 'kind' | 'id'>) {
  try {
    const { message } = await call(restoreItem, { params: { kind, id } })
    toast.success(message)
    await refreshLists(client, kind)
    forgetPages(client, kind)
  } catch (error) {
    if (error instanceof Error) showFailure(client, error, { stay: true })
  }
}
