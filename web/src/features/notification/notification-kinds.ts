import { say } from 'words:notification'
import type { Notification, NotificationKind } from '@callofcode/contract/notification/notification'
import { paths } from '../../platform/paths.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { replyAnchor } from '../forum/public.ts'

export interface Place {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly hash?: string
}
interface Kind {
  /** Shown if the notification names nobody. */
  readonly icon: IconName
  readonly place: (row: Notification) => Place
  /** What happened, in one sentence. */
  readonly words: (who: string, row: Pick<Notification, 'ruling'>) => string
}
type Words = Kind['words']

/** Returns the place of the post, or of its thread if the post was removed. */
function inThread({ subjectId, postId, ruling }: Notification): Place {
  const toReply = postId && postId !== subjectId && ruling !== 'removed'
  return { to: paths.thread(subjectId ?? ''), ...(toReply && { hash: replyAnchor(postId) }) }
}
const thread = (words: Words): Kind => ({ icon: 'flag', place: inThread, words })
const blog = (words: Words): Kind => ({
  icon: 'book',
  place: ({ subjectId }) => ({ to: paths.ownBlog(subjectId ?? '') }),
  words,
})
const event = (words: Words, hash?: string): Kind => ({
  icon: 'calendar',
  place: ({ subjectId }) => ({ to: paths.event(subjectId ?? ''), ...(hash && { hash }) }),
  words,
})
const certificate = (words: Words): Kind => ({
  icon: 'star',
  place: ({ certificate }) => ({ to: paths.verify(certificate ?? '') }),
  words,
})
const question = (words: Words): Kind => ({
  icon: 'flag',
  place: ({ subjectId }) => ({ to: paths.question(subjectId ?? '') }),
  words,
})
const at = (icon: IconName, place: Place, words: Words): Kind => ({ icon, place: () => place, words })
const standing = (words: Words) => at('flag', { to: paths.standing }, words)
const task = (words: Words) => at('user-check', { to: paths.today }, words)
const group = (words: Words) => at('users', { to: paths.groups }, words)
const handle = (words: Words) => at('link', { to: paths.handles }, words)

const kinds: Readonly<Record<NotificationKind, Kind>> = {
  mention: thread((who) => say('mentionedYou', { who })),
  reply: thread((who) => say('repliedToYou', { who })),
  thread: thread((who) => say('repliedInYourThread', { who })),
  watched: thread((who) => say('watchedReply', { who })),
  accepted: thread((who) => say('acceptedYourAnswer', { who })),
  ruling: thread((_, { ruling }) => (ruling === 'kept' ? say('flagKept') : say('postRemoved'))),
  report: thread((_, { ruling }) =>
    say('theModeratorsKeptSelect', { kept: ruling === 'kept' ? 'yes' : 'no' }),
  ),
  published: {
    icon: 'briefcase',
    place: ({ title }) => ({ to: paths.experiences, search: { q: title?.replace(', ', ' ') ?? '' } }),
    words: () => say('experienceAccepted'),
  },
  refused: at('briefcase', { to: paths.submitExperience, hash: 'own-title' }, () => say('experienceRefused')),
  'blog-changes': blog(() => say('blogChangesWanted')),
  'blog-accepted': blog(() => say('yourBlogWasAccepted')),
  'blog-scheduled': blog(() => say('blogScheduled')),
  'blog-published': blog(() => say('yourBlogIsPublished')),
  'blog-declined': blog(() => say('blogDeclined')),
  'blog-edited': blog((who) => say('blogTextChanged', { who })),
  'blog-comment': blog((who) => say('commentedOnABlog', { who })),
  'blog-returned': blog(() => say('blogNotPublished')),
  'blog-invited': blog((who) => say('coAuthorInvited', { who })),
  'blog-joined': blog((who) => say('coAuthorAccepted', { who })),
  announcement: {
    icon: 'bell',
    place: ({ subjectId }) => ({ to: paths.announcement(subjectId ?? '') }),
    words: () => say('theClubAnnounced'),
  },
  'task-given': task((who) => say('gaveYouATask', { name: who })),
  'task-taken': task((who) => say('tookATaskBack', { name: who })),
  'group-member': group((who) => say('putYouInAGroup', { name: who })),
  'group-lead': group((who) => say('madeYouALead', { name: who })),
  'event-day': event(() => say('eventTomorrow')),
  'event-hour': event(() => say('eventSoon')),
  'event-feedback': event(() => say('feedbackWanted'), 'feedback'),
  'event-seat': event(() => say('aSeatIsYours')),
  'event-cancelled': event(() => say('anEventWasCancelled')),
  certificate: certificate(() => say('youHaveACertificate')),
  'certificate-back': certificate(() => say('certificateRevoked')),
  warned: standing(() => say('warned')),
  paused: standing(() => say('paused')),
  unpaused: standing(() => say('pauseEnded')),
  question: question((who) => say('asksYou', { who })),
  'question-answer': question((who) => say('answeredYourQuestion', { who })),
  'question-thanks': question((who) => say('thanksYou', { who })),
  'question-removed': at('flag', { to: paths.questions }, () => say('questionRemoved')),
  'handle-lost': handle(() => say('handleUnproven')),
  'handle-gone': handle(() => say('yourAccountIsGone')),
  'verdict-back': {
    icon: 'code',
    place: ({ subjectId, problem }) => ({
      to: paths.problem(problem ?? ''),
      search: { view: 'submissions' },
      hash: `submission-${subjectId}`,
    }),
    words: () => say('aVerdictWasTakenBack'),
  },
}

/** A kind that a newer server sends and this page does not support yet. The title shows the subject. */
const unknown = at('bell', { to: paths.notifications }, () => say('somethingNew'))

export const kindOf = (kind: string): Kind =>
  Object.hasOwn(kinds, kind) ? kinds[kind as NotificationKind] : unknown

type Said = Pick<Notification, 'kind' | 'actor' | 'ruling'>

/** Returns a sentence about what happened. Tasks without a named giver come from the club itself. */
export function wordsOf({ kind, actor, ruling }: Said): string {
  const nobody = kind === 'task-given' || kind === 'task-taken' ? say('theClub') : say('formerMember')
  return kindOf(kind).words(actor?.name ?? nobody, { ruling })
}
