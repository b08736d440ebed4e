import { openBudgets } from '../../features/account/budgets.ts'
import { type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { beginDeletion, forgetEmail, type WorkDependencies, workOff } from './deletion-job.ts'

/** Deletes an account through the member command, for a person who cannot do it themselves. */
export const deleteBy =
  ({ env, ...dependencies }: WorkDependencies & { readonly env: Env }) =>
  async (memberId: string, note: (tx: Sql) => Promise<void>): Promise<void> => {
    const { database, secret } = dependencies
    const member = await write(database, async (tx, changed) => {
      const shut = await beginDeletion(tx, changed, memberId, secret)
      if (shut) await note(tx)
      return shut
    })
    if (member) await forgetEmail(openBudgets(database, env), member.email)
    await workOff(dependencies, memberId)
  }
