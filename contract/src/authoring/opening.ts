import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problemSlug } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { authoredProblem, authoringMessages } from './authoring.ts'

/** When members begin to see a problem of the club, and until when it is the problem of its week. */
export const openingMessages = {
  time: sentence('authoring.openingTime', 'Enter a date and a time.'),
  order: sentence('authoring.openingOrder', 'It closes after it opens: choose a later time.'),
  outdated: sentence(
    'authoring.openingOutdated',
    'Somebody changed these times in the meantime. Nothing was saved: look at them, then save again.',
  ),
} as const

const FIRST = Date.parse('2000-01-01')
const LAST = Date.parse('2100-01-01')
const time = z.iso
  .datetime({ offset: true, error: openingMessages.time.error, abort: true })
  .refine((value) => Date.parse(value) >= FIRST && Date.parse(value) < LAST, {
    error: openingMessages.time.error,
    abort: true,
  })

const span = z.strictObject({ opensAt: time.nullable(), closesAt: time.nullable() })
export type Opening = z.infer<typeof span>

/** Returns the message about a pair of times. It stands at the time of closing. */
export const openingFault = ({ opensAt, closesAt }: Opening) =>
  opensAt === null || closesAt === null || Date.parse(closesAt) > Date.parse(opensAt)
    ? undefined
    : openingMessages.order

export const setProblemOpening = endpoint({
  method: 'PUT',
  path: '/admin/problems/:slug/opening',
  scope: 'admin:write',
  summary:
    'Set when members begin to see a problem, and until when it is the problem of the week; null for neither. Refused with 409 when the times are not `was`',
  callers: 'problems',
  params: z.object({ slug: problemSlug }),
  notFound: authoringMessages.missing,
  body: span.extend({
    /** The times that the change is based on. */
    was: span,
  }),
  answer: z.object({ data: authoredProblem }),
})
