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
import { say } from './notification-words.ts'

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
        {!read && <span className="notification-new">{say('new')}</span>}
      </Link>
    </li>
  )
}

const isMeasure = (kind: Notification['kind']) =>
  kind === 'warned' || kind === 'paused' || kind === 'unpaused'

function iconOf({ kind, eventId, memberBlogId, announcementId, experienceId, certificate }: Notification) {
  if (isTask({ kind })) return 'user-check'
  if (isOfHandle({ kind })) return 'link'
  if (kind === 'verdict-back') return 'code'
  if (announcementId) return 'bell'
  if (certificate) return 'star'
  return eventId ? 'calendar' : memberBlogId ? 'book' : experienceId ? 'briefcase' : 'flag'
}

function placeOf(row: Notification) {
  const { kind, threadId, postId, ruling, title, eventId, memberBlogId, announcementId, certificate } = row
  if (isMeasure(kind)) return { to: paths.standing }
  if (isTask({ kind })) return { to: paths.today }
  if (isOfHandle({ kind })) return { to: paths.handles }
  if (row.submission)
    return {
      to: paths.problem(row.submission.problem),
      search: { view: 'submissions' },
      hash: `submission-${row.submission._id}`,
    }
  if (announcementId) return { to: paths.announcement(announcementId) }
  if (certificate) return { to: paths.verify(certificate) }
  if (eventId) return { to: paths.event(eventId), ...(kind === 'event-feedback' && { hash: 'feedback' }) }
  if (kind === 'question-removed') return { to: paths.questions }
  if (row.helpQuestionId) return { to: paths.question(row.helpQuestionId) }
  if (memberBlogId) return { to: paths.ownBlog(memberBlogId) }
  if (kind === 'refused') return { to: paths.submitExperience, hash: 'own-title' }
  if (!threadId) return { to: paths.experiences, search: { q: title.replace(', ', ' ') } }
  const toReply = postId && postId !== threadId && ruling !== 'removed'
  return { to: paths.thread(threadId), ...(toReply && { hash: replyAnchor(postId) }) }
}

const isOfHandle = ({ kind }: Pick<Notification, 'kind'>) => kind === 'handle-lost' || kind === 'handle-gone'
const isTask = ({ kind }: Pick<Notification, 'kind'>) => kind === 'task-given' || kind === 'task-taken'

const waitingWords = {
  signups: {
    get one() {
      return say('signupWaits')
    },
    get many() {
      return say('signupsWait')
    },
    icon: 'user-check',
    to: paths.approvals,
  },
  flags: {
    get one() {
      return say('flagWaits')
    },
    get many() {
      return say('flagsWait')
    },
    icon: 'flag',
    to: paths.moderation,
  },
  reports: {
    get one() {
      return say('reportWaits')
    },
    get many() {
      return say('reportsWait')
    },
    icon: 'flag',
    to: paths.moderation,
  },
  experiences: {
    get one() {
      return say('interviewExperienceWaits')
    },
    get many() {
      return say('interviewExperiencesWait')
    },
    icon: 'mail',
    to: paths.submissions,
  },
  blogs: {
    get one() {
      return say('blogWaits')
    },
    get many() {
      return say('blogsWait')
    },
    icon: 'book',
    to: paths.blogReviews,
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
            {say('forADecision', { waiting: upTo(limits.waiting, count), value: count === 1 ? one : many })}
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

const blogWords: Readonly<Record<BlogNews, (who: string) => string>> = {
  changes: () => say('anEditorAsksYou'),
  accepted: () => say('yourBlogWasAccepted'),
  scheduled: () => say('yourBlogHasA'),
  published: () => say('yourBlogIsPublished'),
  declined: () => say('yourBlogWasNot'),
  edited: (who) => say('changedTheTextOf', { who }),
  comment: (who) => say('commentedOnABlog', { who }),
  invited: (who) => say('invitesYouToWrite', { who }),
  joined: (who) => say('writesYourBlogWith', { who }),
  returned: () => say('yourBlogCouldNot'),
}

type Said = Pick<Notification, 'kind' | 'actor' | 'ruling'> & Partial<Pick<Notification, 'news'>>

/** What happened, in one sentence. */
export function wordsOf({ kind, actor, ruling, news }: Said): string {
  if (kind === 'task-given') return say('gaveYouATask', { name: actor?.name ?? say('theClub') })
  if (kind === 'task-taken') return say('tookATaskBack', { name: actor?.name ?? say('theClub') })
  const who = actor?.name ?? 'A former member'
  if (news) return blogWords[news](who)
  if (kind === 'question') return say('asksYou', { who })
  if (kind === 'question-answer') return say('answeredYourQuestion', { who })
  if (kind === 'question-thanks') return say('thanksYou', { who })
  if (kind === 'question-removed') return say('theModeratorsRemovedWhat')
  if (kind === 'handle-lost') return say('yourAccountIsNot')
  if (kind === 'handle-gone') return say('yourAccountIsGone')
  if (kind === 'mention') return `${who} mentioned you`
  if (kind === 'reply') return say('repliedToYou', { who })
  if (kind === 'thread') return say('repliedInYourThread', { who })
  if (kind === 'watched') return say('repliedInAThread', { who })
  if (kind === 'warned') return say('theModeratorsWarnedYou')
  if (kind === 'paused') return say('theModeratorsPausedYou')
  if (kind === 'unpaused') return say('theModeratorsEndedYour')
  if (kind === 'accepted') return say('acceptedYourAnswer', { who })
  if (kind === 'published') return say('yourInterviewExperienceWas')
  if (kind === 'certificate') return say('youHaveACertificate')
  if (kind === 'certificate-back') return say('theClubTookBack')
  if (kind === 'refused') return say('yourInterviewExperienceWas2')
  if (kind === 'event-day') return say('comingUpWithinA')
  if (kind === 'event-seat') return say('aSeatIsYours')
  if (kind === 'event-cancelled') return say('anEventWasCancelled')
  if (kind === 'verdict-back') return say('aVerdictWasTakenBack')
  if (kind === 'event-hour') return say('comingUpWithinThe')
  if (kind === 'event-feedback') return say('howWasItTell')
  if (kind === 'announcement') return say('theClubAnnounced')
  const kept = ruling === 'kept'
  if (kind === 'report') return say('theModeratorsKeptSelect', { kept: kept ? 'yes' : 'no' })
  return kept ? say('theModeratorsLookedAt') : say('theModeratorsRemovedYour')
}
