import {
  type ApiToken,
  apiTokenMessages,
  canGive,
  createToken,
  endToken,
  listTokens,
} from '@callofcode/contract/account/api-token'
import type { Scope } from '@callofcode/contract/scope'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountMails } from './account-mails.ts'
import { type ApiTokenRow, apiTokenStore } from './api-token-store.ts'
import { auditStore } from './audit-store.ts'
import { checkOwnPassword } from './own-password.ts'

/** A member's own API tokens. Each token is looked up together with the caller's id, so members reach only their own. */
export function apiTokenRoutes({
  api,
  env,
  database,
  budgets,
  mailer,
  publicUrl,
}: Omit<AccountDependencies, 'app' | 'secret'>) {
  api.serve(listTokens, async ({ caller }) => {
    const rows = await apiTokenStore.list(database.sql, caller.id)
    return { data: rows.map(presentToken) }
  })

  api.serve(createToken, async (call) => {
    const { body, caller, request } = call
    if (!body.scopes.every((scope) => canGive(caller, scope)))
      throw badInput({ scopes: apiTokenMessages.adminScope })
    const given = { caller, request, password: body.password, field: 'password' }
    await checkOwnPassword({ database, budgets, env }, given)
    const { token, row } = await write(database, async (tx) => {
      const made = await apiTokenStore.create(tx, caller.id, body)
      if (!made) throw conflict(apiTokenMessages.tooMany)
      await mailer.queue(tx, accountMails.tokenMade(caller, body.name, publicUrl))
      await auditStore.record(tx, call, 'token.create', caller.id)
      return made
    })
    return {
      data: presentToken(row),
      token,
      message: sentence('apiTokenRoutes.tokenMadeCopyNow', 'Token made. Copy it now: it is not shown again.'),
    }
  })

  api.serve(endToken, async (call) => {
    const { params, caller } = call
    await write(database, async (tx) => {
      if (!(await apiTokenStore.removeOwn(tx, caller.id, params.id))) throw missing(apiTokenMessages.missing)
      await auditStore.record(tx, call, 'token.end', caller.id)
    })
    return { message: apiTokenMessages.ended }
  })
}

const presentToken = (row: ApiTokenRow): ApiToken => ({
  _id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: row.scopes as Scope[],
  createdAt: row.createdAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  isLive: row.isLive,
})
