import type { MailQueue } from '../../platform/mail/mailer.ts'
import { type Admission, accountMails, auditStore, memberStore } from '../account/public.ts'
import { domainStore } from './domain-store.ts'
import { tellApproved } from './tell-approved.ts'

interface Dependencies {
  readonly mailer: MailQueue
  readonly publicUrl: string
}

/** What accounts need to know of approvals: who is let in without a decision, and what happens then. */
export const admission = ({ mailer, publicUrl }: Dependencies): Admission => ({
  tellApproved,
  async letIn({ tx, changed, origin }, signup) {
    if (!(await domainStore.letsIn(tx, signup))) return undefined
    const member = await memberStore.approve(tx, signup.id, null)
    if (!member) return undefined
    // Posts that mention the new member change.
    changed('authors')
    await mailer.queue(tx, accountMails.approved(member, publicUrl))
    await auditStore.create(tx, { action: 'signup.domain', outcome: 'ok', target: member.id, ...origin })
    await tellApproved(tx, member)
    return member
  },
})
