import { sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/**
 * A short hash that changes with every change in the thread: posts, edits, deletions, votes, accepted answer,
 * pinned, locked. It is computed from the rows, so every process gets the same and no write has to count. Undefined
 * for an unknown thread.
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
