import { listAnnouncements, seeAnnouncement } from '@callofcode/contract/announcement/announcement'
import { countUnread, listNotifications } from '@callofcode/contract/notification/notification'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { bannerOf } from './banner-query.ts'

/** Ends the banner of an announcement on every device, and marks its notification as read. */
export async function markSeen(client: QueryClient, id: string) {
  await call(seeAnnouncement, { params: { id } }, { keepalive: true })
  await Promise.all(
    [bannerOf.queryKey, ...[listAnnouncements, countUnread, listNotifications].map((one) => keyOf(one))].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  )
}
