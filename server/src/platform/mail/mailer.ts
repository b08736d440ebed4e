import type { Sql } from '../database/database.ts'

/** A mail to one person. `text` is whole without `html`. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that ends mails of this kind: mail programs show it as a button. */
  readonly unsubscribe?: string
}

interface TaskOptions {
  /** How often it is tried: for about a day where nothing is said. */
  readonly tries?: number
  /** Of two tasks with one key that wait, only the first is done. It says nothing in a dump. */
  readonly key?: string
  /** The earliest time. */
  readonly at?: Date | undefined
}

export interface MailQueue {
  /** Queues a mail in the caller's transaction: it is sent if that commits, and survives a crash from then on. */
  queue(tx: Sql, mail: Mail): Promise<void>
  /** Queues, in the same way, a mail that is written when it is sent. */
  queueTask(tx: Sql, task: string, value: unknown, options?: TaskOptions): Promise<void>
}

export interface Mailer extends MailQueue {
  stop(): Promise<void>
}

/** Writes the mail of a task when it is time. The mail that it answers, if any, is sent at once. */
export type MailTask = (value: unknown, queue: MailQueue) => Promise<Mail | undefined>
export type MailTasks = Readonly<Record<string, MailTask>>
