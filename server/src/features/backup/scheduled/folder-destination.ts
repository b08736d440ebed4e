import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Destination, type Fill, fillInto, type Stored, TruncatedBackup } from './destination.ts'

const PART = /^\.(.+)\.part$/

/** Keeps backups in a folder of this machine that only its own user can read. */
export function folderDestination(folder: string): Destination {
  const write = async (part: string, fill: Fill, signal: AbortSignal) => {
    const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    const written = await fillInto(out, fill, signal)
    const { size } = await stat(part)
    if (size !== written.bytes) throw new TruncatedBackup(written.bytes, size)
    return written
  }
  return {
    place: folder,

    async put(name, fill, signal) {
      await make(folder)
      await clearParts(folder)
      const part = join(folder, `.${name}.part`)
      try {
        const written = await write(part, fill, signal)
        await rename(part, join(folder, name))
        await syncFolder(folder)
        return written
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },

    async list() {
      const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
      return Promise.all(
        files.map(
          async ({ name }): Promise<Stored> => ({
            name,
            bytes: (await stat(join(folder, name))).size,
          }),
        ),
      )
    },

    open: (name, _, read) => read(join(folder, name)),

    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Creates only the last level. Node would try forever to create a path through a broken link. */
const make = (folder: string) =>
  mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })

/** Removes the files of a killed process. Only one process makes backups at a time. */
async function clearParts(folder: string) {
  const left = (await readdir(folder)).filter((name) => PART.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/** Makes the file's name survive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
