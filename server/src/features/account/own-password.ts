import { ownAccountMessages } from '@callofcode/contract/account/own-account'
import type { FastifyRequest } from 'fastify'
import { badInput, signedOut } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { MemberRow } from './account-tables.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { memberStore } from './member-store.ts'
import { verifyPassword } from './password.ts'
import { guardSignin } from './signin-guard.ts'

interface Given {
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly password: string
  /** The field of the body that holds the password. */
  readonly field: string
}

/**
 * Checks the password of a signed-in member again. A wrong password counts like a failed sign-in, and also against this session,
 * so a stolen session gets no more guesses from other addresses. Throws a 400 Failure for a wrong password and 429 above a limit.
 */
export async function checkOwnPassword(
  { database, budgets, env }: Pick<AccountDependencies, 'database' | 'budgets' | 'env'>,
  { caller, request, password, field }: Given,
): Promise<MemberRow> {
  const origin = auditOrigin(request)
  const guard = await guardSignin({ budgets, env }, caller.email, origin.address)
  const skip = async (error: unknown) => {
    await guard.skipped()
    throw error
  }
  await budgets.spend('passwordChecks', caller.sessionId).catch(skip)
  const member = await memberStore.get(database.sql, caller.id)
  if (!member) throw signedOut()
  if (member.passwordHash === null) {
    await guard.skipped()
    await budgets.giveBack('passwordChecks', caller.sessionId)
    throw badInput({ [field]: ownAccountMessages.noPassword })
  }
  const isRight = await verifyPassword(member.passwordHash, password, origin.address).catch(skip)
  if (!isRight) {
    const pause = await guard.failed()
    const entry = { outcome: 'refused', actorId: caller.id, target: caller.id, ...origin } as const
    await auditStore.create(database.sql, { action: 'password.check', ...entry })
    if (pause > 0) await auditStore.create(database.sql, { action: 'signin.lockout', ...entry })
    throw badInput({ [field]: ownAccountMessages.wrongPassword })
  }
  await guard.passed()
  await budgets.giveBack('passwordChecks', caller.sessionId)
  return member
}
