import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberAdminMessages, memberRecord } from '../member/member-admin.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'

export const alumniMessages = {
  admin: sentence('alumni.admin', 'An admin cannot be made an alumnus. Make them a member first.'),
  undecided: sentence('alumni.undecided', 'Only who is a member can become an alumnus.'),
  alumnus: sentence('alumni.alumnus', 'They are alumni. Bring them back first.'),
  yearRule: sentence('alumni.yearRule', 'This is a year in four digits.'),
} as const

/** The members of one passout year. */
export const year = z.object({
  /** Null for members without a year. */
  year: z.number().int().nullable(),
  /** Members who become alumni when the year is archived. */
  active: z.number().int(),
  /** Active members of the year who hold a task now. */
  withTask: z.number().int(),
  /** Admins of that year, whom archiving leaves unchanged. */
  admins: z.number().int(),
  alumni: z.number().int(),
})
export type Year = z.infer<typeof year>

/** The result of an act on a year: the number of changed members, and the key for undoing it. */
const act = z.object({ changed: z.number().int(), archivedAt: z.string().nullable() })
const oneYear = {
  params: z.object({ year: z.coerce.number(alumniMessages.yearRule).int().min(1900).max(2200) }),
} as const

export const listYears = endpoint({
  method: 'GET',
  path: '/admin/years',
  scope: 'admin:read',
  summary: 'The years of passing out, the latest first, with how many members and alumni each has',
  // Organisers may announce something new to the members of a year.
  callers: 'organiser',
  answer: z.object({ data: z.array(year) }),
})
export const archiveYear = endpoint({
  method: 'POST',
  path: '/admin/years/:year/archive',
  summary: 'Make all members of a year alumni, but for its admins',
  callers: 'admin',
  ...oneYear,
  answer: z.object({ data: act }),
})
export const restoreYear = endpoint({
  method: 'POST',
  path: '/admin/years/:year/restore',
  summary: 'Bring the alumni of a year back: all of them, or those of one act',
  callers: 'admin',
  ...oneYear,
  body: z.strictObject({
    /** The `archivedAt` from the response to an act. */
    archivedAt: z.iso.datetime().optional(),
  }),
  answer: z.object({ data: act }),
})

const one = {
  params: z.object({ id }),
  notFound: memberAdminMessages.missing,
  answer: z.object({ data: memberRecord }),
} as const

export const archiveMember = endpoint({
  method: 'POST',
  path: '/admin/members/:id/archive',
  summary: 'Make a member an alumnus: their tasks rest, and what is for active members leaves them out',
  callers: 'admin',
  ...one,
})
export const restoreMember = endpoint({
  method: 'POST',
  path: '/admin/members/:id/restore',
  summary: 'Make an alumnus an active member again, with the tasks that they had',
  callers: 'admin',
  ...one,
})
