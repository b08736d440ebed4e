import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards, truth } from '../text.ts'
import { oneGroup } from './group.ts'

const person = {
  _id: id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  page: pageLink.nullable(),
  /** The year of passing out. */
  year: z.number().nullable(),
}
export const groupMember = z.object({
  ...person,
  lead: z.boolean(),
  /** Since when they are in the group, or wait for an answer. */
  joinedAt: z.string(),
})
export type GroupMember = z.infer<typeof groupMember>
/** A member of the club who can be put into the group. */
export const groupCandidate = z.object(person)
export type GroupCandidate = z.infer<typeof groupCandidate>

const memberOf = {
  params: oneGroup.params.extend({ id }),
  notFound: memberAdminMessages.missing,
} as const
/** The counts of the group after a change, so that a screen need not read it again. */
const counts = z.object({
  data: z.object({ members: z.int(), asking: z.int() }),
})

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/groups/:group/members',
  scope: 'read',
  summary:
    'The members of a group for its leads and admins, leads first, then those who are there longest, page after page; with `only=asked` those who wait for an answer',
  callers: 'member',
  ...oneGroup,
  query: z.strictObject({
    ...onwards,
    q: line(limits.search).optional(),
    /** Only those who wait for an answer. */
    only: z.literal('asked', sentence('group.sayAsked', 'Say asked, or nothing.')).optional(),
  }),
  answer: z.object({ data: z.array(groupMember), nextCursor: z.string().nullable() }),
})
export const groupFile = endpoint({
  method: 'GET',
  path: '/groups/:group/members.csv',
  summary: 'The members of a group as CSV, for its leads and admins',
  callers: 'member',
  ...oneGroup,
  file: 'text/csv',
})
export const findGroupCandidates = endpoint({
  method: 'GET',
  path: '/groups/:group/candidates',
  scope: 'read',
  summary: 'Members of the club who are not in the group, by a part of their name, for its leads and admins',
  callers: 'member',
  ...oneGroup,
  query: z.strictObject({ q: line(limits.search).optional() }),
  answer: z.object({ data: z.array(groupCandidate) }),
})
export const putGroupMember = endpoint({
  method: 'PUT',
  path: '/groups/:group/members/:id',
  summary:
    'Put a member into a group, accept one who asked, or say whether they lead it, as one of its leads or an admin',
  callers: 'member',
  ...memberOf,
  body: z.strictObject({
    /** Whether they lead the group. Omitted, it stays as it is. */
    lead: truth.optional(),
  }),
  answer: counts,
})
export const removeGroupMember = endpoint({
  method: 'DELETE',
  path: '/groups/:group/members/:id',
  summary: 'Take a member out of a group, or refuse one who asked, as one of its leads or an admin',
  callers: 'member',
  ...memberOf,
  answer: counts,
})
export const acceptAllAsked = endpoint({
  method: 'POST',
  path: '/groups/:group/accept',
  summary: 'Accept the members who asked to join a group, 500 at most, as one of its leads or an admin',
  callers: 'member',
  ...oneGroup,
  answer: counts,
})
