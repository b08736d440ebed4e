import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { processStartTime } from './process-identity.ts'

/** Containers may share a folder, and each counts its process ids separately. */
const PREFIX = `call-of-code-${hostname()}-`

/** Calls `act` with a folder for temporary files. */
export async function inWorkFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders that killed processes left. */
export async function clearWorkFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0
    if (pid && !processStartTime(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}
