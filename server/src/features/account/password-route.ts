import { changePassword, ownAccountMessages } from '@callofcode/contract/account/own-account'
import { write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { auditStore } from './audit-store.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword, refuseCommon } from './password.ts'
import { replacePassword } from './replace-password.ts'

/** Changes the caller's own password. The current one must be given. */
export function passwordRoute({ api, env, database, mailer, budgets, publicUrl }: AccountDependencies) {
  api.serve(changePassword, async ({ body, caller, request }) => {
    const { currentPassword, password } = body
    refuseCommon(password)
    const member = await checkOwnPassword(
      { database, budgets, env },
      {
        caller,
        request,
        password: currentPassword,
        field: 'currentPassword',
      },
    )
    if (password === currentPassword) throw badInput({ password: ownAccountMessages.samePassword })
    const passwordHash = await hashPassword(password, request.clientAddress)
    const before = { passwordHash: member.passwordHash, sessionId: caller.sessionId }
    await write(database, async (tx) => {
      // The password may have been changed elsewhere since the check. The typed one is then wrong.
      if (!(await replacePassword({ mailer, publicUrl }, tx, caller.id, passwordHash, before)))
        throw badInput({ currentPassword: ownAccountMessages.wrongPassword })
      await auditStore.record(tx, { caller, request }, 'password.change', caller.id)
    })
    return { message: ownAccountMessages.passwordChanged }
  })
}
