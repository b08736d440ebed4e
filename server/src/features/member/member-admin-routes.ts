import {
  disableMember,
  enableMember,
  endMemberSignins,
  listMembers,
  memberAdminMessages,
  setManager,
  setMemberRole,
} from '@callofcode/contract/member-admin'
import type { FastifyRequest } from 'fastify'
import { write } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { missing } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { auditOrigin, auditStore } from '../account/audit-store.ts'
import type { Caller } from '../account/caller.ts'
import { type Acting, memberActs } from './member-acts.ts'
import { memberList, memberPlace, presentMember } from './member-list.ts'

interface AdminCall {
  readonly params: { id: string }
  readonly caller: Caller
  readonly request: FastifyRequest
}

/** Members in the hands of admins. */
export function memberAdminRoutes(house: House) {
  const { database, env } = house

  serve(house, listMembers, async ({ query: { cursor, ...search } }) => {
    const { rows, total, next } = await memberList.list(
      database.sql,
      search,
      readCursor(memberPlace, cursor),
      env,
    )
    return { data: rows.map(presentMember), total, nextCursor: writeCursor(next) }
  })

  serve(house, disableMember, (call) =>
    act(call, 'Account disabled', (acting) => memberActs.disable(acting, call.params.id)),
  )
  serve(house, enableMember, (call) =>
    act(call, 'Account enabled', (acting) => memberActs.enable(acting, call.params.id)),
  )
  serve(house, setMemberRole, (call) =>
    act(call, call.body.role === 'admin' ? 'Made an admin' : 'Made a member', (acting) =>
      memberActs.setRole(acting, call.params.id, call.body.role),
    ),
  )
  serve(house, setManager, (call) =>
    act(call, call.body.isManager ? 'Made a manager' : 'No longer a manager', (acting) =>
      memberActs.setManager(acting, call.params.id, call.body.isManager),
    ),
  )
  serve(house, endMemberSignins, (call) =>
    act(call, 'Signed out everywhere', (acting) => memberActs.signOut(acting, call.params.id)),
  )

  async function act(
    { params, caller, request }: AdminCall,
    message: string,
    doIt: (acting: Acting) => Promise<unknown>,
  ) {
    await write(database, (tx, changed) => {
      const note: Acting['note'] = (entry) =>
        auditStore.create(tx, { ...entry, ...auditOrigin(house, request) })
      return doIt({ tx, changed, by: caller.id, note })
    })
    const row = await memberList.get(database.sql, params.id, env)
    if (!row) throw missing(memberAdminMessages.missing)
    return { data: presentMember(row), message }
  }
}
