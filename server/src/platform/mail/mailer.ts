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

/** What happened to a member in a thread. The mail is written when it is sent. */
export interface ThreadMail {
  readonly memberId: string
  readonly threadId: string
}

export interface Mailer {
  /** Queues a mail in the caller's transaction: it is sent if that commits, and survives a crash from then on. */
  queue(tx: Sql, mail: Mail): Promise<void>
  /**
   * Queues a reset code for whoever has this e-mail, if anybody has. Whether they do is looked up when it is sent, so
   * asking takes as long and answers the same for a stranger; and the code lives from when it is sent.
   */
  queueResetCode(tx: Sql, email: string): Promise<void>
  /** Queues a mail about a thread, or lets the one that waits already say it too; `at` is the earliest time. */
  queueThreadMail(tx: Sql, about: ThreadMail & { at?: Date }): Promise<void>
  stop(): Promise<void>
}
