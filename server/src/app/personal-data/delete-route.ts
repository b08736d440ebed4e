import { deleteAccount, ownAccountMessages } from '@callofcode/contract/account/own-account'
import { auditStore } from '../../features/account/audit-store.ts'
import type { Budgets } from '../../features/account/budgets.ts'
import { checkOwnPassword } from '../../features/account/own-password.ts'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import { beginDeletion, type Deletions, forgetEmail } from './deletion-job.ts'

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly budgets: Budgets
  readonly publicUrl: string
  readonly secret: Buffer
  readonly deletions: Deletions
}

/** Milliseconds that the response waits for the rest of the work. */
const PATIENCE = 4_000

/**
 * Deletes the caller's account. One transaction shuts the account and records the work. The rest is done in steps, mostly before
 * the response, and continues after a crash.
 */
export function deleteAccountRoute(dependencies: Dependencies) {
  const { api, env, database, budgets, publicUrl, secret, deletions } = dependencies
  api.serve(deleteAccount, async (call) => {
    const { body, caller, request, reply } = call
    await checkOwnPassword(
      { database, budgets, env },
      { caller, request, password: body.password, field: 'password' },
    )
    await shut(call)
    await forgetEmail(budgets, caller.email)
    const isDone = await deletions.carryOut(caller.id, PATIENCE)
    reply.clearCookie(sessionCookie(publicUrl), cookieOptions(publicUrl))
    return { message: isDone ? ownAccountMessages.deleted : ownAccountMessages.beingDeleted }
  })

  const shut = ({ caller, request }: Pick<Call<typeof deleteAccount>, 'caller' | 'request'>) =>
    write(database, async (tx, changed) => {
      if (!(await beginDeletion(tx, changed, caller.id, secret))) throw signedOut()
      await auditStore.record(tx, { caller, request }, 'member.delete', caller.id)
    })
}
