import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line } from '../text.ts'

export const AUDIT_OUTCOMES = ['ok', 'refused'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

export const auditMessages = {
  timeRule: sentence('audit.timeRule', 'This is a time, like 2026-01-31T00:00:00Z.'),
} as const

export const AUDIT_THINGS = [
  'module',
  'blog',
  'experience',
  'event',
  'post',
  'solution',
  'problem',
  'topic',
  'question',
  'list',
  'batch',
  'group',
  'memberblog',
  'blogseries',
  'announcement',
  'help',
] as const

const person = z.object({ _id: id, name: z.string() })

/** An audited action. After the member's account is gone, only the id remains. */
export const auditRecord = z.object({
  _id: id,
  at: z.string(),
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actorId: id.nullable(),
  actor: person.nullable(),
  /** The id of the affected member, blog, event, post or solution. A domain is stored as it is. */
  target: z.string().nullable(),
  targetMember: person.nullable(),
  /**
   * Another affected item, by its name. A reply has the name of its thread. Deleted items keep their last name. `page` is the id
   * or the slug of the page to open, if there is one.
   */
  thing: z.object({ kind: z.enum(AUDIT_THINGS), name: z.string(), page: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type AuditRecord = z.infer<typeof auditRecord>

const LAST = Date.UTC(9999, 11, 31)
/**
 * A time in a query, within the years that the database supports. An offset leads from the last day of 9999 into the next year.
 */
export const queryTime = z.iso
  .datetime({ offset: true, error: auditMessages.timeRule.error, abort: true })
  .refine((value) => Date.parse(value) >= 0 && Date.parse(value) < LAST, auditMessages.timeRule)
  .optional()

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  scope: 'admin:read',
  summary: 'Who did what, newest first',
  callers: 'admin',
  query: z.strictObject({
    /** An action, or the beginning of one: `signin`, `member.`. */
    action: z
      .string()
      .regex(/^[a-z-]+(\.[a-z-]*)?$/, sentence('audit.noSuchAction', 'There is no such action.'))
      .max(60, sentence('audit.noSuchAction', 'There is no such action.'))
      .optional(),
    /** A member's id, or part of a name or an e-mail. */
    actor: line(limits.search).optional(),
    /** The target: a member's id, part of a name or an e-mail, or any other id. */
    target: line(limits.search).optional(),
    outcome: z
      .enum(
        AUDIT_OUTCOMES,
        sentence('memberPage.audienceRule', 'Choose {choices}.', {
          choices: AUDIT_OUTCOMES.join(' or '),
        }),
      )
      .optional(),
    /** Only records at or after this time. */
    from: queryTime,
    /** Only records before this time. */
    to: queryTime,
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({ data: z.array(auditRecord), nextCursor: z.string().nullable() }),
})

export const AUDIT_BREAKS = ['changed', 'missing', 'unlinked', 'link'] as const

/** The result of checking a part of the audit's chain. */
export const auditCheck = z.object({
  rows: z.number(),
  /** The time of the oldest row of this part, or null if no row remains. */
  since: z.string().nullable(),
  /**
   * The first row at which the chain breaks. `changed`: the row differs from what was written. `missing`: the row is gone.
   * `unlinked`: the row was never in the chain. `link`: the link itself was replaced.
   */
  break: z.object({ why: z.enum(AUDIT_BREAKS), _id: id, at: z.string() }).nullable(),
  /** The last link that was checked. */
  head: z.object({ number: z.number(), hash: z.string() }),
  /** The value of `after` for the next part. Null if this was the last part or the chain is broken. */
  next: z.number().nullable(),
})
export type AuditCheck = z.infer<typeof auditCheck>

export const checkAudit = endpoint({
  method: 'GET',
  path: '/audit/check',
  summary: 'Whether the audit is what was written: a part of its chain, from the oldest row on',
  callers: 'admin',
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,15}$/, sentence('audit.noSuchLink', 'There is no such link.'))
      .transform(Number)
      .optional(),
  }),
  answer: z.object({ data: auditCheck }),
})

export const listAuditActions = endpoint({
  method: 'GET',
  path: '/audit/actions',
  scope: 'admin:read',
  summary: 'The actions that occur in the audit log',
  callers: 'admin',
  answer: z.object({ data: z.array(z.string()) }),
})
