import { sql as raw } from 'drizzle-orm'
import type pg from 'pg'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { type MailServer, serverOfEnv } from '../../platform/mail/mail-server.ts'
import { seal, unseal } from '../../platform/mail/seal.ts'

/** The key in `settings`. */
const KEY = 'mail-server'
/** The key in `settings` that is there once a test mail has left. It is a step of the first week and of a hand-over, too. */
const TRIED = 'mail-tested'
const PURPOSE = 'mail server'

/** Sealed. */
interface Entered {
  readonly value: string
  readonly isTried: boolean
}

/**
 * The mail server that an admin entered, in `settings`. It is sealed with the site's secret, because a database dump must not
 * contain its password.
 */
export const mailServerStore = {
  /** Returns undefined if none was entered, or if it was sealed with another secret. */
  async get({ pool }: Pick<Database, 'pool'>, secret: Buffer): Promise<MailServer | undefined> {
    const row = await mailServerStore.entered(pool)
    return row && mailServerStore.opened(row, secret)
  },

  opened({ value }: Entered, secret: Buffer): MailServer | undefined {
    try {
      return unseal(secret, value, PURPOSE) as MailServer
    } catch {
      return undefined
    }
  },

  /**
   * Returns the entered one as it is kept, and whether it has taken a test mail, or undefined if none was entered. Needs no secret,
   * so commands can call it.
   */
  async entered(pool: pg.Pool): Promise<Entered | undefined> {
    const { rows } = await pool.query<Entered>(
      'select value, exists (select from settings where key = $2) as "isTried" from settings where key = $1',
      [KEY, TRIED],
    )
    return rows[0]
  },

  async save(tx: Sql, secret: Buffer, entered: MailServer) {
    const sealed = seal(secret, entered, PURPOSE)
    await tx.execute(raw`
      insert into settings (key, value) values (${KEY}, to_jsonb(${sealed}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`)
  },

  async remove(tx: Sql) {
    await tx.execute(raw`delete from settings where key in (${KEY}, ${TRIED})`)
  },

  /** Records that the site's mail server took a test mail. */
  async noteTried(tx: Sql) {
    await tx.execute(raw`insert into settings (key, value) values (${TRIED}, 'true') on conflict do nothing`)
  },

  /** Forgets that, because another server was entered. */
  async forgetTried(tx: Sql) {
    await tx.execute(raw`delete from settings where key = ${TRIED}`)
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
