import type { Sql } from '../../platform/database/database.ts'
import type { ForumDependencies } from '../forum/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'

interface About {
  readonly questionId: string
  /** Who did it. */
  readonly by: string
}

/** Called for what happens to questions, in the same transaction. Whom somebody does not want to hear of, is not told. */
export interface AskListener {
  /** Mentors have something to answer: a new question, or a word of who asked. */
  asked(tx: Sql, about: About, mentors: readonly string[]): Promise<void>
  answered(tx: Sql, about: About, asker: string): Promise<void>
  thanked(tx: Sql, about: About, to: string): Promise<void>
  /** A moderator took away what they wrote. No moderator is named. */
  removed(tx: Sql, about: About, author: string): Promise<void>
}

export interface AskDependencies extends ForumDependencies {
  readonly problems: ProblemLibrary
  readonly asks: AskListener
}
