import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { batchName, clubYear, id, line, onwards } from '../text.ts'

export const joinMessages = {
  rule: sentence('join.rule', 'A join code has ten letters and digits, like K7QFW-M2XDR.'),
  needed: sentence('join.needed', 'The club takes nobody in without a join code right now. Enter yours.'),
  ended: sentence(
    'join.ended',
    'This join code is not valid: it has ended, or was used as often as it can be.',
  ),
  noteRequired: sentence(
    'join.noteRequired',
    'Say what the code is for: it stands in the list and in the audit.',
  ),
  usesRule: sentence('approval.chooseSome', 'Choose 1 to {count} signups.', { count: limits.joinUses }),
  daysRule: sentence('join.daysRule', 'Choose 1 to {count} days.', { count: limits.joinDays }),
  missing: sentence('join.missing', 'This join code is not known.'),
  joined: sentence('join.joined', 'Signed up with a join code'),
} as const

/** Letters and digits without those that look alike. */
export const JOIN_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const shape = new RegExp(`^[${JOIN_ALPHABET}]{10}$`)
/** The code as people type it: hyphens, spaces and lower case are fine. */
export const joinCodeText = z
  .string(joinMessages.rule)
  .transform((value) => value.toUpperCase().replace(/[\s-]/g, ''))
  .refine((value) => shape.test(value), joinMessages.rule)

const tally = z.number().int()

/** A code that approves a signup at once while it is live. */
export const joinCode = z.object({
  _id: id,
  code: z.string(),
  note: z.string(),
  uses: tally,
  mostUses: tally,
  madeAt: z.string(),
  endsAt: z.string(),
  /** Whether it can be used now. Ended, expired and used-up codes cannot. */
  isLive: z.boolean(),
  /** The time when somebody ended it early. */
  endedAt: z.string().nullable(),
  /** The member who made it, or null if the account is gone. */
  by: z.string().nullable(),
  /** The batch that members get by the code. */
  batch: batchName.nullable(),
  /** The year of passing out of members who give none. */
  passoutYear: z.number().int().nullable(),
  /** The page of the sign-up with the code. */
  link: z.string(),
})
export type JoinCode = z.infer<typeof joinCode>

/** A person who signed up with a code. */
export const joinUse = z.object({ _id: id, name: z.string(), email: z.string(), joinedAt: z.string() })
export type JoinUse = z.infer<typeof joinUse>

const whole = (most: number, rule: Sentence) => z.number(rule).int(rule).min(1, rule).max(most, rule)

export const joinCodeBody = z.strictObject({
  note: line(limits.joinNote, joinMessages.noteRequired),
  mostUses: whole(limits.joinUses, joinMessages.usesRule),
  days: whole(limits.joinDays, joinMessages.daysRule),
  batch: id.nullish(),
  passoutYear: clubYear.nullish(),
})

const one = { params: z.object({ id }), notFound: joinMessages.missing } as const

export const listJoinCodes = endpoint({
  method: 'GET',
  path: '/approvals/codes',
  summary: 'Codes that approve a signup at once, the latest first',
  callers: 'admin',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(joinCode), nextCursor: z.string().nullable() }),
})
export const createJoinCode = endpoint({
  method: 'POST',
  path: '/approvals/codes',
  summary: 'Make a code: so many may sign up with it, for so many days, and are approved at once',
  callers: 'admin',
  takesKey: true,
  body: joinCodeBody,
  answer: z.object({ data: joinCode }),
})
export const drawJoinCode = endpoint({
  method: 'GET',
  path: '/approvals/codes/:id/qr',
  summary: 'The link of a code as a QR code, to be shown at a desk',
  callers: 'admin',
  ...one,
  answer: z.object({ data: z.object({ size: z.number(), path: z.string() }) }),
})
export const endJoinCode = endpoint({
  method: 'POST',
  path: '/approvals/codes/:id/end',
  summary: 'End a code before its time; who signed up with it stays',
  callers: 'admin',
  ...one,
  answer: z.object({ data: joinCode }),
})
export const listJoinUses = endpoint({
  method: 'GET',
  path: '/approvals/codes/:id/members',
  summary: 'Who signed up with a code, the latest first',
  callers: 'admin',
  ...one,
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(joinUse), nextCursor: z.string().nullable() }),
})
