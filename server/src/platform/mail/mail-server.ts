import type { Env } from '../env.ts'

/** A mail server, as SMTP_URL and MAIL_FROM say it or as an admin enters it. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** `tls` encrypts from the start. `starttls` begins in plain text, and encrypts if the server offers it. */
  readonly security: 'starttls' | 'tls'
  /** Empty for a server that takes mails without a sign-in. */
  readonly user: string
  readonly password: string
  /** The address that mails come from, also as `Name <address>`. */
  readonly from: string
}

/** Returns the parts of an address such as `smtps://user:password@host:465`. */
export function partsOf(address: string, from: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    from,
  }
}

export const serverOfEnv = ({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>) =>
  SMTP_URL ? partsOf(SMTP_URL, MAIL_FROM) : undefined
