import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { bubbles, programOf } from '../host/bubblewrap.ts'
import { runLimited } from '../host/limited-process.ts'

const run = promisify(execFile)

/** A JDK and a sandbox that works on this machine. */
export interface JavaHome {
  readonly folder: string
  readonly version: string
  readonly walls: readonly string[]
  /** Called with the id of every started process. The caller kills it when the judge's own process is killed. */
  readonly started?: (pid: number) => void
  /** Returns the command line that runs a command in the sandbox, with one more readable folder. */
  readonly confine: (seen: string, command: readonly string[]) => readonly [string, ...string[]]
}

// Threads count as tasks, and a JVM has about a dozen of its own.
const MOST_TASKS = 128
const PROBE = { processor: 20e6, memory: 2 ** 31, output: 10_000, milliseconds: 20_000 }

/**
 * Returns this machine's JDK, or undefined without a JDK or a working bubblewrap. Java code can reach all that its process can,
 * so it never runs without the sandbox.
 */
export async function findJava(given?: string): Promise<JavaHome | undefined> {
  const folder = homeOf(given)
  if (!folder) return undefined
  for (const { around, walls } of bubbles({ seen: seenOf(folder), folder: '/' })) {
    const confine: JavaHome['confine'] = (seen, command) => around(limited(command), [seen])
    const version = await versionBehind(confine(folder, [java(folder), '-version']))
    if (version) return { folder, version, walls: [...walls, ...(prlimit ? ['few processes'] : [])], confine }
  }
  return undefined
}

export const java = (folder: string) => join(folder, 'bin/java')

function homeOf(given: string | undefined): string | undefined {
  const javac = given === undefined ? programOf('javac') : join(given, 'bin/javac')
  if (!javac || !existsSync(javac)) return undefined
  return dirname(dirname(realpathSync(javac)))
}

// Returns the readable paths. Linux distributions keep a JDK's settings below /etc and link to them.
function seenOf(folder: string): string[] {
  const settings = join(folder, 'conf/security/java.security')
  const elsewhere = existsSync(settings) ? /^\/etc\/[^/]+/.exec(realpathSync(settings)) : null
  return [folder, ...(elsewhere ?? []), ...(prlimit ? [prlimit] : [])]
}

const prlimit = programOf('prlimit')

/** Adds limits on processes and files. Processes are counted in the sandbox's user namespace, apart from all others. */
function limited(command: readonly string[]): string[] {
  const most = `--nproc=${MOST_TASKS}:${MOST_TASKS}`
  return prlimit ? [prlimit, most, '--fsize=0:0', '--core=0:0', '--', ...command] : [...command]
}

async function versionBehind(command: readonly [string, ...string[]]): Promise<string | undefined> {
  const result = await runLimited(command, { stdin: '', job: new Uint8Array() }, PROBE).catch(() => undefined)
  return result?.code === 0 ? /version "([^"]+)"/.exec(result.stderr.toString())?.[1] : undefined
}

/** Compiles the judge's part in Java once for each JDK and returns its folder. `made` is the parent of these folders. */
export async function prepareHarness(
  { folder, version }: JavaHome,
  { sources, made }: { sources: string; made: string },
): Promise<string> {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.java'),
  )
  const hash = createHash('sha256').update(version)
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(sources, name)))
  const target = join(made, `java-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(target)) return target
  const work = `${target}.${process.pid}.${Date.now()}`
  await mkdir(work, { recursive: true, mode: 0o755 })
  await run(join(folder, 'bin/javac'), ['-d', work, ...names.map((name) => join(sources, name))])
  // Another process may have been faster. Its result is the same.
  await rename(work, target).catch(() => rm(work, { recursive: true, force: true }))
  return target
}
