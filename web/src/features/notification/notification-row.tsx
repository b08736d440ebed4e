import { limits } from '@callofcode/contract/limits'
import type { BlogNews, Notification, WaitingNotice } from '@callofcode/contract/notification'
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

/** Links to what it is about: the post, its thread if the post was removed, the experience or the announcement. */
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

const isMeasure = (kind: Notification['kind']) =>
  kind === 'warned' || kind === 'paused' || kind === 'unpaused'

function iconOf({ kind, eventId, memberBlogId, announcementId, experienceId, certificate }: Notification) {
  if (isTask({ kind })) return 'user-check'
  if (announcementId) return 'bell'
  if (certificate) return 'star'
  return eventId ? 'calendar' : memberBlogId ? 'book' : experienceId ? 'briefcase' : 'flag'
}

function placeOf(row: Notification) {
  const { kind, threadId, postId, ruling, title, eventId, memberBlogId, announcementId, certificate } = row
  if (isMeasure(kind)) return { to: paths.standing }
  if (isTask({ kind })) return { to: paths.today }
  if (announcementId) return { to: paths.announcement(announcementId) }
  if (certificate) return { to: paths.verify(certificate) }
  if (eventId) return { to: paths.event(eventId), ...(kind === 'event-feedback' && { hash: 'feedback' }) }
  if (memberBlogId) return { to: paths.ownBlog(memberBlogId) }
  if (kind === 'refused') return { to: paths.submitExperience, hash: 'own-title' }
  if (!threadId) return { to: paths.experiences, search: { q: title.replace(', ', ' ') } }
  const toReply = postId && postId !== threadId && ruling !== 'removed'
  return { to: paths.thread(threadId), ...(toReply && { hash: replyAnchor(postId) }) }
}

const isTask = ({ kind }: Pick<Notification, 'kind'>) => kind === 'task-given' || kind === 'task-taken'

const waitingWords = {
  signups: { one: 'signup waits', many: 'signups wait', icon: 'user-check', to: paths.approvals },
  flags: { one: 'flag waits', many: 'flags wait', icon: 'flag', to: paths.moderation },
  experiences: {
    ...{ one: 'interview experience waits', many: 'interview experiences wait' },
    ...({ icon: 'mail', to: paths.submissions } as const),
  },
  blogs: { one: 'blog waits', many: 'blogs wait', icon: 'book', to: paths.blogReviews },
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

const blogWords: Readonly<Record<BlogNews, (who: string) => string>> = {
  changes: () => 'An editor asks you to change your blog',
  accepted: () => 'Your blog was accepted',
  scheduled: () => 'Your blog has a time at which it is published',
  published: () => 'Your blog is published',
  declined: () => 'Your blog was not accepted',
  edited: (who) => `${who} changed the text of your blog`,
  comment: (who) => `${who} commented on a blog`,
  invited: (who) => `${who} invites you to write a blog together`,
  joined: (who) => `${who} writes your blog with you now`,
  returned: () => 'Your blog could not be published at its time, and waits for an editor again',
}

type Said = Pick<Notification, 'kind' | 'actor' | 'ruling'> & Partial<Pick<Notification, 'news'>>

/** What happened, in one sentence. */
export function wordsOf({ kind, actor, ruling, news }: Said): string {
  if (kind === 'task-given') return `${actor?.name ?? 'The club'} gave you a task`
  if (kind === 'task-taken') return `${actor?.name ?? 'The club'} took a task back`
  const who = actor?.name ?? 'A former member'
  if (news) return blogWords[news](who)
  if (kind === 'mention') return `${who} mentioned you`
  if (kind === 'reply') return `${who} replied to you`
  if (kind === 'thread') return `${who} replied in your thread`
  if (kind === 'watched') return `${who} replied in a thread that you watch`
  if (kind === 'warned') return 'The moderators warned you. Please say that you have read it'
  if (kind === 'paused') return 'The moderators paused you: you can read, and not write for a while'
  if (kind === 'unpaused') return 'The moderators ended your pause early: you can write again'
  if (kind === 'accepted') return `${who} accepted your answer`
  if (kind === 'published') return 'Your interview experience was accepted and published'
  if (kind === 'certificate') return 'You have a certificate'
  if (kind === 'certificate-back') return 'The club took back your certificate'
  if (kind === 'refused') return 'Your interview experience was not accepted'
  if (kind === 'event-day') return 'Coming up within a day: you are going'
  if (kind === 'event-hour') return 'Coming up within the hour: you are going'
  if (kind === 'event-feedback') return 'How was it? Tell the organisers'
  if (kind === 'announcement') return 'The club announced'
  const kept = ruling === 'kept'
  if (kind === 'report') return `The moderators ${kept ? 'kept' : 'removed'} a post that you flagged`
  return kept
    ? 'The moderators looked at your post, which was flagged, and kept it'
    : 'The moderators removed your post'
}
