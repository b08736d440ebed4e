import { restoreItem } from '@callofcode/contract/version'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { itemPlaces } from './item-places.ts'
import type { Restorable } from './restore-button.tsx'
import { refreshItems } from './version-queries.ts'

const LONG_ENOUGH_TO_PRESS = 8_000

/** Puts something deleted back on the site; the toast leads to it. */
export function useRestore({ _id: id, kind }: Restorable) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(restoreItem, { params: { kind, id } }),
    onSuccess: ({ message }) => {
      const act = () => void navigate({ to: itemPlaces[kind].page(id) })
      toast.success(message, { duration: LONG_ENOUGH_TO_PRESS, action: { label: 'Open', act } })
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
