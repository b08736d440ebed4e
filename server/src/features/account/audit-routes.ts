import { listAudit, listAuditActions } from '@callofcode/contract/audit'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { auditList, presentAudit } from './audit-list.ts'
import { deleteExpiredHourly } from './delete-expired.ts'

/** Reads the audit log. No endpoint changes or deletes a row of it. */
export function auditRoutes({ app, api, env, database }: AccountDependencies) {
  const { sql } = database
  deleteExpiredHourly({ app, database, env })

  api.serve(listAudit, async ({ query: { cursor, ...search } }) => {
    const { rows, next } = await auditList.list(sql, search, readCursor(exactPlace, cursor))
    return { data: rows.map(presentAudit), nextCursor: writeCursor(next) }
  })

  api.serve(listAuditActions, async () => ({ data: await auditList.actions(sql) }))
}
