import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { processStartTime } from '../process-identity.ts'
import type { Binaries } from './embedded-binaries.ts'
import { createOnce, putAside, readText } from './embedded-data-dir.ts'
import type { Home } from './embedded-home.ts'
import { EmbeddedFailure, worstLine } from './embedded-programs.ts'

/**
 * The role and the database of the app. The role is no superuser, so breaking into the app does not give access to the machine.
 */
export const OWNER = 'callofcode'

/** The environment of PostgreSQL, without the app's secrets and the shell's PGPORT. */
export const databaseEnvironment = { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' }

/** Checks the data folder, or creates one. Never overwrites anything. */
export async function ensureCluster(home: Home, programs: Binaries, password: string): Promise<boolean> {
  const present = await readdir(home.data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new EmbeddedFailure(`The database's folder ${home.data} cannot be read: ${error.message}`)
  })
  if (present.length === 0) return createCluster(home, programs, password).then(() => true)
  const version = (await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === programs.major) return false
  throw new EmbeddedFailure(
    /^[\d.]+$/.test(version)
      ? `The database in ${home.data} was made by PostgreSQL ${version}; this release brings PostgreSQL ${programs.major}. It was left as it is.`
      : `The folder ${home.data} is not empty and holds no database that PostgreSQL knows (PG_VERSION is missing or unreadable). It was left as it is.`,
  )
}

/**
 * Returns the app's database password. When several processes start for the first time, only one creates it. `made` is false if
 * it existed.
 */
export async function ensurePassword(dataDir: string): Promise<{ password: string; made: boolean }> {
  const file = passwordFile(dataDir)
  let made = false
  for (let attempt = 1; attempt <= 5; attempt++) {
    const text = await readText(file)
    if (isPassword(text)) return { password: text, made }
    // A power cut can leave an empty file.
    if (text !== undefined) await putAside(file, text)
    made = await createOnce(file, randomBytes(24).toString('hex'))
  }
  throw new EmbeddedFailure(`The database's password in ${file} cannot be read.`)
}

export async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readText(passwordFile(dataDir))
  return isPassword(text) ? text : undefined
}

const isPassword = (text: string | undefined): text is string => /^[0-9a-f]{48}$/.test(text ?? '')

export function setPassword(home: Home, programs: Binaries, password: string): Promise<void> {
  return alone(home, programs, home.data, [`ALTER ROLE ${OWNER} PASSWORD '${password}'`])
}

/** Creates the cluster in another folder and renames it at the end, so a start that is killed leaves no incomplete database. */
async function createCluster(home: Home, programs: Binaries, password: string): Promise<void> {
  await forgetHalfMade(home.folder)
  const draft = join(home.folder, `data.new-${process.pid}-${randomBytes(3).toString('hex')}`)
  await run(home, programs.initdb, [
    '-D',
    draft,
    '--username=postgres',
    '--encoding=UTF8',
    '--auth=reject',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
  ])
  await letOnlyTheOwnerIn(draft, home)
  await alone(home, programs, draft, [
    `CREATE ROLE ${OWNER} LOGIN CREATEDB PASSWORD '${password}'`,
    `GRANT pg_monitor TO ${OWNER}`,
    `CREATE DATABASE ${OWNER} OWNER ${OWNER}`,
  ])
  await rename(draft, home.data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    // Another process created it at the same time, with the same password.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** glibc always has C.UTF-8. Other systems use only PostgreSQL's builtin provider. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'

async function letOnlyTheOwnerIn(data: string, home: Home): Promise<void> {
  const rules = [
    '# Made by the app. The superuser has no way in; stop the site and use "postgres --single" if you need one.',
    `local  all  ${OWNER}                scram-sha-256`,
    `host   all  ${OWNER}  127.0.0.1/32  scram-sha-256`,
  ]
  const file = join(data, 'pg_hba.conf')
  await writeFile(file, `${rules.join('\n')}\n`, { mode: 0o600 })
  if (home.as) await chown(file, home.as.uid, home.as.gid)
}

async function forgetHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^data\.new-(\d+)-/.exec(name)?.[1]
    if (maker && !processStartTime(Number(maker)))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Runs statements as the superuser on a server that is not running. The program reads them from its standard input. */
async function alone(home: Home, programs: Binaries, data: string, statements: string[]): Promise<void> {
  const quiet = [
    '-c',
    'log_statement=none',
    '-c',
    'log_checkpoints=off',
    '-c',
    'log_min_error_statement=panic',
  ]
  // With -j a statement ends at a semicolon followed by an empty line.
  const input = statements.map((statement) => `${statement};\n\n`).join('')
  const said = await run(home, programs.postgres, ['--single', '-j', ...quiet, '-D', data, 'postgres'], input)
  const failure = /^.*(ERROR|FATAL|PANIC): .*$/m.exec(said)?.[0]
  if (failure) throw new EmbeddedFailure(`PostgreSQL could not be set up: ${failure}`)
}

function run(home: Home, program: string, args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...home.as, cwd: '/', env: databaseEnvironment })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(said)
        : reject(new EmbeddedFailure(`PostgreSQL's ${basename(program)} failed: ${worstLine(said)}`)),
    )
    // The program may exit before it has read everything. Only its exit code counts.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')
