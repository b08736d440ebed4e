import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOnce } from './embedded-data-dir.ts'
import { canWriteIn, databaseUser, EmbeddedFailure, isRoot, type RunAs } from './embedded-programs.ts'

/** The folder of PostgreSQL when root starts the site and only root can enter the data folder. */
const ELSEWHERE = '/var/lib/call-of-code'

export interface Home {
  /** PostgreSQL's own folder: `data`, and a copy of the programs if it needs one. */
  readonly folder: string
  readonly data: string
  readonly as: RunAs
}

/** Returns the home that this data folder names. It may not exist yet. */
export async function knownHome(dataDir: string): Promise<Home> {
  const folder = (await pointed(dataDir)) ?? join(dataDir, 'postgres')
  return homeAt(folder, await ownerOf(folder))
}

/** Returns the home of this data folder's PostgreSQL, and creates it if needed. */
export async function makeHome(dataDir: string): Promise<Home> {
  const pointer = await pointed(dataDir)
  const folder = pointer ?? join(dataDir, 'postgres')
  if (pointer && !(await names(pointer))) {
    throw new EmbeddedFailure(
      `${pointerOf(dataDir)} names ${pointer} as the database's folder, and that is gone.`,
    )
  }
  if ((await names(folder))?.length) return reachable(await knownHome(dataDir))
  const home = await prepared(folder)
  if (canWriteIn(home.folder, home.as)) return home
  if (!isRoot()) throw new EmbeddedFailure(`${folder} cannot be written to.`)
  await rmdir(folder)
  return elsewhere(dataDir)
}

async function reachable(home: Home): Promise<Home> {
  if (canWriteIn(home.folder, home.as)) return home
  const who = home.as === undefined ? 'this user' : `the user with the id ${home.as.uid}, whom it belongs to,`
  throw new EmbeddedFailure(
    `The database's folder ${home.folder} cannot be reached and written to by ${who}.`,
  )
}

async function elsewhere(dataDir: string): Promise<Home> {
  await mkdir(ELSEWHERE, { recursive: true, mode: 0o755 })
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  // The random part keeps a data folder that was deleted and created again from finding the old database.
  const folder = join(ELSEWHERE, `${hash}-${randomBytes(3).toString('hex')}`)
  const home = await reachable(await prepared(folder))
  if (await createOnce(pointerOf(dataDir), `${folder}\n`)) return home
  await rmdir(folder)
  return makeHome(dataDir)
}

async function prepared(folder: string): Promise<Home> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  const as: RunAs = isRoot() ? databaseUser() : undefined
  if (as) await chown(folder, as.uid, as.gid)
  return homeAt(folder, as)
}

/** Root runs PostgreSQL as the owner of the data. The usual user can then still start it after a start with sudo. */
async function ownerOf(folder: string): Promise<RunAs> {
  if (!isRoot()) return undefined
  const owner = await stat(folder).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : databaseUser()
}

/** Makes the database in `folder` the database of the data folder. */
export async function pointTo(dataDir: string, folder: string): Promise<void> {
  await writeFile(`${pointerOf(dataDir)}.new`, `${folder}\n`, { mode: 0o600, flush: true })
  await rename(`${pointerOf(dataDir)}.new`, pointerOf(dataDir))
}

async function pointed(dataDir: string): Promise<string | undefined> {
  const text = await readFile(pointerOf(dataDir), 'utf8').catch(() => undefined)
  return text?.trim() || undefined
}

async function names(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new EmbeddedFailure(`The database's folder ${folder} cannot be read: ${(error as Error).message}`)
  }
}

const pointerOf = (dataDir: string) => join(dataDir, 'postgres-folder')
const homeAt = (folder: string, as: RunAs): Home => ({ folder, data: join(folder, 'data'), as })
