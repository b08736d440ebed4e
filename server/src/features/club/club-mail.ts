import { type ClubSettings, DEFAULT_CLUB } from '@callofcode/contract/club/club'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { MailIdentity } from '../../platform/mail/mailer.ts'
import { clubStore } from './club-store.ts'

type MailEnv = Pick<Env, 'MAIL_FROM'>

/** Returns the sender of the club's mails. A name that the operator gave the sender stays, unless it is that of a new site. */
export function identityOf(
  { name, sender, replyTo, language }: ClubSettings,
  { MAIL_FROM }: MailEnv,
): MailIdentity {
  const given = MAIL_FROM.includes('<') && !MAIL_FROM.startsWith(`${DEFAULT_CLUB.name} <`)
  return {
    siteName: name,
    replyTo,
    language,
    sender: sender || (given || name === DEFAULT_CLUB.name ? '' : name),
  }
}

/** Reads the identity for commands. A site whose database is older than the club's settings has none. */
export async function readIdentity(database: Database, env: MailEnv): Promise<MailIdentity> {
  const { rows } = await database.pool.query(`select to_regclass('club_versions') is not null as "isThere"`)
  const settings = rows[0]?.isThere ? (await clubStore.get(database.sql)).settings : DEFAULT_CLUB
  return identityOf(settings, env)
}
