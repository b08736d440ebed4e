import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { errorLine } from '../error-facts.ts'
import { HOUSE, type MailIdentity, type WrittenMail } from './mailer.ts'

/** Delivers a mail, or throws. A repeated delivery has the same `id`. */
export type Send = (mail: WrittenMail, id: string) => Promise<void>
/** Delivers a mail like `Send`, and returns the mail server's answer. */
type Deliver = (mail: WrittenMail, id: string) => Promise<string>
type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

// A mail server that hangs must not delay a job or the end of the process for long.
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }
// Mails contain text only, so reading files and fetching addresses is disabled.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

export function mailSender(
  env: MailEnv,
  print: (text: string) => void,
  identity: () => MailIdentity = () => HOUSE,
): Deliver {
  return env.SMTP_URL ? overSmtp(env, env.SMTP_URL, identity).deliver : intoFolder(env, print, identity)
}

/** Returns a sender for many mails in a row over one connection. Close it at the end. */
export function bulkSender(env: MailEnv, print: (text: string) => void, identity: () => MailIdentity) {
  if (env.SMTP_URL) return overSmtp(env, env.SMTP_URL, identity, { pool: true, maxConnections: 1 })
  return { deliver: intoFolder(env, print, identity), close: () => undefined }
}

function overSmtp(env: MailEnv, url: string, identity: () => MailIdentity, kept: object = {}) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass: decodeURIComponent(password) } }),
    ...PATIENCE,
    ...CLOSED,
    ...kept,
  })
  const deliver: Deliver = async (mail, id) => {
    const { response } = await transport.sendMail(message(env, mail, id, identity()))
    return response
  }
  return { deliver, verify: () => transport.verify(), close: () => transport.close() }
}

/**
 * Connects to the mail server and signs in, as if to send. Returns the server's name, or undefined without a server. Throws the
 * server's error.
 */
export async function mailServerTried(env: MailEnv): Promise<string | undefined> {
  if (!env.SMTP_URL) return undefined
  const { verify, close } = overSmtp(env, env.SMTP_URL, () => HOUSE)
  try {
    await verify()
    return new URL(env.SMTP_URL).host
  } finally {
    close()
  }
}

/** Delivers without a mail server: shows the mail in the terminal, and stores it as a file for any mail program. */
function intoFolder(env: MailEnv, print: (text: string) => void, identity: () => MailIdentity): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  const folder = join(env.DATA_DIR, 'mails')
  return async (mail, id) => {
    const { message: built } = await transport.sendMail(message(env, mail, id, identity()))
    const bytes = built as Buffer
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replace(/\D/g, '')}-${id}.eml`
    // Renamed when complete, so that a reader never finds half a mail.
    await writeFile(join(folder, `.${name}`), bytes, { mode: 0o600 })
    await rename(join(folder, `.${name}`), join(folder, name))
    print(`\nMail to ${mail.to}: ${mail.subject}\n\n${forTerminal(mail.text)}`)
    return 'kept as a file'
  }
}

// Removes control characters. The text contains a member's name, whose escape sequences must not reach the terminal.
const forTerminal = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '?').replace(/^(?=.)/gm, '  ')

/** Returns the operator's address, because mail servers refuse other senders. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const message = (
  env: MailEnv,
  { to, subject, text, html, unsubscribe }: WrittenMail,
  id: string,
  { sender, replyTo }: MailIdentity,
) => ({
  from: sender ? { name: sender, address: addressOf(env.MAIL_FROM) } : env.MAIL_FROM,
  ...(replyTo && { replyTo: { name: sender, address: replyTo } }),
  // An object is always one address. A string might be read as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${/@([^\s>]+)/.exec(env.MAIL_FROM)?.[1] ?? 'localhost'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    // One-click unsubscribe (RFC 8058), which requires https.
    ...(unsubscribe?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
})

/** Milliseconds. The same reason is logged again after this time. */
const AGAIN = 600_000

/** Logs that mails are not sent, why, and when they are sent again. Each reason is logged once, not at each try. */
export function mailTrouble(say: (line: string) => void, now: () => number = Date.now) {
  let said: { reason: string; at: number } | undefined
  return {
    failed(error: unknown) {
      const reason = errorLine(error)
      if (said?.reason === reason && now() - said.at < AGAIN) return
      said = { reason, at: now() }
      say(`A mail could not be sent, and is tried again later (npm run mail -- status). ${reason}`)
    },
    sent() {
      if (said) say('Mails are sent again.')
      said = undefined
    },
  }
}
