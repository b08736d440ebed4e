import type { Mail, WrittenMail } from './mailer.ts'

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
