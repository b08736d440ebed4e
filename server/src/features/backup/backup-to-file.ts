import { rmSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { addAbortSignal } from 'node:stream'
import { processStartTime } from '../../platform/process-identity.ts'
import { Refusal } from './place.ts'
import { syncFolder } from './restored-files.ts'
import { SEALED } from './seal-archive.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

/** The name of an unfinished backup. It contains the process id, so that the files of a killed process are recognised. */
const DRAFT = /^\..+\.(\d+)\.unfinished-backup$/

/**
 * Writes a backup under a temporary name. It gets its name when it is complete and on the disk, and then replaces an older backup
 * of that name.
 */
export async function backupToFile(
  name: string,
  options: Omit<BackupOptions, 'out'>,
  stopping: AbortSignal = new AbortController().signal,
) {
  const file = resolve(name)
  await refuseOther(file)
  await clearDrafts(dirname(file))
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.unfinished-backup`)
  const forget = () => rmSync(draft, { force: true })
  // The draft is also removed when the process ends early, by a second Ctrl-C or an unexpected error.
  process.on('exit', forget)
  try {
    const out = (await open(draft, 'w', 0o600)).createWriteStream({ flush: true })
    addAbortSignal(stopping, out)
    const written = await writeBackup({ ...options, out })
    await rename(draft, file)
    await syncFolder(dirname(file))
    return written
  } catch (error) {
    throw stopping.aborted ? stopping.reason : error
  } finally {
    process.off('exit', forget)
    forget()
  }
}

/** Removes the drafts of killed backups from the folder. Drafts in progress stay. */
async function clearDrafts(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(DRAFT.exec(name)?.[1])
    if (pid && !processStartTime(pid)) await rm(join(folder, name), { force: true })
  }
}

/** Refuses to replace a file that is not a backup. */
async function refuseOther(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found) return
  if (found.isDirectory()) throw new Refusal(`${file} is a folder. Name a file in it.`)
  const handle = await open(file)
  const { buffer, bytesRead } = await beginningOf(handle)
  const isBackup = buffer.equals(SEALED) || (buffer[0] === 0x1f && buffer[1] === 0x8b)
  if (bytesRead > 0 && !isBackup)
    throw new Refusal(`${file} is there and is no backup. It was left as it is.`)
}

async function beginningOf(handle: FileHandle) {
  try {
    return await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0)
  } finally {
    await handle.close()
  }
}
