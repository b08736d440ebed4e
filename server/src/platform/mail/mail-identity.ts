import type { Mail, WrittenMail } from './mailer.ts'

/** Who writes the mails of this site. */
export interface MailIdentity {
  readonly siteName: string
  /** The name of the sender; empty for the one of `MAIL_FROM`. */
  readonly sender: string
  /** Where answers go; empty for the sender's address. */
  readonly replyTo: string
  /** Of mails to whoever chose no language. */
  readonly language: string
}

export const HOUSE: MailIdentity = { siteName: 'Call of Code', sender: '', replyTo: '', language: 'en' }

/** A mail with its words: in the name and, unless its reader chose another, the language that the site has now. */
export const written = ({ write, ...mail }: Mail, identity: MailIdentity): WrittenMail => ({
  ...mail,
  ...write(identity),
})
