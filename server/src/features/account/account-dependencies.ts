import type { SecondStep } from '@callofcode/contract/account/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Api } from '../../platform/http/api.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { MemberRow } from './account-tables.ts'
import type { Budgets } from './budgets.ts'

export interface AccountDependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
  /** The name of the club. */
  readonly siteName: () => string
  /** Whether the club takes new members. */
  readonly signupOpen: () => boolean
  /** The key of one-time codes. */
  readonly secret: Buffer
}

export interface SecondSteps {
  /** Opens the second step of a sign-in; undefined for a member without a second factor. */
  readonly openSecondStep: (tx: Sql, member: MemberRow) => Promise<SecondStep | undefined>
}
