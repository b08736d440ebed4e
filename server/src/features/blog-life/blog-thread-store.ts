import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { hiddenFrom } from '../forum/public.ts'

const LATEST = 3

export interface LatestReply extends Record<string, unknown> {
  readonly _id: string
  readonly by: string | null
  readonly at: string
  readonly content: string
  readonly authorId: string | null
}

export const blogThreadStore = {
  /** Returns the thread of a blog. A thread that moderators deleted, or moved to where not everybody reads it, does not count. */
  async get(sql: Sql, blogId: string): Promise<{ id: string; replyCount: number } | undefined> {
    const { rows } = await sql.execute<{ id: string; replyCount: number }>(raw`
      select t.id, t.reply_count as "replyCount" from blog_threads b
      join forum_threads t on t.id = b.thread_id and not t.deleted
        and t.category not in ${hiddenFrom(null)} where b.blog_id = ${blogId}`)
    return rows[0]
  },

  /** Renames the opening post of the thread about a blog. The thread's posts are found by this title, so the search follows. */
  async rename(tx: Sql, blogId: string, { title, content }: { title: string; content: string }) {
    await tx.execute(raw`
      update forum_posts set title = ${title}, content = ${content}
      where id = (select thread_id from blog_threads where blog_id = ${blogId}) and author_id is null`)
  },

  async lock(tx: Sql, blogId: string) {
    await tx.execute(raw`select from blogs where id = ${blogId} for no key update`)
  },

  async link(tx: Sql, blogId: string, threadId: string) {
    await tx.execute(raw`
      insert into blog_threads (blog_id, thread_id) values (${blogId}, ${threadId})
      on conflict (blog_id) do update set thread_id = excluded.thread_id`)
  },

  async latest(sql: Sql, threadId: string): Promise<LatestReply[]> {
    const { rows } = await sql.execute<LatestReply>(raw`
      select p.id as "_id", m.name as by,
        to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        p.content, p.author_id as "authorId"
      from forum_posts p left join members m on m.id = p.author_id
      where p.thread_id = ${threadId} and p.id <> p.thread_id and p.deleted_at is null
      order by p.created_at desc, p.id desc limit ${LATEST}`)
    return rows
  },
}
