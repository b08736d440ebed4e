import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as later } from 'node:timers/promises'
import { afterAll, inject } from 'vitest'
import { seedDemo } from '../src/app/demo/demo-seed.ts'
import { siteSecret } from '../src/app/secret.ts'
import { auditMonths } from '../src/features/audit/audit-months.ts'
import { restoreBackup } from '../src/features/backup/restore.ts'
import { readEnv } from '../src/platform/env.ts'
import { onServer, rowsOf, withDatabase } from './database-server.ts'
import { sendForm } from './form.ts'
import { blobOf, draw } from './pictures.ts'
import { programArguments } from './program.ts'
import { testSite } from './test-site.ts'

/** Creates a site with the demo club, a photo, months of the audit, a secret and a stored mail. */
async function filledSite() {
  const site = await testSite()
  await seedDemo(site.database)
  await auditMonths.make(site.database)
  await siteSecret(site.env, site.database)
  await mkdir(join(site.dataDir, 'mails'), { mode: 0o700 })
  await writeFile(join(site.dataDir, 'mails', '20270101-1-2.eml'), 'Subject: Hello\r\n\r\nTabs\tand ünicode.')
  const asha = await site.member({ name: 'Asha "\\N" \t Ünal\n🎈', role: 'admin', email: 'asha@college.edu' })
  const file = blobOf(await draw(40, 40).png().toBuffer())
  await sendForm(site, asha.as, { memberData: '{"bio":"Graphs.\\\\. and \\\\N"}', file })
  return { ...site, asha }
}

/** Creates a folder that PostgreSQL's own user can enter. The folder removes itself. */
async function roomForData() {
  const base = await mkdtemp(join(tmpdir(), 'callofcode-backup-'))
  await chmod(base, 0o755)
  return {
    path: (name: string) => join(base, name),
    remove: () => rm(base, { recursive: true, force: true }),
  }
}

/** Creates an empty database on the server of the tests. */
export async function emptyDatabase() {
  const server = inject('databaseServer')
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template template0`)
  return {
    name,
    url: withDatabase(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

/** Prepares the tests of one file: a filled site, a backup of it, and room for others. Everything is removed afterwards. */
export async function backedUpSite() {
  const site = await filledSite()
  const room = await roomForData()
  const closers: (() => Promise<unknown>)[] = [() => site.close(), room.remove]
  afterAll(async () => {
    for (const close of closers) await close()
  })
  const file = room.path('club.backup')
  const ofSite = () => ({ DATABASE_URL: site.database.url, DATA_DIR: site.dataDir })
  const { code, err } = await command('backup', ofSite(), file)
  if (code !== 0) throw new Error(err)
  const closeFirst = (close: () => Promise<unknown>) => void closers.unshift(close)
  async function anotherDatabase() {
    const database = await emptyDatabase()
    closeFirst(database.drop)
    return database
  }
  return { site, room, file, ofSite, anotherDatabase, closeFirst }
}

type Settings = Record<string, string>

/** Restores in this process. */
export function restore(file: string, environment: Settings, over?: string) {
  const said: string[] = []
  const restored = restoreBackup({
    file,
    env: readEnv(environment),
    mayReplace: async ({ name }) => name === over,
    forget: async () => 0,
    say: (line) => said.push(line),
  })
  return restored.then(() => said)
}

/** Runs the command as people do. */
export function command(name: 'backup' | 'restore' | 'secret', environment: Settings, ...args: string[]) {
  const env = { PATH: process.env.PATH, ...environment }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...programArguments(`${name}-cli`), ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

/** Runs a backup that gets the signal as soon as `isBegun` holds. */
export async function stoppedCommand(
  environment: Settings,
  file: string,
  signal: NodeJS.Signals,
  isBegun: () => Promise<boolean>,
) {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(process.execPath, [...programArguments('backup-cli'), file], { env })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text))
  const ended = once(child, 'close')
  while (child.exitCode === null && !(await isBegun())) await later()
  child.kill(signal)
  const [code] = await ended
  return { code: code as number | null, out, err }
}

/**
 * Returns every row of every table with computed values, and the definitions of the tables. Entries have names and are sorted.
 */
export async function contentOf(url: string): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    url,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ text: string }>(url, `select t::text as text from only ${name} t`)
    content[name] = rows
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('(restore,'))
      .sort()
  }
  for (const [kind, statement] of Object.entries(SHAPES))
    content[kind] = (await rowsOf<{ text: string }>(url, statement)).map(({ text }) => text).sort()
  return content
}

const IN_OURS = `in ('public'::regnamespace, 'graphile_worker'::regnamespace)`
const SHAPES = {
  keys: `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) || convalidated as text from pg_constraint
    where connamespace ${IN_OURS}`,
  indexes: `select regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+', 'INDEX') || indisvalid as text from pg_index
    join pg_class c on c.oid = indexrelid where c.relnamespace ${IN_OURS}`,
  triggers: `select pg_get_triggerdef(t.oid) || tgenabled::text as text from pg_trigger t join pg_class c on c.oid = tgrelid
    where c.relnamespace ${IN_OURS} and not tgisinternal`,
  partitions: `select relname || ' ' || pg_get_expr(relpartbound, oid) as text from pg_class where relispartition
    and relnamespace ${IN_OURS} and relkind = 'r'`,
  columns: `select concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable, identity_generation,
      generation_expression) as text from information_schema.columns where table_schema in ('public', 'graphile_worker')`,
  sequences: `select concat_ws(' ', sequencename, last_value, increment_by) as text from pg_sequences
    where schemaname in ('public', 'graphile_worker')`,
}

/** Returns the files of a data folder that are data, by their paths. */
export async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const mails = await readdir(join(dataDir, 'mails')).catch(() => [])
  const paths = ['secret', ...mails.map((name) => `mails/${name}`)]
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(dataDir, path), 'base64')] as const),
    ),
  )
}
