import { say } from 'words:version'
import { type DeletedItem, restoreItem } from '@callofcode/contract/version/version'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Button } from '../../platform/ui/button.tsx'
import { itemPlaces } from './item-places.ts'
import { refreshItems } from './version-queries.ts'

export type Restorable = Pick<DeletedItem, '_id' | 'kind' | 'title'>

export function RestoreButton({ item }: { item: Restorable }) {
  const { restore, isPending } = useRestore(item)
  return (
    <Button busy={isPending && say('restoring')} onClick={restore}>
      {say('restore', { title: item.title, sr: (inside) => <span className="sr">{inside}</span> })}
    </Button>
  )
}

const LONG_ENOUGH_TO_PRESS = 8_000

/** Restores a deleted item. The toast links to it. */
function useRestore({ _id: id, kind }: Restorable) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(restoreItem, { params: { kind, id } }),
    onSuccess: ({ message }) => {
      const act = () => void navigate({ to: itemPlaces[kind].page(id) })
      toast.success(message, { duration: LONG_ENOUGH_TO_PRESS, action: { label: say('open'), act } })
      return refreshItems(client, kind)
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.status === 404)) return
      toast.error(error.message)
      return refreshItems(client, kind)
    },
  })
  return { restore: () => mutate(), isPending }
}
