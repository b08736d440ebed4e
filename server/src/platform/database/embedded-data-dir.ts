import { randomBytes } from 'node:crypto'
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSameProcess, processStartTime } from '../process-identity.ts'
import { databaseUser, isRoot } from './embedded-programs.ts'

export interface Holder {
  readonly pid: number
  readonly birth: string
  readonly address: string
}

/** Another process uses the data folder. The message names that process. */
export class DataDirHeld extends Error {}

/**
 * Creates the data folder, and closes it to all other users. If root starts the site, PostgreSQL's own user may pass through the
 * folder to its own part, and can see nothing else. A folder that is not empty keeps its mode.
 */
export async function ownDataDir(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  if ((await readdir(dataDir)).length > 0) return
  if (isRoot()) await chown(dataDir, 0, databaseUser().gid)
  // A mounted volume may belong to another user and be open to this process by its group. Then its mode cannot be set.
  await chmod(dataDir, isRoot() ? 0o710 : 0o700).catch(() => undefined)
}

/**
 * Locks the data folder for this process until `release`, or until the process dies. Throws DataDirHeld while another
 * live process holds it. A killed process loses its lock.
 */
export async function holdDataDir(
  dataDir: string,
  { address }: { address: string },
): Promise<{ release(): Promise<void> }> {
  await ownDataDir(dataDir)
  const mine = JSON.stringify({ pid: process.pid, birth: processStartTime(process.pid), address, key: key() })
  await take(dataDir, mine)
  return {
    release: async () => {
      if ((await readText(lockOf(dataDir))) === mine) await rm(lockOf(dataDir), { force: true })
    },
  }
}

/** Returns the running process that holds the data folder. */
export async function holderOf(dataDir: string): Promise<Holder | undefined> {
  return liveHolder(await readText(lockOf(dataDir)))
}

/** Writes a file atomically, unless it exists. Returns true if it was written. */
export async function createOnce(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${key()}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function take(dataDir: string, mine: string): Promise<void> {
  while (!(await createOnce(lockOf(dataDir), mine))) {
    const found = await readText(lockOf(dataDir))
    refuseIfHeld(dataDir, found)
    if (found === undefined) continue
    await putAside(lockOf(dataDir), found)
    // Another process may take over at the same time. After a short pause, only one of them finds its own lock.
    await sleep(20 + Math.random() * 50)
  }
  await sleep(20)
  const holder = await readText(lockOf(dataDir))
  if (holder !== mine) refuseIfHeld(dataDir, holder)
  if (holder !== mine) await take(dataDir, mine)
}

function refuseIfHeld(dataDir: string, lock: string | undefined): void {
  const holder = liveHolder(lock)
  if (!holder) return
  throw new DataDirHeld(
    `The data folder ${dataDir} is in use by process ${holder.pid}, which serves ${holder.address}. ` +
      'Stop that one first, or give this one its own DATA_DIR.',
  )
}

/**
 * Removes a file with this text, such as a dead process's lock. If another process has replaced it, that file stays.
 */
export async function putAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.${key()}`
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if ((await readText(aside)) !== dead) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

function liveHolder(lock: string | undefined): Holder | undefined {
  const holder = parse(lock)
  return holder && isSameProcess(holder.pid, holder.birth) ? holder : undefined
}

function parse(lock: string | undefined): Holder | undefined {
  try {
    const { pid, birth, address } = JSON.parse(lock ?? '') as Partial<Holder>
    return Number.isInteger(pid) ? { pid: Number(pid), birth: `${birth}`, address: `${address}` } : undefined
  } catch {
    return undefined
  }
}

const lockOf = (dataDir: string) => join(dataDir, 'app.lock')
const key = () => randomBytes(6).toString('hex')
export const readText = (path: string) => readFile(path, 'utf8').catch(() => undefined)
