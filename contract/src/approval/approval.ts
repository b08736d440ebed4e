import { z } from 'zod'
import { queryTime } from '../audit/audit.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line } from '../text.ts'

export const SIGNUP_DECISIONS = ['approve', 'decline'] as const
export type SignupDecision = (typeof SIGNUP_DECISIONS)[number]

export const approvalMessages = {
  yearRule: sentence('approval.yearRule', 'Choose a passout year, or none.'),
  domainRule: sentence(
    'approval.domainRule',
    'Name domains of addresses, like college.edu, with commas between.',
  ),
  chooseSome: sentence('approval.chooseSome', 'Choose 1 to {count} signups.', { count: limits.chosen }),
  oneWay: sentence('approval.oneWay', 'Name the signups, or the search that finds them: one of the two.'),
  more: sentence('approval.more', 'More signups match by now. Look at them before you decide.'),
  missing: sentence('approval.missing', 'This decision is not known any more.'),
  tooLate: sentence('approval.tooLate', 'The time to take this back is over: the mails are on their way.'),
  undone: sentence('approval.undone', 'Taken back: they wait for approval again'),
} as const

const MOST_DOMAINS = 20
const domain = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/

const signupFields = {
  q: line(limits.search).optional(),
  year: z
    .string()
    .regex(/^(?:[12]\d{3}|none)$/, approvalMessages.yearRule)
    .optional()
    .describe('A passout year, or `none`'),
  domain: z
    .string()
    .max(2_000, approvalMessages.domainRule)
    .transform((names) => names.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.length <= MOST_DOMAINS && names.every((name) => domain.test(name)),
      approvalMessages.domainRule,
    )
    .optional()
    .describe('Domains of the addresses, separated by commas'),
  from: queryTime.describe('Who signed up at this time or later'),
  to: queryTime.describe('Who signed up before this time'),
}
/** Filters for the waiting signups. */
export const signupFilters = signupFields
const filters = z.strictObject(signupFields)
export type SignupFilters = z.output<typeof filters>

const tally = z.number().int()

/**
 * The number of waiting signups and of matching ones, counted up to `limits.decided`. One more than the limit means that there
 * are more.
 */
export const signupSummary = z.object({
  waiting: tally,
  matching: tally,
  /** Clients send it with a decision about all matches. Later signups are not part of that decision. */
  asOf: z.string(),
  years: z.array(z.object({ year: z.number().nullable(), count: tally })),
  /** Domains of the addresses, the most frequent first. */
  domains: z.array(z.object({ domain: z.string(), count: tally })),
})
export type SignupSummary = z.infer<typeof signupSummary>

/** A decision that can still be undone. */
export const openDecision = z.object({
  _id: id,
  action: z.enum(SIGNUP_DECISIONS),
  count: tally,
  /** Names of the first three members. */
  names: z.array(z.string()),
  /** The member who decided, or null if the account is gone. */
  by: z.string().nullable(),
  secondsLeft: z.number(),
})
export type OpenDecision = z.infer<typeof openDecision>

export const summarizeSignups = endpoint({
  method: 'GET',
  path: '/approvals/summary',
  scope: 'admin:read',
  summary: 'How many signups wait, how many match, and what they can be filtered by',
  callers: 'approvals',
  query: filters,
  answer: z.object({ data: signupSummary }),
})

export const decideBody = z
  .strictObject({
    action: z.enum(
      SIGNUP_DECISIONS,
      sentence('memberPage.audienceRule', 'Choose {choices}.', {
        choices: SIGNUP_DECISIONS.join(' or '),
      }),
    ),
    /** Only for a decline. The person reads it in the mail. */
    reason: line(limits.reason).optional(),
    ids: z
      .array(id, approvalMessages.chooseSome)
      .min(1, approvalMessages.chooseSome)
      .max(limits.chosen, approvalMessages.chooseSome)
      .optional(),
    /** All matches as they were counted: `expected` of them at `asOf`, or the first `limits.decided`. */
    all: z
      .strictObject({
        ...signupFields,
        asOf: z.iso.datetime({
          offset: true,
          error: sentence('approval.sendTimeSummaryGave', 'Send the time that the summary gave.').error,
        }),
        expected: z
          .number(sentence('approval.sayHowManyCounted', 'Say how many were counted.'))
          .int()
          .min(1)
          .max(limits.decided),
      })
      .optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), approvalMessages.oneWay)

export const decideSignups = endpoint({
  method: 'POST',
  path: '/approvals/decisions',
  scope: 'admin:write',
  summary:
    'Approve or decline several signups at once; it can be taken back for a minute, and each person gets an email then',
  callers: 'approvals',
  takesKey: true,
  body: decideBody,
  answer: z.object({
    data: z.object({
      /** Null if none of them still waits. */
      decision: openDecision.nullable(),
      decided: tally,
      /** Chosen signups that somebody else decided meanwhile, or that are gone. */
      gone: tally,
    }),
  }),
})
export const listDecisions = endpoint({
  method: 'GET',
  path: '/approvals/decisions',
  scope: 'admin:read',
  summary: 'Decisions about signups that can still be taken back: your own first, and the latest of them',
  callers: 'approvals',
  answer: z.object({ data: z.array(openDecision) }),
})
export const undoDecision = endpoint({
  method: 'POST',
  path: '/approvals/decisions/:id/undo',
  scope: 'admin:write',
  summary: 'Take a decision back: its signups wait again, and nobody gets an email about it',
  callers: 'approvals',
  params: z.object({ id }),
  notFound: approvalMessages.missing,
  answer: z.object({
    data: z.object({
      restored: tally,
      /** Members who changed meanwhile, such as disabled ones and new admins. They stay unchanged. */
      kept: tally,
      /** One of the signups that wait again. */
      first: id.nullable(),
    }),
  }),
})
