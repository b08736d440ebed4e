import { checkAudit, listAudit, listAuditActions } from '@callofcode/contract/audit/audit'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { AccountDependencies } from '../account/public.ts'
import { auditChain } from './audit-chain.ts'
import { checkChain } from './audit-check.ts'
import { auditList, presentAudit } from './audit-list.ts'
import { linkAudit } from './delete-expired.ts'

/** The number of links that one response checks. */
const CHECKED = 20_000

/** Reads the audit log. No endpoint changes or deletes a row of it. */
export function auditRoutes({ app, api, database }: AccountDependencies) {
  const { sql } = database
  linkAudit({ app, database })

  api.serve(listAudit, async ({ query: { cursor, ...search } }) => {
    const { rows, next } = await auditList.list(sql, search, readCursor(exactPlace, cursor))
    return { data: rows.map(presentAudit), nextCursor: writeCursor(next) }
  })

  api.serve(checkAudit, async ({ query: { after } }) => {
    if (after === undefined) await auditChain.link(database)
    const { break: broken, since, ...checked } = await checkChain(database, { after, most: CHECKED })
    return {
      data: {
        ...checked,
        since: since?.toISOString() ?? null,
        break: broken && { why: broken.why, _id: broken.id, at: broken.at.toISOString() },
      },
    }
  })

  api.serve(listAuditActions, async () => ({ data: await auditList.actions(sql) }))
}
