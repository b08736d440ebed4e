import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { FLAG_REASONS } from '../moderation/flag-reasons.ts'
import { FLAG_RULINGS } from '../moderation/moderation.ts'
import { sentence } from '../sentence.ts'
import { id, text } from '../text.ts'
import { askMessages, ofAsked } from './ask.ts'

export const reportAsked = endpoint({
  method: 'POST',
  path: '/asked/:id/reports',
  scope: 'forum:write',
  summary: 'Report a question to mentors, or a comment on it, to the moderators',
  callers: 'member',
  ...ofAsked,
  body: z.strictObject({
    comment: z.uuid(sentence('askReport.idComment', 'This is the id of a comment.')).toLowerCase().optional(),
    reason: z.enum(FLAG_REASONS, sentence('moderation.chooseReason', 'Choose a reason.')),
    note: text(limits.description).default(''),
  }),
  status: 201,
})
const report = z.object({
  _id: id,
  questionId: id,
  title: z.string(),
  /** The reported text of the question or the comment. */
  content: z.string(),
  isComment: z.boolean(),
  author: postAuthor.nullable(),
  reason: z.enum(FLAG_REASONS),
  note: z.string(),
  reportedBy: postAuthor.nullable(),
  reportedAt: z.string(),
})
export type AskedReport = z.infer<typeof report>
export const listAskedReports = endpoint({
  method: 'GET',
  path: '/asked/reports',
  scope: 'admin:read',
  summary: 'Reports on questions to mentors that wait for a moderator, the oldest first',
  callers: 'moderation',
  answer: z.object({ data: z.array(report) }),
})
export const resolveAskedReport = endpoint({
  method: 'POST',
  path: '/asked/reports/:id/resolve',
  scope: 'admin:write',
  summary: 'Keep or remove what was reported; this closes all open reports on it',
  callers: 'moderation',
  params: z.object({ id }),
  body: z.strictObject({
    ruling: z.enum(FLAG_RULINGS, sentence('moderation.keepRemove', 'Keep or remove it.')),
  }),
  notFound: askMessages.reportMissing,
})
