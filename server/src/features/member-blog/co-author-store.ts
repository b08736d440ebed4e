import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { PageLinkRow } from '../account/public.ts'

export interface CoAuthorRow {
  readonly id: string
  readonly name: string
  readonly accepted: boolean
  readonly page: PageLinkRow
}

const NAMED = raw`m.id, m.name, a.accepted_at is not null as accepted,
  json_build_object('handle', m.handle, 'status', m.status, 'showsPage', m.shows_page) as page`

export const coAuthorStore = {
  /** Lists those who accepted first, in the order in which they did. */
  async list(sql: Sql, memberBlogId: string): Promise<CoAuthorRow[]> {
    const { rows } = await sql.execute<CoAuthorRow & Record<string, unknown>>(raw`
      select ${NAMED} from member_blog_authors a join members m on m.id = a.member_id
      where a.member_blog_id = ${memberBlogId} order by a.accepted_at, a.id`)
    return rows
  },

  /** Lists the co-authors of a published blog. */
  async ofBlog(sql: Sql, blogId: string): Promise<CoAuthorRow[]> {
    const { rows } = await sql.execute<CoAuthorRow & Record<string, unknown>>(raw`
      select ${NAMED} from member_blogs w
      join member_blog_authors a on a.member_blog_id = w.id and a.accepted_at is not null
      join members m on m.id = a.member_id where w.blog_id = ${blogId} order by a.accepted_at, a.id`)
    return rows
  },

  /** Finds a member who may be invited. */
  async find(sql: Sql, handle: string): Promise<{ id: string } | undefined> {
    const { rows } = await sql.execute<{ id: string }>(
      raw`select id from members where handle = ${handle} and status = 'approved'`,
    )
    return rows[0]
  },

  /** Invites a member. Returns false if they are already invited. */
  async invite(tx: Sql, memberBlogId: string, memberId: string): Promise<boolean> {
    const { rowCount } = await tx.execute(raw`
      insert into member_blog_authors (member_blog_id, member_id) values (${memberBlogId}, ${memberId})
      on conflict do nothing`)
    return rowCount === 1
  },

  async accept(tx: Sql, memberBlogId: string, memberId: string) {
    await tx.execute(raw`
      update member_blog_authors set accepted_at = coalesce(accepted_at, now())
      where member_blog_id = ${memberBlogId} and member_id = ${memberId}`)
  },

  async remove(tx: Sql, memberBlogId: string, memberId: string): Promise<boolean> {
    const { rowCount } = await tx.execute(raw`
      delete from member_blog_authors where member_blog_id = ${memberBlogId} and member_id = ${memberId}`)
    return rowCount === 1
  },
}
