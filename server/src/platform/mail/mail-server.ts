import { sql as raw } from 'drizzle-orm'
import type pg from 'pg'
import type { Database, Sql } from '../database/database.ts'
import type { Env } from '../env.ts'
import { seal, unseal } from './seal.ts'

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

/** The key in `settings`. */
const KEY = 'mail-server'
const PURPOSE = 'mail server'

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

/**
 * The mail server that an admin entered, in `settings`. It is sealed with the site's secret, because a database dump must not
 * contain its password.
 */
export const mailServerStore = {
  /** Returns undefined if none was entered, or if it was sealed with another secret. */
  async get({ pool }: Pick<Database, 'pool'>, secret: Buffer): Promise<MailServer | undefined> {
    const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [KEY])
    const [row] = rows
    if (!row) return undefined
    try {
      return unseal(secret, row.value, PURPOSE) as MailServer
    } catch {
      return undefined
    }
  },

  /** Returns whether one was entered. Needs no secret, so commands can call it. */
  async isEntered(pool: pg.Pool): Promise<boolean> {
    const { rowCount } = await pool.query('select from settings where key = $1', [KEY])
    return rowCount === 1
  },

  async save(tx: Sql, secret: Buffer, entered: MailServer) {
    const sealed = seal(secret, entered, PURPOSE)
    await tx.execute(raw`
      insert into settings (key, value) values (${KEY}, to_jsonb(${sealed}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`)
  },

  async remove(tx: Sql) {
    await tx.execute(raw`delete from settings where key = ${KEY}`)
  },
}

/** Returns the mail server of the site: that of the environment, or else the entered one. Without one, mails are stored as files. */
export async function readMailServer(
  database: Pick<Database, 'pool'>,
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  secret: Buffer | undefined,
): Promise<MailServer | undefined> {
  return serverOfEnv(env) ?? (secret && mailServerStore.get(database, secret))
}
