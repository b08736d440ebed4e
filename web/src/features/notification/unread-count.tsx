import { useQuery } from '@tanstack/react-query'
import { unreadOf } from './notification-queries.ts'

const MOST = 99

export function UnreadCount() {
  const { data } = useQuery(unreadOf)
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      <span className="bell-count" aria-hidden="true">
        {unread > MOST ? `${MOST}+` : unread}
      </span>
      <span className="sr">{unread} unread</span>
    </>
  )
}
