import {
  countUnread,
  getMailSettings,
  listNotifications,
  readNotification,
  readNotifications,
  type WaitingNotice,
} from '@callofcode/contract/notification/notification'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { updateCached } from '../../platform/api/query-client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'

const MINUTE = 60_000
// The screens show these failures themselves.
const quiet = { quiet: true }

export const settingsOf = read(getMailSettings, {}, quiet)

/** Notifications, page after page. */
export const notificationsOf = {
  ...readPages(listNotifications, {}, quiet),
  staleTime: 0,
  refetchInterval: MINUTE,
}

async function take(client: QueryClient, answer: { success: true; message: string; unread: number }) {
  await updateCached(client, keyOf(countUnread), () => answer)
  return client.invalidateQueries({ queryKey: keyOf(listNotifications) })
}

/** Marks what was shown as read; newer ones stay unread. */
export function useReadAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (until: string | undefined) => call(readNotifications, { body: until ? { until } : {} }),
    onSuccess: (answer) => take(client, answer),
  })
}

/** Marks the waiting items of one kind as read, up to the newest shown. Sent while the link opens another page. */
export function useReadWaiting({ kind, newestAt }: WaitingNotice) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(readNotifications, { body: { waiting: kind, until: newestAt } }, { keepalive: true }),
    meta: quiet,
    onSuccess: (answer) => take(client, answer),
  })
}

/** Marks one as read. The link opens another page meanwhile, and the request must outlive this one. */
export function useReadOne(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(readNotification, { params: { id } }, { keepalive: true }),
    meta: { quiet: true },
    onSuccess: (answer) => take(client, answer),
  })
}
