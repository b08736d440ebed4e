import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { batchName, id, line } from '../text.ts'
import { ROLES } from './member.ts'
import { pageLink } from './member-page.ts'

export const MEMBER_STATES = ['pending', 'approved', 'declined', 'disabled'] as const
/**
 * Filters of the list. `tasks`: members who hold a task now, including admins. `member`: members without a task who are no
 * admins.
 */
export const MEMBER_KINDS = ['member', 'tasks', 'admin', 'alumni'] as const
/**
 * Approved members, without alumni, who do not come. `never`: they have not signed in yet. `month`: they have, and were not seen for
 * `UNSEEN_DAYS`.
 */
export const UNSEEN = ['never', 'month'] as const
export const UNSEEN_DAYS = 30
export type Unseen = (typeof UNSEEN)[number]
/** The orders of the list. Within one year, batch, roll number or time members are listed by name. */
export const MEMBER_SORTS = ['name', 'year', 'batch', 'roll', 'seen', 'joined'] as const
export const SORT_ORDERS = ['asc', 'desc'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]
export type SortOrder = (typeof SORT_ORDERS)[number]
/**
 * The limit up to which members are counted and searched. A higher total means that there are more. Counting reads every row, so
 * this is the size that the site is measured with, and more than a college has.
 */
export const MOST_COUNTED = 20_000
export type MemberState = (typeof MEMBER_STATES)[number]
export type MemberKind = (typeof MEMBER_KINDS)[number]

export const memberAdminMessages = {
  missing: sentence('attendance.missingMember', 'Member Not Found'),
  lastAdmin: sentence('memberAdmin.lastAdmin', 'This is the last admin. Make somebody else an admin first.'),
  own: sentence('memberAdmin.own', 'You cannot disable your own account.'),
  ownTask: sentence('memberAdmin.ownTask', 'You cannot give yourself a task. Another admin can.'),
  pastTask: sentence('memberAdmin.pastTask', 'Choose a day from today on, or no end.'),
  undecided: sentence(
    'memberAdmin.undecided',
    'This signup is not approved. Decide it in the approval queue.',
  ),
} as const

const choose = (choices: readonly string[]) =>
  sentence('memberPage.audienceRule', 'Choose {choices}.', { choices })

/** A task that a member holds, or held until its last day. */
export const heldTask = z.object({
  task: z.enum(TASKS),
  /** The last day of the task in the club's time zone, or null without an end. */
  until: z.string().nullable(),
  /** Whether that day has passed. */
  isOver: z.boolean(),
})
export type HeldTask = z.infer<typeof heldTask>

/** A member as admins see them. */
export const memberRecord = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  profilePhoto: z.string().nullable(),
  /** Null if they hide it from everybody, or are not approved. */
  page: pageLink.nullable(),
  status: z.enum(MEMBER_STATES),
  /** The reason given to a declined person, if any. */
  declinedReason: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  tasks: z.array(heldTask),
  signedUpAt: z.string(),
  /** The last use of a session, exact to five minutes while it is valid, and to an hour afterwards. */
  lastSeenAt: z.string().nullable(),
  /** The number of valid sessions. */
  signins: z.number(),
  hasFactor: z.boolean(),
  batch: batchName.nullable(),
  /** The passout year, or null if nobody entered one. */
  passoutYear: z.number().int().nullable(),
  /** Roll number, branch and what the club's own fields say, in their order. Only what is known. */
  facts: z.array(z.object({ field: id, name: z.string(), value: z.string() })),
  /** The account into which this one was merged. */
  mergedInto: id.nullable(),
  /** The time since which they are alumni. */
  alumniSince: z.string().nullable(),
  /** The time of the last invitation mail to an imported member who has not set a password yet. */
  invitedAt: z.string().nullable(),
  /** Whether an organiser imported them, so that they did not sign up. */
  isAdded: z.boolean(),
})
export type MemberRecord = z.infer<typeof memberRecord>

