import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import type { FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import type { BlogNews } from '@callofcode/contract/notification/notification'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { SubmissionAids } from '@callofcode/contract/submission/solution-submission'
import type { Task } from '@callofcode/contract/task'

interface Named {
  readonly id: string
  readonly name: string
}
interface Post {
  readonly id: string
  readonly threadId: string
  readonly authorId: string | null
}
interface ClubEvent {
  readonly id: string
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly location: string
}
/** `by`: the member who did it. */
interface OfQuestion {
  readonly questionId: string
  readonly by: string
}
/** `by` is null on the command line. */
interface OfTask {
  readonly by: string | null
}

/** Everything that happens in the product and concerns more than one feature, with its facts. */
export interface Happenings {
  'member.approved': { readonly members: readonly Named[] }
  /** Moderators warned or paused a member, or ended the pause. `id` is that of the sanction. */
  'member.sanctioned': {
    readonly id: string
    readonly memberId: string
    readonly kind: 'warned' | 'paused' | 'unpaused'
  }
  /** `until` is a day such as `2027-06-30`, or null without an end. */
  'task.given': OfTask & {
    readonly memberIds: readonly string[]
    readonly task: Task
    readonly until: string | null
  }
  'task.taken': OfTask & { readonly memberIds: readonly string[]; readonly task: Task }
  'mentor.added': OfTask & { readonly memberId: string; readonly batch: string }
  'mentor.removed': OfTask & { readonly memberId: string; readonly batch: string }
  /** Somebody put the members into a group of the club, or made them its leads. `group` is its name. */
  'group.joined': {
    readonly memberIds: readonly string[]
    readonly by: string
    readonly group: string
    readonly lead: boolean
  }
  /**
   * lost: the account elsewhere is no longer proven. gone: its site reports that it does not exist. `account` is its name in
   * words.
   */
  'handle.ended': {
    readonly memberId: string
    readonly kind: 'lost' | 'gone'
    readonly account: string
  }

  'thread.created': {
    readonly id: string
    readonly title: string
    readonly category: string
    readonly author: Named
  }
  /** A post was created or edited. */
  'post.written': {
    readonly post: Post
    readonly by: string
    /** The members that its text mentions. */
    readonly named: readonly string[]
    /** The author of the post that this one replies to. */
    readonly replied?: string | null | undefined
    /** The author of its thread. */
    readonly started?: string | null | undefined
    /** The post is a new reply, so members who watch the thread are notified. */
    readonly isReply?: true
  }
  /** The accepted answer of a thread changed from `before` to `now`, or was cleared (undefined). */
  'answer.accepted': {
    readonly before: string | null
    readonly now: Post | undefined
    readonly by: string
  }
  /** A moderator decided on a flagged post. */
  'post.ruled': {
    readonly post: Post
    readonly ruling: (typeof FLAG_RULINGS)[number]
    readonly reporters: readonly (string | null)[]
    readonly by: string
  }
  'post.removed': { readonly postId: string }

  /** Mentors can answer something: a new question, or a comment of the asker. */
  'question.asked': OfQuestion & { readonly mentors: readonly string[] }
  'question.answered': OfQuestion & { readonly asker: string }
  'question.thanked': OfQuestion & { readonly to: string }
  /** A moderator removed the text of this author. */
  'question.removed': OfQuestion & { readonly author: string }

  /** A blog that these members write or review changed. `actorId` is set where the actor is shown. */
  'blog.changed': {
    readonly memberBlogId: string
    readonly memberIds: readonly string[]
    readonly news: BlogNews
    readonly actorId?: string
  }
  'blog.published': {
    readonly id: string
    readonly title: string
    readonly author: string
    readonly slug: string
    readonly authorId: string
  }
  'experience.reviewed': {
    readonly experienceId: string
    readonly authorId: string
    readonly ruling: 'accepted' | 'refused'
  }

  /** An announcement for everyone was published, and is not about an event or a blog. `text` is plain. */
  'announcement.sent': { readonly id: string; readonly title: string; readonly text: string }
  /** Contains all dates of a series at once. */
  'event.created': { readonly events: readonly ClubEvent[] }
  /** Time, zone or place changed. The events are in the order of their time. */
  'event.moved': { readonly events: readonly ClubEvent[] }
  /** The events are in the order of their time. */
  'event.cancelled': {
    readonly events: readonly (ClubEvent & { readonly cancelReason: string | null })[]
  }
  'event.registered': {
    readonly event: Pick<ClubEvent, 'id' | 'title'>
    readonly state: 'going' | 'waiting'
    readonly member: Named
  }
  /** Members who waited for a seat got one. */
  'event.seated': { readonly eventId: string; readonly memberIds: readonly string[] }
  /** These members are reminded of these events, or asked for feedback. */
  'event.reminded': {
    readonly kind: 'event-day' | 'event-hour' | 'event-feedback'
    readonly seats: readonly { eventId: string; memberId: string }[]
  }
  'certificate.issued': { readonly certificates: readonly { id: string; memberId: string }[] }
  'certificate.revoked': { readonly id: string; readonly memberId: string }

  'submission.judged': {
    readonly id: string
    readonly memberId: string
    readonly problem: string | undefined
    readonly language: SolutionLanguage | undefined
    readonly verdict: string
  }
  /** A wrongly accepted solution was revoked. `title` is that of its problem. */
  'submission.revoked': { readonly id: string; readonly memberId: string; readonly title: string }
  /** A problem that is a question of the tracker was solved. */
  'question.solved': {
    readonly memberId: string
    readonly questionId: string
    readonly problem: string
    readonly difficulty: Difficulty
    readonly aids: SubmissionAids | null
  }
}
