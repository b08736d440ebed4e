import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'

export const mergeStore = {
  /**
   * Locks all posts of both threads, then the threads, each in the order of their ids. The order is the same everywhere, which
   * prevents deadlocks.
   */
  async lock(tx: Sql, ids: readonly [string, string]) {
    const both = raw`any (${raw.param([...ids])}::uuid[])`
    await tx.execute(raw`select from forum_posts where thread_id = ${both} order by id for no key update`)
    await tx.execute(raw`select from forum_threads where id = ${both} order by id for no key update`)
  },

  /** Moves every post of a thread into another one. The opening post becomes a reply there, with its title above its text. */
  async move(tx: Sql, from: string, to: string) {
    await tx.execute(
      raw`update forum_threads set merged_into = ${to}, deleted = true, pinned = false, accepted_reply_id = null where id = ${from}`,
    )
    // Addresses of threads that were merged earlier redirect to the new thread.
    await tx.execute(raw`update forum_threads set merged_into = ${to} where merged_into = ${from}`)
    await tx.execute(raw`
      update forum_posts set thread_id = ${to},
        content = case when id = ${from}::uuid then '**' || replace(title, '*', '\\*') || E'**\n\n' || content else content end,
        title = null
      where thread_id = ${from}`)
    await tx.execute(raw`
      update forum_threads t set
        reply_count = (select count(*) from forum_posts p where p.thread_id = t.id and p.id <> t.id and p.deleted_at is null),
        last_activity_at = coalesce((select max(p.created_at) from forum_posts p
          where p.thread_id = t.id and p.id <> t.id and p.deleted_at is null), t.created_at)
      where t.id = ${to}`)
    for (const [table, key] of [
      ['thread_watches', 'member_id'],
      ['reply_drafts', 'member_id'],
    ] as const)
      await tx.execute(raw`
        update ${raw.identifier(table)} a set thread_id = ${to} where thread_id = ${from} and not exists (
          select from ${raw.identifier(table)} b where b.thread_id = ${to} and b.${raw.identifier(key)} = a.${raw.identifier(key)})`)
    await tx.execute(raw`delete from thread_watches where thread_id = ${from}`)
    await tx.execute(raw`update notifications set subject_id = ${to} where subject_id = ${from}`)
    await tx.execute(raw`delete from polls where thread_id = ${from}`)
    // The attachments of a question stay with the post that asks.
    await tx.execute(raw`update help_questions set thread_id = ${to} where thread_id = ${from}`)
    await tx.execute(raw`
      update forum_threads t set asks_about = coalesce(t.asks_about, f.asks_about), carries = t.carries or f.carries
      from forum_threads f where t.id = ${to} and f.id = ${from} and f.asks_about is not null`)
  },
}
