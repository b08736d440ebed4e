import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a folder completely or not at all. It is written under another name first. */
export async function writeFolder(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  const unfinished = `${folder}.${process.pid}.new`
  await rm(unfinished, { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    const file = join(unfinished, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another process wrote this folder first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true, force: true })
  })
}
