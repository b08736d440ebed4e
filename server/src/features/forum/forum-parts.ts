import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { LiveStreams } from '../../platform/http/live-streams.ts'
import type { Budgets } from '../account/public.ts'
import type { ForumNews } from './forum-news.ts'

export interface ForumParts {
  readonly api: Api
  readonly database: Database
  /** Hears what happens in the forum. */
  readonly news: ForumNews
  readonly live: LiveStreams
  readonly budgets: Budgets
  /** Headers of every answer. */
  readonly headers: Record<string, string>
}
