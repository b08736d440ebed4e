import { summarizeSignups } from '@callofcode/contract/approval/approval'
import { approveSignup, declineSignup, listSignups } from '@callofcode/contract/member/member'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { accountMails, auditStore, type MemberRow, memberStore } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { decisionRoutes } from './decision-routes.ts'
import { domainRoutes } from './domain-routes.ts'
import { joinRoutes } from './join-routes.ts'
import { signupList } from './signup-list.ts'

export interface ApprovalDependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly happened: Happened
}

/** Waiting signups and the decisions about them. */
export function approvalRoutes(dependencies: ApprovalDependencies) {
  const { api, database } = dependencies
  api.serve(listSignups, async ({ query: { cursor, ...filters } }) => {
    const { next, ...page } = await signupList.list(database.sql, filters, readCursor(exactPlace, cursor))
    return { ...page, nextCursor: writeCursor(next) }
  })
  api.serve(summarizeSignups, async ({ query }) => ({ data: await signupList.summary(database.sql, query) }))
  api.serve(approveSignup, (call) => decide(dependencies, call, 'approve'))
  api.serve(declineSignup, (call) => decide(dependencies, call, 'decline'))
  decisionRoutes(dependencies)
  domainRoutes(dependencies)
  joinRoutes(dependencies)
}

const DECISIONS = {
  approve: {
    status: 'approved',
    message: sentence('approval.signupApproved', 'Signup approved'),
    mail: (to: MemberRow, publicUrl: string) => accountMails.approved(to, publicUrl),
  },
  decline: {
    status: 'declined',
    message: sentence('approval.signupDeclined', 'Signup declined'),
    mail: (to: MemberRow) => accountMails.declined(to),
  },
} as const

/**
 * Decides at once and finally, as the specification defines it for programs. Repeating a decision gets the same response and
 * sends no second mail.
 */
async function decide(
  { database, mailer, publicUrl, happened }: ApprovalDependencies,
  { params, caller, request }: Call<typeof approveSignup> | Call<typeof declineSignup>,
  action: keyof typeof DECISIONS,
) {
  const { status, message, mail } = DECISIONS[action]
  await write(database, async (tx, changed) => {
    // Posts that mention the new member change.
    changed('authors')
    const decided = await memberStore[action](tx, params.id, caller.id)
    if (!decided) return refuseOtherDecision((await memberStore.get(tx, params.id))?.status, status)
    await mailer.queue(tx, mail(decided, publicUrl))
    await auditStore.record(tx, { caller, request }, `signup.${action}`, decided.id)
    if (action === 'approve') await happened(tx, 'member.approved', { members: [decided] })
  })
  return { message }
}

function refuseOtherDecision(now: string | undefined, wanted: string) {
  if (now === undefined) throw missing()
  if (now !== wanted)
    throw conflict(
      sentence('approval.signupDecidedOtherwiseAlready', 'This signup was decided otherwise already.'),
    )
}
