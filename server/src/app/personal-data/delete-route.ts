import { deleteAccount, ownAccountMessages } from '@callofcode/contract/own-account'
import { accountMails } from '../../features/account/account-mails.ts'
import { auditStore } from '../../features/account/audit-store.ts'
import type { BudgetName, Budgets } from '../../features/account/budgets.ts'
import { checkOwnPassword } from '../../features/account/own-password.ts'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { removeMember } from './remove-member.ts'

/** Limits that are counted under the e-mail, as a hash. */
const UNDER_EMAIL: readonly BudgetName[] = [
  'signupNotice',
  'signinAccount',
  'addressPause',
  'addressSends',
  'otpPause',
  'otpSends',
  'otpTries',
  'otpTriesADay',
]

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
}

/**
 * Deletes the caller's account in one transaction: a crash deletes nothing, and a response means that everything is
 * gone.
 */
export function deleteAccountRoute({ api, env, database, mailer, budgets, publicUrl }: Dependencies) {
  api.serve(deleteAccount, async (call) => {
    const { body, caller, request, reply } = call
    await checkOwnPassword(
      { database, budgets, env },
      { caller, request, password: body.password, field: 'password' },
    )
    await remove(call)
    await forgetEmail(caller)
    reply.clearCookie(sessionCookie(publicUrl), cookieOptions(publicUrl))
    return { message: ownAccountMessages.deleted }
  })

  const remove = ({ caller, request }: Pick<Call<typeof deleteAccount>, 'caller' | 'request'>) =>
    write(database, async (tx, changed) => {
      const member = await removeMember({ mailer, publicUrl }, tx, changed, caller.id)
      if (!member) throw signedOut()
      await mailer.queue(tx, accountMails.accountDeleted(member))
      await auditStore.record(tx, { caller, request }, 'member.delete', caller.id)
    })

  const forgetEmail = ({ email }: Caller) =>
    Promise.all(UNDER_EMAIL.map((budget) => budgets.forget(budget, email)))
}
