import { signup } from '@callofcode/contract/account/account'
import { joinMessages } from '@callofcode/contract/approval/join-code'
import { messages } from '@callofcode/contract/messages'
import { type Sql, write } from '../../platform/database/database.ts'
import { badInput, Failure } from '../../platform/failure.ts'
import type { AccountDependencies, Admission } from './account-dependencies.ts'
import { accountMails } from './account-mails.ts'
import { mailLink } from './address/confirmation-store.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { memberStore, passoutDay } from './member-store.ts'
import { hashPassword, refuseCommon } from './password.ts'

/**
 * Requests membership. A stranger must not learn who is a member, so a known e-mail gets the same response in the same time. Only
 * its owner gets a mail.
 */
export function signupRoute(dependencies: AccountDependencies & Admission) {
  const { api, database, mailer, budgets, publicUrl, env, signupOpen, holdCode, letInWith } = dependencies

  api.serve(signup, async ({ body, request }) => {
    const { email, name, password, passoutYear, joinCode, acceptsConduct, facts = [] } = body
    if (!signupOpen() && joinCode === undefined)
      throw new Failure(403, 'signup_closed', messages.signupClosed)
    refuseCommon(password)
    const origin = auditOrigin(request)
    await budgets.spend('signup', origin.address)
    const passwordHash = await hashPassword(password, origin.address)
    const isFirstNotice = (await budgets.count('signupNotice', email)) === 1
    await write(database, async (tx, changed) => {
      const code = joinCode ? await holdCode(tx, joinCode) : undefined
      if (joinCode && !code) throw badInput({ joinCode: joinMessages.ended })
      const year = passoutYear ?? code?.passoutYear
      if (!year) throw badInput({ passoutYear: messages.passoutRule })
      const keepFacts = await dependencies.factsAtSignup(tx, facts)
      const made = await memberStore.create(tx, {
        email,
        name,
        passwordHash,
        passoutYear: passoutDay(year),
        ...(code && { batchId: code.batchId }),
      })
      if (made) await mailLink({ mailer, publicUrl, env }, tx, made, made.email)
      if (made) await keepFacts(made.id)
      if (made && acceptsConduct) await dependencies.acceptConduct(tx, made.id)
      if (made && code) await letInWith({ tx, changed, origin }, code.id, made)
      const target = made?.id ?? (await mailOwner(tx, email, isFirstNotice))
      await auditStore.create(tx, { action: 'signup', outcome: made ? 'ok' : 'refused', target, ...origin })
    })
    // A known address gets the same message, because membership is private.
    return { message: joinCode ? joinMessages.joined : messages.signedUp }
  })

  /** Mails the owner at most once a day, so that repeated signups by a stranger do not fill the mailbox. */
  async function mailOwner(tx: Sql, email: string, isFirstNotice: boolean) {
    const owner = await memberStore.getByEmail(tx, email)
    if (owner && isFirstNotice) await mailer.queue(tx, accountMails.knownSignup(owner, publicUrl))
    return owner?.id ?? null
  }
}
