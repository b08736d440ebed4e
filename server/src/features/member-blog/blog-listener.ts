import type { BlogNews } from '@callofcode/contract/notification'
import type { Sql } from '../../platform/database/database.ts'

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
