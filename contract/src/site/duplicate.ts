import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberAdminMessages } from '../member-admin.ts'
import { id } from '../text.ts'

export const duplicateMessages = {
  same: 'Choose two accounts.',
  own: 'You cannot merge your own account into another one. Another admin can.',
  target: 'Only a member who can log in takes over what another account has.',
  waits: 'This signup is not decided. Decline it in the approval queue instead.',
  merged: 'This account was merged into another one already.',
} as const

/** Somebody who may be the same person. */
export const likely = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['approved', 'disabled']),
  why: z.enum(['name', 'email']),
  signedUpAt: z.string(),
})
export type Likely = z.infer<typeof likely>

/** What would move to the account that stays. */
export const merge = z.object({
  from: z.object({ _id: id, name: z.string(), email: z.string() }),
  into: z.object({ _id: id, name: z.string(), email: z.string() }),
  /** What moves, and what stays as the other account has it too; only what there is. */
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
