import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql as raw } from 'drizzle-orm'
import { auditStore } from '../features/account/public.ts'
import { bringFiles, Refusal } from '../features/backup/public.ts'
import { certificateKey, signatureOf } from '../features/certificate/certificate-statement.ts'
import { certificates } from '../features/certificate/certificate-tables.ts'
import { type Database, type Sql, write } from '../platform/database/database.ts'
import { readText } from '../platform/database/embedded-data-dir.ts'
import type { Env } from '../platform/env.ts'
import { FINGERPRINT, fingerprintOf, secretOf } from '../platform/site-secret.ts'

type Settings = Pick<Env, 'APP_SECRET' | 'DATA_DIR'>

/** The data that depends on the old secret. */
interface Lost {
  readonly sessions: number
  readonly apps: number
  readonly codes: number
  readonly webhooks: readonly string[]
  readonly mails: number
  readonly certificates: number
}

/**
 * Creates a new secret for a site that has lost its own or whose secret has leaked. The secret is APP_SECRET, or else a new file
 * in DATA_DIR. Returns the lines to print. Throws Refusal when nothing was done.
 */
export async function newSecret(database: Database, env: Settings, isSure: boolean): Promise<string[]> {
  await bringFiles(database, env.DATA_DIR)
  await refuseNeedless(database, env)
  await refuseRunning(database)
  const lost = await lostWith(database.sql)
  const said = wordsFor(lost, env)
  if (!isSure)
    throw new Refusal(
      [...said, '', 'Nothing was changed yet. If that is meant: npm run secret -- new --yes'].join('\n'),
    )
  const text = env.APP_SECRET ?? randomBytes(32).toString('base64url')
  const keep = env.APP_SECRET === undefined ? await secretBeside(env.DATA_DIR, text) : undefined
  await write(database, (tx) => beginAnew(tx, secretOf(text)))
  await keep?.()
  return [...said, '', 'Done. Start the site again, each of its processes with the new secret.']
}

async function refuseNeedless({ sql }: Database, { APP_SECRET }: Settings) {
  const { rows } = await sql.execute<{ value: string }>(
    raw`select value #>> '{}' as value from settings where key = ${FINGERPRINT}`,
  )
  const [held] = rows
  if (!held) throw new Refusal('This database has no secret yet: the first start of the site makes one.')
  if (APP_SECRET !== undefined && fingerprintOf(secretOf(APP_SECRET)) === held.value)
    throw new Refusal(
      'APP_SECRET is the secret of this site: nothing is lost. To change it, set APP_SECRET to the new one first.',
    )
}

/** A running process would continue to seal with the old secret. */
async function refuseRunning({ sql }: Database) {
  const { rows } = await sql.execute<{ count: number }>(
    raw`select count(*)::int as count from site_processes where seen_at > now() - interval '1 minute'`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new Refusal(
      `Stop the site first. Processes that were there within the last minute: ${count}. One that was killed is forgotten after a minute.`,
    )
}

async function lostWith(sql: Sql): Promise<Lost> {
  const { rows } = await sql.execute<Lost & Record<string, unknown>>(raw`select
    (select count(*)::int from sessions) as sessions,
    (select count(*)::int from second_factors where sealed_secret is not null) as apps,
    (select count(*)::int from recovery_codes) as codes,
    (select coalesce(array_agg(distinct substring(url from '^\\w+://([^/]+)')), '{}') from webhooks) as webhooks,
    (select count(*)::int from graphile_worker._private_jobs where payload->>'sealed' is not null) as mails,
    (select count(*)::int from certificates) as certificates`)
  if (!rows[0]) throw new Error('Nothing was counted.')
  return rows[0]
}

function wordsFor({ sessions, apps, codes, webhooks, mails, certificates }: Lost, env: Settings) {
  const place = env.APP_SECRET ? 'is the one in APP_SECRET' : `is written to ${join(env.DATA_DIR, 'secret')}`
  return [
    `The new secret ${place}. With the old one are lost:`,
    `- every sign-in: ${sessions}`,
    `- authenticator apps: ${apps}, and recovery codes: ${codes}. Who had no passkey signs in with the password alone, and sets them up again`,
    `- webhooks: ${webhooks.length === 0 ? '0' : webhooks.join(', ')}. They are removed: make them again, and give the other side their new secrets`,
    `- mails that wait to be sent: ${mails}, and the mail server that was entered on a page`,
    '- codes and set-up links that were given out and not used, the links in sent mails that stop mails, and what devices at the doors of events have loaded',
    `Passwords, passkeys, API tokens and all texts stay. Certificates are signed anew as they stand in the database: ${certificates}`,
  ]
}

/** Runs in one transaction, because a half-changed site would refuse its own members. */
async function beginAnew(tx: Sql, secret: Buffer) {
  await tx.execute(raw`delete from sessions`)
  await tx.execute(raw`delete from second_factors where sealed_secret is not null`)
  await tx.execute(raw`delete from recovery_codes`)
  await tx.execute(raw`delete from factor_steps`)
  await tx.execute(raw`delete from one_time_codes`)
  await tx.execute(raw`delete from webhooks`)
  await tx.execute(raw`delete from graphile_worker._private_jobs where payload->>'sealed' is not null`)
  await tx.execute(raw`update deletions set sealed_recipient = null where sealed_recipient is not null`)
  await tx.execute(raw`delete from settings where key in ('setup-link', 'mail-server')`)
  await signAnew(tx, secret)
  await tx.execute(
    raw`update settings set value = to_jsonb(${fingerprintOf(secret)}::text), updated_at = now() where key = ${FINGERPRINT}`,
  )
  await auditStore.create(tx, { action: 'secret.new', outcome: 'ok', address: 'command line' })
}

async function signAnew(tx: Sql, secret: Buffer) {
  const key = certificateKey(secret)
  for (const one of await tx.select().from(certificates))
    await tx
      .update(certificates)
      .set({ signature: signatureOf(key, one) })
      .where(raw`${certificates.id} = ${one.id}`)
}

/** Writes the new secret beside the old one. The returned function puts it in place. */
async function secretBeside(folder: string, text: string): Promise<() => Promise<void>> {
  const file = join(folder, 'secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  if ((await readText(`${file}.new`)) !== text) throw new Refusal(`${file}.new could not be written.`)
  return () => rename(`${file}.new`, file)
}
