import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { batchName, id, line, onwards } from '../text.ts'

export const mentorMessages = {
  missing: sentence('plan.batchMissing', 'You are no mentor of this batch, or it is gone.'),
  own: sentence('mentor.own', 'You cannot make yourself a mentor. Another admin can.'),
  undecided: sentence('mentor.undecided', 'Only members can be mentors.'),
} as const

/** The number of recent failed tries from which a member counts as stuck at a problem. */
export const STUCK = { tries: 3, days: 30, shown: 3 } as const

const oneMentor = {
  params: z.object({ id, batch: id }),
  notFound: memberAdminMessages.missing,
} as const

export const addMentor = endpoint({
  method: 'PUT',
  path: '/admin/members/:id/mentored/:batch',
  summary: 'Make a member mentor of a batch; they are notified',
  callers: 'admin',
  ...oneMentor,
})
export const removeMentor = endpoint({
  method: 'DELETE',
  path: '/admin/members/:id/mentored/:batch',
  summary: 'Make a member mentor of a batch no longer',
  callers: 'admin',
  ...oneMentor,
})
export const listMentored = endpoint({
  method: 'GET',
  path: '/admin/members/:id/mentored',
  summary: 'The batches of which a member is mentor',
  callers: 'admin',
  params: z.object({ id }),
  answer: z.object({ data: z.array(batchName) }),
  notFound: memberAdminMessages.missing,
})

export const getMentoring = endpoint({
  method: 'GET',
  path: '/mentoring',
  scope: 'read',
  summary: 'The batches of which you are mentor, and the mentors of your own batch',
  callers: 'member',
  answer: z.object({
    data: z.object({
      batches: z.array(batchName.extend({ members: z.number().int() })),
      mentors: z.array(postAuthor),
    }),
  }),
})

/** A member of a batch as a mentor sees them, with their progress and the problems where they are stuck. */
export const mentored = z.object({
  _id: id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  page: pageLink.nullable(),
  /** Questions ticked in the tracker, and problems solved here. */
  questions: z.number().int(),
  problems: z.number().int(),
  /** The day of the last tick or submission, or null without one. */
  lastActive: z.string().nullable(),
  /** Problems with failed tries, the latest first. */
  stuck: z.array(z.object({ slug: z.string(), title: z.string(), tries: z.number().int() })),
})
export type Mentored = z.infer<typeof mentored>

export const listMentoredMembers = endpoint({
  method: 'GET',
  path: '/mentoring/:batch',
  scope: 'read',
  summary:
    'The members of a batch of which you are mentor by name, with their progress and where they are stuck',
  callers: 'member',
  params: z.object({ batch: id }),
  query: z.strictObject({
    q: line(limits.search).optional(),
    /** Only members who are stuck. */
    only: z.literal('stuck', sentence('mentor.sayStuckNothing', 'Say stuck, or nothing.')).optional(),
    ...onwards,
  }),
  answer: z.object({
    data: z.array(mentored),
    batch: batchName,
    nextCursor: z.string().nullable(),
  }),
  notFound: mentorMessages.missing,
})
export const mentoredFile = endpoint({
  method: 'GET',
  path: '/mentoring/:batch/members.csv',
  file: 'text/csv',
  summary: 'All members of a batch of which you are mentor',
  callers: 'member',
  params: z.object({ batch: id }),
  notFound: mentorMessages.missing,
})
