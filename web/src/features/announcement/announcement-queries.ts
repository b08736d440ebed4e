import {
  countAudience,
  getAnnouncement,
  getManagedAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  type ManagedAnnouncement,
  seeAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import type { Audience } from '@callofcode/contract/announcement/tell'
import { listEvents } from '@callofcode/contract/event/event'
import { countUnread, listNotifications } from '@callofcode/contract/notification/notification'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { bannerOf } from './banner.tsx'

// The screens show load errors themselves.
const quiet = { quiet: true }
const SOON = 20_000
/** Milliseconds between two reads of the mails' progress. */
const PROGRESS = 4_000

export interface PageSearch {
  readonly cursor?: string | undefined
}
const placed = ({ cursor }: PageSearch) => ({ query: cursor ? { cursor } : {} })

export const announcementsOf = (search: PageSearch) => ({
  ...read(listAnnouncements, placed(search), quiet),
  staleTime: SOON,
})
export const announcementOf = (id: string) => ({
  ...readFound(getAnnouncement, { params: { id } }, quiet),
  staleTime: SOON,
})
export const allAnnouncementsOf = (search: PageSearch) => ({
  ...read(listAllAnnouncements, placed(search), quiet),
  staleTime: 0,
})

/** Returns whether members or mails still wait. */
const isMoving = ({ state, isTold, mails }: ManagedAnnouncement) =>
  state === 'sent' && (!isTold || (mails?.waiting ?? 0) > 0)
/** Reads again while members are notified and mails leave. */
export const managedOf = (id: string) => ({
  ...readFound(getManagedAnnouncement, { params: { id } }, quiet),
  staleTime: 0,
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { data: ManagedAnnouncement } | null | undefined }
  }) => (data && isMoving(data.data) ? PROGRESS : (false as const)),
})

/** Counts the members of an audience, once it is complete. */
export function audienceOf({ to, year, batchId, groupId, eventId, setId }: Audience) {
  const chosen = {
    year: year && String(year),
    batch: batchId,
    group: groupId,
    event: eventId,
    chosen: setId,
    everyone: true,
  }[to]
  return {
    ...read(
      countAudience,
      {
        query: {
          to,
          ...(to === 'year' && year && { year: String(year) }),
          ...(to === 'batch' && batchId && { batchId }),
          ...(to === 'group' && groupId && { groupId }),
          ...(to === 'event' && eventId && { eventId }),
          ...(to === 'chosen' && setId && { setId }),
        },
      },
      quiet,
    ),
    enabled: Boolean(chosen),
    staleTime: SOON,
  }
}

export const comingEvents = { ...read(listEvents, { query: {} }, quiet), staleTime: SOON }
export const pastEvents = { ...read(listEvents, { query: { when: 'past' } }, quiet), staleTime: SOON }

/** Refreshes after a write. */
export const refreshAnnouncements = (client: QueryClient) =>
  Promise.all(
    [
      listAnnouncements,
      getAnnouncement,
      listAllAnnouncements,
      getManagedAnnouncement,
      countUnread,
      listNotifications,
    ].map((target) => client.invalidateQueries({ queryKey: keyOf(target) })),
  ).then(() => client.invalidateQueries({ queryKey: bannerOf.queryKey }))

/** Ends the banner of an announcement on every device, and marks its notification as read. */
export async function markSeen(client: QueryClient, id: string) {
  await call(seeAnnouncement, { params: { id } }, { keepalive: true })
  await Promise.all(
    [bannerOf.queryKey, ...[listAnnouncements, countUnread, listNotifications].map((one) => keyOf(one))].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  )
}
