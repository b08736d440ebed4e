import { archiveYear, listYears, restoreYear } from '@callofcode/contract/batch/alumni'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { alumniStore } from './alumni-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Archives a year of members. Actions on one member are with the other actions on members. */
export function alumniRoutes({ api, database }: Dependencies) {
  api.serve(listYears, async () => ({ data: await alumniStore.years(database.sql) }))

  api.serve(archiveYear, async (call) => {
    const at = new Date()
    const changed = await write(database, async (tx, changed) => {
      const ids = await alumniStore.archive(tx, call.params.year, at)
      await auditStore.recordAll(tx, call, 'member.archive', ids)
      // The member's texts show a badge of the task that is now inactive.
      changed('authors')
      return ids.length
    })
    const archivedAt = changed > 0 ? at.toISOString() : null
    return {
      data: { changed, archivedAt },
      message: sentence('alumni.yearArchived', 'The year {year} is archived', { year: call.params.year }),
    }
  })

  api.serve(restoreYear, async (call) => {
    const { archivedAt } = call.body
    const changed = await write(database, async (tx, changed) => {
      const of = archivedAt === undefined ? undefined : new Date(archivedAt)
      const ids = await alumniStore.restore(tx, call.params.year, of)
      await auditStore.recordAll(tx, call, 'member.restore', ids)
      changed('authors')
      return ids.length
    })
    return {
      data: { changed, archivedAt: null },
      message: sentence('alumni.yearBack', 'The year {year} is back', { year: call.params.year }),
    }
  })
}
