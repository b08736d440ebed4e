import type { Notification } from '@callofcode/contract/notification'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { replyAnchor } from '../forum/public.ts'
import { useReadOne } from './notification-queries.ts'

/** The id of a row's link. */
export const notificationId = (id: string) => `notification-${id}`

/** Links to the post, or to its thread if the post was removed. A moderators' decision has no avatar. */
export function NotificationRow({ row }: { row: Notification }) {
  const { mutate } = useReadOne(row._id)
  const { actor, title, read, threadId, postId, ruling } = row
  const toReply = postId !== threadId && ruling !== 'removed'
  return (
    <li className={classNames('notification', !read && 'unread')}>
      <Link
        id={notificationId(row._id)}
        to={paths.thread(threadId)}
        {...(toReply && { hash: replyAnchor(postId) })}
        onClick={() => !read && mutate()}
      >
        {actor ? (
          <Avatar name={actor.name} src={actor.profilePhoto} decorative />
        ) : (
          <span className="notification-icon">
            <Icon name="flag" />
          </span>
        )}
        <span className="notification-words">
          <span>{wordsOf(row)}</span>
          <span className="notification-title">{title}</span>
          <span className="label plain">
            <LocalDay iso={row.createdAt} />
          </span>
        </span>
        {!read && <span className="notification-new">New</span>}
      </Link>
    </li>
  )
}

type Said = Pick<Notification, 'kind' | 'actor' | 'ruling'>

/** What happened, in one sentence. */
export function wordsOf({ kind, actor, ruling }: Said): string {
  const who = actor?.name ?? 'A former member'
  if (kind === 'mention') return `${who} mentioned you`
  if (kind === 'reply') return `${who} replied to you`
  if (kind === 'thread') return `${who} replied in your thread`
  if (kind === 'accepted') return `${who} accepted your answer`
  const kept = ruling === 'kept'
  if (kind === 'report') return `The moderators ${kept ? 'kept' : 'removed'} a post that you flagged`
  return kept
    ? 'The moderators looked at your post, which was flagged, and kept it'
    : 'The moderators removed your post'
}
