import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packFolder } from './pack-folder.ts'

/** The objects as they were made once, and the hash of the sources of which C++ was made then. */
export const KEPT_OBJECTS = join(import.meta.dirname, '../library/cpp')

/**
 * Lays the kept objects into a folder of C++, and says whether it did: with the compiler and one header they are all that
 * browsers need, and making them takes the other header first. Those of other sources are made anew.
 */
export async function layKeptObjects(folder: string, sources: string): Promise<boolean> {
  const kept = JSON.parse(await readFile(join(KEPT_OBJECTS, 'objects.json'), 'utf8'))
  if (kept.sources !== sources) return false
  const objects = kept.files as { name: string; sha256: string }[]
  for (const { name, sha256 } of objects) {
    const content = brotliDecompressSync(await readFile(join(KEPT_OBJECTS, `${name}.br`)))
    if (createHash('sha256').update(content).digest('hex') !== sha256) return false
    await writeFile(join(folder, name), content)
  }
  await packFolder(folder)
  return true
}
