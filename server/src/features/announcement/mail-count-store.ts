import type { MailCounts } from '@callofcode/contract/site/announcement'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

export const mailCountStore = {
  /** What became of the mails of an announcement, from an index. */
  async get(sql: Sql, id: string): Promise<MailCounts> {
    const { rows } = await sql.execute<MailCounts & Record<string, unknown>>(raw`
      select count(*)::int as total, count(*) filter (where state = 'sent')::int as sent,
        count(*) filter (where state = 'refused')::int as refused, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dropped')::int as dropped
      from announcement_mails where announcement_id = ${id}`)
    return rows[0] ?? { total: 0, sent: 0, refused: 0, waiting: 0, dropped: 0 }
  },

  /** How many of all announcements wait, also for another try. */
  async waiting(sql: Sql): Promise<number> {
    const { rows } = await sql.execute<{ waiting: number }>(
      raw`select count(*)::int as waiting from announcement_mails where state = 'waiting'`,
    )
    return rows[0]?.waiting ?? 0
  },
}
