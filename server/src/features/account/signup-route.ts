import { signup } from '@callofcode/contract/account'
import { messages } from '@callofcode/contract/messages'
import { type Sql, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountMails } from './account-mails.ts'
import { mailLink } from './address/confirmation-link.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { memberStore, passoutDay } from './member-store.ts'
import { hashPassword, refuseCommon } from './password.ts'

/**
 * Requests membership. A stranger must not learn who is a member, so a known e-mail gets the same answer in the
 * same time, and only its owner gets a mail.
 */
export function signupRoute(dependencies: AccountDependencies) {
  const { api, database, mailer, budgets, publicUrl, env, signupOpen } = dependencies
  api.serve(signup, async ({ body, request }) => {
    if (!signupOpen()) throw new Failure(403, 'signup_closed', messages.signupClosed)
    const { email, name, password, passoutYear } = body
    refuseCommon(password)
    const origin = auditOrigin(request)
    await budgets.spend('signup', origin.address)
    const passwordHash = await hashPassword(password, origin.address)
    const isFirstNotice = (await budgets.count('signupNotice', email)) === 1
    await write(database, async (tx) => {
      const made = await memberStore.create(tx, {
        ...{ email, name, passwordHash },
        passoutYear: passoutDay(passoutYear),
      })
      if (made) await mailLink({ mailer, publicUrl, env }, tx, made, made.email)
      const target = made?.id ?? (await mailOwner(tx, email, isFirstNotice))
      await auditStore.create(tx, { action: 'signup', outcome: made ? 'ok' : 'refused', target, ...origin })
    })
    return { message: messages.signedUp }
  })

  /** At most once a day: repeated signups by a stranger must not fill somebody's mailbox. */
  async function mailOwner(tx: Sql, email: string, isFirstNotice: boolean) {
    const owner = await memberStore.getByEmail(tx, email)
    if (owner && isFirstNotice) await mailer.queue(tx, accountMails.knownSignup(owner, publicUrl))
    return owner?.id ?? null
  }
}
