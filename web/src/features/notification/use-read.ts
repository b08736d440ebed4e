import {
  countUnread,
  listNotifications,
  readNotification,
  readNotifications,
} from '@callofcode/contract/notification'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'

function take(client: QueryClient, answer: { success: true; message: string; unread: number }) {
  client.setQueryData(read(countUnread, {}).queryKey, answer)
  return client.invalidateQueries({ queryKey: keyOf(listNotifications) })
}

/** Marks what was shown: what has come since stays unread. */
export function useReadAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (until: string | undefined) => call(readNotifications, { body: until ? { until } : {} }),
    onSuccess: (answer) => take(client, answer),
  })
}

/** Sent as one leaves for what it is about, so it outlives the page. */
export function useReadOne(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(readNotification, { params: { id } }, { keepalive: true }),
    meta: { quiet: true },
    onSuccess: (answer) => take(client, answer),
  })
}
