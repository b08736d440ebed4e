import type { MailQueue } from '../../platform/mail/mailer.ts'
import {
  type Admission,
  type Admitting,
  accountMails,
  auditStore,
  type MemberRow,
  memberStore,
} from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { domainStore } from './domain-store.ts'
import { joinStore } from './join-store.ts'

interface Dependencies {
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly happened: Happened
}

/** The parts of approvals for accounts: signups that need no decision, and their approval. */
export function admission({ mailer, publicUrl, happened }: Dependencies): Admission {
  async function approve({ tx, changed, origin }: Admitting, { id }: MemberRow, action: string) {
    const member = await memberStore.approve(tx, id, null)
    if (!member) return undefined
    // Posts that mention the new member change.
    changed('authors')
    await mailer.queue(tx, accountMails.approved(member, publicUrl))
    await auditStore.create(tx, { action, outcome: 'ok', target: id, ...origin })
    await happened(tx, 'member.approved', { members: [member] })
    return member
  }
  return {
    holdCode: joinStore.hold,
    async letIn(context, signup) {
      if (!(await domainStore.letsIn(context.tx, signup))) return undefined
      return approve(context, signup, 'signup.domain')
    },
    async letInWith(context, codeId, signup) {
      if (await domainStore.wasDeclined(context.tx, signup.id)) return
      await joinStore.use(context.tx, codeId, signup.id)
      await approve(context, signup, 'signup.code')
    },
  }
}
