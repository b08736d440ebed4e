import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'

export const undoMessages = {
  tooLate: sentence('memberImport.tooLate', 'This import was undone already, or is older than a day.'),
} as const

const tally = z.number().int()
const memberImport = z.object({
  _id: z.string(),
  at: z.string(),
  /** The name of the admin. Null if the account is gone. */
  by: z.string().nullable(),
  created: tally,
  approved: tally,
  updated: tally,
})
export type MemberImport = z.infer<typeof memberImport>

export const listMemberImports = endpoint({
  method: 'GET',
  path: '/admin/members/imports',
  summary: 'The imports of members of the last day that can be undone, the newest first',
  callers: 'admin',
  answer: z.object({ data: z.array(memberImport) }),
})
export const undoMemberImport = endpoint({
  method: 'POST',
  path: '/admin/members/imports/:id/undo',
  summary:
    'Undo an import as a whole: members whom it made and who never came are removed, and others get the year, the batch and the facts back that they had. Whatever was built on it stays',
  callers: 'admin',
  params: z.object({ id }),
  notFound: undoMessages.tooLate,
  answer: z.object({
    data: z.object({
      removed: tally,
      /** Members whom the import made, and who stay because they came or something refers to them. */
      stayed: tally,
      restored: tally,
      /** Members whom the import changed, and who have something else by now. */
      changedSince: tally,
    }),
  }),
})
