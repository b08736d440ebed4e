import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { importMessages, sendPasswordLink } from '@callofcode/contract/member-import/member-import'
import { sentence } from '@callofcode/contract/sentence'
import { eq } from 'drizzle-orm'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import {
  accountMails,
  auditStore,
  type MemberRow,
  memberStore,
  members,
  organises,
  passwordPage,
  resetTokenStore,
} from '../account/public.ts'
import type { ImportDependencies } from './import-routes.ts'
import { importStore } from './import-store.ts'

/**
 * Mails a member a link to set a password. Only the mail contains it, and admins never see it. Where no mail is sent, the
 * response has the link of a plain member, for one admin to hand over.
 */
export function passwordLinkRoute(dependencies: ImportDependencies) {
  const { api, database, mailer, budgets, publicUrl, env, club } = dependencies
  api.serve(sendPasswordLink, async (call) => {
    const { id } = call.params
    const known = await memberStore.get(database.sql, id)
    if (!known) throw missing(memberAdminMessages.missing)
    if (known.status !== 'approved') throw conflict(importMessages.noLink)
    await budgets.spend('passwordLinks', known.email)
    return write(database, async (tx) => {
      const member = await importStore.getForUpdate(tx, id)
      if (!member) throw missing(memberAdminMessages.missing)
      if (member.status !== 'approved') throw conflict(importMessages.noLink)
      const isFirst = member.passwordHash === null && member.invitedAt !== null
      const seconds = isFirst ? env.INVITATION_SECONDS : env.RESET_LINK_SECONDS
      const token = await resetTokenStore.create(tx, id, seconds)
      if (isFirst) await importStore.noteInvited(tx, id)
      const action = isFirst ? 'member.invite' : 'member.password-link'
      if (!club.sendsMail) {
        if (await isOrganiser(tx, member)) throw conflict(importMessages.ofOrganiser)
        await auditStore.record(tx, call, `${action}-shown`, id)
        const until = new Date(Date.now() + seconds * 1_000).toISOString()
        return {
          data: { link: passwordPage(publicUrl, token), until },
          message: sentence('memberImport.linkMade', 'Link made'),
        }
      }
      const letter = isFirst ? accountMails.invitation : accountMails.passwordLink
      await mailer.queue(tx, letter(member, publicUrl, token, seconds))
      await auditStore.record(tx, call, action, id)
      return {
        data: null,
        message: isFirst
          ? sentence('memberImport.invitationSentAgain', 'Invitation sent again')
          : sentence('memberImport.linkNewPasswordSent', 'Link to a new password sent'),
      }
    })
  })
}

/** Returns whether the member organises. Such an account has more rights than a plain one. */
async function isOrganiser(tx: Sql, { id }: MemberRow): Promise<boolean> {
  const [row] = await tx
    .select({ organises: organises(members.role, members.id) })
    .from(members)
    .where(eq(members.id, id))
  return row?.organises ?? false
}
