import {
  endOtherSignins,
  endSignin,
  listSignins,
  ownAccountMessages,
  type SigninRecord,
} from '@callofcode/contract/own-account'
import { write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { SessionRow } from './account-tables.ts'
import { auditStore } from './audit-store.ts'
import { deviceName } from './device-name.ts'
import { sessionStore } from './session-store.ts'

/** A member's own sessions. Each is looked up together with the caller's id, so nobody reaches another member's. */
export function signinListRoutes({ api, env, database, publicUrl }: AccountDependencies) {
  api.serve(listSignins, async ({ caller }) => {
    const rows = await sessionStore.list(database.sql, caller.id, env)
    return { data: rows.map((row) => presentSignin(row, caller.sessionId)) }
  })

  api.serve(endSignin, async (call) => {
    const { params, caller, reply } = call
    await write(database, async (tx) => {
      if (!(await sessionStore.removeOwn(tx, caller.id, params.id)))
        throw missing(ownAccountMessages.signinMissing)
      await auditStore.record(tx, call, 'session.end', caller.id)
    })
    if (params.id === caller.sessionId) reply.clearCookie(sessionCookie(publicUrl), cookieOptions(publicUrl))
    return { message: 'That sign-in was ended' }
  })

  api.serve(endOtherSignins, async (call) => {
    const { caller } = call
    const ended = await write(database, async (tx) => {
      const count = await sessionStore.removeAll(tx, caller.id, caller.sessionId)
      if (count > 0) await auditStore.record(tx, call, 'session.end-others', caller.id)
      return count
    })
    return { ended, message: 'Every other sign-in was ended' }
  })
}

const presentSignin = (row: SessionRow, currentId: string): SigninRecord => ({
  _id: row.id,
  device: deviceName(row.userAgent),
  address: row.address,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: row.usedAt.toISOString(),
  current: row.id === currentId,
})
