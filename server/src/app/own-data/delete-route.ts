import { deleteAccount, ownAccountMessages } from '@callofcode/contract/own-account'
import { auditOrigin, auditStore } from '../../features/account/audit-store.ts'
import type { BudgetName } from '../../features/account/budget-rules.ts'
import { type Caller, cookieOptions, sessionCookie } from '../../features/account/caller.ts'
import { checkOwnPassword } from '../../features/account/own-password.ts'
import { write } from '../../platform/database/database.ts'
import { signedOut } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { type Call, serve } from '../../platform/http/serve.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import { removeMember } from './remove-member.ts'

/** Counted under the e-mail, though only as a hash. */
const UNDER_EMAIL: readonly BudgetName[] = [
  'signupNotice',
  'signinAccount',
  'otpPause',
  'otpSends',
  'otpTries',
  'otpTriesADay',
]

/** Leaving for good. One transaction: a process that dies in it has deleted nothing, and one that answered all of it. */
export function deleteRoute(house: House) {
  const { database, budgets, mailer } = house

  serve(house, deleteAccount, async (call) => {
    const { body, caller, request, reply } = call
    await checkOwnPassword(house, { caller, request, password: body.password, field: 'password' })
    await remove(call)
    await forgetEmail(caller)
    reply.clearCookie(sessionCookie(house.publicUrl), cookieOptions(house))
    return { message: ownAccountMessages.deleted }
  })

  const remove = ({ caller, request }: Pick<Call<typeof deleteAccount>, 'caller' | 'request'>) =>
    write(database, async (tx, changed) => {
      const member = await removeMember(house, tx, changed, caller.id)
      if (!member) throw signedOut()
      await mailer.queue(tx, mailTexts.accountDeleted(member))
      const entry = { action: 'member.delete', outcome: 'ok', actorId: caller.id, target: caller.id } as const
      await auditStore.create(tx, { ...entry, ...auditOrigin(house, request) })
    })

  const forgetEmail = ({ email }: Caller) =>
    Promise.all(UNDER_EMAIL.map((budget) => budgets.forget(budget, email)))
}
