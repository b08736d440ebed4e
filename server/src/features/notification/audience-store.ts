import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { readsThread } from '../forum/public.ts'
import { wantsNothingOf } from '../relation/public.ts'

interface Said {
  /** The author of the post. */
  readonly by: string
  readonly threadId: string
}
interface NewReply extends Said {
  readonly postId: string
}

/** Reads which members want which notifications. */
export const audienceStore = {
  /** Returns the members who may read the thread, do not ignore it, and have not muted or blocked the author. */
  async among(tx: Sql, ids: readonly string[], { by, threadId }: Said): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const { rows } = await tx.execute<{ id: string }>(raw`
      select id from unnest(${raw.param(ids)}::uuid[]) as asked (id)
      where not exists (select from thread_watches w
        where w.member_id = asked.id and w.thread_id = ${threadId} and w.level = 'ignored')
      and ${readsThread(raw`asked.id`, threadId)}
      and not ${wantsNothingOf('asked.id', by)}`)
    return new Set(rows.map(({ id }) => id))
  },

  /** Notifies all who watch the thread with one statement. Members notified of the reply for another reason are left out. */
  async tellWatchers(tx: Sql, { by, threadId, postId }: NewReply): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      insert into notifications (member_id, kind, subject_id, part_id, key, actor_id)
      select w.member_id, 'watched', ${threadId}, ${postId}, ${`post:${postId}`}, ${by}::uuid from thread_watches w
      join members m on m.id = w.member_id and m.status = 'approved'
      where w.thread_id = ${threadId} and w.level = 'watching' and w.member_id <> ${by}
        and ${readsThread(raw`w.member_id`, threadId)}
        and not ${wantsNothingOf('w.member_id', by)}
      order by w.member_id
      on conflict do nothing returning member_id as id`)
    return rows.map(({ id }) => id)
  },
}
