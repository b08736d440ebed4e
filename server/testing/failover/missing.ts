import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of the drill, each with its Debian package. */
const PROGRAMS = {
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  ip: 'iproute2',
  mount: 'mount',
  unshare: 'util-linux',
  setpriv: 'util-linux',
}
const POSTGRES = '/usr/lib/postgresql'
const OLDEST = 15

const places = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'].filter(Boolean)

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the folder with the programs of the newest PostgreSQL that the site supports, or undefined where there is none. */
export function postgresPrograms(below = POSTGRES): string | undefined {
  if (!existsSync(below)) return undefined
  const versions = readdirSync(below).map(Number)
  return versions
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)
    .map((version) => join(below, String(version), 'bin'))
    .find((folder) => ['postgres', 'initdb', 'pg_rewind'].every((name) => isProgram(join(folder, name))))
}

/** Returns the requirements of the drill that this machine lacks, in words. Empty when the drill can run. */
export function missing({ folders = places(), postgres = POSTGRES } = {}): string[] {
  if (process.platform !== 'linux') return ['Linux']
  const absent = Object.entries(PROGRAMS)
    .filter(([program]) => !folders.some((folder) => isProgram(join(folder, program))))
    .map(([program, from]) => `${program} (Debian: ${from})`)
  if (!postgresPrograms(postgres)) absent.push(`PostgreSQL ${OLDEST} or newer (Debian: postgresql)`)
  if (absent.length > 0) return absent
  return mayDivide() ? [] : ['the right to make namespaces (root)']
}

/**
 * Returns a command that runs in its own namespaces for processes, network and mounts, which end with it. The shell is their
 * first process. Like an operating system, it reaps children whose parent was killed. Without that they would remain as zombies,
 * and PostgreSQL refuses to start beside a process that looks like itself.
 */
export const apart = (...command: string[]) => [
  'unshare',
  '--net',
  '--mount',
  '--ipc',
  '--pid',
  '--fork',
  '--mount-proc',
  '--kill-child=SIGKILL',
  'sh',
  '-c',
  '"$@"; exit $?',
  'sh',
  ...command,
]

function mayDivide() {
  try {
    const probe = 'ip link add probe type bridge && mount -t tmpfs tmpfs /run'
    const [program = '', ...words] = apart('sh', '-c', probe)
    execFileSync(program, words, { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}
