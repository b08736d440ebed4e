import type { GivenFact } from '@callofcode/contract/member-fact/member-fact'
import type { SecondStep } from '@callofcode/contract/second-factor/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Changed, Database, Sql } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Api } from '../../platform/http/api.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Happened } from '../happening/public.ts'
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
  readonly signupOpen: () => boolean
  /** Records that a new member accepted the code of conduct. */
  readonly acceptConduct: (tx: Sql, memberId: string) => Promise<void>
  /** Reads the facts that a signup says, and returns what keeps them for the new member. Throws a 400 Failure for wrong ones. */
  readonly factsAtSignup: (
    tx: Sql,
    given: readonly GivenFact[],
  ) => Promise<(memberId: string) => Promise<void>>
  /** The key of one-time codes. */
  readonly secret: Buffer
  readonly happened: Happened
}

export interface Admitting {
  readonly tx: Sql
  readonly changed: Changed
  readonly origin: { readonly address: string; readonly requestId: string }
}

/** A join code, and what it gives to whoever signs up with it. */
export interface HeldCode {
  readonly id: string
  readonly batchId: string | null
  readonly passoutYear: number | null
}

/** Signups that need no decision. */
export interface Admission {
  /**
   * Approves a signup with a confirmed address, if the club admits such addresses. Returns undefined for a signup that still
   * waits.
   */
  readonly letIn: (context: Admitting, signup: MemberRow) => Promise<MemberRow | undefined>
  /** Returns a join code that is valid now. The code is locked until the transaction ends. */
  readonly holdCode: (tx: Sql, code: string) => Promise<HeldCode | undefined>
  /** Approves a new signup with a locked code. A person who was declined before still waits. */
  readonly letInWith: (context: Admitting, codeId: string, signup: MemberRow) => Promise<void>
}

export interface SecondSteps {
  /** Opens the second step of a sign-in. Returns undefined for a member without a second factor. */
  readonly openSecondStep: (tx: Sql, member: MemberRow) => Promise<SecondStep | undefined>
}
