import type { MemberBlogState } from '@callofcode/contract/member-blog/member-blog'
import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import type { Task } from '@callofcode/contract/task'

/** People are named by their `key` everywhere in the demo club. A `daysAgo` may be a fraction of a day. */
export interface DemoPerson {
  key: string
  name: string
  email: string
  role: 'member' | 'admin'
  /** The tasks that they have in the club. */
  tasks: readonly Task[]
  /** False: the signup still waits in the approval queue. */
  approved: boolean
  /** Passout year as years from the current one, so that it stays inside the window that signup allows. */
  passoutIn: number
  joinedDaysAgo: number
  /** An organiser added them, and they have not signed in yet. */
  invited?: true
  bio: string
  links: Partial<Record<DemoLink, string>>
  practice: DemoPractice
  /** The name of their batch. */
  batch?: string
  /** The audience of their whole page. Without it they have not chosen yet. */
  shows?: 'nobody' | 'members' | 'everyone'
}

export type DemoLink =
  | 'github'
  | 'linkedin'
  | 'twitter'
  | 'leetcode'
  | 'geeksforgeeks'
  | 'codechef'
  | 'codeforces'

export interface DemoPractice {
  /** Questions solved within the last year. */
  solved: number
  /** Days in a row up to today with at least one solved question. */
  streak: number
  /** Most of the questions are up to this topic of the curriculum (1 to 24). */
  reach: number
  /** Days since their last practice, by default 0. The year of their practice ends there. */
  quiet?: number
}

export interface DemoSolved {
  /** A question's slug. */
  question: string
  /** Whole days before today, 0 for today. */
  daysAgo: number
}

export interface DemoBlog {
  title: string
  author: string
  category: string
  tags: string[]
  daysAgo: number
  views: number
  content: string
}

export interface DemoExperience {
  company: string
  role: string
  /** A name as it was typed, or null. */
  candidate: string | null
  verdict: 'Selected' | 'Rejected' | 'Pending'
  daysAgo: number
  content: string
  /** The kind of each round, and the questions in it, one a line. */
  rounds?: readonly {
    kind: 'assessment' | 'coding' | 'technical' | 'design' | 'project' | 'manager' | 'hr'
    asked: string
  }[]
}

export const THREAD_CATEGORIES = [
  'Announcements',
  'Problem help',
  'Interviews',
  'Projects',
  'Lounge',
] as const

export interface DemoThread {
  title: string
  category: (typeof THREAD_CATEGORIES)[number]
  author: string
  daysAgo: number
  pinned?: boolean
  content: string
  replies: DemoReply[]
}

export interface DemoReply {
  author: string
  daysAgo: number
  /** The asker accepted this reply as the answer. A thread has at most one. */
  accepted?: boolean
  content: string
}

export interface DemoAnnouncement {
  title: string
  /** The admin who wrote it. */
  author: string
  daysAgo: number
  /** The banner is shown for this many days from today. Without it there is no banner. */
  bannerDays?: number
  content: string
}

export interface DemoEvent {
  title: string
  place: string
  /** Days from today. A negative number lies in the past. */
  inDays: number
  /** Local time of day, `HH:MM`. */
  time: string
  minutes: number
  capacity: number
  /** The people who signed up. */
  going: string[]
  description: string
  meetingLink?: string
  speakers?: DemoSpeaker[]
  materials?: DemoMaterial[]
  /** The number of events in the series. */
  repeat?: { every: 'week' | 'two-weeks' | 'month'; times: number }
  feedback?: DemoFeedback[]
}

export interface DemoSpeaker {
  name: string
  about: string
  /** The key of the person, if the club has them. */
  person?: string
  link?: string
}

export interface DemoMaterial {
  title: string
  link: string
  shownTo: 'everyone' | 'members'
}

export interface DemoFeedback {
  /** The key of a person in `going`. */
  by: string
  rating: number
  good: string
  better: string
  named?: boolean
}

/** A blog that a member writes. */
export interface DemoWriting {
  title: string
  author: string
  state: Exclude<MemberBlogState, 'published' | 'scheduled'>
  daysAgo: number
  category: string
  tags: string[]
  content: string
  /** The editor's answer. A waiting blog has none. */
  reason?: string
  comments: { by: string; line: number; text: string }[]
}

export interface DemoFlag {
  /** The title of the thread, and the index of the reply. */
  thread: string
  reply: number
  by: string
  reason: (typeof FLAG_REASONS)[number]
  note: string
  daysAgo: number
}

export interface DemoWarning {
  member: string
  by: string
  reason: (typeof FLAG_REASONS)[number]
  words: string
  daysAgo: number
}

export interface DemoPoll {
  /** The title of the thread. */
  thread: string
  question: string
  options: string[]
  /** The option of each person who voted. */
  votes: Record<string, number>
  /** Days until it ends. */
  days: number
}

/** The whole content of a new demo club. */
/** A group of the club. */
export interface DemoGroup {
  name: string
  description: string
  joining: 'open' | 'asked' | 'chosen'
  leads: string[]
  /** Those who are in it beside the leads. */
  members: string[]
  /** Those who wait for an answer. */
  asked: string[]
}

export interface DemoContent {
  people: readonly DemoPerson[]
  blogs: readonly DemoBlog[]
  experiences: readonly DemoExperience[]
  threads: readonly DemoThread[]
  events: readonly DemoEvent[]
}
