import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { errorLine } from '../error-facts.ts'
import { type MailServer, serverOfEnv } from './mail-server.ts'
import { HOUSE, type MailIdentity, type WrittenMail } from './mailer.ts'

/** Delivers a mail, or throws. A repeated delivery has the same `id`. */
export type Send = (mail: WrittenMail, id: string) => Promise<void>
/** Delivers a mail like `Send`, and returns the mail server's answer. */
type Deliver = (mail: WrittenMail, id: string) => Promise<string>
type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

interface Sending {
  readonly env: MailEnv
  readonly print: (text: string) => void
  readonly identity?: () => MailIdentity
  /**
   * Read for each mail, because an admin may enter a server while the site runs. By default the server of the environment. Without
   * one, mails are stored as files.
   */
  readonly server?: () => MailServer | undefined
}

// A mail server that hangs must not delay a job or the end of the process for long.
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }
// Mails contain only what they are given, so reading files and fetching addresses is disabled.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

export const mailSender = (sending: Sending): Deliver => senderOf(sending).deliver

/** Returns a sender for many mails in a row over one connection. Close it at the end. */
export const bulkSender = (sending: Sending) => senderOf(sending, { pool: true, maxConnections: 1 })

function senderOf(sending: Sending, kept: object = {}) {
  const { env, print, identity = () => HOUSE, server = () => serverOfEnv(env) } = sending
  const store = intoFolder(env, print, identity)
  let open: { readonly server: MailServer; readonly transport: Transport } | undefined
  const close = () => open?.transport.close()
  const deliver: Deliver = async (mail, id) => {
    const now = server()
    if (!now) return store(mail, id)
    if (!open || !isDeepStrictEqual(open.server, now)) {
      close()
      open = { server: now, transport: transportTo(now, kept) }
    }
    const { response } = await open.transport.sendMail(message(now.from, mail, id, identity()))
    return response
  }
  return { deliver, close }
}

type Transport = ReturnType<typeof transportTo>

const transportTo = ({ host, port, security, user, password }: MailServer, kept: object = {}) =>
  createTransport({
    host,
    port,
    secure: security === 'tls',
    ...(user && { auth: { user, pass: password } }),
    ...PATIENCE,
    ...CLOSED,
    ...kept,
  })

/**
 * Connects to the mail server and signs in, as if to send. Returns the server's name, or undefined without a server. Throws the
 * server's error.
 */
export async function mailServerTried(server: MailServer | undefined): Promise<string | undefined> {
  if (!server) return undefined
  const transport = transportTo(server)
  try {
    await transport.verify()
    return nameOf(server)
  } finally {
    transport.close()
  }
}

/** Returns the server without user and password. */
export const nameOf = ({ host, port }: MailServer) => `${host}:${port}`

/** Delivers without a mail server: shows the mail in the terminal, and stores it as a file for any mail program. */
function intoFolder(env: MailEnv, print: (text: string) => void, identity: () => MailIdentity): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  const folder = join(env.DATA_DIR, 'mails')
  return async (mail, id) => {
    const { message: built } = await transport.sendMail(message(env.MAIL_FROM, mail, id, identity()))
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
export const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const message = (
  from: string,
  { to, subject, text, html, calendar, unsubscribe }: WrittenMail,
  id: string,
  { sender, replyTo }: MailIdentity,
) => ({
  from: sender ? { name: sender, address: addressOf(from) } : from,
  ...(replyTo && { replyTo: { name: sender, address: replyTo } }),
  // An object is always one address. A string might be read as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  ...(calendar && {
    attachments: [{ filename: 'event.ics', contentType: 'text/calendar; charset=utf-8', content: calendar }],
  }),
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
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
