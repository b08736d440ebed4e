import type { FastifyInstance } from 'fastify'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Club } from '../club/public.ts'

/** Tells the holders in the product, in the transaction of what happened. */
export interface CertificateListener {
  issued(tx: Sql, given: readonly { id: string; memberId: string }[]): Promise<void>
  takenBack(tx: Sql, given: { id: string; memberId: string }): Promise<void>
}

export interface CertificateDependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly mailer: MailQueue
  readonly secret: Buffer
  readonly publicUrl: string
  readonly club: Club
  readonly findCaller: FindCaller
  readonly holders: CertificateListener
}
