import { memberAdminMessages } from '@callofcode/contract/member-admin'
import { importMessages, sendPasswordLink } from '@callofcode/contract/site/member-import'
import { write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { accountMails, auditStore, memberStore, resetTokenStore } from '../account/public.ts'
import type { ImportDependencies } from './import-routes.ts'
import { importStore } from './import-store.ts'

/** Mails a member a link to set a password. Only the mail has it: admins never see it. */
export function passwordLinkRoute({ api, database, mailer, budgets, publicUrl, env }: ImportDependencies) {
  api.serve(sendPasswordLink, async (call) => {
    const { id } = call.params
    const known = await memberStore.get(database.sql, id)
    if (!known) throw missing(memberAdminMessages.missing)
    if (known.status !== 'approved') throw conflict(importMessages.noLink)
    await budgets.spend('passwordLinks', known.email)
    const isInvitation = await write(database, async (tx) => {
      const member = await importStore.getForUpdate(tx, id)
      if (!member) throw missing(memberAdminMessages.missing)
      if (member.status !== 'approved') throw conflict(importMessages.noLink)
      const isFirst = member.passwordHash === null && member.invitedAt !== null
      const seconds = isFirst ? env.INVITATION_SECONDS : env.RESET_LINK_SECONDS
      const token = await resetTokenStore.create(tx, id, seconds)
      if (isFirst) await importStore.noteInvited(tx, id)
      const letter = isFirst ? accountMails.invitation : accountMails.passwordLink
      await mailer.queue(tx, letter(member, publicUrl, token, seconds))
      await auditStore.record(tx, call, isFirst ? 'member.invite' : 'member.password-link', id)
      return isFirst
    })
    return { message: isInvitation ? 'Invitation sent again' : 'Link to a new password sent' }
  })
}
