import type { Sql } from '../database/database.ts'

/** The text of a mail. `text` is complete without `html`. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An iCalendar file (RFC 5545) that is attached. */
  readonly calendar?: string
}

/** A mail to one person. Its text is written when it is queued or sent. */
export interface Mail {
  readonly to: string
  readonly write: (identity: MailIdentity) => MailContent
  /** The unsubscribe address for this kind of mail. Mail programs show it as a button, which posts to it (RFC 8058). */
  readonly unsubscribe?: string
  /** A mail that is useless after this time is no longer sent then, however long the queue or the mail server took. ISO 8601. */
  readonly until?: string
}

/** A mail in the queue and at delivery. */
export type WrittenMail = Omit<Mail, 'write'> & MailContent

interface TaskOptions {
  /** Attempts to send it. The default takes about a day. */
  readonly tries?: number
  /** While a task with this key waits, a further task with it is ignored. The key reveals nothing in a database dump. */
  readonly key?: string
  /** The earliest time. */
  readonly at?: Date | undefined
}

export interface MailQueue {
  /** Queues a mail in the caller's transaction. After the commit it is sent even if a process crashes. */
  queue(tx: Sql, mail: Mail): Promise<void>
  /** Queues many mails in one statement. */
  queueAll(tx: Sql, mails: readonly Mail[]): Promise<void>
  /** Queues a mail that is written when it is sent, also in the caller's transaction. */
  queueTask(tx: Sql, task: string, value: unknown, options?: TaskOptions): Promise<void>
  /** Queues many such tasks in one statement. */
  queueTasks(
    tx: Sql,
    task: string,
    tasks: readonly { readonly value: unknown; readonly key: string }[],
  ): Promise<void>
}

export interface Mailer extends MailQueue {
  stop(): Promise<void>
}

/** Writes the mail of a task when the task is due. The returned mail is sent at once. */
export type MailTask = (value: unknown, queue: MailQueue) => Promise<Mail | undefined>
export type MailTasks = Readonly<Record<string, MailTask>>

/** The sender of this site's mails. */
export interface MailIdentity {
  readonly siteName: string
  /** The sender's name. Empty uses the name in `MAIL_FROM`. */
  readonly sender: string
  /** The address for replies. Empty uses the sender's address. */
  readonly replyTo: string
  /** The language of mails to readers without a chosen language. */
  readonly language: string
}

export const HOUSE: MailIdentity = { siteName: 'Call of Code', sender: '', replyTo: '', language: 'en' }

/** Returns a mail with its text, in the site's current name and in the reader's language, or else the site's. */
export const written = ({ write, ...mail }: Mail, identity: MailIdentity): WrittenMail => ({
  ...mail,
  ...write(identity),
})
