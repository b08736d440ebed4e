import { dirname, join } from 'node:path'
import { bubbles, programOf } from '@callofcode/judge/host/bubblewrap'

/** What a sandbox is started from. */
export interface SandboxPlace {
  /** The file that runs in the sandbox. */
  readonly file: string
  /** The judge's assets, with no slash at the end. */
  readonly assets: string
}

/** One way to start a sandbox: the command, and the walls that then stand, in words for operators. */
export interface Enclosure {
  readonly walls: readonly string[]
  readonly command: readonly [string, ...string[]]
}

const NOBODY = 65_534
// Everything is handed over by the pipe: there is nothing for it in the environment.
const ALWAYS = ['own process', 'empty environment']

/**
 * Ways to start a sandbox, the strongest first: which of them this machine allows is found out by trying. `least`: where so
 * many walls stood before, one that says nothing is late, and no reason to do with fewer.
 */
export function enclosures(place: SandboxPlace, least = 0): Enclosure[] {
  const guarded = withPermissions(place)
  const plain: [string, ...string[]] = [process.execPath, '--no-warnings', place.file, place.assets]
  const ways: (Enclosure | undefined)[] = []
  for (const [inner, walls] of [
    ...(guarded ? [[guarded, [...ALWAYS, 'Node permissions']] as const] : []),
    [plain, ALWAYS] as const,
  ]) {
    ways.push(...inBubblewrap(place, inner, walls), inNamespaces(inner, walls), { command: inner, walls })
  }
  const found = ways.filter((way) => way !== undefined).filter(({ walls }) => walls.length >= least)
  return found.sort((one, other) => other.walls.length - one.walls.length)
}

/** Node refuses its own code files, processes and add-ons. */
function withPermissions({ file, assets }: SandboxPlace): [string, ...string[]] | undefined {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  )
  if (!flag) return undefined
  const read = [`--allow-fs-read=${join(assets, '*')}`, `--allow-fs-read=${file}`]
  return [process.execPath, '--no-warnings', flag, '--allow-worker', ...read, file, assets]
}

/** Sees Node, its libraries, the sandbox's file and the assets, read-only; no network, no other process, no capability. */
const inBubblewrap = (
  { file, assets }: SandboxPlace,
  inner: readonly string[],
  walls: readonly string[],
): Enclosure[] =>
  bubbles({ seen: [process.execPath, file, assets], folder: dirname(file), writes: true }).map((bubble) => ({
    walls: [...walls, ...bubble.walls],
    command: bubble.around(inner),
  }))

/** As root, without bubblewrap: no network and no other process in sight, as a user that owns nothing. */
function inNamespaces(inner: readonly string[], walls: readonly string[]): Enclosure | undefined {
  const [unshare, setpriv] = [programOf('unshare'), programOf('setpriv')]
  if (!unshare || !setpriv || process.getuid?.() !== 0) return undefined
  const apart = ['--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc']
  const nobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--bounding-set=-all']
  return {
    walls: [...walls, 'no network', 'no other processes', 'no capabilities', 'own user'],
    command: [unshare, ...apart, setpriv, ...nobody, '--no-new-privs', ...inner],
  }
}
