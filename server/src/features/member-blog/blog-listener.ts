import type { BlogNews } from '@callofcode/contract/notification'
import type { Sql } from '../../platform/database/database.ts'
import type { PeopledRow } from './member-blog-store.ts'

export interface ToldBlog {
  readonly memberBlogId: string
  /** Who is told. */
  readonly memberId: string
  readonly news: BlogNews
  /** Who did it, where that is shown. */
  readonly actorId?: string
}

/** Tells somebody in the product what happened to a blog that is written, in the transaction in which it happened. */
export interface BlogListener {
  told(tx: Sql, told: ToldBlog): Promise<void>
}

/** Tells everybody who writes a blog, in the order of their ids, as rows of members are locked everywhere. */
export async function tellWriters(
  tx: Sql,
  listener: BlogListener,
  { id, authorId, coAuthors }: PeopledRow,
  said: Pick<ToldBlog, 'news' | 'actorId'>,
) {
  for (const memberId of [authorId, ...coAuthors].toSorted())
    await listener.told(tx, { ...said, memberBlogId: id, memberId })
}
