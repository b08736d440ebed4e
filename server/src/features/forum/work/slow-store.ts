import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { type Caller, isModerator } from '../../../platform/http/caller.ts'
import type { ThreadRow } from '../forum-tables.ts'

type Slow = Pick<ThreadRow, 'id' | 'slowMinutes'>

export const slowStore = {
  /** When a member can reply again in a slow thread; undefined for now. Moderators are never slow. */
  async againAt(sql: Sql, { id, slowMinutes }: Slow, caller: Caller): Promise<Date | undefined> {
    if (slowMinutes === 0 || isModerator(caller)) return undefined
    const { rows } = await sql.execute<{ at: string | null }>(raw`
      select max(created_at) + make_interval(mins => ${slowMinutes}) as at from forum_posts
      where thread_id = ${id} and author_id = ${caller.id} and id <> thread_id
        and created_at > now() - make_interval(mins => ${slowMinutes})`)
    const at = rows[0]?.at
    return at ? new Date(at) : undefined
  },

  /** Until the transaction ends, this member writes nothing else. */
  async lock(tx: Sql, memberId: string) {
    await tx.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`posts of ${memberId}`}, 0))`)
  },
}
