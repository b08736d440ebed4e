import { REACTIONS, type Reaction } from '@callofcode/contract/blog-life/blog-life'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

export const reactionStore = {
  /** Sets or removes one reaction of a member. A trigger updates the counts. */
  async set(tx: Sql, blogId: string, memberId: string, kind: Reaction, on: boolean) {
    await tx.execute(
      on
        ? raw`insert into blog_reactions (blog_id, member_id, kind) values (${blogId}, ${memberId}, ${kind}) on conflict do nothing`
        : raw`delete from blog_reactions where blog_id = ${blogId} and member_id = ${memberId} and kind = ${kind}`,
    )
  },

  async mine(sql: Sql, blogId: string, memberId: string): Promise<Reaction[]> {
    const { rows } = await sql.execute<{ kind: Reaction }>(
      raw`select kind from blog_reactions where blog_id = ${blogId} and member_id = ${memberId}`,
    )
    const kinds = rows.map(({ kind }) => kind)
    return REACTIONS.filter((kind) => kinds.includes(kind))
  },

  async counts(sql: Sql, blogId: string): Promise<Record<Reaction, number>> {
    const { rows } = await sql.execute<{ kind: Reaction; count: number }>(
      raw`select kind, count from blog_reaction_counts where blog_id = ${blogId}`,
    )
    const count = (of: Reaction) => rows.find(({ kind }) => kind === of)?.count ?? 0
    return { helpful: count('helpful'), clear: count('clear'), more: count('more') }
  },
}
