import { sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/**
 * What a thread and everything in it look like now, as a short word that is another one after each change: posts, edits,
 * deletions, votes, the accepted answer, pinned, locked. Made from the rows, so every process says the same and no write
 * has to count. Undefined for a thread that is none.
 */
export async function threadVersion(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.execute<{ version: string }>(statement`
    select left(md5(concat_ws(' ', t.category, t.pinned, t.locked, t.accepted_reply_id, p.posts, p.votes, p.edited, p.deleted)), 16)
      as version
    from forum_threads t, lateral (
      select count(*) as posts, sum(hashtextextended(id::text, votes)::numeric) as votes,
        max(edited_at) as edited, max(deleted_at) as deleted
      from forum_posts where thread_id = t.id
    ) p where t.id = ${id}`)
  return rows[0]?.version
}
