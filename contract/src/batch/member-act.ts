import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { id } from '../text.ts'
import { isOneWay, ONE_WAY, who } from './batch.ts'

export const MEMBER_ACTS = ['year', 'batch', 'fact', 'alumni'] as const
export type MemberActKind = (typeof MEMBER_ACTS)[number]

export const memberActMessages = {
  missing: sentence('memberAct.missing', 'This was undone already, or is longer ago than a day.'),
  more: sentence('memberAct.more', 'Others match by now. Look again, and confirm the new number.'),
  taskRule: sentence('memberAct.taskRule', 'Choose a task.'),
  setGone: sentence('memberAct.setGone', 'Who was chosen is no longer known. Choose them again.'),
  noMail: sentence('memberAct.noMail', 'Nobody gets mail yet, so nobody was invited.'),
} as const

/** An act on members that can be undone. */
export const memberAct = z.object({
  _id: id,
  kind: z.enum(MEMBER_ACTS),
  /** The name of the fact's field. */
  field: z.string().nullable(),
  /** Members whom it changed. */
  count: z.number().int(),
  by: z.string().nullable(),
})
export type MemberAct = z.infer<typeof memberAct>

export const listMemberActs = endpoint({
  method: 'GET',
  path: '/admin/member-acts',
  scope: 'admin:read',
  summary: 'What admins did with members at once in the last hour, and can undo; the latest first',
  callers: 'admin',
  answer: z.object({ data: z.array(memberAct) }),
})
export const undoMemberAct = endpoint({
  method: 'POST',
  path: '/admin/member-acts/:id/undo',
  scope: 'admin:write',
  summary: 'Undo an act on members, for all who still have what it gave them',
  callers: 'admin',
  params: z.object({ id }),
  notFound: memberActMessages.missing,
  answer: z.object({
    data: z.object({
      restored: z.number().int(),
      /** Members who got something else in between, and keep it. */
      kept: z.number().int(),
    }),
  }),
})

const confirmed = {
  ...who,
  /** The number that was confirmed. With null nothing happens but counting. */
  expected: z.number().int().min(0).max(1_000_000).nullable(),
}
const body = z.strictObject(confirmed).refine(isOneWay, ONE_WAY)
const answer = z.object({
  data: z.object({
    /** Members whom the act concerns: the others of those chosen stay as they are. */
    count: z.number().int(),
    changed: z.number().int(),
  }),
})

export const archiveMembers = endpoint({
  method: 'PUT',
  path: '/admin/members/alumni',
  scope: 'admin:write',
  summary:
    'Make members alumni, those named or all that filters find, but for admins; or count whom it would concern',
  callers: 'admin',
  body,
  answer,
})
export const inviteMembers = endpoint({
  method: 'POST',
  path: '/admin/members/invitations',
  scope: 'admin:write',
  summary:
    'Mail the invitation again to those of the members who have set no password yet; or count whom it would concern',
  callers: 'admin',
  body,
  answer,
})

export const setMemberTasks = endpoint({
  method: 'PUT',
  path: '/admin/members/tasks',
  scope: 'admin:write',
  summary:
    'Give a task to those of the members who may hold one, or take it from those who do; or count whom it would concern',
  callers: 'admin',
  body: z
    .strictObject({
      ...confirmed,
      task: z.enum(TASKS, memberActMessages.taskRule),
      /** Whether the task is given or taken. */
      gives: z.boolean(),
      /** The last day in the club's time zone, where the task is given. */
      until: z.iso.date(memberAdminMessages.pastTask).nullable().default(null),
    })
    .refine(isOneWay, ONE_WAY),
  answer,
})
export const keepMembers = endpoint({
  method: 'POST',
  path: '/admin/members/sets',
  scope: 'admin:write',
  summary: 'Keep the members who are chosen now under one id, for an announcement to them or a file of them',
  callers: 'admin',
  body: z.strictObject(who).refine(isOneWay, ONE_WAY),
  status: 201,
  answer: z.object({ data: z.object({ _id: id, count: z.number().int() }) }),
})
/** The columns of the list of members that do not say a fact. */
export const CHOSEN_COLUMNS = ['year', 'batch', 'seen', 'joined'] as const
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number]
export const chosenFile = endpoint({
  file: 'text/csv',
  method: 'GET',
  path: '/chosen-members.csv',
  summary: 'The members of a set, with the columns that are asked for and all facts',
  callers: 'admin',
  notFound: memberActMessages.setGone,
  query: z.strictObject({
    set: id,
    columns: z
      .string()
      .regex(/^((year|batch|seen|joined)(,(?!$)|$))*$/)
      .default('')
      .describe('Columns beside name, address and facts, with commas: year, batch, seen, joined'),
  }),
})
