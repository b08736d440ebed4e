import { changePassword, ownAccountMessages } from '@callofcode/contract/own-account'
import { write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword, refuseCommon } from './password.ts'
import { replacePassword } from './replace-password.ts'

/** Changing the own password, by who knows the one before. */
export function passwordRoute(house: House) {
  serve(house, changePassword, async ({ body, caller, request }) => {
    const { currentPassword, password } = body
    refuseCommon(password)
    const member = await checkOwnPassword(house, {
      ...{ caller, request, password: currentPassword },
      field: 'currentPassword',
    })
    if (password === currentPassword) throw badInput({ password: ownAccountMessages.samePassword })
    const passwordHash = await hashPassword(password, house.addressOf(request.raw))
    const before = { passwordHash: member.passwordHash, sessionId: caller.sessionId }
    await write(house.database, async (tx) => {
      // Between the check and here it may have been changed elsewhere: then what was typed is wrong by now.
      if (!(await replacePassword(house, tx, caller.id, passwordHash, before)))
        throw badInput({ currentPassword: ownAccountMessages.wrongPassword })
      const entry = {
        action: 'password.change',
        outcome: 'ok',
        actorId: caller.id,
        target: caller.id,
      } as const
      await auditStore.create(tx, { ...entry, ...auditOrigin(house, request) })
    })
    return { message: ownAccountMessages.passwordChanged }
  })
}
