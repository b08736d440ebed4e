import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { LiveStreams } from '../../platform/http/live-streams.ts'
import type { Budgets } from '../account/public.ts'
import type { ForumListener } from './forum-listener.ts'
import type { PostLimits } from './work/post-limits.ts'

export interface ForumDependencies extends PostLimits {
  readonly api: Api
  readonly database: Database
  /** Called for what happens in the forum. */
  readonly listener: ForumListener
  readonly live: LiveStreams
  readonly budgets: Budgets
  /** Headers of every response. */
  readonly headers: Record<string, string>
}
