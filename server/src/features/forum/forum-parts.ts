import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { LiveStreams } from '../../platform/http/live-streams.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Budgets } from '../account/budgets.ts'

export interface ForumParts {
  readonly api: Api
  readonly database: Database
  readonly mailer: Mailer
  readonly live: LiveStreams
  readonly budgets: Budgets
  /** Headers of every answer. */
  readonly headers: Record<string, string>
}
