import { sql as raw } from 'drizzle-orm'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { CURRICULUM_LOCK } from '../curriculum/public.ts'

export interface EditorDependencies {
  readonly api: Api
  readonly database: Database
}

/**
 * Changes the curriculum in one transaction. Writers, including the seeding of a new release, run one after another. Places and
 * names are therefore checked against the current state.
 */
export const editCurriculum = <T>(
  database: Database,
  work: (tx: Sql, changed: Changed) => Promise<T>,
): Promise<T> =>
  write(database, async (tx, changed) => {
    await tx.execute(raw`select pg_advisory_xact_lock(${CURRICULUM_LOCK})`)
    // Modules show questions too.
    changed('topics', 'modules')
    return work(tx, changed)
  })
