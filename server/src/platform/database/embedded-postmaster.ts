import { spawn } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, isSameProcess, processStartTime } from '../process-identity.ts'
import type { Binaries } from './embedded-binaries.ts'
import { databaseEnvironment } from './embedded-cluster.ts'
import type { Home } from './embedded-home.ts'
import { EmbeddedFailure, worstLine } from './embedded-programs.ts'

/** A running server and where it listens: a folder (with its socket) or an address. Empty until it listens. */
export interface Postmaster {
  readonly pid: number
  readonly birth: string
  readonly host: string
  readonly port: number
}

const LOG_BYTES = 1_000_000
/** A socket's path may have 103 bytes on macOS and 107 on Linux. */
const SOCKET_PATH_BYTES = 100
const PORT = 5432

/**
 * Returns the live server of this data folder, from its `postmaster.pid`. The file of a dead server does not count. The file is
 * removed if its pid now belongs to another program, because PostgreSQL would take that program for a server. The lock of its
 * socket, which names the same pid, is removed too.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const written = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, folder = '', , port, socketFolder, address] = written.split('\n').map((line) => line.trim())
  const birth = Number(pid) > 0 ? processStartTime(Number(pid)) : undefined
  const command = birth && commandOf(Number(pid))
  // A killed process has no command line any more but may still have its pid. PostgreSQL itself waits for such a process.
  if (!birth || command === '') return undefined
  if (await belongsTo(Number(pid), command, folder, data)) {
    return { pid: Number(pid), birth, host: socketFolder || address || '', port: Number(port) }
  }
  for (const lock of ['postmaster.pid', `.s.PGSQL.${PORT}.lock`]) await rm(join(data, lock), { force: true })
  return undefined
}

async function belongsTo(pid: number, command: string | undefined, folder: string, data: string) {
  if (command !== undefined && !command.includes(folder)) return false
  const itsFolder = await realpath(folder).catch(() => undefined)
  if (!itsFolder) {
    throw new EmbeddedFailure(
      `${data} was moved while its PostgreSQL ran: process ${pid} still does. Stop that one first.`,
    )
  }
  // A folder that was copied while its server was running contains a copy of that server's file.
  return itsFolder === (await realpath(data))
}

/**
 * Starts the server as an independent process. Neither Ctrl-C in the app's terminal nor the end of the app stops it.
 */
export async function spawnPostmaster(
  home: Home,
  programs: Binaries,
  { logFile, port }: { logFile: string; port?: number | undefined },
) {
  const log = openLog(logFile)
  const logStart = statSync(logFile).size
  const set = [...(await door(home.data, port)), ...settings].flatMap((setting) => ['-c', setting])
  const child = spawn(programs.postgres, ['-D', home.data, ...set], {
    ...home.as,
    cwd: '/',
    env: databaseEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended: string | undefined
  child.on('error', (error) => (ended = error.message))
  child.on('exit', () => (ended = 'it ended'))
  child.unref()
  return { pid: child.pid, ended: () => ended, said: () => lastWords(logFile, logStart) }
}

/**
 * Stops the server by a fast shutdown, which closes connections and rolls back open transactions. All committed data is on disk.
 */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  // An immediate stop is safe too. The next start then replays the write-ahead log.
  for (const [signal, patience] of [['SIGINT', 8_000] as const, ['SIGQUIT', 3_000] as const]) {
    // A halted process (SIGSTOP) handles the signal only when it continues.
    for (const one of [signal, 'SIGCONT'] as const) if (isRunning(server)) process.kill(server.pid, one)
    const until = performance.now() + patience
    while (isRunning(server) && performance.now() < until) await sleep(20)
    if (!isRunning(server)) return
  }
  throw new EmbeddedFailure(`PostgreSQL (process ${server.pid}) does not stop.`)
}

export const isRunning = (server: Postmaster) => isSameProcess(server.pid, server.birth)

const settings = [
  'cluster_name=call-of-code',
  // These are the defaults. They are set here so that no other setting can make a committed write less durable.
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'shared_buffers=128MB',
  // A connection slot costs a few kilobytes. Every process of a site uses up to twenty, and commands use more.
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C',
  // The app reports failed statements itself. In this log, they would reveal what members typed.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_checkpoints=off',
]

/**
 * Returns a socket in the data folder, which other users cannot enter. If its path is too long, returns a free port on loopback.
 */
async function door(data: string, port?: number): Promise<string[]> {
  if (Buffer.byteLength(join(data, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES) {
    return [
      'listen_addresses=',
      `unix_socket_directories="${data.replaceAll('"', '""')}"`,
      'unix_socket_permissions=0700',
      `port=${PORT}`,
    ]
  }
  return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port ?? (await freePort())}`]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

async function lastWords(file: string, from: number): Promise<string> {
  const text = (await readFile(file).catch(() => Buffer.alloc(0))).subarray(from).toString('utf8')
  return worstLine(text)
}
