import { BadBackup, NoSite, NotTheSame } from '../features/backup/public.ts'
import { isDatabaseAway, sqlStateOf } from '../platform/database/database-away.ts'
import { DataDirHeld } from '../platform/database/embedded-data-dir.ts'
import { EmbeddedFailure } from '../platform/database/embedded-programs.ts'
import { placeOf } from '../platform/database/hosts/address.ts'
import { NoHost } from '../platform/database/hosts/hosts.ts'
import { MissingExtension, UnknownSchema } from '../platform/database/migrate.ts'
import { BadEnvironment, type Env } from '../platform/env.ts'
import { errorLine } from '../platform/error-facts.ts'
import { Stopped } from '../platform/stop-signal.ts'
import { ForeignSecret } from './secret.ts'

/** A process ended before it was open. The message is one line for people. */
export class EndedEarly extends Error {
  /** Whether the process has already printed why it cannot start. */
  readonly hasSaidWhy: boolean

  constructor(code: number | null, signal: NodeJS.Signals | null, tries: number) {
    const hasSaidWhy = code === 1
    super(
      hasSaidWhy
        ? 'The site cannot start: one of its processes said why, above.'
        : `The site cannot start: its first process ended ${tries} times before it was open, the last time by ${signal ?? `exit code ${code}`}. Has the machine too little memory?`,
    )
    this.hasSaidWhy = hasSaidWhy
  }
}

/** Failures whose messages contain the remedy. A stack would only hide it. */
const PLAIN = [
  BadEnvironment,
  DataDirHeld,
  EmbeddedFailure,
  MissingExtension,
  UnknownSchema,
  ForeignSecret,
  BadBackup,
  NoSite,
  NotTheSame,
  Stopped,
  EndedEarly,
]

type Known = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'PORT' | 'HOST'>
type Coded = Error & NodeJS.ErrnoException & { hostname?: string }

/**
 * Returns one line that explains why the program cannot start or continue, and the remedy. Returns undefined for an unexpected
 * error.
 */
export function startFailure(error: unknown, env: Known | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (PLAIN.some((kind) => error instanceof kind)) return error.message
  return listenFailure(error, env) ?? fileFailure(error, env) ?? databaseFailure(error, env)
}

function listenFailure({ code, syscall, hostname }: Coded, env: Known | undefined): string | undefined {
  const { PORT = 3000, HOST = '' } = env ?? {}
  if (syscall === 'getaddrinfo' && hostname === HOST) return `HOST: this machine knows no address ${HOST}.`
  if (syscall !== 'listen') return undefined
  if (code === 'EADDRINUSE') return `Another program listens on port ${PORT}. Set PORT.`
  if (code === 'EACCES') return `This user may not listen on port ${PORT}. Set PORT to 1024 or more.`
  return `This machine cannot listen on ${HOST}:${PORT} (${code}). Set HOST and PORT.`
}

const FILES: Record<string, string> = {
  EROFS: 'it is on a file system that can only be read',
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not do that there',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'something that is no folder has its name',
  ENOENT: 'a part of its path leads nowhere',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the room that this user may take on the disk is full',
  EIO: 'the disk does not work',
}

function fileFailure({ code = '', path }: Coded, env: Known | undefined): string | undefined {
  const reason = FILES[code]
  if (!reason || !env) return undefined
  // A failed write does not name its file.
  if (!path && /^(ENOSPC|EDQUOT|EIO)$/.test(code)) return `A file could not be written: ${reason} (${code}).`
  if (!path) return undefined
  const inside = path.startsWith(env.DATA_DIR)
  return inside || env.DATA_DIR.startsWith(path)
    ? `The data folder ${env.DATA_DIR} cannot be used: ${reason} (${code}, ${path}). Mend that, or set DATA_DIR.`
    : `${path} cannot be used: ${reason} (${code}).`
}

const STATES: [RegExp, string][] = [
  [/^28/, 'it refuses the user or the password'],
  [/^3D000/, 'it has no database of that name'],
  [/^42501/, 'the user may not make tables in it'],
  [/^53300/, 'it takes no more connections'],
  [/^53100/, 'its disk is full'],
  [/^25006/, 'it can only be read, as a replica can'],
  [/^57P0/, 'it is starting or stopping'],
]
/** Messages of node-postgres when the server has sent no state of its own. */
const WORDS: [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'no address is known for its name'],
  [/client password must be/, 'it asks for a password, and the address has none'],
  [/does not support SSL/, 'it takes no encrypted connections (sslmode)'],
  [/certificate|CERT|SSL|TLS|wrong version number/i, 'no encrypted connection to it can be made'],
  // The server uses another protocol, or the connection was closed.
  [
    /Connection terminated|ECONNRESET|socket hang up|Received unexpected|Unknown authentication|SASL/,
    'it hangs up, or is no PostgreSQL',
  ],
]

function reasonOf(error: Error): string | undefined {
  const state = sqlStateOf(error)
  if (state) return STATES.find(([states]) => states.test(state))?.[1]
  const said = `${error.message} ${(error as Coded).code}`
  const known = WORDS.find(([words]) => words.test(said))?.[1]
  if (known) return known
  if (error instanceof NoHost) return 'none of its servers is the right one'
  return isDatabaseAway(error) ? 'it does not answer' : undefined
}

function databaseFailure(error: Error, env: Known | undefined): string | undefined {
  const reason = reasonOf(error)
  return reason && `The database ${whereOf(env)} cannot be used: ${reason}. ${errorLine(error)}`
}

/** States that pass by themselves or once the server is repaired. A wrong password, name or right is not among them. */
const PASSES = /^(08|57P0|53|25006)/
/** The server that answered is no PostgreSQL and will not become one. */
const NEVER = /establishing an SSL connection/

/** Returns one line that explains why the start waits for the database, or undefined when waiting would not help. */
export function databaseAwaited(error: unknown, env: Known): string | undefined {
  if (!(error instanceof Error)) return undefined
  const state = sqlStateOf(error)
  const passes = state ? PASSES.test(state) : isDatabaseAway(error) && !NEVER.test(error.message)
  if (!passes) return undefined
  return `The database ${whereOf(env)} is not there yet: ${reasonOf(error) ?? 'it does not answer'}. The site waits for it. ${errorLine(error)}`
}

const whereOf = (env: Known | undefined) =>
  env?.DATABASE_URL ? `at ${placesOf(env.DATABASE_URL, env)}` : 'of the data folder'

/** Returns the addresses without user and password. */
function placesOf(url: string, { DATABASE_DIRECT_URL: direct }: Known): string {
  const own = `${placeOf(url)} (DATABASE_URL)`
  return direct ? `${own} or ${placeOf(direct)} (DATABASE_DIRECT_URL)` : own
}
