import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { bubbles, programOf } from '../host/bubblewrap.ts'
import { runLimited } from '../host/limited-process.ts'

const run = promisify(execFile)

/** A JDK behind walls that stand. */
export interface JavaHome {
  readonly folder: string
  readonly version: string
  readonly walls: readonly string[]
  /** Told of every process that is begun: who ends the one that began it must end them, too. */
  readonly started?: (pid: number) => void
  /** Puts a command behind the walls, where it sees one folder more. */
  readonly confine: (seen: string, command: readonly string[]) => readonly [string, ...string[]]
}

// A virtual machine has a dozen threads of its own, and each counts.
const MOST_TASKS = 128
const PROBE = { processor: 20e6, memory: 2 ** 31, output: 10_000, milliseconds: 20_000 }

/**
 * The JDK of this machine, where it has one and bubblewrap works: code for Java's machine can reach whatever its process
 * can, so without a wall of the system it is not run at all.
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

// Distributions keep a JDK's settings below /etc and link to them.
function seenOf(folder: string): string[] {
  const settings = join(folder, 'conf/security/java.security')
  const elsewhere = existsSync(settings) ? /^\/etc\/[^/]+/.exec(realpathSync(settings)) : null
  return [folder, ...(elsewhere ?? []), ...(prlimit ? [prlimit] : [])]
}

const prlimit = programOf('prlimit')

/** Counted in the namespace of its own user: neither others of the same user nor their limits are touched. */
function limited(command: readonly string[]): string[] {
  const most = `--nproc=${MOST_TASKS}:${MOST_TASKS}`
  return prlimit ? [prlimit, most, '--fsize=0:0', '--core=0:0', '--', ...command] : [...command]
}

async function versionBehind(command: readonly [string, ...string[]]): Promise<string | undefined> {
  const told = await runLimited(command, { stdin: '', job: new Uint8Array() }, PROBE).catch(() => undefined)
  return told?.code === 0 ? /version "([^"]+)"/.exec(told.stderr.toString())?.[1] : undefined
}

/** The judge's part in Java, compiled by this JDK once. `made`: where what is made is kept. */
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
  // Another one may have been faster; theirs is as good.
  await rename(work, target).catch(() => rm(work, { recursive: true, force: true }))
  return target
}
