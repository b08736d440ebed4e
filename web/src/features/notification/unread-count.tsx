import { say } from 'words:core'
import { countUnread } from '@callofcode/contract/notification/notification'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { figure } from '../../platform/language/reader.ts'

/** The count is read with every page, and once a minute while the page is visible. */
const unreadOf = {
  ...read(countUnread, {}, { quiet: true }),
  staleTime: 0,
  refetchInterval: 60_000,
}

export const useUnread = () => useQuery(unreadOf).data?.unread ?? 0

export function UnreadCount() {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <>
      <span className="bell-count" aria-hidden="true">
        {figure(unread)}
      </span>
      <span className="sr">{say('unread', { count: figure(unread) })}</span>
    </>
  )
}
