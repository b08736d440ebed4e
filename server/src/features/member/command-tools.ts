import type { Database, Sql } from '../../platform/database/database.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore } from '../account/public.ts'

/** The command failed: exit code 1. */
export class Refusal extends Error {}

export interface Tools {
  readonly database: Database
  readonly mailer: MailQueue
  readonly publicUrl: string
  /** Deletes the account of a member. Throws a Failure for the last admin. */
  readonly deleteMember: (id: string, note: (tx: Sql) => Promise<void>) => Promise<void>
}
/** Runs the command. Returns the lines to print. */
export type MemberCommand = (tools: Tools) => Promise<string[]>

export const BY_COMMAND = { address: 'command line' }

export const note = (tx: Sql, action: string, target: string) =>
  auditStore.create(tx, { action, outcome: 'ok', target, ...BY_COMMAND })
