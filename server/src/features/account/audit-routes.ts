import { listAudit, listAuditActions } from '@callofcode/contract/audit'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { auditList, auditPlace, presentAudit } from './audit-list.ts'
import { keepSwept } from './sweep.ts'

/** The audit is read here and changed nowhere: no endpoint edits it or takes a row out. */
export function auditRoutes(house: House) {
  const { sql } = house.database
  keepSwept(house)

  serve(house, listAudit, async ({ query: { cursor, ...search } }) => {
    const { rows, next } = await auditList.list(sql, search, readCursor(auditPlace, cursor))
    return { data: rows.map(presentAudit), nextCursor: writeCursor(next) }
  })

  serve(house, listAuditActions, async () => ({ data: await auditList.actions(sql) }))
}
