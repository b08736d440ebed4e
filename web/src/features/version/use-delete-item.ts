import { itemMissing, removeItem, restoreItem } from '@callofcode/contract/version'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { showFailure } from '../../platform/feedback/failure-toasts.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import type { Shown } from './admin-tools.tsx'
import { itemPlaces } from './item-places.ts'
import { forgetPages, refreshLists } from './refresh-item.ts'

const LONG_ENOUGH_TO_UNDO = 10_000

/** Takes an item off the site, goes to the list it stood in, and offers to bring it back. */
export function useDeleteItem({ kind, id }: Shown, close: () => void) {
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
      const undo = { label: 'Undo', act: () => restore(client, { kind, id }).catch(reportError) }
      toast.success(message, { duration: LONG_ENOUGH_TO_UNDO, action: undo })
      return leave()
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 404) return
      toast.info(itemMissing[kind])
      return leave()
    },
  })
}

/** Its tools are gone with the item: the focus goes on from the top of the list. */
function focusHead() {
  requestAnimationFrame(() => {
    const head = document.querySelector<HTMLElement>('main h1')
    if (!head) return
    head.tabIndex = -1
    head.focus()
  })
}

/** The screen of its `Undo` may be left: it belongs to no component. */
export async function restore(client: QueryClient, { kind, id }: Pick<Shown, 'kind' | 'id'>) {
  try {
    const { message } = await call(restoreItem, { params: { kind, id } })
    toast.success(message)
    await refreshLists(client, kind)
    forgetPages(client, kind)
  } catch (error) {
    if (error instanceof Error) showFailure(client, error, { stay: true })
  }
}
