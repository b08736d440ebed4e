import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Bubble {
  /** Returns the command line that runs `inner` in the sandbox. `more` lists further readable paths. */
  readonly around: (inner: readonly string[], more?: readonly string[]) => readonly [string, ...string[]]
  /** The isolation of the sandbox, in words for operators. */
  readonly walls: readonly string[]
}

interface BubbleWishes {
  /** Readable paths besides the system's libraries. */
  readonly seen: readonly string[]
  readonly folder: string
  /** Whether the sandbox has a /tmp in memory. */
  readonly writes?: boolean
}

const NOBODY = '65534'
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/local/lib', '/lib', '/lib64', '/etc/ld.so.cache']
const WALLS = ['bubblewrap', 'no network', 'no files', 'no other processes', 'no capabilities', 'own user']

/**
 * Returns ways to run a program in bubblewrap, the strongest first. The caller tests which of them this machine allows. As root,
 * bubblewrap itself runs as `nobody`, because root in a user namespace would still be root for outside files.
 */
export function bubbles({ seen, folder, writes = false }: BubbleWishes): Bubble[] {
  const bwrap = programOf('bwrap')
  if (!bwrap) return []
  const isRoot = process.getuid?.() === 0
  const own = ['--proc', '/proc', '--dev', '/dev', ...(writes ? ['--tmpfs', '/tmp'] : [])]
  const bubble = (maker: readonly string[], flags: readonly string[], walls: readonly string[]): Bubble => ({
    walls,
    around(inner, more = []) {
      const binds = [...new Set([...libraries(), ...seen, ...more])]
      const given = [...flags, ...SHUT, ...own, ...binds.flatMap((path) => ['--ro-bind', path, path])]
      const [first = bwrap, ...rest] = [...maker, bwrap, ...given, ...CLOSED, '--chdir', folder, ...inner]
      return [first, ...rest]
    },
  })
  return (isRoot ? [asNobody(), []] : [[]]).flatMap((maker) => {
    if (!maker) return []
    const walls = WALLS.filter((wall) => wall !== 'own user' || !isRoot || maker.length > 0)
    return [
      bubble(maker, ['--unshare-user', '--disable-userns'], [...walls, 'no further namespaces']),
      bubble(maker, [], walls),
    ]
  })
}

const SHUT = ['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL']
const CLOSED = ['--remount-ro', '/dev', '--remount-ro', '/']
const libraries = () => LIBRARIES.filter((path) => existsSync(path))

function asNobody(): string[] | undefined {
  const setpriv = programOf('setpriv')
  if (!setpriv) return undefined
  return [setpriv, `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
}

/** Returns the path of a program, searched only in folders that administrators own. */
export function programOf(name: string): string | undefined {
  const folders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
