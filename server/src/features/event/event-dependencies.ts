import type { FastifyInstance } from 'fastify'
import type { AnswerCache } from '../../platform/answer-cache/answer-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Club } from '../club/public.ts'

export interface EventDependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly cache: AnswerCache
  readonly mailer: MailQueue
  readonly findCaller: FindCaller
  readonly publicUrl: string
  readonly club: Club
}
