import type { Sql } from '../database/database.ts'

/** A mail to one person. `text` is whole without `html`. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Queues a mail in the caller's transaction: it is sent if that commits, and survives a crash from then on. */
  queue(tx: Sql, mail: Mail): Promise<void>
  /**
   * Queues a reset code for whoever has this e-mail, if anybody has. Whether they do is looked up when it is sent, so
   * asking takes as long and answers the same for a stranger; and the code lives from when it is sent.
   */
  queueResetCode(tx: Sql, email: string): Promise<void>
  stop(): Promise<void>
}