/** The filters for members. */
export const memberFilters = z.strictObject({
  q: line(limits.search).optional(),
  status: z.enum(MEMBER_STATES, choose(MEMBER_STATES)).optional(),
  kind: z.enum(MEMBER_KINDS, choose(MEMBER_KINDS)).optional(),
  batch: z
    .union([id, z.literal('none')], sentence('memberAdmin.chooseBatchNone', 'Choose a batch, or none.'))
    .optional()
    .describe('The id of a batch, or `none`'),
  year: z
    .string()
    .regex(
      /^(\d{4}|none)$/,
      sentence('memberAdmin.chooseYearPassingOut', 'Choose a year of passing out, or none.'),
    )
    .optional()
    .describe('A year of passing out, or `none`'),
  seen: z
    .enum(UNSEEN, choose(UNSEEN))
    .optional()
    .describe('Members who never signed in, or who were not seen for a month'),
})
export type MemberFilters = z.infer<typeof memberFilters>

export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/members',
  scope: 'admin:read',
  summary:
    'All members, by name or in another order; q searches name, email and facts, such as the roll number',
  callers: 'admin',
  query: memberFilters.extend({
    sort: z
      .enum(MEMBER_SORTS, choose(MEMBER_SORTS))
      .optional()
      .describe('What orders the list; without it, the name'),
    order: z
      .enum(SORT_ORDERS, choose(SORT_ORDERS))
      .optional()
      .describe('Members of whom it is not known come last in both'),
    cursor: z.string().max(1_000).optional(),
  }),
  answer: z.object({
    data: z.array(memberRecord),
    total: z.number(),
    nextCursor: z.string().nullable(),
    /** The cursor of the page before this one. Null on the first page. */
    previousCursor: z.string().nullable(),
  }),
})
const ofMembers = { file: 'text/csv', callers: 'admin' } as const
const fileFilters = memberFilters.omit({ q: true })
export const memberFile = endpoint({
  method: 'GET',
  path: '/members.csv',
  summary: 'The members, all or those that the filters leave',
  ...ofMembers,
  query: fileFilters,
})
export const progressFile = endpoint({
  method: 'GET',
  path: '/progress.csv',
  summary: 'What members have solved, all or those that the filters leave',
  ...ofMembers,
  query: fileFilters,
})
export const seatFile = endpoint({
  method: 'GET',
  path: '/attendance.csv',
  summary: 'How often members came to events, all or those that the filters leave',
  ...ofMembers,
  query: fileFilters,
})

const one = { params: z.object({ id }), notFound: memberAdminMessages.missing } as const
const answer = z.object({ data: memberRecord })

export const getMember = endpoint({
  method: 'GET',
  path: '/admin/members/:id',
  summary: 'One member, as the list of members has them',
  callers: 'admin',
  ...one,
  answer,
})
export const disableMember = endpoint({
  method: 'POST',
  path: '/admin/members/:id/disable',
  summary: 'Disable an account: all its sign-ins end at once, and it cannot sign in again',
  callers: 'admin',
  ...one,
  answer,
})
export const enableMember = endpoint({
  method: 'POST',
  path: '/admin/members/:id/enable',
  summary: 'Enable a disabled account',
  callers: 'admin',
  ...one,
  answer,
})
export const setMemberRole = endpoint({
  method: 'POST',
  path: '/admin/members/:id/role',
  summary: 'Make a member an admin, or an admin a member',
  callers: 'admin',
  ...one,
  body: z.strictObject({
    role: z.enum(ROLES, choose(ROLES)),
  }),
  answer,
})
const oneTask = {
  params: z.object({ id, task: z.enum(TASKS) }),
  notFound: memberAdminMessages.missing,
} as const

export const giveTask = endpoint({
  method: 'PUT',
  path: '/admin/members/:id/tasks/:task',
  summary:
    'Give a member a task until the end of a day or without an end, or change its end; they are notified',
  callers: 'admin',
  ...oneTask,
  body: z.strictObject({
    /** The last day in the club's time zone. */
    until: z.iso.date(memberAdminMessages.pastTask).nullable(),
  }),
  answer,
})
export const takeTask = endpoint({
  method: 'DELETE',
  path: '/admin/members/:id/tasks/:task',
  summary: 'Take a task from a member at once; they are notified',
  callers: 'admin',
  ...oneTask,
  answer,
})
export const endMemberSignins = endpoint({
  method: 'POST',
  path: '/admin/members/:id/signout',
  summary: 'End every sign-in of a member',
  callers: 'admin',
  ...one,
  answer,
})
export const resetMemberFactors = endpoint({
  method: 'POST',
  path: '/admin/members/:id/factors/reset',
  summary: 'Remove every second factor of a member who is locked out; the member gets an email',
  callers: 'admin',
  ...one,
  answer,
})
