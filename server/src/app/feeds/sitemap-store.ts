import { sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

interface Dated {
  id: string
  changed: Date
}
// A sitemap may hold 50,000 addresses. This many of each kind are more than ten years of a club.
const MOST = 12_000

const dated = async (database: Sql, statement: ReturnType<typeof sql>): Promise<Dated[]> => {
  const { rows } = await database.execute<{ id: string; changed: string }>(statement)
  return rows.map(({ id, changed }) => ({ id, changed: new Date(changed) }))
}

/** Ids of public content, each with its last change, newest first. */
export const sitemapStore = {
  listModules: (database: Sql) =>
    dated(
      database,
      sql`select id, updated_at as changed from modules where removed_at is null
          order by updated_at desc limit ${MOST}`,
    ),
  /** With their slugs as ids. */
  listBlogs: (database: Sql) =>
    dated(
      database,
      sql`select slug as id, updated_at as changed from blogs where removed_at is null
          order by created_at desc, id limit ${MOST}`,
    ),
  listEvents: (database: Sql) =>
    dated(database, sql`select id, updated_at as changed from events order by updated_at desc limit ${MOST}`),
  listThreads: (database: Sql) =>
    dated(
      database,
      sql`select t.id, greatest(t.last_activity_at, p.edited_at) as changed
          from forum_threads t join forum_posts p on p.id = t.id
          where p.deleted_at is null order by t.last_activity_at desc limit ${MOST}`,
    ),
  listExperiences: (database: Sql) =>
    dated(
      database,
      sql`select id, updated_at as changed from experiences where status = 'accepted' and removed_at is null
          order by updated_at desc limit 1`,
    ),
}
