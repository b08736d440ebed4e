import { getMailSettings, listNotifications } from '@callofcode/contract/notification'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read, transportOf } from '../../platform/api/read.ts'

const MINUTE = 60_000
// The screens say themselves what did not arrive.
const quiet = { quiet: true }

export const settingsOf = read(getMailSettings, {}, quiet)

/** Notifications, page after page. */
export const notificationsOf = infiniteQueryOptions({
  queryKey: keyOf(listNotifications, {}),
  queryFn: ({ pageParam, signal, client }) =>
    call(listNotifications, { query: { cursor: pageParam } }, { signal, transport: transportOf(client) }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
  refetchInterval: MINUTE,
  meta: quiet,
})
