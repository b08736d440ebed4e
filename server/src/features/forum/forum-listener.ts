import type { FLAG_RULINGS } from '@callofcode/contract/moderation'
import type { Sql } from '../../platform/database/database.ts'

export interface PostRef {
  readonly id: string
  readonly threadId: string
  readonly authorId: string | null
}
export interface PostPeople {
  /** Who wrote or changed the post. */
  readonly by: string
  /** Whom its text names. */
  readonly named: readonly string[]
  /** Who wrote the reply that is answered. */
  readonly replied?: string | null | undefined
  /** Whose thread it stands in. */
  readonly started?: string | null | undefined
}
export interface FlagDecision {
  readonly ruling: (typeof FLAG_RULINGS)[number]
  /** Who flagged it. */
  readonly reporters: readonly (string | null)[]
  readonly by: string
}

/** What happens in the forum, said within the transaction in which it happens. */
export interface ForumListener {
  /** A post was written or changed. */
  posted(tx: Sql, post: PostRef, people: PostPeople): Promise<void>
  /** The answer to a thread was chosen, or is chosen no more. */
  answered(tx: Sql, before: string | null, now: PostRef | undefined, by: string): Promise<void>
  /** A flagged post was decided on. */
  ruled(tx: Sql, post: PostRef, ruled: FlagDecision): Promise<void>
  removed(tx: Sql, postId: string): Promise<void>
}
