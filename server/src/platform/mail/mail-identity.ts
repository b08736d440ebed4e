import type { Mail } from './mailer.ts'

/** Who writes the mails of this site. */
export interface MailIdentity {
  readonly siteName: string
  /** The name of the sender; empty for the one of `MAIL_FROM`. */
  readonly sender: string
  /** Where answers go; empty for the sender's address. */
  readonly replyTo: string
}

export const HOUSE: MailIdentity = { siteName: 'Call of Code', sender: '', replyTo: '' }

/**
 * Stands in letters for the name of the site, which is filled in when a letter is queued or sent. Unicode keeps this
 * character for uses inside of a program, so no text of a person needs it.
 */
export const SITE = '\ufdd0'

/** A letter with the name of the site in it. */
export function named(mail: Mail, { siteName }: MailIdentity): Mail {
  const inText = (text: string) => text.replaceAll(SITE, () => siteName)
  return {
    ...mail,
    subject: inText(mail.subject),
    text: inText(mail.text),
    html: mail.html.replaceAll(SITE, () => escaped(siteName)),
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
