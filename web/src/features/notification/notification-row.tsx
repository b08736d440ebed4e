import { limits } from '@callofcode/contract/limits'
import type { Notification, WaitingNotice } from '@callofcode/contract/notification'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { upTo } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { replyAnchor } from '../forum/public.ts'
import { useReadOne, useReadWaiting } from './notification-queries.ts'

/** The id of a row's link. */
export const notificationId = (id: string) => `notification-${id}`

/** Links to what it is about: the post, its thread if the post was removed, or the experience. */
export function NotificationRow({ row }: { row: Notification }) {
  const { mutate } = useReadOne(row._id)
  const { actor, title, read, reason } = row
  return (
    <li className={classNames('notification', !read && 'unread')}>
      <Link id={notificationId(row._id)} {...placeOf(row)} onClick={() => !read && mutate()}>
        {actor ? (
          <Avatar name={actor.name} src={actor.profilePhoto} decorative />
        ) : (
          <span className="notification-icon">
            <Icon name={iconOf(row)} />
          </span>
        )}
        <span className="notification-words">
          <span>{wordsOf(row)}</span>
          <span className="notification-title">{title}</span>
          {reason && <span className="notification-reason">{reason}</span>}
          <span className="label plain">
            <LocalDay iso={row.createdAt} />
          </span>
        </span>
        {!read && <span className="notification-new">New</span>}
      </Link>
    </li>
  )
}

function iconOf({ eventId, certificate, experienceId }: Notification) {
  if (certificate) return 'star'
  return eventId ? 'calendar' : experienceId ? 'briefcase' : 'flag'
}

function placeOf({ kind, threadId, postId, ruling, title, eventId, certificate }: Notification) {
  if (certificate) return { to: paths.verify(certificate) }
  if (eventId) return { to: paths.event(eventId), ...(kind === 'event-feedback' && { hash: 'feedback' }) }
  if (kind === 'refused') return { to: paths.submitExperience, hash: 'own-title' }
  if (!threadId) return { to: paths.experiences, search: { q: title.replace(', ', ' ') } }
  const toReply = postId && postId !== threadId && ruling !== 'removed'
  return { to: paths.thread(threadId), ...(toReply && { hash: replyAnchor(postId) }) }
}

const waitingWords = {
  signups: { one: 'signup waits', many: 'signups wait', icon: 'user-check', to: paths.approvals },
  flags: { one: 'flag waits', many: 'flags wait', icon: 'flag', to: paths.moderation },
  experiences: {
    ...{ one: 'interview experience waits', many: 'interview experiences wait' },
    ...({ icon: 'mail', to: paths.submissions } as const),
  },
} as const

/** All that waits of one kind, for whoever may decide. */
export function WaitingRow({ notice }: { notice: WaitingNotice }) {
  const { mutate } = useReadWaiting(notice)
  const { kind, count, newest, newestAt, read } = notice
  const { one, many, icon, to } = waitingWords[kind]
  return (
    <li className={classNames('notification', !read && 'unread')}>
      <Link to={to} onClick={() => !read && mutate()}>
        <span className="notification-icon">
          <Icon name={icon} />
        </span>
        <span className="notification-words">
          <span>
            {upTo(limits.waiting, count)} {count === 1 ? one : many} for a decision
          </span>
          <span className="notification-title">{count === 1 ? newest : `The newest: ${newest}`}</span>
          <span className="label plain">
            <LocalDay iso={newestAt} />
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
  if (kind === 'published') return 'Your interview experience was accepted and published'
  if (kind === 'certificate') return 'You have a certificate'
  if (kind === 'certificate-back') return 'The club took back your certificate'
  if (kind === 'refused') return 'Your interview experience was not accepted'
  if (kind === 'event-day') return 'Coming up within a day: you are going'
  if (kind === 'event-hour') return 'Coming up within the hour: you are going'
  if (kind === 'event-feedback') return 'How was it? Tell the organisers'
  const kept = ruling === 'kept'
  if (kind === 'report') return `The moderators ${kept ? 'kept' : 'removed'} a post that you flagged`
  return kept
    ? 'The moderators looked at your post, which was flagged, and kept it'
    : 'The moderators removed your post'
}
