import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'
import { memberAdminMessages } from './member-admin.ts'

export const duplicateMessages = {
  same: sentence('duplicate.same', 'Choose two accounts.'),
  own: sentence('duplicate.own', 'You cannot merge your own account into another one. Another admin can.'),
  target: sentence('duplicate.target', 'Only a member who can log in takes over what another account has.'),
  waits: sentence('duplicate.waits', 'This signup is not decided. Decline it in the approval queue instead.'),
  merged: sentence('duplicate.merged', 'This account was merged into another one already.'),
} as const

/** The data of an account that another account takes over. Responses name each part in English. */
export const movedParts = {
  blogSeries: sentence('movedPart.blogSeries', 'Series of blogs'),
  blogs: sentence('movedPart.blogs', 'Blogs'),
  certificates: sentence('movedPart.certificates', 'Certificates'),
  ticks: sentence('movedPart.ticks', 'Ticks in the tracker'),
  drafts: sentence('movedPart.drafts', 'Drafts and notes'),
  attendances: sentence('movedPart.attendances', 'Events that they came to'),
  seats: sentence('movedPart.seats', 'Seats at events'),
  talks: sentence('movedPart.talks', 'Talks'),
  events: sentence('movedPart.events', 'Events that they announced'),
  experiences: sentence('movedPart.experiences', 'Interview experiences'),
  posts: sentence('movedPart.posts', 'Posts in the forum'),
  votes: sentence('movedPart.votes', 'Votes'),
  answers: sentence('movedPart.answers', 'Answers to questions about problems'),
  questions: sentence('movedPart.questions', 'Questions about problems'),
  sanctions: sentence('movedPart.sanctions', 'Warnings and pauses'),
  memberBlogs: sentence('movedPart.memberBlogs', 'Blogs that they write'),
  handles: sentence('movedPart.handles', 'Accounts on other sites'),
  modules: sentence('movedPart.modules', 'Modules'),
  pictures: sentence('movedPart.pictures', 'Pictures'),
  plans: sentence('movedPart.plans', 'Plans'),
  submissions: sentence('movedPart.submissions', 'Submissions'),
  imports: sentence('movedPart.imports', 'Imports of what they solved elsewhere'),
  lists: sentence('movedPart.lists', 'Lists of their own'),
  keptSolutions: sentence('movedPart.keptSolutions', 'Solutions that they keep'),
  stars: sentence('movedPart.stars', 'Starred problems'),
  sharedSolutions: sentence('movedPart.sharedSolutions', 'Shared solutions'),
  solved: sentence('movedPart.solved', 'Problems solved'),
} as const

/** An account that may belong to the same person. */
export const likely = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['approved', 'disabled']),
  why: z.enum(['name', 'email']),
  signedUpAt: z.string(),
})
export type Likely = z.infer<typeof likely>

/** The data that would move to the remaining account. */
export const merge = z.object({
  from: z.object({ _id: id, name: z.string(), email: z.string() }),
  into: z.object({ _id: id, name: z.string(), email: z.string() }),
  /** The number of items that move, and of items that stay because the other account has them too. Empty parts are omitted. */
  parts: z.array(z.object({ words: z.string(), moves: z.number().int(), stays: z.number().int() })),
})
export type Merge = z.infer<typeof merge>

const one = { params: z.object({ id }), notFound: memberAdminMessages.missing } as const
const two = { params: z.object({ id, other: id }), notFound: memberAdminMessages.missing } as const

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/admin/members/:id/duplicates',
  summary: 'At most 10 other accounts of the same name, or with the same beginning of the email',
  callers: 'admin',
  ...one,
  answer: z.object({ data: z.array(likely) }),
})
export const previewMerge = endpoint({
  method: 'GET',
  path: '/admin/members/:id/duplicates/:other',
  summary: 'What would move to a member if another account were merged into theirs',
  callers: 'admin',
  ...two,
  answer: z.object({ data: merge }),
})
export const mergeMembers = endpoint({
  method: 'POST',
  path: '/admin/members/:id/duplicates/:other/merge',
  summary: 'Merge another account into that of a member, in one step: it is disabled for good',
  callers: 'admin',
  ...two,
})
