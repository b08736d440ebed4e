import {
  addressMessages,
  changeEmail,
  confirmEmail,
  getSigninWays,
  sendConfirmation,
} from '@callofcode/contract/account/address'
import { type Sql, write } from '../../../platform/database/database.ts'
import { badInput, badRequest, conflict, signedOut } from '../../../platform/failure.ts'
import type { AccountDependencies, Admission } from '../account-dependencies.ts'
import type { MemberRow } from '../account-tables.ts'
import { auditOrigin, auditStore } from '../audit-store.ts'
import { memberStore } from '../member-store.ts'
import { oneTimeCodeStore } from '../one-time-code-store.ts'
import { checkOwnPassword } from '../own-password.ts'
import { resetTokenStore } from '../reset-token-store.ts'
import { addressMails } from './address-mails.ts'
import { confirmationStore, mailLink } from './confirmation-store.ts'

/** Confirms addresses by a link in a mail, after a signup and before a change. */
export function addressRoutes(dependencies: AccountDependencies & Admission) {
  const { api, database, budgets, publicUrl, mailer } = dependencies

  api.serve(confirmEmail, async ({ body: { token }, request }) => {
    const origin = auditOrigin(request)
    const message = await write(database, async (tx, changed) => {
      const used = await confirmationStore.use(tx, token)
      if (!used) throw badRequest(addressMessages.badLink)
      const { member, email } = used
      const changes = email !== member.email
      if (changes) await prepareChange(tx, member, email)
      await confirmationStore.confirm(tx, member.id, email)
      // The link works without a session, so the row names no actor.
      const action = changes ? 'email.change' : 'email.confirm'
      await auditStore.create(tx, { action, outcome: 'ok', target: member.id, ...origin })
      if (changes) return addressMessages.changed
      const isIn = member.status === 'pending' && (await dependencies.letIn({ tx, changed, origin }, member))
      return isIn ? addressMessages.joined : addressMessages.confirmed
    })
    return { message }
  })

  api.serve(sendConfirmation, async ({ body: { email }, request }) => {
    const origin = auditOrigin(request)
    await budgets.spend('otpAsks', origin.address)
    await spendMail(email)
    await write(database, async (tx) => {
      const member = await memberStore.getByEmail(tx, email)
      const isWaiting = member && !member.emailConfirmedAt && isHere(member)
      if (isWaiting) await mailLink(dependencies, tx, member, email)
      const outcome = isWaiting ? 'ok' : 'refused'
      await auditStore.create(tx, { action: 'email.link', outcome, target: member?.id ?? null, ...origin })
    })
    return { message: addressMessages.linkSent }
  })

  api.serve(getSigninWays, async ({ caller }) => {
    const ways = await confirmationStore.ways(database.sql, caller.id)
    if (!ways) throw signedOut()
    return {
      data: {
        email: ways.email,
        emailConfirmed: ways.confirmedAt !== null,
        nextEmail: ways.waiting === ways.email ? null : ways.waiting,
        hasPassword: ways.passwordHash !== null,
        connectedAt: ways.connectedAt?.toISOString() ?? null,
      },
    }
  })

  api.serve(changeEmail, async (call) => {
    const { body, caller, request } = call
    const given = { caller, request, password: body.password, field: 'password' }
    const member = await checkOwnPassword(dependencies, given)
    if (body.email === member.email) throw badInput({ email: addressMessages.sameAddress })
    await budgets.spend('addressChanges', caller.id)
    await spendMail(body.email)
    await write(database, async (tx) => {
      // The two mails, the row and the response are the same, whether or not the address is in use.
      const owner = await memberStore.getByEmail(tx, body.email)
      await mailLink(dependencies, tx, member, body.email, owner)
      await mailer.queue(tx, addressMails.changeAsked(member, publicUrl))
      await auditStore.record(tx, call, 'email.ask', caller.id)
    })
    return { message: addressMessages.changeSent }
  })

  /** Counts a mail to this address on any subject. */
  async function spendMail(email: string) {
    await budgets.spend('addressPause', email)
    await budgets.spend('addressSends', email)
  }
}

const isHere = ({ status }: MemberRow) => status === 'pending' || status === 'approved'

/** Ends the links and codes that were mailed to the old address. */
async function prepareChange(tx: Sql, member: MemberRow, email: string) {
  if (await memberStore.getByEmail(tx, email)) throw conflict(addressMessages.taken)
  await oneTimeCodeStore.removeAll(tx, member.id)
  await resetTokenStore.removeAll(tx, member.id)
}
