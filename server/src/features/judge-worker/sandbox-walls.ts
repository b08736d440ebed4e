import { dirname, join } from 'node:path'
import { bubbles, programOf } from '@callofcode/judge/host/bubblewrap'

/** The files that a sandbox starts from. */
export interface SandboxPlace {
  /** The file that runs in the sandbox. */
  readonly file: string
  /** The judge's assets, without a slash at the end. */
  readonly assets: string
}

/** One way to start a sandbox: its command, and a description of its walls for operators. */
export interface Enclosure {
  readonly walls: readonly string[]
  readonly command: readonly [string, ...string[]]
}

const NOBODY = 65_534
// All input comes through the pipe, so the environment is empty.
const ALWAYS = ['own process', 'empty environment']

/**
 * Returns the ways to start a sandbox, strongest first. Only a trial shows which of them work on this machine. `least` is the
 * number of walls that worked before. With those walls a silent process is just slow, which is no reason to try fewer.
 */
export function sandboxChoices(place: SandboxPlace, least = 0): Enclosure[] {
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

/** Makes Node refuse other files, processes and add-ons. */
function withPermissions({ file, assets }: SandboxPlace): [string, ...string[]] | undefined {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  )
  if (!flag) return undefined
  const read = [`--allow-fs-read=${join(assets, '*')}`, `--allow-fs-read=${file}`]
  return [process.execPath, '--no-warnings', flag, '--allow-worker', ...read, file, assets]
}

/**
 * Gives read-only access to Node, its libraries, the sandbox's file and the assets. There is no network, no other process and no
 * capability.
 */
const inBubblewrap = (
  { file, assets }: SandboxPlace,
  inner: readonly string[],
  walls: readonly string[],
): Enclosure[] =>
  bubbles({ seen: [process.execPath, file, assets], folder: dirname(file), writes: true }).map((bubble) => ({
    walls: [...walls, ...bubble.walls],
    command: bubble.around(inner),
  }))

/** Runs as root without bubblewrap, with no network, no visible process, and a user that owns nothing. */
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
