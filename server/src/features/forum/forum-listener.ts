import type { FLAG_RULINGS } from '@callofcode/contract/moderation'
import type { Sql } from '../../platform/database/database.ts'

export interface PostRef {
  readonly id: string
  readonly threadId: string
  readonly authorId: string | null
}
export interface PostPeople {
  /** The author of the post or of the change. */
  readonly by: string
  /** The members that its text mentions. */
  readonly named: readonly string[]
  /** The author of the reply that the post answers. */
  readonly replied?: string | null | undefined
  /** It is new, and those who watch the thread hear of it. */
  readonly isReply?: true
  /** The author of the thread. */
  readonly started?: string | null | undefined
}
export interface FlagDecision {
  readonly ruling: (typeof FLAG_RULINGS)[number]
  /** The members who flagged it. */
  readonly reporters: readonly (string | null)[]
  readonly by: string
}

/** Called for what happens in the forum, in the same transaction. */
export interface ForumListener {
  /** A post was created or edited. */
  posted(tx: Sql, post: PostRef, people: PostPeople): Promise<void>
  /** The accepted answer of a thread changed from `before` to `now`; undefined: none now. */
  answered(tx: Sql, before: string | null, now: PostRef | undefined, by: string): Promise<void>
  /** A moderator decided on a flagged post. */
  ruled(tx: Sql, post: PostRef, ruled: FlagDecision): Promise<void>
  removed(tx: Sql, postId: string): Promise<void>
}
