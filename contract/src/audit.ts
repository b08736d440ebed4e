import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { id, line } from './text.ts'

export const AUDIT_OUTCOMES = ['ok', 'refused'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

export const auditMessages = {
  timeRule: 'This is a time, like 2026-01-31T00:00:00Z.',
} as const

export const AUDIT_THINGS = ['module', 'blog', 'experience', 'event', 'post', 'solution'] as const

const person = z.object({ _id: id, name: z.string() })

/** An audited action. When the member's account is gone, only the id is left. */
export const auditRecord = z.object({
  _id: id,
  at: z.string(),
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actorId: id.nullable(),
  actor: person.nullable(),
  /** The id of the member, blog, event, post or solution that it was done to. */
  target: z.string().nullable(),
  targetMember: person.nullable(),
  /** What else it was done to, by its name; a reply by that of its thread. Deleted items keep their last name. */
  thing: z.object({ kind: z.enum(AUDIT_THINGS), name: z.string() }).nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type AuditRecord = z.infer<typeof auditRecord>

const time = z.iso.datetime({ offset: true, error: auditMessages.timeRule }).optional()

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
      .regex(/^[a-z-]+(\.[a-z-]*)?$/, 'There is no such action.')
      .max(60, 'There is no such action.')
      .optional(),
    /** A member's id, or part of a name or an e-mail. */
    actor: line(limits.search).optional(),
    /** The target: the same, or any other id. */
    target: line(limits.search).optional(),
    outcome: z.enum(AUDIT_OUTCOMES, { error: `Choose ${AUDIT_OUTCOMES.join(' or ')}.` }).optional(),
    /** From this time on, this time included. */
    from: time,
    /** Before this time. */
    to: time,
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({ data: z.array(auditRecord), nextCursor: z.string().nullable() }),
})
export const listAuditActions = endpoint({
  method: 'GET',
  path: '/audit/actions',
  scope: 'admin:read',
  summary: 'The actions that occur in the audit log',
  callers: 'admin',
  answer: z.object({ data: z.array(z.string()) }),
})
