import { say } from 'words:notification'
import { askMessages } from '@callofcode/contract/ask/ask'
import { forumMessages } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import type { Notification, WaitingNotice } from '@callofcode/contract/notification/notification'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { Link } from '@tanstack/react-router'
import { upTo } from '../../platform/language/reader.ts'
import { told } from '../../platform/language/told.ts'
import { named } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay, longDate } from '../../platform/time/shown-time.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { kindOf, wordsOf } from './notification-kinds.ts'
import { useReadOne, useReadWaiting } from './notification-queries.ts'

/** Returns the title. Only threads and questions can be gone. */
const titleOf = ({ kind, title }: Notification) =>
  title ?? told(kind.startsWith('question') ? askMessages.removedQuestion : forumMessages.deletedThread)

/** Returns the task in the reader's language. */
function taskWords({ name, batch, until }: NonNullable<Notification['task']>): string {
  if (!name) return say('mentorOfBatch', { batch: batch ?? '' })
  const task = named('core', TASK_WORDS[name].name)
  return until ? say('taskUntil', { task, day: longDate(until) }) : task
}

/** The id of a row's link. */
export const notificationId = (id: string) => `notification-${id}`

export function NotificationRow({ row }: { row: Notification }) {
  const { mutate } = useReadOne(row._id)
  const { actor, task, read, reason } = row
  return (
    <li className={classNames('notification', !read && 'unread')}>
      <Link id={notificationId(row._id)} {...kindOf(row.kind).place(row)} onClick={() => !read && mutate()}>
        {actor ? (
          <Avatar name={actor.name} src={actor.profilePhoto} decorative />
        ) : (
          <span className="notification-icon">
            <Icon name={kindOf(row.kind).icon} />
          </span>
        )}
        <span className="notification-words">
          <span>{wordsOf(row)}</span>
          <span className="notification-title">{task ? taskWords(task) : titleOf(row)}</span>
          {reason && <span className="notification-reason">{reason}</span>}
          <span className="label plain">
            <LocalDay iso={row.createdAt} />
          </span>
        </span>
        {!read && <span className="notification-new">{say('new')}</span>}
      </Link>
    </li>
  )
}

const waitingWords = {
  signups: {
    one: () => say('signupWaits'),
    many: () => say('signupsWait'),
    icon: 'user-check',
    to: paths.approvals,
  },
  flags: {
    one: () => say('flagWaits'),
    many: () => say('flagsWait'),
    icon: 'flag',
    to: paths.moderation,
  },
  reports: {
    one: () => say('reportWaits'),
    many: () => say('reportsWait'),
    icon: 'flag',
    to: paths.moderation,
  },
  experiences: {
    one: () => say('interviewExperienceWaits'),
    many: () => say('interviewExperiencesWait'),
    icon: 'mail',
    to: paths.submissions,
  },
  blogs: {
    one: () => say('blogWaits'),
    many: () => say('blogsWait'),
    icon: 'book',
    to: paths.blogReviews,
  },
} as const

/** Shows all waiting items of one kind to members who may decide them. */
export function WaitingRow({ notice }: { notice: WaitingNotice }) {
  const { mutate } = useReadWaiting(notice)
  const { kind, count, newestAt, read } = notice
  const newest = notice.newest ?? told(forumMessages.deletedThread)
  const { one, many, icon, to } = waitingWords[kind]
  return (
    <li className={classNames('notification', !read && 'unread')}>
      <Link to={to} onClick={() => !read && mutate()}>
        <span className="notification-icon">
          <Icon name={icon} />
        </span>
        <span className="notification-words">
          <span>
            {say('forADecision', {
              waiting: upTo(limits.waiting, count),
              value: count === 1 ? one() : many(),
            })}
          </span>
          <span className="notification-title">{count === 1 ? newest : say('theNewest', { newest })}</span>
          <span className="label plain">
            <LocalDay iso={newestAt} />
          </span>
        </span>
        {!read && <span className="notification-new">{say('new')}</span>}
      </Link>
    </li>
  )
}
